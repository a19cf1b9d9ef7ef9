// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { failure, success } from '../../support/fakes/replies'
import { lanes, live, slots } from '../../support/games'
import { all, find, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, type RunningSite, startSite } from '../../support/site'

const { system, common } = english

const lobbyCopy = { lanes: { owner: 'EN ', reply: lanes(slots, live) } }

const noReplies = ({ http }: FakeBrowser): void => {
  for (const call of ['status', 'ping', 'gameLanes', 'banners'] as const)
    http.answer(call, failure('network'))
}

/** A start without any reply from the platform, after an earlier visit. */
async function startSilent(path: string, online = true): Promise<RunningSite> {
  const running = await startSite({
    path,
    stored: lobbyCopy,
    prepare(browser) {
      noReplies(browser)
      if (!online) browser.page.setOnline(false)
    },
  })
  await running.browser.clock.advance(times.idle)
  return running
}

const answerAgain = ({ browser: { http } }: RunningSite): void => {
  http.answer('status', success({ state: 'normal' }))
  http.answer('gameLanes', success(lanes(live)))
}

const laneTitles = (): string[] =>
  all('heading')
    .map(pageText)
    .filter((title) => ['Slots', 'Live'].includes(title))

it.each([
  ['the device has no connection', false],
  ['nothing answers', true],
])('while %s, the lobby of the last visit stays, and a line says why (D212, F036)', async (_, online) => {
  const running = await startSilent('/m/home', online)
  expect([namesOf('dialog'), laneTitles()]).toEqual([[], ['Slots', 'Live']])
  await running.browser.clock.advance(times.offlineLine)
  expect(pageText(find('status', system.offlineLine))).toBe(system.offlineLine)
  // The check that follows covers nothing either.
  await running.browser.clock.advance(times.offlineCheckInterval + times.resumeDebounce)
  expect([namesOf('dialog'), laneTitles()]).toEqual([[], ['Slots', 'Live']])
})

it('its games are today’s once the platform answers again, without a tap (D212, F036)', async () => {
  const running = await startSilent('/m/home')
  answerAgain(running)
  await running.browser.clock.advance(times.offlineCheckInterval + times.resumeDebounce)
  expect(laneTitles()).toEqual(['Live'])
  expect(pageText(find('status', system.backLine))).toBe(system.backLine)
})

it('a member who goes on from there meets no screen that covers the site (D212)', async () => {
  const running = await startSilent('/m/home')
  await actAndSettle(() => running.site.go('/m/login'))
  await running.browser.clock.advance(times.offlineCheckInterval + times.resumeDebounce)
  expect([location.pathname, namesOf('dialog')]).toEqual(['/m/login', []])
})

it('any other page has a screen that says so: there is nothing of it on the device (F036)', async () => {
  const running = await startSilent('/m/login')
  expect(namesOf('dialog')).toEqual([system.offlineTitle])
  answerAgain(running)
  await press('button', common.retry)
  await running.browser.clock.advance(times.leaveAnimation)
  expect(namesOf('dialog')).toEqual([])
})
