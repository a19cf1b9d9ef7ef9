import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildFailure, formatMessages } from 'esbuild'
import { languages } from '../../runtime/tables/languages'
import { createIncrementalBuilder, type IncrementalBuilder } from '../steps/bundle/builder'
import { assetsPath } from '../steps/site/sitePaths'
import { buildSites } from '../steps/stamp/buildSites'
import { createWorkingFolder, type WorkingFolder } from '../steps/stamp/workingFolder'
import { formatIssues } from '../steps/validate/formatIssues'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { loadMerchantsForBuild } from '../steps/validate/loadMerchantsForBuild'
import { merchantCodes, unknownCodeMessage } from '../steps/validate/merchantCodes'
import { developmentOverrides } from './developmentOverrides'

/** The result of a development build. */
export type BuildResult = { readonly merchant: ResolvedMerchant } | { readonly problem: string }

/** Builds one merchant repeatedly into its own folder; a failed build leaves the last working site. */
export interface SiteBuilder {
  /** The folder of the site. */
  readonly folder: string
  /** The folder of its source maps. */
  readonly maps: string
  /** With the files that have changed since the last time, only what they reach is compiled again. */
  build(changed?: readonly string[]): Promise<BuildResult>
  /** The styles in the built pages themselves, and which stylesheets there are, by their names without the hash. */
  stylesOfPages(): string
  /** The addresses of the built stylesheets. */
  stylesheets(): readonly string[]
  /** The addresses of the built texts, by language. */
  texts(): Readonly<Record<string, string>>
  /** Deletes the folder. */
  close(): Promise<void>
}

/** The code itself, or the first merchant when none is given. Throws a readable message when the merchant does not exist. */
export function chooseMerchant(root: string, code: string | undefined): string {
  const codes = merchantCodes(root)
  const problem = code === undefined ? undefined : unknownCodeMessage([code], codes)
  const chosen = code ?? codes[0]
  if (problem || chosen === undefined)
    throw new Error(problem ?? 'There is no merchant: merchants/ has no folder.')
  return chosen
}

/**
 * With `worker`, the site has its service worker: it works offline and receives push messages, as a release does. What `shared` has
 * compiled for one merchant is there for the next.
 */
export function createSiteBuilder(
  root: string,
  code: string,
  worker = false,
  shared?: IncrementalBuilder,
): SiteBuilder {
  const sites = join(root, '.cache/sites')
  mkdirSync(sites, { recursive: true })
  const out = mkdtempSync(join(sites, `${code}-`))
  openFolders.add(out)
  const folder = join(out, code)
  const builder = shared ?? createIncrementalBuilder()
  const workingFolder = createWorkingFolder()
  const assets = (): string[] =>
    existsSync(join(folder, assetsPath)) ? readdirSync(join(folder, assetsPath)).sort() : []
  const stylesheets = (): string[] =>
    assets()
      .filter((name) => name.endsWith('.css'))
      .map((name) => assetsPath + name)
  return {
    folder,
    maps: mapsOf(out),
    build(changed = []) {
      builder.changed(changed)
      return build({ root, code, out, worker, builder, workingFolder })
    },
    stylesOfPages() {
      const page = join(folder, 'm/home.html')
      const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
      const names = stylesheets().map((address) => address.split('.')[0])
      return [...(html.match(/<style[\s\S]*?<\/style>/g) ?? []), ...names].join('\n')
    },
    stylesheets,
    texts() {
      const files = assets().map((name) => [name.split('.')[0] ?? '', name] as const)
      return Object.fromEntries(
        files
          .filter(([language]) => language in languages)
          .map(([language, name]) => [language, assetsPath + name]),
      )
    },
    async close() {
      if (!shared) await builder.close()
      removeFolder(out)
    },
  }
}

const openFolders = new Set<string>()

function removeFolder(out: string): void {
  rmSync(out, { recursive: true, force: true })
  openFolders.delete(out)
}

// Whoever ends the process while it builds leaves nothing behind.
process.once('exit', () => openFolders.forEach(removeFolder))

const mapsOf = (out: string): string => join(out, '.maps')

interface BuildInput {
  readonly root: string
  readonly code: string
  readonly out: string
  readonly worker: boolean
  readonly builder: IncrementalBuilder
  readonly workingFolder: WorkingFolder
}

async function build({ root, code, out, ...options }: BuildInput): Promise<BuildResult> {
  try {
    const { merchants, issues } = await loadMerchantsForBuild(root, {
      codes: [code],
      overrides: developmentOverrides(code),
      // With hundreds of merchants the check of all takes longer than the build of one.
      onlyCodes: true,
    })
    const [merchant] = merchants
    if (issues.length > 0 || !merchant)
      return { problem: formatIssues(issues, { color: Boolean(process.stdout.isTTY) }) }
    const [result] = await buildSites({
      root,
      out,
      assets: join(out, '.assets'),
      maps: mapsOf(out),
      merchants,
      development: true,
      ...options,
    })
    return result && 'problem' in result ? { problem: `${code}: ${result.problem}` } : { merchant }
  } catch (error) {
    return { problem: await explainBuildError(error) }
  }
}

/** What the compiler found, each with the lines of the source around it; any other error's message. */
async function explainBuildError(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error)
  const { errors } = error as Partial<BuildFailure>
  if (!errors?.length) return error.message
  const color = Boolean(process.stdout.isTTY)
  return (await formatMessages(errors, { kind: 'error', color })).join('\n').trim()
}
