import { describe, expect, inject, it } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { overlays } from '../../runtime/tables/overlays'
import { dealtChoices } from '../support/deal'
import { standsStill } from '../support/driver'
import { Member } from '../support/member'
import { launchChromium, type PlaywrightPhone } from '../support/playwrightEngine'
import { axeFindings, overflowAt, targetsTooSmall, watchHealth } from '../support/screens'
import type { ServedSite } from '../support/served'
import type { BuiltSite } from '../support/sites'
import { browserForTests, phonesForTests, siteForTests } from '../support/stage'
import { tabsForTests } from '../support/tabs'
import { overlayVisits, unvisited, type Visit, visitsOf } from '../support/visits'

const engine = browserForTests(() => launchChromium(inject('chromium')))

/** Nothing is under way any more: no skeleton, and every picture that can be seen is there. */
const settled = `document.querySelector('[class*="Skeleton"], main[aria-busy]') === null &&
  [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`

interface Hand {
  readonly language: Language
  readonly visits: readonly Visit[]
}

/** Everything in the merchant's first language and, by turns, in one of its others; the deep run visits all in all. */
function hands({ manifest }: BuiltSite, turn: number): Hand[] {
  const visits = visitsOf(manifest)
  if (inject('deep')) return manifest.languages.map((language) => ({ language, visits }))
  const dealt = dealtChoices(visits, manifest.languages, turn)
  return [...dealt].map(([language, rows]) => ({ language, visits: rows }))
}

it('visits every overlay', () => {
  expect(Object.keys(overlayVisits).sort()).toEqual(Object.keys(overlays).sort())
})

for (const [turn, built] of inject('sites').entries()) {
  describe(built.code, () => {
    it('visits every route', () => {
      expect(unvisited(built.manifest)).toEqual([])
    })

    for (const hand of hands(built, turn)) shows(built, hand)
  })
}

/** Each language has a phone and a platform of its own, so they need not wait for each other. */
function shows(built: BuiltSite, { language, visits }: Hand): void {
  describe.concurrent(`in ${language}`, () => {
    const { locale, tag } = languages[language]
    const site = siteForTests(built)
    const newTab = tabsForTests(engine, locale)
    const newPhone = phonesForTests(engine)

    it.sequential.each(visits)('shows a sound screen: $name', async (visit) => {
      const phone = visit.alone ? await newPhone(locale) : await newTab(site.current.origin)
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
