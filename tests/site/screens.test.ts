import { describe, expect, inject, it } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { overlays } from '../../runtime/tables/overlays'
import { standsStill } from '../support/driver'
import { Member } from '../support/member'
import { launchChromium, type PlaywrightPhone } from '../support/playwrightEngine'
import { axeFindings, overflowAt, targetsTooSmall, watchHealth } from '../support/screens'
import type { ServedSite } from '../support/served'
import { browserForTests, phonesForTests, siteForTests } from '../support/stage'
import { overlayVisits, unvisited, type Visit, visitsOf } from '../support/visits'

const engine = browserForTests(() => launchChromium(inject('chromium')))

/** Nothing is under way any more: no skeleton, and every picture that can be seen is there. */
const settled = `document.querySelector('[class*="Skeleton"], main[aria-busy]') === null &&
  [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`

it('visits every overlay', () => {
  expect(Object.keys(overlayVisits).sort()).toEqual(Object.keys(overlays).sort())
})

describe.each(inject('sites'))('$code', (built) => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(engine)

  it('visits every route', () => {
    expect(unvisited(built.manifest)).toEqual([])
  })

  describe.each(built.manifest.languages)('in %s', (language) => {
    it.each(visitsOf(built.manifest))('shows a sound screen: $name', async (visit) => {
      const phone = await newPhone(languages[language].locale)
      const health = watchHealth(phone.page, site.current.origin)
      const member = await arrive(phone, site.current, visit, language)
      await visit.act?.(member, phone)
      if (!visit.waits) await phone.until(settled)
      await phone.until(standsStill)
      expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[language].tag)
      expect(health.problems(statusesOf(visit))).toEqual([])
      expect(await axeFindings(phone.page)).toEqual([])
      expect(await targetsTooSmall(phone.page)).toEqual([])
      expect(await overflowAt(phone.page, 320, 100)).toEqual([])
      expect(await overflowAt(phone.page, 320, 200)).toEqual([])
    })
  })
})

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
