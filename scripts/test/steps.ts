import { closestName } from '../steps/validate/closestName'
import { testedNodes } from './nodes'

/** One named part of a test run. */
export interface Step {
  readonly id: string
  /** What it checks, shown while it runs. */
  readonly title: string
  /** Arguments for Node: a file and its arguments. */
  readonly command: readonly string[]
  /** It runs tests, which are counted one by one; any other step counts as one. */
  readonly suite?: true
  /** Runs only when it is named. */
  readonly onlyWhenNamed?: true
  readonly env?: Readonly<Record<string, string>>
  /** In a full run its Node is the one whose turn it is. */
  readonly anyNode?: true
  /** The version of Node that runs it; the one of the run when absent. */
  readonly node?: string
}

const script = (file: string, ...args: string[]): string[] => ['--import', 'tsx', `scripts/${file}`, ...args]

/** Where a test run builds the sites: separate from the developer's own builds. */
const releaseFolder = 'node_modules/.cache/release'

type StepOptions = Pick<Step, 'onlyWhenNamed' | 'env' | 'anyNode'>

/** Rendered tests leave much garbage at once: with little room for it, a tenth of their time went to collecting it. */
const roomForGarbage = ['--max-semi-space-size=64', '--min-semi-space-size=32']

const vitest = (
  id: string,
  title: string,
  config: string,
  projects: readonly string[],
  options: StepOptions = {},
): Step => ({
  id,
  title,
  command: [
    ...(config === 'vitest' ? roomForGarbage : []),
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--config', `tests/${config}.config.ts`],
    ...projects.flatMap((project) => ['--project', project]),
  ],
  suite: true,
  ...options,
})

const inBrowsers = (id: string, title: string, projects: readonly string[], options?: StepOptions): Step =>
  vitest(id, title, 'vitest.browsers', projects, options)

/** In the order in which they run: quick steps with clear error messages first. */
export const steps: readonly Step[] = [
  {
    id: 'generated',
    title: 'Generated files are up to date',
    command: script('types.ts', '--check'),
    anyNode: true,
  },
  {
    id: 'types',
    title: 'Types',
    command: ['node_modules/typescript/bin/tsc', '--project', '.', '--noEmit'],
  },
  {
    id: 'style',
    title: 'Lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { id: 'manifests', title: 'The manifests of all merchants', command: script('check.ts'), anyNode: true },
  vitest('unit', 'Unit tests', 'vitest', ['unit', 'zones'], { anyNode: true }),
  {
    id: 'build',
    title: 'The release of every merchant',
    command: script('build.ts', '--out', releaseFolder),
    anyNode: true,
  },
  {
    id: 'commands',
    title: 'The commands start and explain',
    command: script('test/runCommands.ts', 'start', 'explain'),
    anyNode: true,
  },
  inBrowsers('site', 'The built sites in Chromium', ['site']),
  inBrowsers('engines', 'Journeys in Firefox and in WebKit', ['engines'], { onlyWhenNamed: true }),
  inBrowsers('browsers', 'The built sites in Chromium, Firefox and WebKit', ['site', 'engines'], {
    onlyWhenNamed: true,
  }),
  vitest('properties', 'Unit tests, their properties over many other inputs', 'vitest', ['unit', 'zones'], {
    onlyWhenNamed: true,
    env: { TEST_DEEP: '1' },
  }),
  inBrowsers(
    'deep',
    'Every journey, screen and deploy at every merchant, in every engine',
    ['site', 'engines'],
    {
      onlyWhenNamed: true,
      env: { TEST_DEEP: '1' },
    },
  ),
  vitest('requirements', 'Every statement has a test that ran', 'vitest', ['requirements']),
]

/** Every command and the unit tests, with every tested Node: the step "nodes". */
const nodesId = 'nodes'
const nodeSteps: readonly Step[] = testedNodes.flatMap((node): Step[] => [
  {
    id: `commands-node-${node}`,
    title: `The commands with Node ${node}`,
    command: script('test/runCommands.ts'),
    node,
  },
  { ...vitest(`unit-node-${node}`, `Unit tests with Node ${node}`, 'vitest', ['unit', 'zones']), node },
])

/** The names of all steps. */
export const stepIds: readonly string[] = [...steps.map(({ id }) => id), nodesId]

/** The steps that run by default; with `engines`, the site tests also run in the other engines. */
function defaultSteps(engines: boolean): readonly Step[] {
  const [replaced, replacement] = engines ? ['site', 'browsers'] : ['', '']
  return steps.filter(({ id, onlyWhenNamed }) => id !== replaced && (!onlyWhenNamed || id === replacement))
}

/** The requested steps in their order; the default ones when none is named. */
export function chooseSteps(
  requested: readonly string[],
  engines = false,
): { readonly steps: readonly Step[] } | { readonly problem: string } {
  const unknown = requested.find((id) => !stepIds.includes(id))
  if (unknown !== undefined) {
    const suggestion = closestName(unknown, stepIds)
    const question = suggestion ? ` Did you mean "${suggestion}"?` : ''
    return { problem: `There is no step "${unknown}".${question} The steps are: ${stepIds.join(', ')}.` }
  }
  if (requested.length === 0) return { steps: defaultSteps(engines) }
  const named = steps.filter(({ id }) => requested.includes(id))
  return { steps: requested.includes(nodesId) ? [...named, ...nodeSteps] : named }
}
