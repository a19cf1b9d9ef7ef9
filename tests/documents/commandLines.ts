import { readFileSync } from 'node:fs'
import { subjects } from '../../scripts/steps/explain/subjects'
import { type Code, codeOf, documents } from './markdown'

/** A command as it is run, and where the documents have it. */
export interface CommandLine {
  readonly line: string
  readonly places: readonly string[]
}

/** The merchant that the README makes first. */
export const readmeCode = 'sao-mai'

const program =
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|docker|nginx|bash|curl|grep|touch|cp|ln|sed|mkdir|rm) \S|^\.ci\/run$/

/** What stands for a value: `<code>`, `[codes...]`, `"..."` after an option. */
const values: readonly (readonly [placeholder: RegExp, ...of: readonly string[]])[] = [
  [/<code>|\bcodes?(?:\.{3})?(?=\s|$)(?<!--merchant code)/, readmeCode],
  [/<commit>/, 'HEAD'],
  [/<subject>|\bsubject\b/, ...subjects.map(({ name }) => name)],
  [/\bkey\.{3}/, 'CHAT3'],
  [/<path>/, '/m/home'],
  [/<rule>/, 'decideDownload'],
  [/(?<=--name )"\.{3}"/, '"Sao Mai"'],
  [/(?<=--preset )\.{3}/, 'casino'],
  [/(?<=--port )\d+/, '0'],
]

const fill = (line: string): string[] =>
  values.reduce<string[]>(
    (lines, [placeholder, ...of]) =>
      lines.flatMap((one) =>
        placeholder.test(one) ? of.map((value) => one.replace(placeholder, value)) : [one],
      ),
    [line],
  )

/** "a|b" is either, and so is "a, b or c" within brackets. */
const eitherOf = (group: string): string[] => {
  const [, bars = ''] = /(?<=\s)(\w+(?:\|\w+)+)/.exec(group) ?? []
  const words = bars === '' ? [group] : bars.split('|').map((word) => group.replace(bars, word))
  return words.flatMap((one) => one.split(/, | or /))
}

/** A command with what is always there, and once with each part in brackets: options stand behind "--". */
export function variantsOf(usage: string): string[] {
  const groups = [...usage.matchAll(/ \[([^\]]+)\]/g)]
    .map(([, group = '']) => group)
    .filter((one) => one !== '...')
  const base = usage.replaceAll(/ \[[^\]]+\]/g, '')
  const withGroup = groups.flatMap(eitherOf).map((group) => {
    const isOption = /^-\w|^--\w/.test(group)
    return `${base}${isOption && !/ -- /.test(base) ? ' --' : ''} ${group}`
  })
  return [...eitherOf(base), ...withGroup].flatMap(fill)
}

/** The commands of a block for a shell that has nothing but commands of npm; others are run as a whole. */
const commandsOfBlock = (text: string): string[] =>
  isOfNpm(text)
    ? text
        .split('\n')
        .map((line) => line.replace(/\s+#.*$/, ''))
        .flatMap((line) => line.split(' && '))
    : []

export const isOfNpm = (text: string): boolean => text.split('\n').every((line) => /^(npm |$)/.test(line))

const commandsIn = ({ language, text }: Code): string[] =>
  language === undefined ? (program.test(text) ? [text] : []) : language === 'sh' ? commandsOfBlock(text) : []

/** Every command of the documents, once, in the order in which they are read. */
export function readCommandLines(): readonly CommandLine[] {
  const found = new Map<string, string[]>()
  for (const code of documents.flatMap(codeOf))
    for (const line of commandsIn(code).filter(Boolean).flatMap(variantsOf))
      found.set(line, [...(found.get(line) ?? []), code.at])
  return [...found].map(([line, places]) => ({ line, places }))
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** Words as a shell divides them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, word]) => double ?? single ?? word ?? '',
  )

/** The script that a line with npm runs, and its arguments: options stand behind "--", npm takes all others. Undefined where it is none of ours. */
export function scriptOf(
  line: string,
): { readonly file: string; readonly args: readonly string[] } | undefined {
  const [, given] = /^(?:[A-Z_]+=\S+ )*npm (.+)$/.exec(line) ?? []
  const [first = '', ...rest] = wordsOf(given ?? '')
  const [name = '', ...words] = first === 'run' ? rest : [first, ...rest]
  const [, file, fixed = ''] = /--import tsx (scripts\/\w+\.ts)(.*)$/.exec(scripts[name] ?? '') ?? []
  if (file === undefined) return undefined
  const end = words.indexOf('--')
  const before = end === -1 ? words : words.slice(0, end)
  const taken = before.find((word) => word.startsWith('-'))
  if (taken !== undefined) throw new Error(`${line}: npm takes ${taken} for an option of its own`)
  return { file, args: [...wordsOf(fixed), ...before, ...(end === -1 ? [] : words.slice(end + 1))] }
}
