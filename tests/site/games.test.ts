import { expect } from 'vitest'
import * as times from '../../runtime/tables/times'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { lotteryPath } from '../support/journeys/game'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** A slot machine that every merchant's market has. */
const trialPath = '/m/launchGame?vendor=emberline&code=midnight-cherries&playType=trial'

/** Longer than any test. */
const endlessDelay = 3_600_000

const gameIn = ({ page }: PlaywrightPhone) => page.frameLocator('iframe')

/** The amount that the game shows. */
const shownBalance = async (phone: PlaywrightPhone): Promise<number> =>
  Number(await gameIn(phone).locator('#balance').getAttribute('data-value'))

describeSites('games', ({ site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const open = async (fresh = false): Promise<[Member, PlaywrightPhone]> => {
    const phone = await newPhone(undefined, fresh ? { fresh } : {})
    return [new Member(phone, site.current), phone]
  }

  it('are tried by a visitor from the list, in full screen, and left by Back (E2.68, E7.33, I2.08)', async () => {
    const [member, phone] = await open()
    await member.opens('/m/game?category=slots')
    await phone.page.locator('main .GameCard', { hasText: 'Midnight Cherries' }).click()
    await member.taps('button', 'play.trial')
    const before = await shownBalance(phone)
    await gameIn(phone).locator('#bet').click()
    await gameIn(phone).locator('#result:not(:empty)').waitFor()
    expect(await shownBalance(phone)).not.toBe(before)
    await member.taps('button', 'play.fullscreen')
    await member.driver.until(`document.fullscreenElement !== null && !document.querySelector('.TopBar')`)
    await member.taps('button', 'play.leaveFullscreen')
    await member.driver.until(`document.fullscreenElement === null`)
    // The frame adds an entry to the history, which the page's own button skips.
    await gameIn(phone)
      .locator('body')
      .evaluate(() => location.assign('#played'))
    await member.taps('button', 'common.back')
    await member.expectPath('/m/game?category=slots')
    await phone.page.locator('main .GameCard').first().waitFor()
  })

  it('take a member’s bet from the balance, and lead back by their own button (E7.26, E7.30)', async () => {
    const [member, phone] = await open()
    await member.opensLoggedIn('ordinary', lotteryPath)
    const before = await shownBalance(phone)
    for (const number of [3, 7, 11]) await gameIn(phone).locator(`[data-number="${number}"]`).click()
    await gameIn(phone).locator('#bet').click()
    await gameIn(phone).locator('#result:not(:empty)').waitFor()
    const after = await shownBalance(phone)
    expect(after).not.toBe(before)
    await gameIn(phone).locator('#leave').click()
    await member.expectPath('/m/home')
    await member.opens(lotteryPath)
    expect(await shownBalance(phone)).toBe(after)
  })

  it('go on while a member deposits above them, and the balance follows (D5, E2.08)', async () => {
    const [member, phone] = await open()
    await member.opensLoggedIn('ordinary', lotteryPath)
    const before = await shownBalance(phone)
    // The game is not loaded again: what it has picked stays.
    await gameIn(phone).locator('[data-number="7"]').click()
    const amount = phone.page.locator('.BalancePill-amount bdi')
    const shown = await amount.textContent()
    await member.taps('button', 'member.deposit')
    const cashier = phone.page.frameLocator('dialog iframe')
    await cashier.locator('[data-amount]').first().click()
    await cashier.locator('#submit').click()
    await cashier.locator('#result:not(:empty)').waitFor()
    await cashier.locator('#back').click()
    await phone.until(`document.querySelectorAll('dialog').length === 0`)
    await member.expectPath(lotteryPath)
    expect(await gameIn(phone).locator('[data-number="7"]').getAttribute('aria-pressed')).toBe('true')
    expect(await shownBalance(phone)).toBe(before)
    await waitUntil('the new balance', async () => (await amount.textContent()) !== shown)
    await member.taps('button', 'play.menu')
    await member.reads('play.time')
    await member.reads('member.limits')
  })

  it('whose own button leads their frame to the site are left (E2.68, E2.04)', async () => {
    const [member, phone] = await open()
    await member.opens('/m/game?category=slots')
    await phone.page.locator('main .GameCard', { hasText: 'Midnight Cherries' }).click()
    await member.taps('button', 'play.trial')
    await gameIn(phone).locator('#bet').waitFor()
    await gameIn(phone)
      .locator('body')
      .evaluate((_, backUrl) => location.assign(backUrl), `${site.current.origin}/m/game?category=slots`)
    await member.expectPath('/m/game?category=slots')
    await phone.page.locator('main .GameCard').first().waitFor()
    expect(await phone.page.locator('iframe').count()).toBe(0)
    await member.goesBack()
    await phone.page.waitForURL('about:blank')
  })

  it('that stay silent never trap anybody (F158)', async () => {
    const [member, phone] = await open(true)
    await site.current.controlPlatform({ fault: { call: '/wps/games/play', delay: endlessDelay } })
    await phone.page.clock.install()
    await member.opens(trialPath)
    await phone.until(`document.querySelector('iframe') !== null`)
    await phone.page.clock.runFor(times.gameFrame + times.tick)
    await member.reads('play.slowTitle')
    const link = phone.page.locator('.LaunchGame-cover a')
    expect(await link.getAttribute('href')).toContain('/wps/games/play?')
    await phone.page.locator('.TopBar button').first().click()
    await member.expectPath('/m/home')
  })

  it('that refuse frames can be opened in a tab, and their guests are not listened to (F158)', async () => {
    const [member, phone] = await open()
    const { code: merchant } = site.current
    await site.current.controlPlatform({ games: { merchant, strangers: true } })
    await member.opens(trialPath)
    await phone.evaluate(
      `addEventListener('message', () => { globalThis.heard = (globalThis.heard ?? 0) + 1 })`,
    )
    await phone.until(`globalThis.heard > 8`)
    await member.expectPath(trialPath)
    await site.current.controlPlatform({ games: { merchant, refusesFrames: true } })
    await member.reloads()
    const tab = phone.page.waitForEvent('popup')
    await member.taps('link', 'play.newTab')
    await (await tab).locator('#bet').waitFor()
    await member.taps('button', 'common.back')
    await member.expectPath('/m/home')
  })
})
