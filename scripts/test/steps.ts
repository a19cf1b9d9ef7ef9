import { nearest } from '../steps/nearest'

/** One named part of a test run. */
export interface Step {
  readonly id: string
  /** What it makes sure of, for the one who watches. */
  readonly title: string
  /** What Node is given: a file with its arguments. */
  readonly command: readonly string[]
  /** The vitest project whose tests it counts; any other step counts as one. */
  readonly project?: string
  /** Runs only when it is named. */
  readonly extra?: boolean
}

const script = (file: string, ...words: string[]): string[] => [
  '--import',
  'tsx',
  `scripts/${file}`,
  ...words,
]

/** Where the built sites of a test run go: out of the way of what a developer has built. */
const releaseFolder = 'node_modules/.cache/release'

const project = (name: string, title: string, more: Pick<Step, 'extra'> = {}): Step => ({
  id: name,
  title,
  command: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', name],
  project: name,
  ...more,
})

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
  project('unit', 'Unit tests'),
  {
    id: 'build',
    title: 'The release of every merchant',
    command: script('build.ts', '--out', releaseFolder),
  },
  project('site', 'Journeys through the built sites'),
  project('requirements', 'Every statement has a test that ran'),
  project('engines', 'Journeys in Firefox and in WebKit', { extra: true }),
  project('deep', 'Every deploy, every screen in every language, every journey everywhere', { extra: true }),
]

/** The steps that are asked for, in their order; all but the extra ones when none is named. */
export function chooseSteps(
  wanted: readonly string[],
): { readonly steps: readonly Step[] } | { readonly problem: string } {
  const ids = steps.map(({ id }) => id)
  const unknown = wanted.find((id) => !ids.includes(id))
  if (unknown !== undefined) {
    const meant = nearest(unknown, ids)
    const question = meant ? ` Did you mean "${meant}"?` : ''
    return { problem: `There is no step "${unknown}".${question} The steps are: ${ids.join(', ')}.` }
  }
  return { steps: steps.filter(({ id, extra }) => (wanted.length > 0 ? wanted.includes(id) : !extra)) }
}
