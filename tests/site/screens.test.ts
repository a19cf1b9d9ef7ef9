import { describe, expect, inject, it } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { overlays } from '../../runtime/tables/overlays'
import { standsStill } from '../support/driver'
import { Member } from '../support/member'
import { launchChromium } from '../support/playwrightEngine'
import { axeFindings, overflowAt, targetsTooSmall, watchHealth } from '../support/screens'
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
      await arrive(new Member(phone, site.current), visit, language)
      await visit.act?.(new Member(phone, site.current), phone)
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
async function arrive(member: Member, { path, as, faults = [] }: Visit, language: Language): Promise<void> {
  const { site, driver } = member
  const session = as === 'member' ? JSON.stringify(await site.session('ordinary')) : undefined
  const place = site.manifest.session?.keep === 'tab' ? 'sessionStorage' : 'localStorage'
  // A file of the site that runs nothing, so that the storage can be laid out before the first page starts.
  await driver.open(`${site.origin}/robots.txt`)
  await driver.evaluate(`void localStorage.setItem('${site.code}:language', '${language}')`)
  if (session) await driver.evaluate(`void ${place}.setItem('MC_SESSION_INFO', ${JSON.stringify(session)})`)
  for (const fault of faults) await site.platform({ fault })
  await member.opens(path)
}

/** What a visit itself brings about is no problem of the page. */
const statusesOf = ({ path, faults = [] }: Visit): number[] => [
  ...(path.startsWith('/m/no/') ? [404] : []),
  ...faults.flatMap(({ status }) => status ?? []),
]
