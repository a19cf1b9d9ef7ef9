import { closestName } from '../steps/validate/closestName'

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
}

const script = (file: string, ...args: string[]): string[] => ['--import', 'tsx', `scripts/${file}`, ...args]

/** Where a test run builds the sites: separate from the developer's own builds. */
const releaseFolder = 'node_modules/.cache/release'

type StepOptions = Pick<Step, 'onlyWhenNamed' | 'env'>

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
  { id: 'generated', title: 'Generated files are up to date', command: script('types.ts', '--check') },
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
  { id: 'manifests', title: 'The manifests of all merchants', command: script('check.ts') },
  vitest('unit', 'Unit tests', 'vitest', ['unit', 'zones']),
  {
    id: 'build',
    title: 'The release of every merchant',
    command: script('build.ts', '--out', releaseFolder),
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
  const ids = steps.map(({ id }) => id)
  const unknown = requested.find((id) => !ids.includes(id))
  if (unknown !== undefined) {
    const suggestion = closestName(unknown, ids)
    const question = suggestion ? ` Did you mean "${suggestion}"?` : ''
    return { problem: `There is no step "${unknown}".${question} The steps are: ${ids.join(', ')}.` }
  }
  return {
    steps: requested.length > 0 ? steps.filter(({ id }) => requested.includes(id)) : defaultSteps(engines),
  }
}
