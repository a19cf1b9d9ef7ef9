import type { Readable, Writable } from 'node:stream'
import { select, text } from '@clack/prompts'
import { defaultLanguage, languageNames } from '../../../runtime/tables/languages'
import { primaryFor } from './brandColours'
import { titleOfCode } from './brandLetters'
import { type Answers, cleanName, type GivenAnswers, nameProblem } from './readAnswers'
import { codeProblem, toCode } from './readCode'
import { readColour } from './readColour'
import { readLanguages } from './readLanguages'
import { defaultPreset, type Presets } from './readPreset'

/** Where questions are shown and answered. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable
}

/** What is asked of whoever has not said it; the rest is derived, and printed. Undefined when somebody leaves. */
export async function askAnswers(
  root: string,
  presets: Presets,
  given: GivenAnswers,
  terminal: Terminal,
): Promise<Answers | undefined> {
  const ask = async (known: string | undefined, { message, initial, problemOf }: Question): Promise<string> =>
    known ??
    answered(
      await text({
        ...terminal,
        message,
        placeholder: initial,
        defaultValue: initial,
        validate: (value) => problemOf(value?.trim() ? value : initial),
      }),
    )
  try {
    const code =
      given.code ??
      (await ask(undefined, {
        message: 'The merchant’s code: its folder, and what the platform calls it',
        initial: toCode(given.name ?? ''),
        problemOf: (value) => codeProblem(root, value.trim()),
      }))
    const name = await ask(given.name, {
      message: 'The brand’s name',
      initial: titleOfCode(code.trim()),
      problemOf: (value) => nameProblem(root, cleanName(value)),
    })
    const preset = given.preset ?? (await askPreset(presets, terminal))
    const languages = await ask(given.languages, {
      message: `The languages, the default first (${Object.keys(languageNames).join(', ')})`,
      initial: defaultLanguage,
      problemOf: (value) => problemIn(readLanguages(value)),
    })
    const primary = await ask(given.primary, {
      message: 'The colour of buttons and links: any form of CSS',
      initial: primaryFor(code, presets.get(preset)?.theme ?? {}),
      problemOf: (value) => problemIn(readColour(value)),
    })
    return { ...given, code: code.trim(), name, preset, languages, primary }
  } catch (error) {
    if (error === left) return undefined
    throw error
  }
}

interface Question {
  readonly message: string
  /** What an empty answer means. */
  readonly initial: string
  readonly problemOf: (value: string) => string | undefined
}

const askPreset = async (presets: Presets, terminal: Terminal): Promise<string> =>
  answered(
    await select({
      ...terminal,
      message: 'The preset: pages, bars and colours that it begins with',
      initialValue: defaultPreset(presets),
      options: [...presets.keys()].map((value) => ({ value, label: value })),
    }),
  )

const left = Symbol('left')

function answered(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw left
  return answer
}

const problemIn = (read: object): string | undefined => ('problem' in read ? String(read.problem) : undefined)
