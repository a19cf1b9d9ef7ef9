import { defaultLanguage } from '../../../runtime/tables/languages'
import { accentFor, primaryFor, usableColours } from './brandColours'
import { titleOfCode } from './brandLetters'
import { maxNameLength, type PresetValues } from './merchantFiles'
import type { NewMerchant } from './newMerchant'
import { codeProblem } from './readCode'
import { readColour } from './readColour'
import { defaultCurrency, readCurrency } from './readCurrency'
import { defaultDomain, readDomains } from './readDomains'
import { readLanguages } from './readLanguages'
import { defaultPreset, findPreset, type Presets } from './readPreset'

/** What somebody has typed: as options, or as answers. Everything but the code has a default. */
export interface Answers {
  readonly code: string
  readonly name?: string | undefined
  readonly preset?: string | undefined
  readonly primary?: string | undefined
  readonly accent?: string | undefined
  readonly languages?: string | undefined
  readonly currency?: string | undefined
  readonly domain?: string | undefined
}

/** The same as options, of which none is needed where one can be asked. */
export type GivenAnswers = Omit<Answers, 'code'> & { readonly code?: string | undefined }

/** A merchant that can be made, with what its preset says; or the first thing that is wrong. */
export type ReadAnswers =
  | { readonly merchant: NewMerchant; readonly preset: PresetValues }
  | { readonly problem: string }

/** A name without line breaks, controls and spaces at its ends, in composed letters. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Why a name is none; undefined when it is one. */
export function nameProblem(root: string, name: string): string | undefined {
  const { length } = [...cleanName(name)]
  const most = maxNameLength(root)
  return length > most ? `The name has ${length} characters; a brand’s name has at most ${most}.` : undefined
}

/** Reads each answer, and derives what there is none to. `root` is the project's folder. */
export function readAnswers(root: string, presets: Presets, answers: Answers): ReadAnswers {
  const problem = codeProblem(root, answers.code)
  return problem === undefined ? readDetails(root, presets, answers) : { problem }
}

/** What is wrong with what was said before anything is asked; undefined when nothing is. */
export function givenProblem(root: string, presets: Presets, given: GivenAnswers): string | undefined {
  const { code } = given
  const problem = code === undefined ? undefined : codeProblem(root, code)
  const read = readDetails(root, presets, { ...given, code: code ?? 'unnamed' })
  return problem ?? ('problem' in read ? read.problem : undefined)
}

function readDetails(root: string, presets: Presets, answers: Answers): ReadAnswers {
  const { code } = answers
  const wrong = nameProblem(root, answers.name ?? '')
  if (wrong !== undefined) return { problem: wrong }
  const preset = findPreset(presets, answers.preset ?? defaultPreset(presets))
  if ('problem' in preset) return preset
  const { theme } = preset.values
  const primary = readColour(answers.primary ?? primaryFor(code, theme))
  if ('problem' in primary) return primary
  const accent = readColour(answers.accent ?? accentFor(primary.colour, theme))
  if ('problem' in accent) return accent
  const named = readLanguages(answers.languages ?? defaultLanguage)
  if ('problem' in named) return named
  const [first = defaultLanguage, ...others] = named.languages
  const money =
    answers.currency === undefined
      ? { currency: defaultCurrency(first) }
      : readCurrency(answers.currency, first)
  if ('problem' in money) return money
  const hosts = readDomains(answers.domain ?? defaultDomain(code))
  if ('problem' in hosts) return hosts
  const given = { primary: primary.colour, accent: accent.colour }
  const merchant: NewMerchant = {
    code,
    name: cleanName(answers.name ?? '') || titleOfCode(code),
    preset: preset.name,
    given,
    colours: usableColours(theme, given),
    languages: [first, ...others],
    currency: money.currency,
    domains: hosts.domains,
  }
  return { merchant, preset: preset.values }
}
