import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../start/freePort'
import { launchBenchBrowser } from './benchBrowser'
import type { BenchSite } from './benchSite'

/** The pages that are scored. */
const scoredPaths = { lobby: '/m/home', login: '/m/login', register: '/m/register' } as const

export type ScoredPage = keyof typeof scoredPaths

const scoredPages = Object.keys(scoredPaths) as ScoredPage[]

/** The scores of one visit, 0 to 100. */
export interface Scores {
  readonly performance: number
  readonly bestPractices: number
}

/** The scores of each page, one for each round. */
export type PageScores = Readonly<Record<ScoredPage, readonly Scores[]>>

/** What is used of the package `lighthouse`. */
type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly onlyCategories: readonly string[]; readonly logLevel: 'error' },
) => Promise<
  | { readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> } }
  | undefined
>

/**
 * Lighthouse, if it is installed in a folder. It is no dependency of this project: few need it, it is large, and it asks for a newer
 * Node.
 */
export async function findLighthouse(folder: string): Promise<Lighthouse | undefined> {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('lighthouse')
    return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
  } catch {
    return undefined
  }
}

/** Lets Lighthouse visit the pages in turn, as its usual phone. */
export async function measureScores(
  lighthouse: Lighthouse,
  { origins, certificate }: Pick<BenchSite, 'origins' | 'certificate'>,
  rounds: number,
  log: (line: string) => void,
): Promise<PageScores> {
  const port = await freePort()
  const browser = await launchBenchBrowser(certificate, [`--remote-debugging-port=${port}`])
  const scores: Record<ScoredPage, Scores[]> = { lobby: [], login: [], register: [] }
  try {
    for (let round = 0; round < rounds; round++)
      for (const page of scoredPages) {
        const score = await visitOnce(lighthouse, origins.http2 + scoredPaths[page], port)
        if (score) scores[page].push(score)
        else log(`Lighthouse gave no score for the ${page} in round ${round + 1}`)
      }
  } finally {
    await browser.close()
  }
  return scores
}

/** Undefined when Lighthouse could not judge this visit. */
async function visitOnce(lighthouse: Lighthouse, address: string, port: number): Promise<Scores | undefined> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance', 'best-practices'],
    logLevel: 'error',
  })
  const [performance, bestPractices] = ['performance', 'best-practices'].map((category) => {
    const score = result?.lhr.categories[category]?.score
    return typeof score === 'number' ? Math.round(score * 100) : undefined
  })
  return performance === undefined || bestPractices === undefined ? undefined : { performance, bestPractices }
}

/** The lowest score of all visits; none without visits. */
export function worstBestPractices(scores: PageScores): number[] {
  const all = scoredPages.flatMap((page) => scores[page].map(({ bestPractices }) => bestPractices))
  return all.length > 0 ? [Math.min(...all)] : []
}
