import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { coverPairs } from '../support/deploys/cover'
import { deploys, describeDeploy } from '../support/deploys/deploy'
import { type Releases, releasesOf } from '../support/deploys/releases'
import { type Outcome, simulate } from '../support/deploys/simulate'
import { buildVersions, replaces, type Versions } from '../support/deploys/versions'
import { type ServedSite, serve } from '../support/served'
import { chromium } from '../support/workerBrowsers'

let versions: Versions
let releases: Releases
let site: ServedSite

beforeAll(async () => {
  versions = await buildVersions('hongvan')
  releases = releasesOf(versions)
  releases.release('N')
  site = await serve(releases)
})

afterAll(async () => {
  await site?.close()
  versions?.remove()
})

const scene = async () => ({ engine: await chromium(), site, releases })

describe('a tab that was left behind by a deploy goes on', () => {
  const outcomes: Outcome[] = []

  for (const deploy of inject('deep') ? deploys : coverPairs(deploys)) {
    it(`${describeDeploy(deploy)} (F123)`, async () => {
      const outcome = await simulate(await scene(), { ...deploy, to: 'N' })
      outcomes.push(outcome)
      expect(outcome.problems).toEqual([])
      expect(outcome.automatic).toBeLessThanOrEqual(1)
    })
  }

  it('and some of them had to be loaded anew', () => {
    expect(outcomes.filter(({ automatic }) => automatic === 1).length).toBeGreaterThan(0)
  })
})

/** Pages of the new build are there, and the script that all of them need is not. */
const halfWay = {
  from: 'N-1',
  worker: 'off',
  former: 'deleted',
  entry: '/m/home',
  way: ['reload'],
} as const

it('says in words that a site does not start, after one page that came by itself (F009)', async () => {
  releases.lose('N', 'main.', 'N half way')
  const { problems, automatic } = await simulate(await scene(), { ...halfWay, to: 'N half way' })
  expect(problems).toEqual([expect.stringContaining('the guard says: failed')])
  expect(automatic).toBe(1)
})

describe('the same looks find a recovery that is broken on purpose:', () => {
  it('one that does not know its own pages again, and never ends', async () => {
    const once = 'const recovered = hasFreshParam(location.search)'
    await versions.build('N for ever', [
      replaces('runtime/browser/startupWatchdog.ts', once, 'const recovered = false'),
    ])
    releases.lose('N for ever', 'main.', 'N half way for ever')
    const { problems } = await simulate(await scene(), { ...halfWay, to: 'N half way for ever' })
    expect(problems[0]).toContain('there is no end')
  })

  it('one that does nothing where the site was replaced', async () => {
    const decision = "return engaged ? 'reload' : 'recover'"
    await versions.build('N-1 idle', [
      replaces('runtime/rules/system/recovery.ts', decision, "return engaged ? 'retry' : 'retry'"),
    ])
    const left = { worker: 'off', former: 'deleted', entry: '/m/login', way: ['page'] } as const
    const { problems } = await simulate(await scene(), { ...left, from: 'N-1 idle', to: 'N' })
    expect(problems[0]).toContain('an error stands there')
  })
})
