import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A language's words: section (a feature's id or a shared one) to key to text in i18next's format. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A merchant's own wording: "section.key" to text. */
export type TextOverrides = Readonly<Record<string, string>>

/** Sections that every site needs, whatever its features are. */
export const sharedSections = ['common', 'errors', 'navigation', 'shell', 'signIn'] as const

/** Reads runtime/text/<language>.json of each language; throws when one has no file. */
export async function readCatalogues(
  root: string,
  languages: readonly string[],
): Promise<ReadonlyMap<string, Catalogue>> {
  const read = async (language: string): Promise<[string, Catalogue]> => {
    const text = await readFile(join(root, 'runtime/text', `${language}.json`), 'utf8')
    return [language, JSON.parse(text) as Catalogue]
  }
  return new Map(await Promise.all(languages.map(read)))
}

/** What of a catalogue a site needs: the shared sections and its features' sections. */
export function siteTexts(catalogue: Catalogue, features: readonly string[]): Catalogue {
  const sections = [...sharedSections, ...features]
  return Object.fromEntries(
    sections.flatMap((section) => (catalogue[section] ? [[section, catalogue[section]]] : [])),
  )
}

/** A catalogue in the merchant's own words. */
export const inOwnWords = (catalogue: Catalogue, overrides: TextOverrides = {}): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([section, texts]) => [
      section,
      { ...texts, ...overridesOf(section, overrides) },
    ]),
  )

function overridesOf(section: string, overrides: TextOverrides): Record<string, string> {
  const start = `${section}.`
  return Object.fromEntries(
    Object.entries(overrides)
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => [path.slice(start.length), text]),
  )
}
