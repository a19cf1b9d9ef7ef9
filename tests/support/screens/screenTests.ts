import { describe, expect, inject, it } from 'vitest'
import { type Language, languages } from '../../../runtime/tables/languages'
import { animationsFinished } from '../engines/driver'
import type { PlaywrightPhone } from '../engines/playwrightEngine'
import { Member } from '../member'
import { phonesForTests, siteForTests } from '../sites/fixtures'
import { assignChoices } from '../sites/roundRobin'
import type { ServedSite } from '../sites/servedSite'
import type { BuiltSite } from '../sites/sites'
import { storeSessionScript } from '../sites/storeSessionScript'
import { findCovered, findInkOutside, findOverflowAndBrokenWords } from './layoutChecks'
import { savePictures } from './pictures'
import { type ScreenCase, screenCasesOf } from './screenCases'
import { findAxeViolations, findSmallTargets, watchPageProblems } from './screenChecks'

/** True once there is no skeleton left, and every visible image has loaded. */
export const pageLoaded = `document.querySelector('[class*="Skeleton"], main[aria-busy]') === null &&
  [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`

interface ScreenGroup {
  readonly built: BuiltSite
  readonly language: Language
  readonly cases: readonly ScreenCase[]
}

/** Every screen of a merchant in one of its languages, round robin; in a deep run in all of them. */
function groupsOf(built: BuiltSite, offset: number): ScreenGroup[] {
  const cases = screenCasesOf(built.manifest)
  const { languages: siteLanguages } = built.manifest
  if (inject('deep')) return siteLanguages.map((language) => ({ built, language, cases }))
  return [...assignChoices(cases, siteLanguages, offset)].map(([language, rows]) => ({
    built,
    language,
    cases: rows,
  }))
}

/** Declares the tests of one of `count` files, over which the screens are distributed; `index` counts from 1. */
export function testScreens(index: number, count: number): void {
  const groups = inject('sites').flatMap(groupsOf)
  for (const [position, group] of groups.entries()) if (position % count === index - 1) testGroup(group)
}

function testGroup({ built, language, cases }: ScreenGroup): void {
  describe(`${built.code} in ${language}`, () => {
    const { locale, tag } = languages[language]
    const site = siteForTests(built)
    const newPhone = phonesForTests()

    it.each(cases)('shows an accessible screen without errors: $name', async (screenCase) => {
      const phone = await newPhone(locale, { fresh: screenCase.needsFreshPhone === true })
      // Animations that go on cost more than the checks.
      await phone.page.emulateMedia({ reducedMotion: 'reduce' })
      const watched = watchPageProblems(phone.page, site.current.origin)
      const member = await openScreen(phone, site.current, screenCase, language)
      await screenCase.prepare?.(member, phone)
      if (!screenCase.staysLoading) await phone.until(pageLoaded)
      await phone.until(animationsFinished)
      expect(await phone.evaluate('document.documentElement.lang')).toBe(tag)
      expect(watched.problems(expectedStatuses(screenCase))).toEqual([])
      await savePictures(phone.page, `${built.code} ${language} ${screenCase.name}`)
      expect(await findAxeViolations(phone.page)).toEqual([])
      expect(await findSmallTargets(phone.page)).toEqual([])
      expect(await findInkOutside(phone.page)).toEqual([])
      expect(await findCovered(phone.page)).toEqual([])
      expect(await findOverflowAndBrokenWords(phone.page, 320, [100, 200])).toEqual([])
    })
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
