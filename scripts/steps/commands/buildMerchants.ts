import { join } from 'node:path'
import { describeOutdated } from '../migrate/outdatedFiles'
import { openSiteRecords } from '../records/siteRecords'
import { buildSites } from '../stamp/buildSites'
import { outputProblem } from '../stamp/outputFolder'
import { removeFormerSites } from '../stamp/removeFormerSites'
import { isRunning, restoreInterrupted } from '../stamp/replaceFolder'
import type { SiteResult } from '../stamp/sitesOptions'
import { writeSharedHosting } from '../stamp/writeSharedHosting'
import { formatIssues } from '../validate/formatIssues'
import type { LoadedMerchants } from '../validate/loadMerchants'
import { loadMerchantsForBuild } from '../validate/loadMerchantsForBuild'
import { merchantCodes, unknownCodeMessage } from '../validate/merchantCodes'
import { differingFeatures, listCodes, siteTable } from './buildReport'
import { describeError } from './fileProblem'
import { type OutputStream, showProgress } from './progress'
import { emptyShardMessage, type Shard, shardOf } from './shard'

export interface BuildMerchantsOptions {
  readonly root: string
  readonly out: string
  /** Only these merchants; all of them when empty. */
  readonly codes: readonly string[]
  readonly stream: OutputStream
  /** Plain lines instead of a progress bar. */
  readonly plain: boolean
  /** Only a part of them. */
  readonly shard?: Shard | undefined
  /** The host of the assets of all sites, such as "https://cdn.example.com". */
  readonly assetOrigin?: string | undefined
  /** Builds every site, also those whose inputs are the same as in the last build. */
  readonly fresh?: boolean
  /** Called when a merchant's site has been replaced. */
  readonly onReplaced?: (code: string) => void
}

/**
 * Checks merchants and builds those without issues; for the others it prints the issues and leaves their sites as they
 * are. Returns the exit code: 0 when every requested merchant was built and there are no issues.
 */
export async function buildMerchants(options: BuildMerchantsOptions): Promise<0 | 1> {
  try {
    return await checkAndBuild(options)
  } catch (error) {
    // The runtime does not compile: the message has file, line and reason.
    return fail(options.stream, describeError(error))
  }
}

async function checkAndBuild(options: BuildMerchantsOptions): Promise<0 | 1> {
  const { root, stream, shard } = options
  const allCodes = merchantCodes(root)
  const problem =
    allCodes.length === 0
      ? 'There is no merchant: merchants/ has no folder.'
      : (unknownCodeMessage(options.codes, allCodes) ?? outputProblem(root, options.out))
  if (problem) return fail(stream, problem)
  const interrupted = restoreInterrupted(
    options.out,
    (name, pid) => allCodes.includes(name) && !isRunning(pid),
  )
  if (interrupted.length > 0)
    stream.write(`An earlier build was interrupted; it had not replaced: ${interrupted.join(', ')}.\n`)
  // Another folder may contain the sites of another project.
  const former = options.out === defaultOutputFolder(root) ? removeFormerSites(options.out, allCodes) : []
  if (former.length > 0) stream.write(`Removed, because there is no such merchant: ${former.join(', ')}.\n`)
  const codes = shard ? shardOf(options.codes.length > 0 ? options.codes : allCodes, shard) : options.codes
  if (shard && codes.length === 0) {
    stream.write(`${emptyShardMessage(shard)}\n`)
    return 0
  }
  const loaded = await loadMerchantsForBuild(root, {
    codes,
    release: true,
    keepsChecks: true,
    ...(shard && { onlyCodes: true, ofNobody: shard.index === 1 }),
  })
  if (loaded.issues.length > 0)
    stream.write(`${formatIssues(loaded.issues, { color: Boolean(stream.isTTY) && !options.plain })}\n\n`)
  const caution = describeOutdated(loaded.outdated)
  if (caution) stream.write(`${caution}\n`)
  return buildChecked(options, loaded)
}

async function buildChecked(options: BuildMerchantsOptions, loaded: LoadedMerchants): Promise<0 | 1> {
  const { stream, plain } = options
  const merchants = loaded.merchants.filter(({ issues }) => issues.length === 0)
  if (merchants.length === 0) return fail(stream, 'Nothing was built.')
  const progress = showProgress(stream, { action: 'building', total: merchants.length, plain })
  const results = await buildSites({
    ...options,
    merchants,
    all: loaded.all,
    development: false,
    records: openSiteRecords(options.root, options.out),
    onMerchant: progress.show,
    onResult: (result) => 'site' in result && !result.unchanged && options.onReplaced?.(result.code),
  }).finally(progress.done)
  writeSharedHosting(options.out)
  return printSummary(stream, loaded, results)
}

function printSummary(
  stream: OutputStream,
  { codes, issues }: LoadedMerchants,
  results: readonly SiteResult[],
): 0 | 1 {
  const built = results.filter((result) => !('unchanged' in result))
  const unchanged = results.filter((result) => 'unchanged' in result).map(({ code }) => code)
  if (built.length > 0) stream.write(`${siteTable(built)}\n`)
  if (unchanged.length > 0) stream.write(`Unchanged, and left as they are: ${listCodes(unchanged)}.\n`)
  const differing = built.length > 0 ? differingFeatures(results) : ''
  if (differing) stream.write(`${differing}\n`)
  const failures = results.flatMap((result) =>
    'problem' in result ? [`${result.code}: ${result.problem}`] : [],
  )
  const notBuilt = codes.filter((code) => !results.some((result) => result.code === code))
  if (notBuilt.length > 0) failures.push(`Not built, because of the issues above: ${notBuilt.join(', ')}.`)
  for (const result of results)
    if ('site' in result && result.site.kept.length > 0)
      stream.write(`\n${result.code}: kept what no build wrote: ${result.site.kept.join(', ')}.\n`)
  for (const failure of failures) stream.write(`\n${failure}\n`)
  return failures.length > 0 || issues.length > 0 ? 1 : 0
}

function fail(stream: OutputStream, problem: string): 1 {
  stream.write(`${problem}\n`)
  return 1
}

/** The default output folder. */
export const defaultOutputFolder = (root: string): string => join(root, 'dist')
