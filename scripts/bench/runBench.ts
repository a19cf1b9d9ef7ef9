import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { newPhone } from './benchBrowser'
import { type BenchSite, openBenchSite } from './benchSite'
import { type ExactFigures, measureExactFigures } from './exactFigures'
import { findLighthouse, measureScores } from './lighthouse'
import { measureUse } from './measureUse'
import { lobbyPath, measureVisits } from './measureVisits'
import type { Profile } from './profiles'
import { type LineKind, measureRequests } from './requestTable'
import type { Measurements } from './table'

export interface BenchOptions {
  /** The project folder. */
  readonly root: string
  /** The merchant's release. */
  readonly folder: string
  readonly merchant: ResolvedMerchant
  readonly profile: Profile
  readonly rounds: number
  /** Where Lighthouse may be installed. */
  readonly lighthouseFolder: string
  readonly log: (line: string) => void
}

/** Lighthouse computes its times, so they vary little: it visits each page at most so often. */
const maxScoreRounds = 3

/** Measures everything about a release in one run. */
export async function runBench(options: BenchOptions): Promise<Measurements> {
  const { root, folder, merchant, profile, rounds, log } = options
  const site = await openBenchSite(root, folder, merchant, profile)
  try {
    const exact = await measureLobby(site)
    const samples = await measureVisits({
      ...site,
      profile,
      rounds,
      hasServiceWorker: merchant.manifest.serviceWorker !== false,
      onRound: (round) => log(round === 0 ? 'warming up' : `round ${round} of ${rounds}`),
    })
    log('after the start')
    const use = await measureUse(site, merchant.code, merchant.manifest.categories?.length ?? 1)
    const lighthouse = await findLighthouse(options.lighthouseFolder)
    log(lighthouse ? 'Lighthouse' : 'Lighthouse is not installed')
    const scores =
      lighthouse && (await measureScores(lighthouse, site, Math.min(rounds, maxScoreRounds), log))
    return { samples, use, exact, floorScriptBytes: site.floorScriptBytes, scores }
  } finally {
    await site.close()
  }
}

/** Only the exact figures and requests, within seconds. */
export async function runExact({
  root,
  folder,
  merchant,
}: Pick<BenchOptions, 'root' | 'folder' | 'merchant'>) {
  const site = await openBenchSite(root, folder, merchant)
  try {
    const figures = await measureLobby(site)
    return { figures, good: await requestsOn(site, 'good'), slow: await requestsOn(site, 'slow') }
  } finally {
    await site.close()
  }
}

async function requestsOn({ browser, locale, origins }: BenchSite, line: LineKind) {
  const context = await newPhone(browser, locale)
  const rows = await measureRequests(await context.newPage(), origins.http2 + lobbyPath, line)
  await context.close()
  return rows
}

async function measureLobby({ browser, locale, origins }: BenchSite): Promise<ExactFigures> {
  const context = await newPhone(browser, locale)
  const figures = await measureExactFigures(await context.newPage(), origins.http2 + lobbyPath)
  await context.close()
  return figures
}
