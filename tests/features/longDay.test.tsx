// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as times from '../../runtime/tables/times'
import { testStartTime } from '../support/fakes/fakeClock'
import { success } from '../support/fakes/replies'
import { lanes, live, lottery, slots } from '../support/games'
import { holdFrames } from '../support/heldFrames'
import { actAndSettle, type RunningSite, startSite } from '../support/site'
import { callNames, everyPage } from './places'

/*
 * A tab that nobody looks at costs the member's data and battery, and the platform its capacity: whatever was open in it, a day later it
 * has sent nothing. And one that is looked at all day does not collect timers.
 */

holdFrames()

const pages = ['visitor', 'member'].flatMap((user) =>
  [
    ...Object.keys(everyPage.routes ?? {}),
    '/m/game?category=sports',
    '/m/launchGame?vendor=emberline&code=cherries',
  ].map((path) => [path, user] as const),
)

/** A page of a merchant that has every page. */
const open = (path: string, user: string, nextDraw?: number): Promise<RunningSite> =>
  startSite({
    path,
    manifest: everyPage,
    ...(user === 'member' && { session: {} }),
    prepare({ http }) {
      for (const call of callNames) http.answer(call, success({}))
      const found = lanes(lottery, slots, live)
      const soon = found.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((card) => ({ ...card, nextDraw })),
      }))
      http.answer('gameLanes', success({ lanes: soon }))
    },
  })

/** What a page sends within a time, after its first two minutes. */
async function sentWithin(time: times.Ms, path: string, user: string, visible: boolean): Promise<string[]> {
  const { browser } = await open(path, user)
  await browser.clock.advance(times.minutes(2))
  await actAndSettle(() => browser.page.setVisible(visible))
  const { length } = browser.http.requests
  await browser.clock.advance(time)
  return browser.http.requests.slice(length).map((request) => request.path)
}

it.each(pages)(
  'a tab with %s of a %s asks for nothing on a day in which nobody looks at it',
  async (path, user) => {
    expect(await sentWithin(times.minutes(24 * 60), path, user, false)).toEqual([])
  },
)

it('a tab that is looked at does so every hour', async () => {
  expect(await sentWithin(times.minutes(61), '/m/home', 'member', true)).not.toEqual([])
})

/** How many more timers wait after `time` than after the first five minutes. */
async function timersAfter(time: times.Ms, { browser: { clock } }: RunningSite): Promise<number> {
  await clock.advance(times.minutes(5))
  const before = clock.pendingTimers
  expect(before).toBeGreaterThan(0)
  await clock.advance(time)
  return clock.pendingTimers - before
}

/** One that is about to end. */
const passing = 1

it.each(pages)('a tab with %s of a %s that is looked at does not collect timers', async (path, user) => {
  expect(await timersAfter(times.minutes(120), await open(path, user))).toBeLessThanOrEqual(passing)
})

it('nor does a lobby in which draws are counted down', async () => {
  const site = await open('/m/home', 'member', testStartTime + times.minutes(15))
  expect(await timersAfter(times.minutes(15), site)).toBeLessThanOrEqual(passing)
})
