// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { openOverlaysAtom } from '../../runtime/state/overlays'
import { times } from '../../runtime/tables/times'
import chinese from '../../runtime/text/CN.json'
import english from '../../runtime/text/EN.json'
import { all, find, get, names, toast, words } from '../support/screen'
import { back, doing, field, key, press, startSite, type } from '../support/site'

const { common, login, shell } = english

const inDocument = (): string[] => [...document.querySelectorAll('dialog')].map(words)
const pageIsInert = (): boolean => document.querySelector('main')?.closest('[inert]') !== null

describe('a dialog', () => {
  it('stands over an inert page and takes the focus', async () => {
    await startSite()
    expect(pageIsInert()).toBe(false)
    await press('button', shell.logIn)
    const dialog = get('dialog', login.title)
    expect(pageIsInert()).toBe(true)
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(names('navigation')).toEqual([])
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true)
  })

  it.each<[string, () => Promise<void>]>([
    ['its close button', () => press('button', common.close)],
    ['Escape', () => key('Escape')],
    ['Back', back],
    ['a tap beside it', () => doing(() => document.querySelector<HTMLElement>('.Layer-mask')?.click())],
  ])('is closed by %s, leaves in 250 ms, and gives the focus back', async (_, close) => {
    const { edge } = await startSite()
    const entries = history.length
    await press('button', shell.logIn)
    expect(history.length).toBe(entries + 1)
    await close()
    expect(find('dialog')).toBeUndefined()
    await edge.clock.advance(times.leaveAnimation - 1)
    expect(inDocument()).toHaveLength(1)
    await edge.clock.advance(1)
    expect(inDocument()).toEqual([])
    expect(pageIsInert()).toBe(false)
    expect(document.activeElement).toBe(get('button', shell.logIn))
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false)
    expect([location.pathname, history.state?.usr?.overlays ?? []]).toEqual(['/m/home', []])
  })

  it('cannot be used any more while it leaves', async () => {
    await startSite()
    await press('button', shell.logIn)
    await press('button', common.close)
    expect(document.querySelector('dialog')?.hasAttribute('inert')).toBe(true)
  })

  it('opened over another makes that one inert, and Back closes one at a time', async () => {
    const { edge, site } = await startSite()
    await press('button', shell.logIn)
    await type(login.userName, 'minhanh88')
    await doing(() => void site.notice({ message: 'Something to know' }))
    expect(names('dialog')).toEqual([common.notice])
    await back()
    await edge.clock.advance(times.leaveAnimation)
    expect(names('dialog')).toEqual([login.title])
    expect(field(login.userName).value).toBe('minhanh88')
    await back()
    await edge.clock.advance(times.leaveAnimation)
    expect([names('dialog'), location.pathname]).toEqual([[], '/m/home'])
  })

  it('that closes below another leaves that one standing', async () => {
    const { edge, site } = await startSite()
    await press('button', shell.logIn)
    await doing(() => void site.notice({ message: 'Something to know' }))
    const [below = ''] = site.overlays.openKeys()
    await doing(() => site.overlays.close(below))
    await edge.clock.advance(times.leaveAnimation)
    expect(names('dialog')).toEqual([common.notice])
    await back()
    await edge.clock.advance(times.leaveAnimation)
    expect([names('dialog'), location.pathname]).toEqual([[], '/m/home'])
  })

  it('closes only the one on top by Escape', async () => {
    const { edge, site } = await startSite()
    await press('button', shell.logIn)
    await doing(() => void site.notice({ message: 'Something to know' }))
    await key('Escape')
    await edge.clock.advance(times.leaveAnimation)
    expect(names('dialog')).toEqual([login.title])
  })

  it('tells the opener what it was closed with, and nothing when it was dismissed', async () => {
    const { site } = await startSite({ session: {} })
    const results: unknown[] = []
    const ask = () => doing(() => void site.open('logOut').then((result) => results.push(result)))
    await ask()
    await press('button', english.member.logOut)
    await ask()
    await key('Escape')
    expect(results).toEqual([true, undefined])
  })

  it('goes with the page that it stood on', async () => {
    const { edge, site } = await startSite()
    await press('button', shell.logIn)
    await doing(() => site.go('/m/login'))
    await edge.clock.advance(times.leaveAnimation)
    expect([location.pathname, inDocument()]).toEqual(['/m/login', []])
    await back()
    expect(location.pathname).toBe('/m/home')
    expect(inDocument()).toEqual([])
  })

  it('that no feature of this site shows is closed again', async () => {
    const { edge, site } = await startSite({ features: [] })
    let closed = false
    await doing(
      () =>
        void site.open('support').then(() => {
          closed = true
        }),
    )
    await edge.clock.advance(times.leaveAnimation)
    expect([closed, pageIsInert()]).toEqual([true, false])
  })

  it('never comes back by itself after a reload of its entry', async () => {
    const { edge } = await startSite()
    await press('button', shell.logIn)
    await back()
    await doing(() => history.forward())
    await edge.clock.advance(times.leaveAnimation)
    expect(names('dialog')).toEqual([])
    expect(pageIsInert()).toBe(false)
  })
})

