import { describe, expect, inject, it } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { assignChoices } from './assign'
import { standsStill } from './driver'
import { phonesForTests, siteForTests } from './fixtures'
import { Member } from './member'
import type { PlaywrightPhone } from './playwrightEngine'
import { axeFindings, overflowAt, targetsTooSmall, watchHealth } from './screens'
import type { ServedSite } from './served'
import type { BuiltSite } from './sites'
import { type Visit, visitsOf } from './visits'

/** Nothing is under way any more: no skeleton, and every picture that can be seen is there. */
const settled = `document.querySelector('[class*="Skeleton"], main[aria-busy]') === null &&
  [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`

interface Group {
  readonly built: BuiltSite
  readonly language: Language
  readonly visits: readonly Visit[]
}

/** Every screen of a merchant in one of its languages, in turn; in a deep run in all of them. */
function groupsOf(built: BuiltSite, offset: number): Group[] {
  const visits = visitsOf(built.manifest)
  const { languages: spoken } = built.manifest
  if (inject('deep')) return spoken.map((language) => ({ built, language, visits }))
  return [...assignChoices(visits, spoken, offset)].map(([language, rows]) => ({
    built,
    language,
    visits: rows,
  }))
}

/** Declares the tests of the screens; they are dealt out to `count` files, of which this is `index`, from 1. */
export function testScreens(index: number, count: number): void {
  const groups = inject('sites').flatMap(groupsOf)
  for (const [place, group] of groups.entries()) if (place % count === index - 1) testGroup(group)
}

function testGroup({ built, language, visits }: Group): void {
  describe(`${built.code} in ${language}`, () => {
    const { locale, tag } = languages[language]
    const site = siteForTests(built)
    const newPhone = phonesForTests()

    it.each(visits)('shows a sound screen: $name', async (visit) => {
      const phone = await newPhone(locale, { fresh: visit.alone === true })
      const health = watchHealth(phone.page, site.current.origin)
      const member = await arrive(phone, site.current, visit, language)
      await visit.act?.(member, phone)
      if (!visit.waits) await phone.until(settled)
      await phone.until(standsStill)
      expect(await phone.evaluate('document.documentElement.lang')).toBe(tag)
      expect(health.problems(statusesOf(visit))).toEqual([])
      expect(await axeFindings(phone.page)).toEqual([])
      expect(await targetsTooSmall(phone.page)).toEqual([])
      expect(await overflowAt(phone.page, 320, [100, 200])).toEqual([])
    })
  })
}

/** Comes as one who has chosen this language before, and has logged in if the visit wants a member. */
async function arrive(
  phone: PlaywrightPhone,
  site: ServedSite,
  visit: Visit,
  language: Language,
): Promise<Member> {
  const { path, as, faults = [] } = visit
  const session = as === 'member' ? JSON.stringify(await site.session('ordinary')) : undefined
  const place = site.manifest.session?.keep === 'tab' ? 'sessionStorage' : 'localStorage'
  // Once for a tab: what the page itself keeps afterwards stays.
  await phone.page.addInitScript(`if (window.name !== 'arranged') {
    window.name = 'arranged'
    localStorage.setItem('${site.code}:language', '${language}')
    ${session ? `${place}.setItem('MC_SESSION_INFO', ${JSON.stringify(session)})` : ''}
  }`)
  if (visit.lobby) await site.fullLobby()
  for (const fault of faults) await site.platform({ fault })
  const member = new Member(phone, site)
  await member.opens(path)
  return member
}

/** What a visit itself brings about is no problem of the page. */
const statusesOf = ({ path, faults = [] }: Visit): number[] => [
  ...(path.startsWith('/m/no/') ? [404] : []),
  ...faults.flatMap(({ status }) => status ?? []),
]
