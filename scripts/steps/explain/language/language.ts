import { chooseLanguage } from '../../../../runtime/rules/text/language'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import {
  defaultHeaderLanguage,
  defaultLanguage,
  type Language,
  languages,
} from '../../../../runtime/tables/languages'
import { alignColumns } from '../alignColumns'
import { OptionError, readWords, unknownName } from '../options/readOptions'
import { type OptionValues, subject } from '../subject'

const codes = Object.keys(languages) as Language[]

const options = {
  stored: { type: 'string', value: 'code', help: 'the language that the device has stored; none without it' },
  browser: {
    type: 'string',
    value: 'tags',
    help: "the browser's languages, separated by commas, the most wanted first (vi-VN,en); none without it",
  },
  address: {
    type: 'string',
    value: 'code',
    help: 'a language in the query of the address (lang=...); the site does not read it',
  },
  member: {
    type: 'string',
    value: 'code',
    help: "the member's language at the platform; the site does not read it",
  },
} as const

export type LanguageOptions = OptionValues<typeof options>

/** One thing that is asked, and what it says. */
interface Step {
  readonly asked: string
  readonly says: string
  readonly decides: boolean
}

export interface ExplainedLanguage {
  readonly language: Language
  /** Whether it was stored or is one of the browser's. */
  readonly detected: boolean
  /** The Language header of the first requests (I7.01). */
  readonly header: string
  readonly statement: string
  readonly steps: readonly Step[]
}

/** Which language a visitor gets, and why. Throws an OptionError for a language or a tag that there is not. */
export function explainLanguage(
  { languages: offered }: Pick<Manifest, 'languages'>,
  values: LanguageOptions,
): ExplainedLanguage {
  const stored = values.stored === undefined ? undefined : readCode('stored', values.stored)
  const tags = readWords(values.browser).map(readTag)
  const { language, detected } = chooseLanguage(offered, stored, tags)
  const ofStored = stored !== undefined && chooseLanguage(offered, stored, []).detected
  const ofTags = tags.map((tag) => chooseLanguage(offered, undefined, [tag]))
  const first = ofStored ? -1 : ofTags.findIndex((one) => one.detected)
  const steps: Step[] = [
    ...ignoredSteps(values),
    {
      asked: 'stored on the device',
      says: stored === undefined ? 'nothing' : ofStored ? stored : `${stored}, which is not offered`,
      decides: ofStored,
    },
    ...(tags.length === 0 ? [{ asked: "the browser's languages", says: 'nothing', decides: false }] : []),
    ...tags.map((tag, index) => ({
      asked: `the browser's ${tag}`,
      says: ofTags[index]?.detected ? ofTags[index].language : 'nothing that is offered',
      decides: index === first,
    })),
    {
      asked: `${defaultLanguage}, if it is offered`,
      says: offered.includes(defaultLanguage) ? defaultLanguage : 'not offered',
      decides: !detected && offered.includes(defaultLanguage),
    },
    {
      asked: "the merchant's first language",
      says: offered[0] ?? defaultLanguage,
      decides: !detected && !offered.includes(defaultLanguage),
    },
  ]
  return {
    language,
    detected,
    header: detected ? language : defaultHeaderLanguage,
    statement: detected ? 'E5.45' : 'E9.36',
    steps,
  }
}

/** What the site does not ask for is said, too: an operator may expect it. */
function ignoredSteps({ address, member }: LanguageOptions): Step[] {
  const steps = [
    ['address', address, 'the address'],
    ['member', member, "the member's at the platform"],
  ] as const
  return steps.flatMap(([option, text, asked]) =>
    text === undefined
      ? []
      : [{ asked, says: `${readCode(option, text)}, which the site does not read`, decides: false }],
  )
}

function readCode(option: string, text: string): Language {
  const found = codes.find((code) => code.toLowerCase() === text.trim().toLowerCase())
  if (found === undefined) throw unknownName(option, 'language', text, codes)
  return found
}

function readTag(tag: string): string {
  try {
    Intl.getCanonicalLocales(tag.replaceAll('_', '-'))
    return tag
  } catch {
    throw new OptionError(`--browser: "${tag}" is no language tag. Browsers send tags such as vi-VN or en.`)
  }
}

function formatLanguage(code: string, offered: readonly Language[], explained: ExplainedLanguage): string {
  const { language, header, statement, steps } = explained
  return [
    `${code}: the site is in ${language} (${statement}). It offers ${offered.join(', ')}.`,
    '',
    'What is asked, in this order (* decided):',
    ...alignColumns(steps.map(({ asked, says, decides }) => [decides ? '*' : ' ', asked, says])),
    '',
    `The first requests have the header "Language: ${header}" (I7.01).`,
  ].join('\n')
}

export const language = subject({
  name: 'language',
  summary: 'Says which language a visitor gets, and why (E5.45).',
  options,
  table: () => [
    "The order: what the device has stored, if it is offered; the first of the browser's languages that is offered, or whose closest",
    `relative is; ${defaultLanguage}, if it is offered; the merchant's first language. Neither the address nor the platform is asked: the`,
    "site sends the member's language to the platform, and stores what was chosen or detected.",
  ],
  explain({ code, manifest }, values) {
    const explained = explainLanguage(manifest, values)
    return { text: formatLanguage(code, manifest.languages, explained), json: explained }
  },
})
