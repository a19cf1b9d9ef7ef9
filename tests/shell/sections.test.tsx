// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { lanes, lottery, slots } from '../support/games'
import { good } from '../support/replies'
import { get, words } from '../support/screen'
import { back, press, startSite } from '../support/site'

const { navigation, shell, common } = english

const places: Manifest['navigation'] = [
  { id: 'home', icon: 'home', text: 'navigation.home', to: '/m/home' },
  { id: 'lottery', icon: 'lottery', text: 'navigation.lottery', to: '/m/home#lottery', primary: true },
  { id: 'account', icon: 'user', text: 'navigation.account', to: '/m/member/home' },
]

let landed: string[]
beforeEach(() => {
  landed = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    landed.push(this.id)
  })
})
afterEach(() => vi.restoreAllMocks())

const start = (path: string) =>
  startSite({
    path,
    session: {},
    manifest: { navigation: places },
    prepare: ({ http, page }) => {
      http.answer('gameLanes', good(lanes(slots, lottery)))
      page.scrollToTop = () => void landed.push('top')
    },
  })

const bar = (): Element => get('navigation', navigation.label)
const active = (): string[] =>
  [...bar().querySelectorAll('[aria-current]')].map((place) => words(place).trim())

describe('a place that leads to a section', () => {
  it('stands in the bar; the place of the page itself is the active one', async () => {
    await start('/m/home')
    expect(words(bar())).toContain(navigation.lottery)
    expect(active()).toEqual([navigation.home])
    await press('link', navigation.lottery)
    expect(location.pathname + location.hash).toBe('/m/home#lottery')
    expect(active()).toEqual([navigation.home])
  })

  it('shows its lane, again after a second tap, and leaves to the top', async () => {
    await start('/m/home')
    await press('link', navigation.lottery)
    await press('link', navigation.lottery)
    expect(landed).toEqual(['lottery', 'lottery'])
    await press('link', navigation.home)
    expect(landed).toEqual(['lottery', 'lottery', 'top'])
  })

  it('shows its lane from another page', async () => {
    await start('/m/member/home')
    await press('link', navigation.lottery)
    expect(landed).toEqual(['top', 'lottery'])
  })

  it('shows its lane no second time when a dialog comes and goes', async () => {
    const { edge } = await start('/m/home#lottery')
    await press('button', new RegExp(`^${shell.language}`))
    await press('button', common.close)
    await edge.clock.advance(times.leaveAnimation)
    await press('button', new RegExp(`^${shell.language}`))
    await back()
    expect(landed).toEqual(['lottery'])
  })
})
