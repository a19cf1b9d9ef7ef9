import { describe, expect, inject, it } from 'vitest'
import { type Language, languages } from '../../../runtime/tables/languages'
import { themeTokens } from '../../../scripts/steps/theme/theme'
import { animationsFinished } from '../engines/driver'
import type { PlaywrightPhone } from '../engines/playwrightEngine'
import { chromiumForScreens } from '../engines/workerBrowsers'
import { walkLanguages } from '../languages/walkLanguages'
import { rememberTexts } from '../languages/walkScript'
import { Member } from '../member'
import { phonesForTests, siteForTests } from '../sites/fixtures'
import type { ServedSite } from '../sites/servedSite'
import type { BuiltSite } from '../sites/sites'
import { storeSessionScript } from '../sites/storeSessionScript'
import { findCovered, findInkOutside, findOverflowAndBrokenWords } from './layoutChecks'
import { savePictures } from './pictures'
import { planEveryVisit, planVisits, type Visit } from './planVisits'
import { type ScreenCase, screenCasesOf } from './screenCases'
import { findAxeViolations, findSmallTargets, type ThemeTokens, watchPageProblems } from './screenChecks'

/** True once there is no skeleton left, and every visible image has loaded. */
export const pageLoaded = `document.querySelector('[class*="Skeleton"], main[aria-busy]') === null &&
  [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`

/** A visit, with what it needs. */
interface ScreenVisit extends Visit<ScreenCase> {
  readonly built: BuiltSite
  readonly otherThemes: readonly ThemeTokens[]
}

function visitsOf(sites: readonly BuiltSite[], multilingualSites: readonly BuiltSite[]): ScreenVisit[] {
  const planned = sites.map(({ code, manifest }) => ({
    code,
    languages: manifest.languages,
    screens: screenCasesOf(manifest),
  }))
  const visits = inject('deep') ? planEveryVisit(planned) : planVisits(planned)
  return visits.flatMap((visit) => {
    const built = (visit.walks ? multilingualSites : sites).find(({ code }) => code === visit.code)
    const otherThemes = sites
      .filter(({ code }) => visit.walks && code !== visit.code)
      .map(({ manifest }) => themeTokens(manifest.brand.theme))
    return built ? [{ ...visit, built, otherThemes }] : []
  })
}

/** Declares the tests of one of `count` files, over which the visits are distributed; `index` counts from 1. */
export function testScreens(index: number, count: number): void {
  const visits = visitsOf(inject('sites'), inject('multilingualSites')).filter(
    (_, position) => position % count === index - 1,
  )
  for (const built of new Set(visits.map((visit) => visit.built)))
    testVisits(
      built,
      visits.filter((visit) => visit.built === built),
    )
}

function testVisits(built: BuiltSite, visits: readonly ScreenVisit[]): void {
  describe(`${built.code}${visits[0]?.walks ? ' in the languages that decide' : ''}`, () => {
    const site = siteForTests(built)
    const newPhone = phonesForTests(chromiumForScreens)

    it.each(visits.map((visit) => ({ ...visit, name: `${visit.screen.name}, ${visit.language}` })))(
      'shows an accessible screen without errors: $name (E1.10, E8.21, E9.32)',
      async ({ screen, language, walks, otherThemes }) => {
        const phone = await newPhone(languages[language].locale, { fresh: screen.needsFreshPhone === true })
        // Animations that go on cost more than the checks.
        await phone.page.emulateMedia({ reducedMotion: 'reduce' })
        if (walks) await phone.page.addInitScript(rememberTexts)
        const watched = watchPageProblems(phone.page, site.current.origin)
        const member = await openScreen(phone, site.current, screen, language)
        await screen.prepare?.(member, phone)
        if (!screen.staysLoading) await phone.until(pageLoaded)
        await phone.until(animationsFinished)
        expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[language].tag)
        expect(watched.problems(expectedStatuses(screen))).toEqual([])
        await savePictures(phone.page, `${built.code} ${language} ${screen.name}`)
        expect(await findAxeViolations(phone.page, otherThemes)).toEqual([])
        expect(await findSmallTargets(phone.page)).toEqual([])
        expect(await findInkOutside(phone.page)).toEqual([])
        expect(await findCovered(phone.page)).toEqual([])
        expect(await findOverflowAndBrokenWords(phone.page, 320, [100, 200])).toEqual([])
        if (walks) expect(await walkLanguages(phone, language, screen)).toEqual([])
      },
    )
  })
}

/** Opens a screen with the language already chosen, and logged in if it is a member's screen. */
export async function openScreen(
  phone: PlaywrightPhone,
  site: ServedSite,
  screenCase: ScreenCase,
  language: Language,
): Promise<Member> {
  const { path, user, faults = [] } = screenCase
  const storeSession = user === 'member' ? await storeSessionScript(site, 'ordinary') : ''
  // Only once per tab, so that it does not overwrite what the page stores; and not in frames, which have no storage.
  await phone.page.addInitScript(`if (window === top && window.name !== 'prepared') {
    window.name = 'prepared'
    localStorage.setItem('${site.code}:language', '${language}')
    ${storeSession}
  }`)
  if (screenCase.fullLobby) await site.showFullLobby()
  for (const fault of faults) await site.controlPlatform({ fault })
  const member = new Member(phone, site)
  await member.opens(path)
  return member
}

/** The error statuses that the case itself causes. */
const expectedStatuses = ({ path, faults = [] }: ScreenCase): number[] => [
  ...(path.startsWith('/m/no/') ? [404] : []),
  ...faults.flatMap(({ status }) => status ?? []),
]
