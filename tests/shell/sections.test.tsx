// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { success } from '../support/fakes/replies'
import { lanes, lottery, slots } from '../support/games'
import { all, get, pageText } from '../support/screen'
import { back, press, startSite } from '../support/site'

const { navigation, shell, common } = english

const navigationItems: Manifest['navigation'] = [
  { id: 'home', icon: 'home', text: 'navigation.home', to: '/m/home' },
  { id: 'lottery', icon: 'lottery', text: 'navigation.lottery', to: '/m/home#lottery', primary: true },
  { id: 'account', icon: 'user', text: 'navigation.account', to: '/m/member/home' },
]

let scrolledTo: string[]
beforeEach(() => {
  scrolledTo = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id)
  })
})
afterEach(() => vi.restoreAllMocks())

const start = (path: string, items = navigationItems) =>
  startSite({
    path,
    session: {},
    manifest: { navigation: items },
    prepare: ({ http, page }) => {
      http.answer('gameLanes', success(lanes(slots, lottery)))
      page.scrollToTop = () => void scrolledTo.push('top')
    },
  })

const bar = (): Element => get('navigation', navigation.label)
const activeItems = (): string[] =>
  [...bar().querySelectorAll('[aria-current]')].map((item) => pageText(item).trim())

describe('a merchant without navigation items', () => {
  it('has no bottom bar', async () => {
    await start('/m/home', [])
    expect(all('navigation', navigation.label)).toEqual([])
    expect(document.querySelector('.BottomBar')).toBeNull()
  })
})

describe('a navigation item that leads to a section', () => {
  it('is in the bar; the item of the page itself is the active one', async () => {
    await start('/m/home')
    expect(pageText(bar())).toContain(navigation.lottery)
    expect(activeItems()).toEqual([navigation.home])
    await press('link', navigation.lottery)
    expect(location.pathname + location.hash).toBe('/m/home#lottery')
    expect(activeItems()).toEqual([navigation.home])
  })

  it('scrolls to its lane, also on a second tap; home scrolls to the top', async () => {
    await start('/m/home')
    await press('link', navigation.lottery)
    await press('link', navigation.lottery)
    expect(scrolledTo).toEqual(['lottery', 'lottery'])
    await press('link', navigation.home)
    expect(scrolledTo).toEqual(['lottery', 'lottery', 'top'])
  })

  it('scrolls to its lane from another page', async () => {
    await start('/m/member/home')
    await press('link', navigation.lottery)
    expect(scrolledTo).toEqual(['top', 'lottery'])
  })

  it('does not scroll to its lane again when a dialog opens and closes', async () => {
    const { browser } = await start('/m/home#lottery')
    await press('button', new RegExp(`^${shell.language}`))
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    await press('button', new RegExp(`^${shell.language}`))
    await back()
    expect(scrolledTo).toEqual(['lottery'])
  })
})
