import type { Step } from './steps'

/** The words after "npm test --": names of steps, and parts of paths of test files. */
export function splitWords(words: readonly string[]): {
  readonly ids: readonly string[]
  readonly files: readonly string[]
} {
  const isFile = (word: string): boolean => /[./\\]/.test(word)
  const files = words.filter(isFile)
  const ids = words.filter((word) => !isFile(word))
  return { files, ids: ids.length > 0 ? ids : [...new Set(files.map(stepOfFile))] }
}

/** The step that runs a test file when none is named. */
function stepOfFile(file: string): string {
  const [, folder = ''] = /(?:^|tests\/)(site|engines|requirements)\//.exec(file) ?? []
  return folder || 'unit'
}

/** Only the tests in these files, and only those with this text in their title; other steps are left out. */
export function withFilters(
  steps: readonly Step[],
  files: readonly string[],
  title: string | undefined,
): readonly Step[] {
  if (files.length === 0 && title === undefined) return steps
  const filters = [...files, ...(title === undefined ? [] : ['--testNamePattern', escapePattern(title)])]
  return steps
    .filter(({ suite }) => suite)
    .map((step) => ({ ...step, command: [...step.command, ...filters] }))
}

/** vitest takes a regular expression, and a title may contain its signs. */
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The command that repeats one test. */
export function repeatCommand(
  { id, env = {}, node }: Pick<Step, 'id' | 'env' | 'node'>,
  { file, title }: { readonly file: string; readonly title: string },
): string {
  const variables = Object.entries(env).flatMap(([name, value]) =>
    name === 'TEST_MERCHANTS' ? [`${name}=${value} `] : [],
  )
  const isNodeStep = /-node-/.test(id)
  return [
    `${variables.join('')}npm test --`,
    isNodeStep ? 'unit' : id,
    file,
    ...(title === '' ? [] : ['-t', quote(title)]),
    ...(node ? ['--node', node] : []),
  ].join(' ')
}

/** For a shell: in single quotes nothing has a meaning of its own. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

export interface Options {
  readonly changed?: boolean | undefined
  readonly since?: string | undefined
  readonly shard?: string | undefined
  readonly watch?: boolean | undefined
  readonly title?: string | undefined
}

/** Rejects options that do not make sense together. */
export function checkOptions(
  { changed, since, shard, watch, title }: Options,
  words: readonly string[],
): { readonly problem: string } | { readonly ok: true } {
  if (since !== undefined && !changed) return { problem: '--since only works together with --changed.' }
  if (changed && shard !== undefined)
    return { problem: '--changed and --shard cannot be combined: a shard is a part of a full run.' }
  if (watch && (shard !== undefined || words.length > 0))
    return {
      problem: '--watch runs the unit tests of what is edited: it takes no step, no file and no shard.',
    }
  if (title !== undefined && words.length === 0)
    return { problem: '--title needs a step or a file: npm test -- unit --title "...".' }
  return { ok: true }
}
