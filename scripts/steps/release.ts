import { join } from 'node:path'
import { checkedMerchants } from './checked'
import { merchantCodes, unknownCode } from './codes'
import { formatIssues } from './issue-format'
import type { Loaded } from './merchants'
import { type ReportStream, siteTable, tellProgress } from './report'
import { buildSites, type SiteResult } from './sites'

export interface ReleaseOptions {
  readonly root: string
  readonly out: string
  /** Only these merchants; all, when empty. */
  readonly codes: readonly string[]
  readonly stream: ReportStream
  /** Plain lines instead of a moving bar. */
  readonly plain: boolean
}

/**
 * Checks merchants and builds those that have nothing wrong; the others are named with what is wrong and keep what
 * they had. Gives the exit code: 0 when every merchant that was asked for is built and nothing is wrong.
 */
export async function release(options: ReleaseOptions): Promise<0 | 1> {
  try {
    return await check(options)
  } catch (error) {
    // A runtime that does not compile: the message says file, line and reason.
    return fail(options.stream, error instanceof Error ? error.message : String(error))
  }
}

async function check(options: ReleaseOptions): Promise<0 | 1> {
  const { root, codes, stream } = options
  const all = merchantCodes(root)
  const problem =
    all.length === 0 ? 'There is no merchant: merchants/ has no folder.' : unknownCode(codes, all)
  if (problem) return fail(stream, problem)
  const loaded = await checkedMerchants(root, { codes, release: true })
  if (loaded.issues.length > 0)
    stream.write(`${formatIssues(loaded.issues, { color: Boolean(stream.isTTY) && !options.plain })}\n\n`)
  return build(options, loaded)
}

async function build(options: ReleaseOptions, loaded: Loaded): Promise<0 | 1> {
  const { stream, plain } = options
  const merchants = loaded.merchants.filter(({ issues }) => issues.length === 0)
  if (merchants.length === 0) return fail(stream, 'Nothing is built.')
  const progress = tellProgress(stream, merchants.length, plain)
  const results = await buildSites({
    ...options,
    merchants,
    development: false,
    onMerchant: progress.merchant,
  }).finally(progress.done)
  return conclude(stream, loaded, results)
}

function conclude(stream: ReportStream, { codes, issues }: Loaded, results: readonly SiteResult[]): 0 | 1 {
  stream.write(`${siteTable(results)}\n`)
  const failures = results.flatMap((result) =>
    'problem' in result ? [`${result.code}: ${result.problem}`] : [],
  )
  const left = codes.filter((code) => !results.some((result) => result.code === code))
  if (left.length > 0) failures.push(`Not built, because of the issues above: ${left.join(', ')}.`)
  for (const failure of failures) stream.write(`\n${failure}\n`)
  return failures.length > 0 || issues.length > 0 ? 1 : 0
}

function fail(stream: ReportStream, problem: string): 1 {
  stream.write(`${problem}\n`)
  return 1
}

/** Where sites go when nobody says. */
export const defaultOut = (root: string): string => join(root, 'dist')
