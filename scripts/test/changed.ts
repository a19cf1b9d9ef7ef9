import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { siteSubjects } from '../../tests/site/subjects'
import type { Step } from './steps'

/** What changes can break. Test files are paths from the project's root. */
export interface Impact {
  readonly changed: readonly string[]
  readonly unit: readonly string[]
  readonly site: readonly string[]
  /** The merchants whose sites are tested; undefined for all. */
  readonly merchants?: readonly string[] | undefined
  /** What is left to a whole run, in a sentence each. */
  readonly notes: readonly string[]
}

/** Who imports what: for each file the files that it imports, lazily too. Paths are from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Files that are read, and not imported, with the module that reads them for whoever imports that: what is changed here counts
 * as a change of the reader.
 */
const readers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^merchants\//, ['scripts/steps/merchants.ts']],
  [/^schemas\//, ['scripts/steps/grammar.ts', 'scripts/steps/declare.ts']],
  [/^public\//, ['scripts/steps/stamp.ts']],
  [/^scripts\/platform\/pictures\/templates\//, ['scripts/platform/pictures/template.ts']],
  [/^runtime\//, ['tests/architecture/files.ts', 'scripts/steps/bundle.ts']],
  [/^(runtime|scripts|schemas)\/|^\.github\/DECISIONS\.md$/, ['tests/architecture/references.test.ts']],
  [/^runtime\/.*\.css$/, ['scripts/steps/stamp.ts', 'scripts/steps/theme.ts']],
  [/^(package(-lock)?\.json|tsconfig\.json|tests\/vitest\.config\.ts)$/, ['*']],
]

/** What every page comes from, and what every test of the sites runs in: the latter is imported by no test. */
const everyPage =
  /^(runtime|scripts|public|schemas|package)|^tests\/(vitest\.browsers\.config|support\/setup)\.ts$/

/** More site files than this are no answer for the minute between two commits. */
const mostSiteFiles = 8
const smoke = 'tests/site/journeys.test.ts'

/** Paths that differ from a commit, untracked files included. */
export function changedPaths(root: string, since: string): string[] {
  const git = (...words: string[]): string[] =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const isUnit = (path: string): boolean => isTest(path) && !/^tests\/(site|engines|requirements)\//.test(path)
const isSite = (path: string): boolean => isTest(path) && path.startsWith('tests/site/')

/** Reads the imports of all tests, of the runtime's entry and of its features. */
export async function readImports(root: string): Promise<ImportGraph> {
  const files = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
  const { metafile } = await build({
    entryPoints: [
      ...files('tests').filter(isTest),
      ...files('runtime/features').filter((file) => file.endsWith('/feature.ts')),
      'runtime/shell/start.tsx',
    ].map((file) => join(root, file)),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return graphOf(metafile)
}

const graphOf = ({ inputs }: Metafile): ImportGraph =>
  new Map(
    Object.entries(inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => !external).map((one) => one.path),
    ]),
  )

/** These files, and all that import one of them, directly or not. */
function importersOf(graph: ImportGraph, paths: Iterable<string>): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [path, imports] of graph)
    for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), path])
  const found = new Set<string>()
  const left = [...paths]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path)) continue
    found.add(path)
    left.push(...(importers.get(path) ?? []))
  }
  return found
}

const featureOf = (path: string): string => path.split('/')[2] ?? ''

/** What changes of these paths can break. */
export function impactIn(graph: ImportGraph, changed: readonly string[]): Impact {
  const causes = new Set([
    ...changed,
    ...changed.flatMap((path) =>
      readers.filter(([pattern]) => pattern.test(path)).flatMap(([, modules]) => modules),
    ),
  ])
  const reached = importersOf(graph, causes)
  const unit = [...graph.keys()]
    .filter((path) => isUnit(path) && (causes.has('*') || reached.has(path)))
    .sort()
  return { changed, unit, ...impactOnSites(graph, changed) }
}

function impactOnSites(
  graph: ImportGraph,
  changed: readonly string[],
): Pick<Impact, 'site' | 'merchants' | 'notes'> {
  const reached = importersOf(graph, changed)
  const product = changed.filter((path) => everyPage.test(path))
  const merchants = changed.flatMap((path) => /^merchants\/([^/]+)\//.exec(path)?.[1] ?? [])

  // The tests themselves, and what they import of tests/.
  const fromTests = importersOf(
    graph,
    changed.filter((path) => path.startsWith('tests/')),
  )
  const ownFiles = [...graph.keys()].filter((path) => isSite(path) && fromTests.has(path))
  // A stylesheet is imported by nobody: its folder says whose it is.
  const features = [
    ...[...graph.keys()].filter(
      (path) => /^runtime\/features\/[^/]+\/feature\.ts$/.test(path) && reached.has(path),
    ),
    ...changed.filter((path) => /^runtime\/features\/.*\.css$/.test(path)),
  ].map(featureOf)
  const isCore = product.length > 0 && (features.length === 0 || reached.has('runtime/shell/start.tsx'))
  const about = (test: (file: string) => boolean): string[] =>
    Object.keys(siteSubjects)
      .filter(test)
      .map((file) => `tests/site/${file}`)
  const files = new Set([
    ...ownFiles,
    ...(isCore
      ? []
      : about((file) => siteSubjects[file]?.features.some((one) => features.includes(one)) === true)),
    ...(merchants.length > 0 ? about((file) => siteSubjects[file]?.merchants === true) : []),
  ])
  const tooMany = files.size > mostSiteFiles && merchants.length === 0
  const site = tooMany || isCore ? [smoke] : [...files].sort()
  const onlyMerchants = merchants.length > 0 && product.length === 0 && !merchants.includes('_presets')
  return {
    site,
    ...(onlyMerchants ? { merchants: [...new Set(merchants)] } : {}),
    notes:
      tooMany || isCore
        ? ['This can break any page: of the sites only the journeys run now, and the rest in a whole run.']
        : [],
  }
}

/** The same for the project as it stands. */
export const impactOf = async (root: string, changed: readonly string[]): Promise<Impact> =>
  impactIn(await readImports(root), changed)

/** What is going to run, and what is not. */
export const explainImpact = ({ changed, unit, site, merchants, notes }: Impact): string[] => [
  `Changed files: ${changed.length}. Test files that they reach: ${unit.length} of unit tests, ${site.length} of the sites${
    merchants ? ` (${merchants.join(', ')})` : ''
  }.`,
  ...notes,
]

/** The steps that the changes call for; what takes a moment runs always, and what looks at a whole run does not. */
export function stepsFor(
  { changed, unit, site, merchants }: Impact,
  steps: readonly Step[],
): readonly Step[] {
  if (changed.length === 0) return []
  const only = (step: Step, files: readonly string[], env: Step['env'] = {}): Step[] =>
    files.length === 0
      ? []
      : [{ ...step, command: [...step.command, ...files], env: { ...step.env, ...env } }]
  return steps.flatMap((step) => {
    if (step.id === 'requirements') return []
    if (step.id === 'unit') return only(step, unit)
    if (!step.suite) return [step]
    return only(step, site, merchants ? { TEST_MERCHANTS: merchants.join(',') } : {})
  })
}
