// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, type SiteOptions } from '../../support/site'
import {
  currentUrl,
  gameAddress,
  gameFrame,
  loadGame,
  merchantWithGames,
  sendMessage,
  startWithGames,
  tiger,
} from './gamePlay'

const { common, member, play, shell, support } = english

const cashier = 'https://cashier.example/deposit'
const merchantWithCashier: Partial<Manifest> = {
  routes: {
    ...merchantWithGames.routes,
    '/m/voucherCenter': { page: 'embed', guard: 'member', url: cashier },
  },
  hosts: { ...merchantWithGames.hosts, frame: ['cashier.example'] },
}

/** A member's game that has loaded. */
async function openGame({ prepare, ...options }: SiteOptions = {}) {
  const running = await startWithGames({
    path: tiger,
    session: {},
    manifest: merchantWithCashier,
    prepare(browser) {
      browser.http.answer('balance', success({ balance: '100.50', currency: 'USD' }))
      prepare?.(browser)
    },
    ...options,
  })
  await loadGame()
  return running
}

const balance = (amount: string) => new RegExp(`^${shell.balance} .*${amount}`)

const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src)

describe('the bar of a member’s game', () => {
  it('has the balance, which is asked for again while the page is seen (D2)', async () => {
    const running = await openGame()
    expect(get('button', balance('100.50'))).toBeDefined()
    running.browser.http.answer('balance', success({ balance: '98.00', currency: 'USD' }))
    const requests = () => running.browser.http.requestsTo('balance').length
    const before = requests()
    await running.browser.clock.advance(times.gameBalance)
    expect(get('button', balance('98.00'))).toBeDefined()
    expect(requests()).toBe(before + 1)
    await actAndSettle(() => running.browser.page.setVisible(false))
    await running.browser.clock.advance(times.minutes(5))
    expect(requests()).toBe(before + 1)
  })

  it('has dots where amounts are hidden on the device (D205)', async () => {
    await openGame({ prepare: ({ storage }) => storage.write('amountsHidden', true) })
    expect(get('button', new RegExp(member.amountHidden))).toBeDefined()
    expect(pageText()).not.toContain('100.50')
  })

  it('has no balance where it is not known, and none in a trial', async () => {
    await openGame({ prepare: ({ http }) => http.answer('balance', failure('network')) })
    expect(find('button', new RegExp(`^${shell.balance}`))).toBeUndefined()
    expect(find('button', play.menu)).toBeDefined()
  })

  it('opens the deposit page above the game, which stays, and asks for the balance when it is closed (D5)', async () => {
    const running = await openGame()
    await press('button', member.deposit)
    expect(namesOf('dialog')).toEqual([member.deposit])
    expect(frames()).toEqual([gameAddress, cashier])
    expect(currentUrl()).toBe(tiger)
    running.browser.http.answer('balance', success({ balance: '150.50', currency: 'USD' }))
    await press('button', common.close)
    expect([namesOf('dialog'), currentUrl(), gameFrame()?.src]).toEqual([[], tiger, gameAddress])
    expect(pageText()).toContain('150.50')
  })

  it('comes back when the deposit page says that it is done', async () => {
    const running = await openGame()
    await press('button', member.deposit)
    await sendMessage(running, { type: 'close' })
    expect([namesOf('dialog'), currentUrl(), gameFrame()?.src]).toEqual([[], tiger, gameAddress])
  })

  it('leads to the deposit page where that is no page in a frame', async () => {
    await openGame({ manifest: merchantWithGames })
    await press('link', member.deposit)
    expect(currentUrl()).toBe('/m/voucherCenter')
  })
})

describe('the menu of a member’s game', () => {
  it('says how long it has been open, and has limits, a tab of its own and help (D14)', async () => {
    const limits = { url: 'https://limits.example/me', text: { EN: 'My limits' } }
    const running = await openGame({ manifest: { ...merchantWithCashier, compliance: { limits } } })
    await running.browser.clock.advance(times.minutes(7))
    await press('button', play.menu)
    expect(pageText(get('dialog'))).toContain(`${play.time}7 min`)
    await running.browser.clock.advance(times.minutes(1))
    expect(pageText(get('dialog'))).toContain(`${play.time}8 min`)
    expect(get('link', 'My limits').getAttribute('href')).toBe(limits.url)
    expect(get('link', play.newTab).getAttribute('href')).toBe(gameAddress)
    await press('button', common.contactUs)
    expect(namesOf('dialog')).toEqual([support.title])
  })

  it('leads to customer service for limits where the merchant has no page for them (D14)', async () => {
    await openGame()
    await press('button', play.menu)
    await press('button', new RegExp(member.limits))
    expect(namesOf('dialog')).toEqual([support.title])
    expect(gameFrame()).not.toBeNull()
  })
})
