import { appendFileSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeVersion } from '../records/codeVersion'
import { CommitError, exportCommit } from '../records/exportCommit'
import { changedInputs, type SiteInputs } from '../records/siteRecords'
import { buildCode, readSiteInputs } from '../stamp/buildSites'
import type { ResolvedMerchant } from '../validate/loadMerchants'
import { loadMerchantsForBuild } from '../validate/loadMerchantsForBuild'
import { merchantCodes, unknownCodeMessage } from '../validate/merchantCodes'
import { describeError } from './fileProblem'
import { matrixParts } from './matrix'
import type { OutputStream } from './progress'
import { type Shard, shardOf } from './shard'

export interface ChangedOptions {
  readonly root: string
  readonly commit: string
  /** Only these merchants; all of them when empty. */
  readonly codes: readonly string[]
  readonly shard?: Shard | undefined
  readonly stream: OutputStream
  /** For programs. */
  readonly json: boolean
  /** The file for what later jobs of a workflow need: how many merchants have changed, and the parts of a matrix that builds them. */
  readonly outputFile?: string | undefined
}

/** What differs from a commit. */
export interface ChangedMerchants {
  /** What is different, by merchant: "new", or names of inputs. */
  readonly changed: Readonly<Record<string, readonly string[]>>
  /** Their sites are removed by the next build. */
  readonly removed: readonly string[]
  /** They have mistakes, and are not built. */
  readonly mistaken: readonly string[]
}

/** Prints which merchants' sites would not be the same as at a commit, and why. Returns the exit code. */
export async function printChangedMerchants(options: ChangedOptions): Promise<0 | 1> {
  const { root, codes, stream, shard } = options
  const problem = unknownCodeMessage(codes, merchantCodes(root))
  if (problem) {
    stream.write(`${problem}\n`)
    return 1
  }
  try {
    const all = await findChangedMerchants(root, options.commit)
    const wanted = shardOf(codes.length > 0 ? codes : merchantCodes(root), shard)
    const found = {
      ...all,
      changed: Object.fromEntries(Object.entries(all.changed).filter(([code]) => wanted.includes(code))),
      mistaken: all.mistaken.filter((code) => wanted.includes(code)),
    }
    if (options.outputFile !== undefined) {
      const changed = Object.keys(found.changed)
      appendFileSync(
        options.outputFile,
        `count=${changed.length}\nparts=${JSON.stringify(matrixParts(changed))}\n`,
      )
    }
    stream.write(options.json ? `${JSON.stringify(found, undefined, 2)}\n` : describe(found, wanted.length))
    return 0
  } catch (error) {
    stream.write(`${error instanceof CommitError ? error.message : describeError(error)}\n`)
    return 1
  }
}

const describe = ({ changed, removed, mistaken }: ChangedMerchants, count: number): string =>
  [
    ...Object.entries(changed).map(([code, reasons]) => `${code}: ${reasons.join(', ')}`),
    ...removed.map((code) => `${code}: removed, and its site with it`),
    ...mistaken.map((code) => `${code}: has mistakes (npm run check ${code}), and is not built`),
    `${Object.keys(changed).length} of ${count} merchants would be built.`,
    '',
  ].join('\n')

async function findChangedMerchants(root: string, commit: string): Promise<ChangedMerchants> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commit-')))
  try {
    const former = exportCommit(root, commit, folder)
    const now = await loadMerchantsForBuild(root, { codes: [], release: true, keepsChecks: true })
    const merchants = now.merchants.filter(({ issues }) => issues.length === 0)
    const formerCodes = merchantCodes(former)
    const codes = merchantCodes(root)
    const sameBuild = (await versionIn(root)) === (await versionIn(former))
    const changed = sameBuild
      ? await compare(merchants, await readInputs(former), await inputsOf(root, merchants))
      : merchants.map(
          ({ code }) => [code, [formerCodes.includes(code) ? 'the build itself' : 'new']] as const,
        )
    return {
      changed: Object.fromEntries(changed),
      removed: formerCodes.filter((code) => !codes.includes(code)),
      mistaken: codes.filter((code) => !merchants.some((merchant) => merchant.code === code)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A project without code of its own is built by this one's. */
const versionIn = async (root: string): Promise<string> =>
  existsSync(join(root, buildCode)) ? codeVersion(buildCode, root) : ''

type InputsByCode = ReadonlyMap<string, SiteInputs>

function compare(merchants: readonly ResolvedMerchant[], before: InputsByCode, now: InputsByCode) {
  return merchants.flatMap(({ code }): (readonly [string, readonly string[]])[] => {
    const [former, current] = [before.get(code), now.get(code)]
    if (!former || !current) return [[code, ['new']]]
    const reasons = changedInputs(former, current)
    return reasons.length > 0 ? [[code, reasons]] : []
  })
}

/** A merchant that had mistakes then had no site: it is new. */
async function readInputs(root: string): Promise<InputsByCode> {
  if (merchantCodes(root).length === 0) return new Map()
  const { merchants } = await loadMerchantsForBuild(root, { codes: [], release: true })
  return inputsOf(
    root,
    merchants.filter(({ issues }) => issues.length === 0),
  )
}

async function inputsOf(root: string, merchants: readonly ResolvedMerchant[]): Promise<InputsByCode> {
  const readInputsOf = await readSiteInputs({ root, out: join(root, 'dist'), merchants, development: false })
  return new Map(
    await Promise.all(
      merchants.map(async (merchant) => [merchant.code, await readInputsOf(merchant)] as const),
    ),
  )
}
