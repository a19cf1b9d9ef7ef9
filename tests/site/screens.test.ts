import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { overlays } from '../../runtime/tables/overlays'
import { standsStill } from '../support/driver'
import { Member } from '../support/member'
import { launchChromium, type PlaywrightPhone } from '../support/playwrightEngine'
import { axeFindings, overflowAt, targetsTooSmall, watchHealth } from '../support/screens'
import { browserForTests, siteForTests } from '../support/stage'
import { overlayVisits, unvisited, visitsOf } from '../support/visits'

const engine = browserForTests(() => launchChromium(inject('chromium')))

/** Nothing is under way any more: no skeleton, and every picture that can be seen is there. */
const settled = `document.querySelector('[class*="Skeleton"], main[aria-busy]') === null &&
  [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`

it('visits every overlay', () => {
  expect(Object.keys(overlayVisits).sort()).toEqual(Object.keys(overlays).sort())
})

describe.each(inject('sites'))('$code', (built) => {
  const site = siteForTests(built)
  let session = ''

  it('visits every route', () => {
    expect(unvisited(built.manifest)).toEqual([])
  })

  describe.each(built.manifest.languages)('in %s', (language) => {
    let phone: PlaywrightPhone
    let member: Member
    let health: ReturnType<typeof watchHealth>

    beforeAll(async () => {
      phone = await engine.current.newPhone(languages[language].locale)
      member = new Member(phone, site.current)
      health = watchHealth(phone.page, site.current.origin)
    })
    afterAll(() => phone.close())
    beforeEach(async () => {
      await member.logsIn()
      session = await phone.evaluate(
        `localStorage.getItem('MC_SESSION_INFO') ?? sessionStorage.getItem('MC_SESSION_INFO')`,
      )
    })

    it.each(visitsOf(built.manifest))(
      'shows a sound screen: $name',
      async ({ path, as, faults = [], waits, act }) => {
        await startAs(as)
        for (const fault of faults) await site.current.platform({ fault })
        await member.opens(path)
        expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[language].tag)
        await act?.(member, phone)
        if (!waits) await phone.until(settled)
        await phone.until(standsStill)
        const statuses = [path.startsWith('/m/no/') ? 404 : 0, ...faults.map(({ status = 0 }) => status)]
        expect(health.problems(statuses)).toEqual([])
        expect(await axeFindings(phone.page)).toEqual([])
        expect(await targetsTooSmall(phone.page)).toEqual([])
        expect(await overflowAt(phone.page, 320, 100)).toEqual([])
        expect(await overflowAt(phone.page, 320, 200)).toEqual([])
      },
    )

    /** On a page of the site that runs nothing: the storage is as after a login in this language, or a first visit. */
    async function startAs(who: 'visitor' | 'member'): Promise<void> {
      await phone.open(`${site.current.origin}/robots.txt`)
      const place = built.manifest.session?.keep === 'tab' ? 'sessionStorage' : 'localStorage'
      await phone.evaluate(`void (localStorage.clear(), sessionStorage.clear(),
        localStorage.setItem('${built.code}:language', '${language}'),
        ${who === 'member'} && ${place}.setItem('MC_SESSION_INFO', ${JSON.stringify(session)}))`)
    }
  })
})
