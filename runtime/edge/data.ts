import type { Manifest } from '../schema/manifest.gen'
import type { Language } from '../tables/languages'

export interface Head {
  readonly title: string
  readonly description?: string
  readonly keywords?: string
  readonly canonical?: string
  readonly robots?: string
}

/** What the build writes into every page (the script element `site`). */
export interface SiteData {
  readonly code: string
  /** Names this build of the site. */
  readonly build: string
  readonly manifest: Manifest
  /** Where each language's texts are. */
  readonly texts: Readonly<Partial<Record<Language, string>>>
  /** Where each feature's stylesheet is. */
  readonly styles: Readonly<Record<string, string>>
  /** The heads of pages, by path and language (E2.72). */
  readonly heads: Readonly<Record<string, Readonly<Partial<Record<Language, Head>>>>>
  readonly logo: { readonly src: string; readonly width: number; readonly height: number }
  /** The features whose code is in this site. */
  readonly features: readonly string[]
  /** The folder of the flags, with a slash at its end: the flag of Viet Nam is VN.svg in it. */
  readonly flags?: string
  readonly development?: boolean
  /** Sign-in goes to an Auth emulator of Firebase on the site's own origin; never in a release. */
  readonly firebaseEmulator?: boolean
}
