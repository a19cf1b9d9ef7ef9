import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A language's texts: section (a feature's id or a shared one) to key to text, in i18next's format. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A merchant's own texts: "section.key" to text. */
export type TextOverrides = Readonly<Record<string, string>>

/** Sections that every site needs, whatever its features. */
export const sharedSections = ['common', 'errors', 'navigation', 'shell', 'signIn'] as const

/** Reads runtime/text/<language>.json of each language; throws when one has no file. */
export async function readCatalogues(
  root: string,
  languages: readonly string[],
): Promise<ReadonlyMap<string, Catalogue>> {
  const readLanguage = async (language: string): Promise<[string, Catalogue]> => {
    const text = await readFile(join(root, 'runtime/text', `${language}.json`), 'utf8')
    return [language, JSON.parse(text) as Catalogue]
  }
  return new Map(await Promise.all(languages.map(readLanguage)))
}

/** The part of a catalogue that a site needs: the shared sections and those of its features. */
export function siteTexts(catalogue: Catalogue, features: readonly string[]): Catalogue {
  const sections = [...sharedSections, ...features]
  return Object.fromEntries(
    sections.flatMap((section) => (catalogue[section] ? [[section, catalogue[section]]] : [])),
  )
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/

/** A catalogue with the English texts that it lacks, in whatever plural form (D29). A release lacks none. */
export function withEnglish(catalogue: Catalogue, english: Catalogue): Catalogue {
  const fill = (section: string, texts: Catalogue[string]): Catalogue[string] => {
    const own = catalogue[section] ?? {}
    const stems = new Set(Object.keys(own).map((key) => key.replace(pluralSuffix, '')))
    const missing = Object.entries(texts).filter(([key]) => !stems.has(key.replace(pluralSuffix, '')))
    return missing.length === 0 ? own : { ...own, ...Object.fromEntries(missing) }
  }
  const sections = Object.entries(english).map(([section, texts]) => [section, fill(section, texts)])
  return { ...catalogue, ...Object.fromEntries(sections) }
}

/** A catalogue with the merchant's own texts; the same one when there are none. */
export const withTextOverrides = (catalogue: Catalogue, overrides: TextOverrides): Catalogue =>
  Object.keys(overrides).length === 0
    ? catalogue
    : Object.fromEntries(
        Object.entries(catalogue).map(([section, texts]) => [
          section,
          { ...texts, ...overridesOf(section, overrides) },
        ]),
      )

function overridesOf(section: string, overrides: TextOverrides): Record<string, string> {
  const prefix = `${section}.`
  return Object.fromEntries(
    Object.entries(overrides)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, text]) => [path.slice(prefix.length), text]),
  )
}
