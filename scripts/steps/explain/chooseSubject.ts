import { parseArgs } from 'node:util'
import type { Options } from '../commands/readArguments'
import { closestName } from '../validate/closestName'
import { alignColumns } from './alignColumns'
import type { Subject } from './subject'
import { subjects } from './subjects'

const jsonOption = { json: { type: 'boolean', default: false, help: 'prints JSON for programs' } } as const

/** The subject that the words of the command name after the merchant's code; undefined: the values of its manifest. */
export function chooseSubject(args: readonly string[]): Subject | undefined {
  const options: Options = Object.assign({}, ...subjects.map((one) => one.options))
  const { positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  return subjects.find(({ name }) => name === positionals[1]?.toLowerCase())
}

export const subjectCommand = ({ name, summary, options, table }: Subject) => ({
  usage: `npm run explain -- <merchant code> ${name} [options]`,
  summary,
  words: 2,
  options: { ...options, ...jsonOption } as Options & typeof jsonOption,
  ...(table && { notes: table }),
})

export const valuesCommand = {
  usage: 'npm run explain -- <merchant code> [keys...] | <subject> [options]',
  summary:
    'Explains the values of a merchant: the line that sets each, what it replaces, whether the platform can change it, and who reads it.',
  options: {
    readers: {
      type: 'boolean',
      default: false,
      help: 'also says who reads each value, without a key; takes some seconds',
    },
    ...jsonOption,
  },
  notes: () => [
    'A key can be written as brand.theme.primary, /brand/theme/primary or routes["/m/home"].page; where it is clear, its end is enough:',
    'CHAT3. A section that is called like a subject: /download.',
    '',
    'Subjects, each with its own --help:',
    ...alignColumns(subjects.map(({ name, summary }) => [`  ${name}`, summary])),
  ],
} as const

/** A sentence that lists the subjects, with the one that was probably meant. */
export function subjectHint(word: string): string {
  const names = subjects.map(({ name }) => name)
  const suggestion = closestName(word, names)
  return `${suggestion ? `Did you mean the subject "${suggestion}"? ` : ''}The subjects are ${names.join(', ')}.`
}
