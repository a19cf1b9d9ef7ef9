// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { ignoreSecondTaps } from '../../../runtime/browser/page/secondTap'
import * as times from '../../../runtime/tables/times'

ignoreSecondTaps()

/** A tap by a finger; `keyboard` stands for Enter on a focused control. */
interface Tap {
  readonly on: string
  readonly at?: readonly [x: number, y: number]
  readonly after: number
  readonly keyboard?: true
}

describe('a second tap', () => {
  let now = 0
  let heard: string[] = []

  beforeEach(() => {
    now += 10_000
    heard = []
    history.replaceState(null, '', '/m/home')
    document.body.innerHTML = `<dialog open><button id="one"><svg id="icon"></svg></button></dialog>
      <button id="other"></button>`
    document.body.onclick = ({ target }) => heard.push((target as Element).id)
  })

  const open = (): void =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<dialog open id="dialog"><p id="text"></p><button id="new"><b id="inside"></b></button><input id="field"></dialog>
      <button id="beside"></button>`,
    )
  const leave = (): void => history.replaceState(null, '', '/m/help?id=2')

  function tap({ on, at: [clientX, clientY] = [100, 100], after, keyboard }: Tap): boolean {
    now += after
    const event = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      clientX,
      clientY,
      detail: keyboard ? 0 : 1,
    })
    Object.defineProperty(event, 'timeStamp', { value: now })
    return document.getElementById(on)?.dispatchEvent(event) ?? false
  }

  it.each<[string, Tap, boolean]>([
    ['on a control of the dialog', { on: 'new', after: 300 }, false],
    ['inside of it', { on: 'inside', after: 300 }, false],
    ['beside its controls', { on: 'text', after: 300 }, false],
    ['on its mask', { on: 'dialog', after: 300 }, false],
    ['a few pixels away', { on: 'new', at: [107, 94], after: 300 }, false],
    ['after a moment', { on: 'new', after: times.secondTap }, true],
    ['elsewhere', { on: 'new', at: [100, 113], after: 100 }, true],
    ['on the same control', { on: 'one', after: 100 }, true],
    ['on the icon of the same control', { on: 'icon', after: 100 }, true],
    ['on what was there before', { on: 'other', after: 100 }, true],
    ['on what has changed in its place', { on: 'beside', after: 100 }, true],
    ['on a field, as that of a label', { on: 'field', after: 0 }, true],
    ['from the keyboard', { on: 'new', after: 100, keyboard: true }, true],
  ])('after one that has opened a dialog, %s: %j is heard: %s', (_, second, isHeard) => {
    tap({ on: 'one', after: 0 })
    open()
    expect(tap(second)).toBe(isHeard)
    expect(heard).toEqual(isHeard ? ['one', second.on] : ['one'])
  })

  it('is not for a page that the first has opened, unless it is for the same control', () => {
    tap({ on: 'other', after: 0 })
    leave()
    expect(tap({ on: 'other', after: 100 })).toBe(true)
    history.replaceState(null, '', '/m/home')
    tap({ on: 'other', after: times.secondTap })
    open()
    leave()
    expect([tap({ on: 'beside', after: 200 }), heard]).toEqual([false, ['other', 'other', 'other']])
  })

  it('is for the first one’s time: those after it are heard', () => {
    tap({ on: 'one', after: 0 })
    open()
    expect([tap({ on: 'new', after: 200 }), tap({ on: 'new', after: times.secondTap - 200 })]).toEqual([
      false,
      true,
    ])
  })
})
