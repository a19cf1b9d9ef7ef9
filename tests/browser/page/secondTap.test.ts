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
    document.body.innerHTML = `<button id="one"><svg id="icon"></svg></button><button id="two"></button>
      <p id="text"></p><label id="label">L</label><input id="field">`
    document.body.onclick = ({ target }) => heard.push((target as Element).id)
  })

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
    ['on another control on that spot', { on: 'two', after: 300 }, false],
    ['on what is no control', { on: 'text', after: 300 }, false],
    ['a few pixels beside it', { on: 'two', at: [110, 115], after: 300 }, false],
    ['after a moment', { on: 'two', after: times.secondTap }, true],
    ['elsewhere', { on: 'two', at: [100, 140], after: 100 }, true],
    ['on the same control', { on: 'one', after: 100 }, true],
    ['on the icon of the same control', { on: 'icon', after: 100 }, true],
    ['on a field, as that of a label', { on: 'field', after: 0 }, true],
    ['from the keyboard', { on: 'two', after: 100, keyboard: true }, true],
  ])('%s: %j is heard: %s', (_, second, isHeard) => {
    tap({ on: 'one', after: 0 })
    expect(tap(second)).toBe(isHeard)
    expect(heard).toEqual(isHeard ? ['one', second.on] : ['one'])
  })

  it('and a third soon after it are both ignored', () => {
    for (const [on, after] of [
      ['one', 0],
      ['two', 300],
      ['text', 300],
    ] as const)
      tap({ on, after })
    expect(heard).toEqual(['one'])
  })
})
