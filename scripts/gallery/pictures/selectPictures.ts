import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../../runtime/tables/languages'
import { closestName } from '../../steps/validate/closestName'
import type { SitePage } from './listPages'
import { pictureStates, type StateName, stateNames } from './pictureStates'

/** A merchant whose pages can be shown. */
export interface PictureMerchant {
  readonly code: string
  readonly manifest: Manifest
  readonly pages: readonly SitePage[]
}

export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

/** One picture of the gallery. */
export interface Picture {
  readonly code: string
  /** The brand's name. */
  readonly brand: string
  readonly page: string
  readonly path: string
  readonly state: StateName
  readonly language: Language
  readonly mode: Mode
  /** The other mode than the brand's: its colours are derived, and no member sees them. */
  readonly isDerived: boolean
  /** Whether a member sees it, and whether that is the only one who may. */
  readonly user: string
  /** Relative to the gallery, without characters that need escaping in an address. */
  readonly file: string
}

/** What the options say; undefined where one is not given. */
export interface PictureOptions {
  readonly pages?: string | undefined
  readonly states?: string | undefined
  readonly languages?: string | undefined
}

/** How a project without merchants is refused, and how options that choose nothing are: also by the code of earlier commits. */
export const noMerchant = 'There is no merchant: '
export const noPicture = 'No picture: '

/** The pictures that the options choose, or the mistake in them, in a sentence. */
export function selectPictures(
  merchants: readonly PictureMerchant[],
  options: PictureOptions,
): { readonly pictures: readonly Picture[] } | { readonly problem: string } {
  const states = readNames('state', options.states ?? 'plain', stateNames)
  if ('problem' in states) return states
  const codes = readNames('language', options.languages ?? 'first', ['first', ...Object.keys(languages)])
  if ('problem' in codes) return codes
  const known = merchants.flatMap(({ pages }) => pages.flatMap(({ page, path }) => [page, path]))
  const pages = readNames('page', options.pages ?? 'main', ['main', ...new Set(known)])
  if ('problem' in pages) return pages
  const pictures = merchants.flatMap((merchant) =>
    languagesOf(merchant.manifest, codes.names).flatMap((language) =>
      states.names.flatMap((state) =>
        merchant.pages
          .filter((page) => isChosen(page, pages.names))
          .flatMap((page) => picturesOf(merchant, page, state as StateName, language)),
      ),
    ),
  )
  if (pictures.length > 0) return { pictures }
  return {
    problem: `${noPicture}none of these merchants (${merchants.map(({ code }) => code).join(', ')}) offers one of these languages (${codes.names.join(', ')}) on one of these pages.`,
  }
}

/** Names separated by commas; "all" stands for all of them. */
function readNames(
  noun: string,
  text: string,
  known: readonly string[],
): { readonly names: readonly string[] } | { readonly problem: string } {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) return { problem: `--${noun}s needs names, separated by commas, or "all".` }
  if (names.includes('all')) return { names: known }
  const found = names.map((name) => known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name)
  const unknown = found.find((name) => !known.includes(name))
  if (unknown === undefined) return { names: [...new Set(found)] }
  const suggestion = closestName(unknown, known)
  const question = suggestion ? ` Did you mean "${suggestion}"?` : ''
  return { problem: `There is no ${noun} "${unknown}".${question} There are: all, ${known.join(', ')}.` }
}

/** In the merchant's own order; "first" is its first language. */
const languagesOf = ({ languages: offered }: Manifest, names: readonly string[]): Language[] =>
  offered.filter((code, index) => names.includes(code) || (index === 0 && names.includes('first')))

const isChosen = ({ page, path, isMain }: SitePage, names: readonly string[]): boolean =>
  names.includes(page) || names.includes(path) || (isMain && names.includes('main'))

/** None where a state has no such page: a member is never shown the login. */
function picturesOf(
  { code, manifest }: PictureMerchant,
  { page, path, membersOnly, visitorsOnly }: SitePage,
  state: StateName,
  language: Language,
): Picture[] {
  const { visitor, member } = pictureStates[state]
  if (visitorsOnly && visitor !== 'visitor') return []
  const user = membersOnly ? member : visitor
  return modes.map((mode) => ({
    code,
    brand: manifest.name,
    page,
    path,
    state,
    language,
    mode,
    isDerived: mode !== manifest.brand.theme.mode,
    user,
    file: `pictures/${code}/${[path.replace(/^\/m\//, '').replaceAll('/', '--'), state, language, mode].join('.')}.png`,
  }))
}
