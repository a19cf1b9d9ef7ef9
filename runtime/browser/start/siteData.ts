import type { When } from '../../rules/settings/conditions'
import type {
  AccountEntry,
  Brand,
  Hero,
  Hosts,
  Lobby,
  Manifest,
  MountedRoute,
  Theme,
} from '../../schema/manifest.gen'
import type { AccountEntryId } from '../../tables/accountEntries'
import type { Language } from '../../tables/languages'

/**
 * What of a manifest a page needs: the build has put the brand into its styles and pictures, and only the policy of the page needs
 * the hosts that are left out.
 */
export type SiteManifest = Omit<
  Manifest,
  'account' | 'brand' | 'hosts' | 'lobby' | 'routes' | 'schemaVersion'
> & {
  readonly routes: Readonly<Record<string, SiteRoute>>
  /** The footer has the brand's sentence, and the chat gets its colour. */
  readonly brand: Pick<Brand, 'tagline'> & { readonly theme: Pick<Theme, 'primary'> }
  readonly hosts?: Omit<Hosts, 'captcha' | 'connect' | 'link'>
  /** The style of the page has the art, and the catalogues have the words. */
  readonly lobby?: Pick<Lobby, 'topTen'> & { readonly hero?: Pick<Hero, 'to'> }
}

/** A mounted page, with the key of the title that the manifest gives to it. */
export type SiteRoute = Omit<MountedRoute, 'title'> & { readonly title?: string }

/** An entry of the account as the page needs it: what a member must be to get it, and the key of its text, are decided. */
export interface SiteAccountEntry extends Pick<AccountEntry, 'to' | 'url' | 'opens'> {
  readonly id: string
  readonly when?: When
  /** The name of an icon, and the key of a text: of an entry of the merchant's own. */
  readonly icon?: string
  readonly text?: string
}

/** A group of the account, with its id or, where the manifest gives it a title, the key of that. An entry of the product is its id alone; a group as the product has it is without entries. */
export type SiteAccountGroup = readonly [
  title: string,
  entries?: readonly (AccountEntryId | SiteAccountEntry)[],
]

export interface PageHead {
  readonly title: string
  readonly description?: string
  readonly keywords?: string
  readonly canonical?: string
  readonly robots?: string
}

/** Data that the build writes into every page, in the script element `site`. */
export interface SiteData {
  readonly code: string
  /** Identifies this build of the site. */
  readonly build: string
  /** The origin of the host that has the site's assets; absent: the site itself. Every URL of an asset here is complete. */
  readonly assetOrigin?: string
  readonly manifest: SiteManifest
  /** The groups of the account page, in order (D31). */
  readonly account: readonly SiteAccountGroup[]
  /** The URL of each language's texts; English is there even if the site does not offer it (D24). */
  readonly texts: Readonly<Partial<Record<Language, string>>>
  /** The `lang` and `dir` attributes and the own names of the languages that the site offers. */
  readonly languageTags: Readonly<
    Partial<Record<Language, readonly [tag: string, direction: 'ltr' | 'rtl', name: string]>>
  >
  /** How many sections a complete file of texts has. */
  readonly textSections: number
  /** The URL of the page heads, by path and language (E2.72). */
  readonly heads: string
  readonly logo: { readonly src: string; readonly width: number; readonly height: number }
  /** Further pictures of the brand, by their path in the manifest. */
  readonly pictures?: Readonly<
    Record<string, { readonly src: string; readonly width: number; readonly height: number }>
  >
  /** The icons that the manifest names and the first script has not, by name: an SVG path on a grid of 24. */
  readonly icons?: Readonly<Record<string, { readonly path: string; readonly mirrored?: true }>>
  /** The features whose code is not in this site: fewer than those that it has. */
  readonly withoutFeatures: readonly string[]
  /** The folder of the country flags, with a trailing slash; Viet Nam's is VN.svg. */
  readonly countryFlags?: string
  readonly development?: boolean
  /** Where this machine serves the pages that are embedded; never in a release. */
  readonly embeddedPages?: string
  /** Sign-in uses a Firebase Auth emulator on the site's own origin; never in a release. */
  readonly firebaseEmulator?: boolean
}

/** The own name of a language that the site offers. */
export const languageName = ({ languageTags }: SiteData, language: Language): string =>
  languageTags[language]?.[2] ?? language
