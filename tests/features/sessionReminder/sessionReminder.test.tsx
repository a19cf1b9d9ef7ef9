// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { hashText } from '../../../runtime/rules/text/hash'
import { minutes } from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import { manifestPart } from '../../support/manifest'
import { find, namesOf, pageText } from '../../support/screen'
import { actAndSettle, memberSession, press, type SiteOptions, startSite } from '../../support/site'

const { sessionReminder } = english
const every30 = manifestPart('{ "compliance": { "sessionReminderMinutes": 30 } }')
const textFor = (count: number): string => sessionReminder.text_other.replace('{{count}}', String(count))
const dialog = () => find('dialog', sessionReminder.title)

const startMember = (options: SiteOptions = {}) => startSite({ manifest: every30, session: {}, ...options })

describe('the session reminder', () => {
  it('says after the interval how long the session has lasted, and again after the next one', async () => {
    const { browser } = await startMember()
    await browser.clock.advance(minutes(30) - 1)
    expect(dialog()).toBeUndefined()
    await browser.clock.advance(1)
    expect(pageText(dialog())).toContain(textFor(30))
    await press('button', sessionReminder.continue)
    await browser.clock.advance(minutes(30) - 1)
    expect(namesOf('dialog')).toEqual([])
    await browser.clock.advance(1)
    expect(pageText(dialog())).toContain(textFor(60))
  })

  it.each([
    [1440, 'for 24 hours.'],
    [150, 'for 2:30 hours.'],
  ])('says %d minutes in hours: %s', async (interval, words) => {
    const { browser } = await startMember({
      manifest: manifestPart(`{ "compliance": { "sessionReminderMinutes": ${interval} } }`),
    })
    await browser.clock.advance(minutes(interval))
    expect(pageText(dialog())).toContain(words)
  })

  it('logs out when the member chooses that', async () => {
    const { browser } = await startMember({ path: '/m/member/home' })
    await browser.clock.advance(minutes(30))
    await press('button', sessionReminder.logOut)
    expect([browser.storage.read('session'), location.pathname]).toEqual([undefined, '/m/home'])
    expect(browser.storage.read('screenTime')).toBeUndefined()
  })

  it('counts only the time on the screen', async () => {
    const { browser } = await startMember()
    await browser.clock.advance(minutes(20))
    await actAndSettle(() => browser.page.setVisible(false))
    await browser.clock.advance(minutes(500))
    await actAndSettle(() => browser.page.setVisible(true))
    await browser.clock.advance(minutes(10) - 1)
    expect(dialog()).toBeUndefined()
    await browser.clock.advance(1)
    expect(pageText(dialog())).toContain(textFor(30))
  })

  it('goes on counting over pages and a reload, in the same session only', async () => {
    const [browser, reloaded] = twoTabs()
    const { site } = await startMember({ browser })
    await browser.clock.advance(minutes(20))
    await actAndSettle(() => site.go('/m/member/home'))
    await browser.clock.advance(minutes(5))
    await actAndSettle(() => browser.page.setVisible(false))
    await startMember({ browser: reloaded })
    await reloaded.clock.advance(minutes(5))
    expect(pageText(dialog())).toContain(textFor(30))
  })

  it('begins anew for the next member', async () => {
    const { browser, site } = await startMember()
    await browser.clock.advance(minutes(20))
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    await browser.clock.advance(minutes(30) - 1)
    expect(dialog()).toBeUndefined()
    await browser.clock.advance(1)
    expect(pageText(dialog())).toContain(textFor(30))
  })

  it('opens once when it is overdue, and what is stored cannot break it', async () => {
    const tokenHash = hashText(memberSession.token)
    const { browser } = await startMember({
      stored: { screenTime: { tokenHash, time: minutes(95), remindedAt: 'never' } },
    })
    await browser.clock.advance(1)
    expect(pageText(dialog())).toContain(textFor(95))
    await press('button', sessionReminder.continue)
    await browser.clock.advance(minutes(30) - 1)
    expect(namesOf('dialog')).toEqual([])
  })

  it.each<[string, SiteOptions]>([
    ['a visitor', { manifest: every30 }],
    ['a merchant that does not ask for it', { session: {}, manifest: manifestPart('{ "compliance": {} }') }],
  ])('is not shown to %s', async (_, options) => {
    const { browser } = await startSite(options)
    await browser.clock.advance(minutes(200))
    expect(namesOf('dialog')).toEqual([])
  })
})

it('is foretold in the account: how long this session has been on the screen (D14)', async () => {
  const { browser } = await startMember({ path: '/m/member/home' })
  const row = () => [...document.querySelectorAll('.ListRow-words')].map(({ textContent }) => textContent)
  expect(row()).toContain(`${sessionReminder.time}0 min`)
  await browser.clock.advance(minutes(12))
  expect(row()).toContain(`${sessionReminder.time}12 min`)
  await actAndSettle(() => browser.page.setVisible(false))
  await browser.clock.advance(minutes(9))
  await actAndSettle(() => browser.page.setVisible(true))
  await browser.clock.advance(minutes(1))
  expect(row()).toContain(`${sessionReminder.time}13 min`)
})
