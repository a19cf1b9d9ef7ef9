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
): Promise<PageScores> {
  const port = await freePort()
  const browser = await launchBenchBrowser(certificate, [`--remote-debugging-port=${port}`])
  const scores: Record<ScoredPage, Scores[]> = { lobby: [], login: [], register: [] }
  try {
    for (let round = 0; round < rounds; round++)
      for (const page of scoredPages)
        scores[page].push(await visitOnce(lighthouse, origins.http2 + scoredPaths[page], port))
  } finally {
    await browser.close()
  }
  return scores
}

async function visitOnce(lighthouse: Lighthouse, address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance', 'best-practices'],
    logLevel: 'error',
  })
  const percent = (category: string): number => {
    const score = result?.lhr.categories[category]?.score
    if (typeof score !== 'number') throw new Error(`Lighthouse gives no score for ${category} of ${address}`)
    return Math.round(score * 100)
  }
  return { performance: percent('performance'), bestPractices: percent('best-practices') }
}

/** For each round the lowest score of the pages. */
export const worstBestPractices = (scores: PageScores): number[] =>
  scores.lobby.map((_, round) =>
    Math.min(...scoredPages.map((page) => scores[page][round]?.bestPractices ?? 0)),
  )
