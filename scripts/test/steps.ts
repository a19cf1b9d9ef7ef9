import { nearest } from '../steps/nearest'

/** One named part of a test run. */
export interface Step {
  readonly id: string
  /** What it makes sure of, for the one who watches. */
  readonly title: string
  /** What Node is given: a file with its arguments. */
  readonly command: readonly string[]
  /** It runs tests, and counts them; any other step counts as one. */
  readonly suite?: true
  /** Runs only when it is named. */
  readonly extra?: true
  readonly env?: Readonly<Record<string, string>>
}

const script = (file: string, ...words: string[]): string[] => [
  '--import',
  'tsx',
  `scripts/${file}`,
  ...words,
]

/** Where the built sites of a test run go: out of the way of what a developer has built. */
const releaseFolder = 'node_modules/.cache/release'

type More = Pick<Step, 'extra' | 'env'>

const vitest = (
  id: string,
  title: string,
  config: string,
  projects: readonly string[],
  more: More = {},
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
  ...more,
})

const inBrowsers = (id: string, title: string, projects: readonly string[], more?: More): Step =>
  vitest(id, title, 'vitest.browsers', projects, more)

/** In the order in which they run; what is quick and names its cause best goes first. */
export const steps: readonly Step[] = [
  { id: 'generated', title: 'Generated files are fresh', command: script('types.ts', '--check') },
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
  vitest('unit', 'Unit tests', 'vitest', ['unit']),
  {
    id: 'build',
    title: 'The release of every merchant',
    command: script('build.ts', '--out', releaseFolder),
  },
  inBrowsers('site', 'The built sites in Chromium', ['site']),
  inBrowsers('engines', 'Journeys in Firefox and in WebKit', ['engines'], { extra: true }),
  inBrowsers('browsers', 'The built sites in Chromium, Firefox and WebKit', ['site', 'engines'], {
    extra: true,
  }),
  inBrowsers(
    'deep',
    'Every journey, screen and deploy at every merchant, in every engine',
    ['site', 'engines'],
    {
      extra: true,
      env: { TEST_DEEP: '1' },
    },
  ),
  vitest('requirements', 'Every statement has a test that ran', 'vitest', ['requirements']),
]

/** The steps of an ordinary run; `engines` takes the other engines along, beside Chromium. */
function usual(engines: boolean): readonly Step[] {
  const [left, taken] = engines ? ['site', 'browsers'] : ['', '']
  return steps.filter(({ id, extra }) => id !== left && (!extra || id === taken))
}

/** The steps that are asked for, in their order; the usual ones when none is named. */
export function chooseSteps(
  wanted: readonly string[],
  engines = false,
): { readonly steps: readonly Step[] } | { readonly problem: string } {
  const ids = steps.map(({ id }) => id)
  const unknown = wanted.find((id) => !ids.includes(id))
  if (unknown !== undefined) {
    const meant = nearest(unknown, ids)
    const question = meant ? ` Did you mean "${meant}"?` : ''
    return { problem: `There is no step "${unknown}".${question} The steps are: ${ids.join(', ')}.` }
  }
  return { steps: wanted.length > 0 ? steps.filter(({ id }) => wanted.includes(id)) : usual(engines) }
}