describe('a notice', () => {
  it('with the same words as one that is open is that one', async () => {
    const { site } = await startSite()
    await doing(() => {
      void site.notice({ message: 'Same' })
      void site.notice({ message: 'Same' })
      void site.notice({ message: 'Other' })
    })
    expect(inDocument()).toHaveLength(2)
  })

  it('has the title "notice" and the button "confirm", in the language of the site (I8.23)', async () => {
    const { site } = await startSite({ kept: { language: 'CN' } })
    await doing(() => void site.notice({ message: 'Text' }))
    expect([names('heading'), names('button')]).toEqual([[chinese.common.notice], [chinese.common.confirm]])
  })
})

describe('a toast', () => {
  const hover = (event: 'pointerover' | 'pointerout') =>
    doing(() => document.querySelector('.Toast')?.dispatchEvent(new Event(event, { bubbles: true })))

  it('stays 1.5 s in a polite live region and leaves the page usable (I2.29, I9.10, E9.20)', async () => {
    const { edge, site } = await startSite()
    const region = document.querySelector('.ToastLane')
    expect([region?.getAttribute('role'), region?.getAttribute('aria-live')]).toEqual(['status', 'polite'])
    await doing(() => site.toast('Coming soon'))
    expect(toast()).toBe('Coming soon')
    expect([pageIsInert(), names('dialog')]).toEqual([false, []])
    await edge.clock.advance(1499)
    expect(site.store.get(openOverlaysAtom).map(({ leaving }) => leaving)).toEqual([false])
    await edge.clock.advance(1)
    expect(site.store.get(openOverlaysAtom).map(({ leaving }) => leaving)).toEqual([true])
    await edge.clock.advance(times.leaveAnimation)
    expect(toast()).toBe('')
  })

  it('stays as long as it is hovered, and 1.5 s more', async () => {
    const { edge, site } = await startSite()
    await doing(() => site.toast('Coming soon'))
    await edge.clock.advance(1000)
    await hover('pointerover')
    await edge.clock.advance(60_000)
    expect(toast()).toBe('Coming soon')
    await hover('pointerout')
    await edge.clock.advance(1499)
    expect(toast()).toBe('Coming soon')
    await edge.clock.advance(1 + times.leaveAnimation)
    expect(toast()).toBe('')
  })

  it('waits for the one before it', async () => {
    const { edge, site } = await startSite()
    await doing(() => {
      site.toast('First')
      site.toast('Second')
    })
    expect(toast()).toBe('First')
    await edge.clock.advance(1500 + times.leaveAnimation)
    expect(toast()).toBe('Second')
    await edge.clock.advance(1500 + times.leaveAnimation)
    expect(toast()).toBe('')
  })

  it('needs no entry in the history', async () => {
    const { site } = await startSite()
    const entries = history.length
    await doing(() => site.toast('Coming soon'))
    expect(history.length).toBe(entries)
  })
})

it('leaves no dialog of an earlier test behind', () => {
  expect([all('dialog'), document.body.children.length]).toEqual([[], 0])
})
