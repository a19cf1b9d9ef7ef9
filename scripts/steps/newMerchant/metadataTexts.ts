import { defaultLanguage, type Language, languages } from '../../../runtime/tables/languages'
import { type Catalogue, withEnglish } from '../assets/catalogues'
import type { NewMerchant } from './newMerchant'

/** A page's title and description by language. */
export interface HomeMetadata {
  readonly title: Readonly<Record<string, string>>
  readonly description: Readonly<Record<string, string>>
}

/** So many categories are in a title, which search engines cut after about 60 characters. */
const categoriesInTitle = 2

/**
 * The lobby's metadata in the product's own words: the name and the games that the preset shows, in its order, and that one plays
 * with money that one can lose. A word that a language lacks is English.
 */
export function homeMetadata(
  { name, languages: offered }: Pick<NewMerchant, 'name' | 'languages'>,
  categories: readonly string[],
  catalogues: ReadonlyMap<string, Catalogue>,
): HomeMetadata {
  const catalogueOf = (language: string): Catalogue => catalogues.get(language) ?? {}
  const wordsIn = (language: Language): Words =>
    wordsOf(withEnglish(catalogueOf(language), catalogueOf(defaultLanguage)), categories)
  const each = (text: (language: Language, words: Words) => string): Record<string, string> =>
    Object.fromEntries(offered.map((language) => [language, text(language, wordsIn(language))]))
  return {
    title: each(
      (language, { games }) => `${name} | ${games.slice(0, categoriesInTitle).join(separatorOf(language))}`,
    ),
    description: each((language, { games, note }) => {
      // A language ends a sentence as its own texts do.
      const stop = /\p{P}$/u.exec(note)?.[0] ?? ''
      return `${name}: ${games.join(separatorOf(language))}${stop}${stop === '。' ? '' : ' '}${note}`
    }),
  }
}

interface Words {
  readonly games: readonly string[]
  readonly note: string
}

function wordsOf(catalogue: Catalogue, categories: readonly string[]): Words {
  const named = categories.flatMap((category) => catalogue.lobby?.[category] ?? [])
  return {
    games: named.length > 0 ? named : [catalogue.games?.title ?? ''],
    note: catalogue.shell?.footerNote ?? '',
  }
}

/** What stands between the items of a list, before the word for "and". */
const separatorOf = (language: Language): string =>
  new Intl.ListFormat(languages[language].locale)
    .formatToParts(['1', '2', '3'])
    .find(({ type }) => type === 'literal')?.value ?? ', '
