// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { openOverlaysAtom } from '../../runtime/state/overlays'
import * as times from '../../runtime/tables/times'
import chinese from '../../runtime/text/CN.json'
import english from '../../runtime/text/EN.json'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, back, field, press, pressKey, startSite, type } from '../support/site'

const { common, login, shell } = english

const dialogTexts = (): string[] => [...document.querySelectorAll('dialog')].map(pageText)
const pageIsInert = (): boolean => document.querySelector('main')?.closest('[inert]') !== null

describe('a dialog', () => {
  it('makes the page inert and takes the focus', async () => {
    await startSite()
    expect(pageIsInert()).toBe(false)
    await press('button', shell.logIn)
    const dialog = get('dialog', login.title)
    expect(pageIsInert()).toBe(true)
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(namesOf('navigation')).toEqual([])
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true)
  })

  it.each<[string, () => Promise<void>]>([
    ['its close button', () => press('button', common.close)],
    ['Escape', () => pressKey('Escape')],
    ['Back', back],
    [
      'a tap on the mask',
      () => actAndSettle(() => document.querySelector<HTMLElement>('.Layer-mask')?.click()),
    ],
  ])('is closed by %s, disappears in 250 ms, and restores the focus', async (_, close) => {
    const { browser } = await startSite()
    const entries = history.length
    await press('button', shell.logIn)
    expect(history.length).toBe(entries + 1)
    await close()
    expect(find('dialog')).toBeUndefined()
    await browser.clock.advance(times.leaveAnimation - 1)
    expect(dialogTexts()).toHaveLength(1)
    await browser.clock.advance(1)
    expect(dialogTexts()).toEqual([])
    expect(pageIsInert()).toBe(false)
    expect(document.activeElement).toBe(get('button', shell.logIn))
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false)
    expect([location.pathname, history.state?.usr?.overlays ?? []]).toEqual(['/m/home', []])
  })

  it('opens once by two taps without a pause, and Back closes it', async () => {
    const { browser } = await startSite()
    await actAndSettle(() => {
      const button = get('button', shell.logIn)
      button.click()
      button.click()
    })
    expect(all('dialog')).toHaveLength(1)
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect(all('dialog')).toHaveLength(0)
    await press('button', shell.logIn)
    expect(all('dialog')).toHaveLength(1)
  })

  it.each([
    ['gives both of its openers its result', false],
    ['opens once by two taps while an earlier one is leaving', true],
  ])('%s', async (_, isAfterAnother) => {
    const { site } = await startSite()
    const results: unknown[] = []
    const payload = { title: 'common.notice', message: 'Sure?' } as const
    if (isAfterAnother) {
      await actAndSettle(() => void site.openOverlay('confirm', { ...payload }))
      await press('button', common.confirm)
    }
    await actAndSettle(() => {
      for (const _ of [1, 2])
        void site.openOverlay('confirm', { ...payload }).then((result) => results.push(result))
    })
    expect(namesOf('dialog')).toEqual([common.notice])
    await press('button', common.confirm)
    expect(results).toEqual([true, true])
  })

  it('cannot be used any more while it closes', async () => {
    await startSite()
    await press('button', shell.logIn)
    await press('button', common.close)
    expect(document.querySelector('dialog')?.hasAttribute('inert')).toBe(true)
  })

  it('opened above another makes that one inert, and Back closes one at a time', async () => {
    const { browser, site } = await startSite()
    await press('button', shell.logIn)
    await type(login.userName, 'minhanh88')
    await actAndSettle(() => void site.notice({ message: 'Something to know' }))
    expect(namesOf('dialog')).toEqual([common.notice])
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(field(login.userName).value).toBe('minhanh88')
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), location.pathname]).toEqual([[], '/m/home'])
  })

  it('that closes below another leaves that one open', async () => {
    const { browser, site } = await startSite()
    await press('button', shell.logIn)
    await actAndSettle(() => void site.notice({ message: 'Something to know' }))
    const [lower = ''] = site.overlays.openKeys()
    await actAndSettle(() => site.overlays.close(lower))
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([common.notice])
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), location.pathname]).toEqual([[], '/m/home'])
  })

  it('that opens together with another is closed alone: by Back, and by its button', async () => {
    const { browser, site } = await startSite()
    const openBoth = () =>
      actAndSettle(() => {
        void site.openOverlay('login', { reason: 'Below' })
        void site.notice({ message: 'Above' })
      })
    for (const closeTop of [() => press('button', common.confirm), back]) {
      await openBoth()
      await closeTop()
      await browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual([login.title])
      await back()
      await browser.clock.advance(times.leaveAnimation)
      expect([namesOf('dialog'), location.pathname]).toEqual([[], '/m/home'])
    }
  })

  it('closes only when it is on top on Escape', async () => {
    const { browser, site } = await startSite()
    await press('button', shell.logIn)
    await actAndSettle(() => void site.notice({ message: 'Something to know' }))
    await pressKey('Escape')
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
  })

  it('resolves to its result, or to undefined when it was dismissed', async () => {
    const { site } = await startSite({ session: {} })
    const results: unknown[] = []
    const openDialog = () =>
      actAndSettle(
        () =>
          void site
            .openOverlay('confirm', { message: 'Really?', other: 'common.cancel' })
            .then((result) => results.push(result)),
      )
    await openDialog()
    await press('button', common.confirm)
    await openDialog()
    await press('button', common.cancel)
    await openDialog()
    await pressKey('Escape')
    expect(results).toEqual([true, 'other', undefined])
  })

  it('closes on a page change', async () => {
    const { browser, site } = await startSite()
    await press('button', shell.logIn)
    await actAndSettle(() => site.go('/m/login'))
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, dialogTexts()]).toEqual(['/m/login', []])
    await back()
    expect(location.pathname).toBe('/m/home')
    expect(dialogTexts()).toEqual([])
  })

  it('that no active feature provides is closed again', async () => {
    const { browser, site } = await startSite({ features: [] })
    let closed = false
    await actAndSettle(
      () =>
        void site.openOverlay('support').then(() => {
          closed = true
        }),
    )
    await browser.clock.advance(times.leaveAnimation)
    expect([closed, pageIsInert()]).toEqual([true, false])
  })

  it('does not open again when its history entry is visited again', async () => {
    const { browser } = await startSite()
    await press('button', shell.logIn)
    await back()
    await actAndSettle(() => history.forward())
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([])
    expect(pageIsInert()).toBe(false)
  })
})

