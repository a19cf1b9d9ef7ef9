import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'
import { parseArguments } from '../../scripts/steps/commands/readArguments'
import {
  chooseSubject,
  subjectCommand,
  subjectHint,
  valuesCommand,
} from '../../scripts/steps/explain/chooseSubject'
import { subjects } from '../../scripts/steps/explain/subjects'
import { answerValues } from '../../scripts/steps/explain/values/answerValues'
import { demo, demoCodes } from './demos'

const names = subjects.map(({ name }) => name)

it.each<[string[], string | undefined]>([
  [['hongvan', 'download'], 'download'],
  [['hongvan', '--type', '1', 'access'], 'access'],
  [['--json', 'hongvan', 'Captcha', '--flags', 'download'], 'captcha'],
  [['hongvan', '/download'], undefined],
  [['hongvan', 'flags', 'download'], undefined],
  [['download'], undefined],
  [[], undefined],
])('%j is about %s', (args, name) => {
  expect(chooseSubject(args)?.name).toBe(name)
})

it('lists every subject in its help, and where a word is none', () => {
  const { help = '' } = parseArguments(['--help'], valuesCommand) as { help?: string }
  for (const name of names) {
    expect(help).toContain(`  ${name} `)
    expect(subjectHint('x')).toContain(name)
  }
  expect(subjectHint('interuptions')).toContain('Did you mean the subject "interruptions"?')
})

it.each(subjects)('$name has every figure and its table in its help', (subject) => {
  const { help = '' } = parseArguments(['--help'], subjectCommand(subject)) as { help?: string }
  expect(help.split('\n')[0]).toBe(subject.summary)
  for (const option of [...Object.keys(subject.options), 'json']) expect(help).toContain(`--${option}`)
  for (const line of subject.table?.() ?? []) expect(help).toContain(line)
  expect(subject.table?.().length).toBeGreaterThan(0)
})

it.each(demoCodes.flatMap((code) => subjects.map((subject) => ({ code, subject, name: subject.name }))))(
  '$name of $code is explained without any option, for people and for programs',
  async ({ code, subject }) => {
    const parsed = parseArguments([code, subject.name], subjectCommand(subject))
    if (!('values' in parsed)) throw new Error(JSON.stringify(parsed))
    const { text, json } = await subject.explain({ code, manifest: demo(code) }, parsed.values as never)
    expect(text.split('\n')[0]).toMatch(new RegExp(`^${code}: `))
    expect(JSON.parse(JSON.stringify(json))).not.toEqual({})
  },
)

it('gives programs every value of a merchant', async () => {
  const { json } = await answerValues(process.cwd(), 'brasa', [], { json: true, readers: false })
  const { values } = json as { values: { key: string; setBy: unknown }[] }
  expect(values.find(({ key }) => key === 'brand.logo')).toMatchObject({
    value: 'brand/logo.svg',
    origin: expect.stringMatching(/^(merchant|preset)$/),
    setBy: { file: expect.stringMatching(/^merchants\//), line: expect.any(Number) },
  })
})

it('says in the shell what the subjects are, and exits with 1', async () => {
  const { code, errors } = await new Promise<{ code: unknown; errors: string }>((resolve) => {
    const args = ['--import', 'tsx', 'scripts/explain.ts', 'hongvan', 'downlod']
    execFile(process.execPath, args, (error, _, stderr) => resolve({ code: error?.code, errors: stderr }))
  })
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(
      /^There is no key "downlod".*Did you mean the subject "download"\? The subjects are download, /,
    ),
  ])
})
