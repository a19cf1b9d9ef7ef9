import type english from '../text/EN.json'

type Catalogue = typeof english
type Singular<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key
type Keys<Section extends keyof Catalogue & string> =
  `${Section}.${Singular<keyof Catalogue[Section] & string>}`

/** What the manifest says in the lobby: the build adds it to the texts of a site that has it. */
type ManifestTextKey = 'lobby.heroTitle' | 'lobby.heroText'

/** The key of a text, as `section.key`; the English catalogue defines which ones exist. */
export type TextKey =
  | { [Section in keyof Catalogue & string]: Keys<Section> }[keyof Catalogue & string]
  | ManifestTextKey

/** A text in the member's language. `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
