import { afterAll, describe, inject, it } from 'vitest'
import type { Journey } from '../journeys'
import { Member } from '../member'
import { phonesForTests, siteForTests } from '../sites/fixtures'
import { assignEverywhere, assignRoundRobin } from '../sites/roundRobin'
import type { Engine } from './driver'

/**
 * Declares the journeys of an engine other than Chromium: each at one merchant, round robin, and at all of them in a deep run.
 * Each merchant has a browser of its own from `launch`. With different offsets, engines run the same journey
 * at different merchants.
 */
export function declareJourneys(
  name: Engine['name'],
  journeys: readonly Journey[],
  offset: number,
  launch: () => Promise<Engine>,
): void {
  const sites = inject('sites')
  const assigned = inject('deep')
    ? assignEverywhere(journeys, sites)
    : assignRoundRobin(journeys, sites, offset)

  for (const { site: built, rows } of assigned) {
    if (rows.length === 0) continue
    describe(`${name}, ${built.code}`, () => {
      const site = siteForTests(built)
      let engine: Promise<Engine> | undefined
      const newPhone = phonesForTests(() => {
        engine ??= launch()
        return engine
      })
      afterAll(async () => (await engine)?.close())

      for (const { title, run, phone } of rows)
        it(title, async () => {
          if (name === 'WebKit' && phone?.serviceWorkers !== 'allow') site.current.hideServiceWorker()
          await run(new Member(await newPhone(undefined, phone), site.current))
        })
    })
  }
}
