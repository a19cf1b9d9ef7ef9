import { afterAll, describe, inject, it } from 'vitest'
import type { Journey } from '../journeys'
import { assignJourneys, type otherEngines } from '../journeys/chooseJourneys'
import { Member } from '../member'
import { phonesForTests, siteForTests } from '../sites/fixtures'
import { assignEverywhere } from '../sites/roundRobin'
import type { Engine } from './driver'

/** Declares the journeys of an engine other than Chromium; in a deep run all of them at all merchants. */
export function declareJourneys(
  name: (typeof otherEngines)[number],
  journeys: readonly Journey[],
  launch: () => Promise<Engine>,
): void {
  const sites = inject('sites')
  const assigned = inject('deep')
    ? assignEverywhere(journeys, sites)
    : assignJourneys(name, journeys, sites, inject('turn'))

  let engine: Promise<Engine> | undefined
  afterAll(async () => (await engine)?.close())

  for (const { site: built, rows } of assigned) {
    if (rows.length === 0) continue
    describe(`${name}, ${built.code}`, () => {
      const site = siteForTests(built)
      const newPhone = phonesForTests(() => {
        engine ??= launch()
        return engine
      })

      for (const { title, run, phone } of rows)
        it(title, async () => {
          if (name === 'WebKit' && phone?.serviceWorkers !== 'allow') site.current.hideServiceWorker()
          await run(new Member(await newPhone(undefined, phone), site.current))
        })
    })
  }
}
