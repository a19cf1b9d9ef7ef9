import { isLanguage, type Language, languageNames, languages } from '../../../runtime/tables/languages'
import { closestName } from '../validate/closestName'

/** The languages that a text names, or why it names none. */
export type ReadLanguages = { readonly languages: readonly Language[] } | { readonly problem: string }

const allLanguages = Object.keys(languages).filter(isLanguage)

/**
 * Reads "VI, EN", "vi-VN;en", "Vietnamese, English" or "Tiếng Việt": the platform's codes, tags of browsers and names, in any
 * case. The first is the default. One that is named twice counts once.
 */
export function readLanguages(text: string): ReadLanguages {
  const words = text.split(/[,;|/\n、，]/).flatMap((part) => splitWhereNeeded(part.trim()))
  const found = words.map((word) => [word, findLanguage(word)] as const)
  const unknown = found.find(([, language]) => language === undefined)
  if (unknown) return { problem: unknownLanguage(unknown[0]) }
  const named = [...new Set(found.flatMap(([, language]) => language ?? []))]
  return named.length === 0
    ? { problem: `Name at least one language: ${allLanguages.join(', ')}.` }
    : { languages: named }
}

/** "VI EN" are two languages, "Roman Urdu" is one. */
function splitWhereNeeded(part: string): string[] {
  if (part === '') return []
  const words = part.split(/\s+/)
  return findLanguage(part) === undefined && words.every((word) => findLanguage(word) !== undefined)
    ? words
    : [part]
}

function findLanguage(word: string): Language | undefined {
  const code = word.toUpperCase().replaceAll('_', '-')
  if (isLanguage(code)) return code
  return findName(word, namesOf) ?? findTag(word) ?? findName(word, wideNamesOf)
}

const findName = (word: string, names: (language: Language) => readonly string[]): Language | undefined =>
  allLanguages.find((language) => names(language).some((name) => plain(name) === plain(word)))

/** A tag such as "zh-HK" means the language that is written in the same script, and where there are two, of the same country. */
function findTag(word: string): Language | undefined {
  const asked = maximized(word.replaceAll('_', '-'))
  if (!asked) return undefined
  const same = allLanguages.filter((language) => {
    const own = maximized(languages[language].tag)
    return own?.language === asked.language && own.script === asked.script
  })
  return same.find((language) => maximized(languages[language].tag)?.region === asked.region) ?? same[0]
}

/** Old names of languages, by those that the table has. */
const formerly: Readonly<Record<string, string>> = { tl: 'fil', in: 'id' }

function maximized(tag: string): Intl.Locale | undefined {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag)) return undefined
  const [base = '', ...rest] = tag.split('-')
  try {
    return new Intl.Locale([formerly[base.toLowerCase()] ?? base, ...rest].join('-')).maximize()
  } catch {
    return undefined
  }
}

function namesOf(language: Language): string[] {
  const { tag } = languages[language]
  return [tag, languageNames[language], nameIn('en', tag), nameIn(tag, tag)]
}

/** "Chinese", where the table has two ways of writing it. */
function wideNamesOf(language: Language): string[] {
  const { tag } = languages[language]
  const [base = tag] = tag.split('-')
  return [nameIn('en', base), nameIn(tag, base)]
}

const nameIn = (locale: string, tag: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? ''

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]|[\s()_,-]/g, '')
    .toLowerCase()

function unknownLanguage(word: string): string {
  const suggestion = languageOfCountry(word) ?? closestLanguage(word)
  const question = suggestion ? ` Did you mean ${suggestion} (${languageNames[suggestion]})?` : ''
  return `"${word}" is not a language of the product.${question} The languages are: ${allLanguages.join(', ')}. A name, such as Nepali, works too.`
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** People write the code of a country for its language: "jp". */
const languageOfCountry = (word: string): Language | undefined =>
  /^[a-z]{2}$/i.test(word) && countryNames.of(word.toUpperCase()) !== undefined
    ? findTag(maximized(`und-${word}`)?.toString() ?? '')
    : undefined

/** Two letters are close to every other two. */
const shortestName = 4

function closestLanguage(word: string): Language | undefined {
  if (word.length < shortestName) return undefined
  const names = new Map(
    allLanguages.flatMap((language) =>
      namesOf(language).map((name) => [name.toLowerCase(), language] as const),
    ),
  )
  const isLong = ([name]: readonly [string, Language]) => name.length >= shortestName
  return names.get(
    closestName(
      word,
      [...names].filter(isLong).map(([name]) => name),
    ) ?? '',
  )
}
