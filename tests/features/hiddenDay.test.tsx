// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as times from '../../runtime/tables/times'
import { success } from '../support/fakes/replies'
import { lanes, live, lottery, slots } from '../support/games'
import { holdFrames } from '../support/heldFrames'
import { actAndSettle, startSite } from '../support/site'
import { callNames, everyPage } from './places'

/*
 * A tab that nobody looks at costs the member's data and battery, and the platform its capacity: whatever was open in it, a day later it
 * has sent nothing.
 */

holdFrames()

const pages = ['visitor', 'member'].flatMap((user) =>
  [
    ...Object.keys(everyPage.routes ?? {}),
    '/m/game?category=sports',
    '/m/launchGame?vendor=emberline&code=cherries',
  ].map((path) => [path, user] as const),
)

/** What a page sends within a time, after its first two minutes. */
async function sentWithin(time: times.Ms, path: string, user: string, visible: boolean): Promise<string[]> {
  const { browser } = await startSite({
    path,
    manifest: everyPage,
    ...(user === 'member' && { session: {} }),
    prepare({ http }) {
      for (const call of callNames) http.answer(call, success({}))
      http.answer('gameLanes', success(lanes(slots, live, lottery)))
    },
  })
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
