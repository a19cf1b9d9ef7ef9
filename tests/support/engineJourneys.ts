import { afterAll, describe, inject, it } from 'vitest'
import { assignEverywhere, assignInTurn } from './assign'
import type { Engine } from './driver'
import { phonesForTests, siteForTests } from './fixtures'
import type { Journey } from './journeys'
import { Member } from './member'

/**
 * Declares the journeys of an engine beside Chromium: each at one merchant, in turn, and in a deep run at all. The merchants
 * run side by side; `launch` gives each its browser. `offset` keeps the engines apart: the same journey comes to different merchants.
 */
export function journeysIn(
  name: Engine['name'],
  journeys: readonly Journey[],
  offset: number,
  launch: () => Promise<Engine>,
): void {
  const sites = inject('sites')
  const assigned = inject('deep') ? assignEverywhere(journeys, sites) : assignInTurn(journeys, sites, offset)

  for (const { site: built, rows } of assigned) {
    if (rows.length === 0) continue
    describe.concurrent(`${name}, ${built.code}`, () => {
      const site = siteForTests(built)
      let engine: Promise<Engine> | undefined
      const newPhone = phonesForTests(() => {
        engine ??= launch()
        return engine
      })
      afterAll(async () => (await engine)?.close())

      for (const { title, run, phone } of rows)
        it.sequential(title, async () => {
          if (name === 'WebKit' && phone?.serviceWorkers !== 'allow') site.current.hideWorker()
          await run(new Member(await newPhone(undefined, phone), site.current))
        })
    })
  }
}
