import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { type Subject, siteSubjects } from '../../tests/site/subjects'
import {
  featureList,
  type ImportGraph,
  importersOf,
  isSiteTest,
  isUnitTest,
  readImports,
  readTestOf,
  siteStart,
} from './importGraph'

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

const bundler = 'scripts/steps/bundle/bundle.ts'
const stylesheetReaders = ['scripts/steps/stamp/stampSite.ts', 'scripts/steps/theme/theme.ts']

/**
 * Files that are read instead of imported, with the modules that read them: a change in such a file counts as a change
 * of its reader.
 */
const fileReaders: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^merchants\//, ['scripts/steps/validate/loadMerchants.ts']],
  [/^schemas\//, ['scripts/steps/schema/schemaValidator.ts', 'scripts/steps/schema/generateTypes.ts']],
  [/^public\//, ['scripts/steps/stamp/stampSite.ts']],
  [/^scripts\/platform\/pictures\/templates\//, ['scripts/platform/pictures/template.ts']],
  [/^scripts\//, ['tests/architecture/scriptImports.test.ts']],
  [/^runtime\//, ['tests/architecture/sources.ts', bundler]],
  [/^(runtime|scripts|schemas)\/|^(README\.md|\.github\/.*\.md)$/, ['tests/architecture/references.test.ts']],
  [/^runtime\/.*\.css$/, stylesheetReaders],
  [/^\.github\/workflows\//, ['tests/workflows/readWorkflows.ts']],
  [/^scripts\/((check|build|gallery)\.ts$|gallery\/)/, ['tests/workflows/runJob.ts']],
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

const featureIdOf = (path: string): string => path.split('/')[2] ?? ''

/** What changes in these paths can break. `readTest` returns the text of a test file. */
export function computeImpact(
  graph: ImportGraph,
  changed: readonly string[],
  readTest: (path: string) => string,
): Impact {
  const sites = impactOnSites(graph, changed)
  const own = changed.filter((path) => !isOneFeature(graph, path))
  const ofFeatures = changed.filter((path) => isOneFeature(graph, path))
  const unit = new Set([...testsOf(graph, own), ...testsOfFeatures(graph, ofFeatures, readTest)])
  const notes = [...(ofFeatures.length > 0 ? [featureNote] : []), ...sites.notes]
  return { changed, unit: [...unit].sort(), ...sites, notes }
}

const featureNote =
  'the builds, rendered tests that do not name the changed feature, and its site tests at every merchant: only a full run has them.'

/** A module of one feature, which others reach only through the list of all features. */
const isOneFeature = (graph: ImportGraph, path: string): boolean =>
  /^runtime\/features\/[^/]+\/./.test(path) && !importersOf(graph, [path], featureList).has(siteStart)

function testsOf(graph: ImportGraph, changed: readonly string[]): readonly string[] {
  const causes = new Set([...changed, ...readersOf(changed)])
  const affected = importersOf(graph, causes)
  return [...graph.keys()].filter((path) => isUnitTest(path) && (causes.has('*') || affected.has(path)))
}

const readersOf = (changed: readonly string[]): readonly string[] =>
  changed.flatMap((path) =>
    fileReaders.filter(([pattern]) => pattern.test(path)).flatMap(([, modules]) => modules),
  )

/**
 * Every rendered test contains every feature. Of a change in one, those tests run that import it otherwise, and those that
 * name it: a feature's texts, routes and files begin with its name.
 */
function testsOfFeatures(
  graph: ImportGraph,
  changed: readonly string[],
  readTest: (path: string) => string,
): readonly string[] {
  const readers = readersOf(changed).filter((path) => path !== bundler && !stylesheetReaders.includes(path))
  const direct = importersOf(graph, [...changed, ...readers], featureList)
  const rendered = importersOf(graph, changed)
  const names = [...new Set(changed.map(featureIdOf))].map((id) => new RegExp(`\\b${id}\\b`))
  const isNamed = (path: string): boolean => names.some((name) => name.test(`${path}\n${readTest(path)}`))
  return [...graph.keys()].filter(
    (path) =>
      isUnitTest(path) && (direct.has(path) || (/\.tsx$/.test(path) && rendered.has(path) && isNamed(path))),
  )
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
  const isCore = productChanges.length > 0 && (features.length === 0 || affected.has(siteStart))
  const siteTestsWith = (test: (file: string) => boolean): string[] =>
    Object.keys(siteSubjects)
      .filter(test)
      .map((file) => `tests/site/${file}`)
  const focused = focusOn(siteTestsWith((file) => featuresOf(file).some((id) => features.includes(id))))
  const files = new Set([
    ...testFiles,
    ...(isCore ? [] : focused),
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
        ? [
            'most site tests: this can break any page, and only the journeys run now; a full run has the rest.',
          ]
        : [],
  }
}

const subjectOf = (path: string): Subject => siteSubjects[basename(path)] ?? { features: [] }
const featuresOf = (path: string): readonly string[] => subjectOf(path).features

/**
 * Of the tests about a feature those that are not repeated at every merchant; where there is no such test, the one that is
 * about the fewest other features.
 */
function focusOn(paths: readonly string[]): readonly string[] {
  const once = paths.filter((path) => !subjectOf(path).merchants)
  if (once.length > 0) return once
  return [...paths].sort((one, other) => featuresOf(one).length - featuresOf(other).length).slice(0, 1)
}

/** The impact of changes on the current project. */
export const readImpact = async (root: string, changed: readonly string[]): Promise<Impact> =>
  computeImpact(await readImports(root), changed, readTestOf(root))
