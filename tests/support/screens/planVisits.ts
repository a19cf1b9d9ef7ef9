import type { Language } from '../../../runtime/tables/languages'
import { pickRoundRobin } from '../sites/roundRobin'

/** What a plan needs to know of a site and of its screens. */
export interface PlannedSite<Screen> {
  readonly code: string
  readonly languages: readonly Language[]
  readonly screens: readonly Screen[]
}

interface NamedScreen {
  readonly name: string
  /** The kind of state, e.g. "failed"; `plainKinds` are those in which a page simply shows its content. */
  readonly kind: string
}

/** One opening of a screen, at a merchant, in one of the merchant's languages. */
export interface Visit<Screen> {
  readonly code: string
  readonly language: Language
  readonly screen: Screen
  /** It is also shown in the languages that decide, and in the themes of the other merchants. */
  readonly walks: boolean
}

/** States in which a page shows what the merchant's manifest puts on it. */
const plainKinds = ['as a visitor', 'as a member', 'as an agent']

/** So many merchants show a page in its plain state, in turn, so that a run does not grow with the merchants. */
export const plainMerchants = 3

/**
 * The openings of an ordinary run. Each screen is opened with a walk at one of the merchants that have it, round robin. What
 * differs between merchants is the theme, which the walk changes, the languages, and what the manifest puts on a page: so each
 * page is opened in its plain state at the next merchants, too. The languages of a merchant take turns.
 */
export function planVisits<Screen extends NamedScreen>(
  sites: readonly PlannedSite<Screen>[],
): Visit<Screen>[] {
  const names = [...new Set(sites.flatMap(({ screens }) => screens.map(({ name }) => name)))]
  const turns = new Map<string, number>()
  const nextLanguage = (site: PlannedSite<Screen>): Language => {
    const turn = turns.get(site.code) ?? 0
    turns.set(site.code, turn + 1)
    return pickRoundRobin(site.languages, turn) ?? 'EN'
  }
  return names.flatMap((name, index) => {
    const owners = sites.flatMap((site) => {
      const screen = site.screens.find((one) => one.name === name)
      return screen ? [{ site, screen }] : []
    })
    const isPlain = owners.some(({ screen }) => plainKinds.includes(screen.kind))
    const count = Math.min(owners.length, isPlain ? plainMerchants : 1)
    return Array.from({ length: count }, (_, position) => pickRoundRobin(owners, index + position))
      .filter((owner) => owner !== undefined)
      .map(({ site, screen }, position) => ({
        code: site.code,
        language: nextLanguage(site),
        screen,
        walks: position === 0,
      }))
  })
}

/** Every screen of every merchant in each of its languages, walked in the first of them: for a deep run. */
export const planEveryVisit = <Screen extends NamedScreen>(
  sites: readonly PlannedSite<Screen>[],
): Visit<Screen>[] =>
  sites.flatMap(({ code, languages, screens }) =>
    languages.flatMap((language, index) =>
      screens.map((screen) => ({ code, language, screen, walks: index === 0 })),
    ),
  )
