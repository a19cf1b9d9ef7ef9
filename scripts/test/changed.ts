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
  /** What only a full run tests, one sentence each. */
  readonly notes: readonly string[]
}

/** For each file the files that it imports, including lazily. Paths are from the project root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Files that are read instead of imported, with the modules that read them: a change in such a file counts as a change
 * of its reader.
 */
const fileReaders: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^merchants\//, ['scripts/steps/validate/loadMerchants.ts']],
  [/^schemas\//, ['scripts/steps/schema/schemaValidator.ts', 'scripts/steps/schema/generateTypes.ts']],
  [/^public\//, ['scripts/steps/stamp/stampSite.ts']],
  [/^scripts\/platform\/pictures\/templates\//, ['scripts/platform/pictures/template.ts']],
  [/^scripts\/platform\//, ['tests/architecture/simulatorImports.test.ts']],
  [/^runtime\//, ['tests/architecture/sources.ts', 'scripts/steps/bundle/bundle.ts']],
  [/^(runtime|scripts|schemas)\/|^\.github\/DECISIONS\.md$/, ['tests/architecture/references.test.ts']],
  [/^runtime\/.*\.css$/, ['scripts/steps/stamp/stampSite.ts', 'scripts/steps/theme/theme.ts']],
  [/^(package(-lock)?\.json|tsconfig\.json|tests\/vitest\.config\.ts)$/, ['*']],
]

/** Sources of every page, and files that every site test runs in although no test imports them. */
const affectsEveryPage =
  /^(runtime|scripts|public|schemas|package)|^tests\/(vitest\.browsers\.config|support\/setup)\.ts$/

/** With more site tests than this, only the smoke test runs: the rest would take longer than a minute. */
const maxSiteFiles = 8
const smokeTest = 'tests/site/journeys.test.ts'

/** Paths that differ from a commit, untracked files included. */
export function changedPaths(root: string, since: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const isUnitTest = (path: string): boolean =>
  isTest(path) && !/^tests\/(site|engines|requirements)\//.test(path)
const isSiteTest = (path: string): boolean => isTest(path) && path.startsWith('tests/site/')

/** Reads the imports of all tests, the runtime's entry and its features. */
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

/** These files, and every file that imports one of them, directly or indirectly. */
function importersOf(graph: ImportGraph, paths: Iterable<string>): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [path, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path])
  const found = new Set<string>()
  const queue = [...paths]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    found.add(path)
    queue.push(...(importers.get(path) ?? []))
  }
  return found
}

const featureIdOf = (path: string): string => path.split('/')[2] ?? ''

/** What changes in these paths can break. */
export function computeImpact(graph: ImportGraph, changed: readonly string[]): Impact {
  const causes = new Set([
    ...changed,
    ...changed.flatMap((path) =>
      fileReaders.filter(([pattern]) => pattern.test(path)).flatMap(([, modules]) => modules),
    ),
  ])
  const affected = importersOf(graph, causes)
  const unit = [...graph.keys()]
    .filter((path) => isUnitTest(path) && (causes.has('*') || affected.has(path)))
    .sort()
  return { changed, unit, ...impactOnSites(graph, changed) }
}

function impactOnSites(
  graph: ImportGraph,
  changed: readonly string[],
): Pick<Impact, 'site' | 'merchants' | 'notes'> {
  const affected = importersOf(graph, changed)
  const productChanges = changed.filter((path) => affectsEveryPage.test(path))
  const merchants = changed.flatMap((path) => /^merchants\/([^/]+)\//.exec(path)?.[1] ?? [])

  // Changed tests, and tests that import a changed file in tests/.
  const affectedByTests = importersOf(
    graph,
    changed.filter((path) => path.startsWith('tests/')),
  )
  const testFiles = [...graph.keys()].filter((path) => isSiteTest(path) && affectedByTests.has(path))
  // Nothing imports a stylesheet: its folder says which feature it belongs to.
  const features = [
    ...[...graph.keys()].filter(
      (path) => /^runtime\/features\/[^/]+\/feature\.ts$/.test(path) && affected.has(path),
    ),
    ...changed.filter((path) => /^runtime\/features\/.*\.css$/.test(path)),
  ].map(featureIdOf)
  const isCore =
    productChanges.length > 0 && (features.length === 0 || affected.has('runtime/shell/start.tsx'))
  const siteTestsWith = (test: (file: string) => boolean): string[] =>
    Object.keys(siteSubjects)
      .filter(test)
      .map((file) => `tests/site/${file}`)
  const files = new Set([
    ...testFiles,
    ...(isCore
      ? []
      : siteTestsWith((file) => siteSubjects[file]?.features.some((id) => features.includes(id)) === true)),
    ...(merchants.length > 0 ? siteTestsWith((file) => siteSubjects[file]?.merchants === true) : []),
  ])
  const isTooMany = files.size > maxSiteFiles && merchants.length === 0
  const site = isTooMany || isCore ? [smokeTest] : [...files].sort()
  const onlyMerchants = merchants.length > 0 && productChanges.length === 0 && !merchants.includes('_presets')
  return {
    site,
    ...(onlyMerchants ? { merchants: [...new Set(merchants)] } : {}),
    notes:
      isTooMany || isCore
        ? ['This can break any page: only the journeys of the site tests run now; a full run tests the rest.']
        : [],
  }
}

/** The impact of changes on the current project. */
export const readImpact = async (root: string, changed: readonly string[]): Promise<Impact> =>
  computeImpact(await readImports(root), changed)

/** Describes what will run and what will not. */
export const explainImpact = ({ changed, unit, site, merchants, notes }: Impact): string[] => [
  `Changed files: ${changed.length}. Affected test files: ${unit.length} unit, ${site.length} site${
    merchants ? ` (${merchants.join(', ')})` : ''
  }.`,
  ...notes,
]

/** The steps to run for these changes. Quick steps always run; the one that checks a full run never does. */
export function stepsFor(
  { changed, unit, site, merchants }: Impact,
  steps: readonly Step[],
): readonly Step[] {
  if (changed.length === 0) return []
  const withFiles = (step: Step, files: readonly string[], env: Step['env'] = {}): Step[] =>
    files.length === 0
      ? []
      : [{ ...step, command: [...step.command, ...files], env: { ...step.env, ...env } }]
  return steps.flatMap((step) => {
    if (step.id === 'requirements') return []
    if (step.id === 'unit') return withFiles(step, unit)
    if (!step.suite) return [step]
    return withFiles(step, site, merchants ? { TEST_MERCHANTS: merchants.join(',') } : {})
  })
}
