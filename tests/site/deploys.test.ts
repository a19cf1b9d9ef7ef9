import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { deploys, describeDeploy } from '../support/deploys/deploy'
import { selectPairwise } from '../support/deploys/pairwise'
import { createReleases, type Releases } from '../support/deploys/releases'
import { type Outcome, simulateDeploy } from '../support/deploys/simulate'
import { buildVersions } from '../support/deploys/versions'
import { chromium } from '../support/engines/workerBrowsers'
import { type ServedSite, serveSite } from '../support/sites/servedSite'

let releases: Releases
let site: ServedSite

beforeAll(async () => {
  releases = createReleases(await buildVersions('hongvan'))
  releases.deploy({ version: 'N' })
  site = await serveSite(releases)
})

afterAll(async () => {
  await site?.close()
  releases?.remove()
})

const createContext = async () => ({ engine: await chromium(), site, releases })

describe('a tab that was open during a deploy keeps working', () => {
  const outcomes: Outcome[] = []

  for (const deploy of inject('deep') ? deploys : selectPairwise(deploys)) {
    it(`${describeDeploy(deploy)} (F123)`, async () => {
      const outcome = await simulateDeploy(await createContext(), { ...deploy, to: { version: 'N' } })
      outcomes.push(outcome)
      expect(outcome.problems).toEqual([])
      expect(outcome.automatic).toBeLessThanOrEqual(1)
    })
  }

  it('after an automatic reload in some of these cases', () => {
    expect(outcomes.filter(({ automatic }) => automatic === 1).length).toBeGreaterThan(0)
  })

  it('and has its reloads answered by the browser, but for one in a hundred', () => {
    const unanswered = outcomes.reduce((sum, outcome) => sum + outcome.unanswered, 0)
    expect(unanswered).toBeLessThanOrEqual(Math.ceil(outcomes.length / 100))
  })

  it('with the page on the device in some of these cases, which a later navigation replaces (F126, F128)', () => {
    expect(outcomes.filter(({ showedOldPage }) => showedOldPage).length).toBeGreaterThan(0)
  })
})

/** The pages of the new build are deployed, but the entry script is missing. */
const incompleteDeploy = {
  from: 'N-1',
  worker: 'off',
  oldFiles: 'deleted',
  entry: '/m/home',
  steps: ['reload'],
} as const

it('says that a site does not start, after one automatic reload (F009)', async () => {
  const { problems, automatic } = await simulateDeploy(await createContext(), {
    ...incompleteDeploy,
    to: { version: 'N', without: 'main.' },
    failsWhen: `document.documentElement.dataset.startupError === 'failed'`,
  })
  expect(problems).toEqual([expect.stringContaining('the watchdog shows: failed')])
  expect(automatic).toBe(1)
})

describe('the same checks detect a recovery that is broken on purpose:', () => {
  it('one that does not recognize its own reload, and reloads endlessly', async () => {
    const { problems } = await simulateDeploy(await createContext(), {
      ...incompleteDeploy,
      to: { version: 'broken', without: 'main.' },
    })
    expect(problems[0]).toContain('endless loop')
  })

  it('one that does nothing when the site was replaced', async () => {
    const scenario = { worker: 'off', oldFiles: 'deleted', entry: '/m/login', steps: ['page'] } as const
    const { problems } = await simulateDeploy(await createContext(), {
      ...scenario,
      from: 'broken',
      to: { version: 'N' },
      failsWhen: `document.querySelector('.ErrorState') !== null || document.body.innerText.includes('We could not reach the service')`,
    })
    // The notice may come before the tap, or after it.
    expect(problems[0]).toMatch(/an error is shown|cannot be tapped: .*We could not reach the service/)
  })
})
