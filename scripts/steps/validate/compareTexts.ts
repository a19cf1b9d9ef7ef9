import { isLanguage, type Language, languages } from '../../../runtime/tables/languages'
import { closestName } from './closestName'
import { type Issue, type IssueDetails, issueAt } from './issue'
import type { SourceRange } from './jsonTree'
import type { ParsedFile } from './parseSource'
import type { TextFile } from './textFile'

/** What each file must have, without the plural forms, which differ between languages. */
interface Reference {
  readonly keys: ReadonlySet<string>
  readonly plurals: ReadonlySet<string>
  /** The English text of a key. */
  original(key: string): string | undefined
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/
const stemOf = (key: string): string => key.replace(pluralSuffix, '')

/** The keys of English, and those of most other files: English can be incomplete, too. */
export function createReference(files: readonly TextFile[]): Reference {
  const readable = files.flatMap(({ language, texts }) =>
    texts ? [{ language, keys: [...texts.keys()] }] : [],
  )
  const count = new Map<string, number>()
  for (const { keys } of readable)
    for (const stem of new Set(keys.map(stemOf))) count.set(stem, (count.get(stem) ?? 0) + 1)
  const english = files.find(({ language }) => language === 'EN')?.texts
  const own = new Set([...(english?.keys() ?? [])].map(stemOf))
  const all = readable.flatMap(({ keys }) => keys)
  return {
    keys: new Set(
      [...count].flatMap(([stem, found]) => (own.has(stem) || found > readable.length / 2 ? [stem] : [])),
    ),
    plurals: new Set(all.filter((key) => pluralSuffix.test(key)).map(stemOf)),
    original: (key) => (english?.get(key) ?? english?.get(`${stemOf(key)}_other`))?.text,
  }
}

/** What a file lacks, has too much, or has with other placeholders than English. */
export function comparedIssues({ language, file, texts }: TextFile, reference: Reference): Issue[] {
  const { tree } = file
  if (!isLanguage(language)) return [issueAt(startRange(file), unknownLanguage(language))]
  if (!texts || !tree || tree.kind !== 'object') return []
  const expected = expectedKeys(language, reference)
  const missing = [...expected].filter((key) => !texts.has(key))
  return [
    ...(missing.length > 0
      ? [issueAt({ ...tree.range, length: 1 }, missingTexts(missing, expected.size))]
      : []),
    ...[...texts].flatMap(([key, { text, keyRange, range }]) => {
      if (!expected.has(key)) return [issueAt(keyRange, unknownText(key, missing))]
      const original = reference.original(key)
      if (original === undefined || placeholdersOf(text) === placeholdersOf(original)) return []
      return [issueAt(range, placeholderMismatch(original))]
    }),
  ]
}

const startRange = (file: ParsedFile): SourceRange => ({ source: file, offset: 0, length: 1 })

/** The keys of a language: plural texts in the forms that it has. */
function expectedKeys(
  language: Language,
  { keys, plurals }: Pick<Reference, 'keys' | 'plurals'>,
): Set<string> {
  const forms = new Intl.PluralRules(languages[language].tag).resolvedOptions().pluralCategories
  return new Set(
    [...keys].flatMap((stem) => (plurals.has(stem) ? forms.map((form) => `${stem}_${form}`) : [stem])),
  )
}

function unknownLanguage(language: string): IssueDetails {
  const suggestion = closestName(language, Object.keys(languages))
  return {
    code: 'unknown-language',
    message: `"${language}" is not a language of the product.`,
    expected: `one of ${Object.keys(languages).join(', ')}`,
    ...(suggestion && { suggestion }),
    hint: 'Rename the file, or remove it.',
  }
}

const namedKeys = 5

/** Whether a language lacks texts that English has: it shows those (D29). */
export const isMissingTranslation = ({ code, file }: Pick<Issue, 'code' | 'file'>): boolean =>
  code === 'missing-texts' && !file.endsWith('/EN.json')

function missingTexts(missing: readonly string[], total: number): IssueDetails {
  const named = missing.slice(0, namedKeys).join(', ')
  const more = missing.length > namedKeys ? ` and ${missing.length - namedKeys} more` : ''
  return {
    code: 'missing-texts',
    message: `${missing.length} of ${total} texts are missing: ${named}${more}.`,
    expected: 'every text of runtime/text/EN.json, in the plural forms of the language',
    hint: 'Add them: until then the site shows English, and a merchant that offers the language cannot be released.',
  }
}

function unknownText(key: string, missing: readonly string[]): IssueDetails {
  const suggestion = closestName(key, missing)
  return {
    code: 'unknown-text',
    message: `No other language has the text "${key}".`,
    ...(suggestion && { suggestion }),
    hint: suggestion ? `Rename it to "${suggestion}", or remove it.` : 'Remove it, or add it to all files.',
  }
}

/** A text must have the placeholders of the text that it stands for. */
export const placeholderMismatch = (original: string): IssueDetails => ({
  code: 'placeholders',
  message: 'The placeholders differ from those of the original text.',
  expected: placeholdersOf(original) || 'no placeholders',
  hint: `The original is "${original}".`,
})

/** The placeholders of a text, sorted, each once. */
export const placeholdersOf = (text: string): string =>
  [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join(' ')