describe('a notice', () => {
  it('with the same message as an open one is not shown twice', async () => {
    const { site } = await startSite()
    await actAndSettle(() => {
      void site.notice({ message: 'Same' })
      void site.notice({ message: 'Same' })
      void site.notice({ message: 'Other' })
    })
    expect(dialogTexts()).toHaveLength(2)
  })

  it('has the title "notice" and the button "confirm", in the language of the site (I8.23)', async () => {
    const { site } = await startSite({ stored: { language: 'CN' } })
    await actAndSettle(() => void site.notice({ message: 'Text' }))
    expect([namesOf('heading'), namesOf('button')]).toEqual([
      [chinese.common.notice],
      [chinese.common.confirm],
    ])
  })
})

describe('a toast', () => {
  const hover = (event: 'pointerover' | 'pointerout') =>
    actAndSettle(() => document.querySelector('.Toast')?.dispatchEvent(new Event(event, { bubbles: true })))

  it('stays 1.5 s in a polite live region and leaves the page usable (I2.29, I9.10, E9.20)', async () => {
    const { browser, site } = await startSite()
    const region = document.querySelector('.ToastLane')
    expect([region?.getAttribute('role'), region?.getAttribute('aria-live')]).toEqual(['status', 'polite'])
    await actAndSettle(() => site.toast('Coming soon'))
    expect(toastText()).toBe('Coming soon')
    expect([pageIsInert(), namesOf('dialog')]).toEqual([false, []])
    await browser.clock.advance(1499)
    expect(site.store.get(openOverlaysAtom).map(({ leaving }) => leaving)).toEqual([false])
    await browser.clock.advance(1)
    expect(site.store.get(openOverlaysAtom).map(({ leaving }) => leaving)).toEqual([true])
    await browser.clock.advance(times.leaveAnimation)
    expect(toastText()).toBe('')
  })

  it('stays while it is hovered, and 1.5 s longer', async () => {
    const { browser, site } = await startSite()
    await actAndSettle(() => site.toast('Coming soon'))
    await browser.clock.advance(1000)
    await hover('pointerover')
    await browser.clock.advance(60_000)
    expect(toastText()).toBe('Coming soon')
    await hover('pointerout')
    await browser.clock.advance(1499)
    expect(toastText()).toBe('Coming soon')
    await browser.clock.advance(1 + times.leaveAnimation)
    expect(toastText()).toBe('')
  })

  it('waits for the previous one', async () => {
    const { browser, site } = await startSite()
    await actAndSettle(() => {
      site.toast('First')
      site.toast('Second')
    })
    expect(toastText()).toBe('First')
    await browser.clock.advance(1500 + times.leaveAnimation)
    expect(toastText()).toBe('Second')
    await browser.clock.advance(1500 + times.leaveAnimation)
    expect(toastText()).toBe('')
  })

  it('adds no history entry', async () => {
    const { site } = await startSite()
    const entries = history.length
    await actAndSettle(() => site.toast('Coming soon'))
    expect(history.length).toBe(entries)
  })
})

it('finds no dialog of an earlier test', () => {
  expect([all('dialog'), document.body.children.length]).toEqual([[], 0])
})
