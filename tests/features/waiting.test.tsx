// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CallName } from '../../runtime/tables/calls'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { success } from '../support/fakes/replies'
import { all, nameOf } from '../support/screen'
import { actAndSettle, type RunningSite } from '../support/site'
import { forms } from './forms'
import { callNames, never, openPlace, type Place, places, waitingPlaces } from './places'

const { common } = english

/** Opens a place while these calls are never answered, and waits as long as a member does before it is slow. */
async function openSlowly(place: Place, silent: readonly CallName[]): Promise<RunningSite> {
  const running = await openPlace(place, ({ http }) => {
    for (const call of silent) http.answer(call, success(), never)
  })
  await running.browser.clock.advance(times.slowThreshold)
  return running
}

/** What says that something is still to come. A link leads on, to a page with an offer of its own. */
const signsOfWaiting = (): readonly Element[] =>
  [...document.querySelectorAll('.Skeleton, [aria-busy="true"]')].filter((one) => !one.closest('a, [inert]'))

const offers = (): readonly HTMLElement[] =>
  all('button').filter((one) => [common.retry, common.cancel].includes(nameOf(one)))

/**
 * How a member waits for a call: in a place that offers to ask again or to cancel, with a form that can be cancelled, not at
 * all ("nothing": what it is for is not missed, or is there without it), or in a way that another test has.
 */
type Way = Place | 'form' | 'nothing' | `${string}.test.${'ts' | 'tsx'}`

const ways: Record<CallName, Way> = {
  ...waitingPlaces,
  gameVendors: 'nothing',
  gameMatches: 'nothing',
  login: 'form',
  rsaKey: 'form',
  register: 'form',
  registerMobile: 'form',
  registerAutoUserName: 'form',
  registerSocial: 'form',
  loginVerification: 'form',
  changePassword: 'form',
  forgottenByEmail: 'form',
  forgottenBySms: 'form',
  sendSms: 'form',
  sendSmsVisitor: 'form',
  feedback: 'form',
  loginSocial: 'features/social/social.test.tsx',
  loginMaya: 'features/login/partner.test.tsx',
  captchaGeetest: 'captcha/picture.test.ts',
  captchaGeetestLogin: 'captcha/picture.test.ts',
  captchaImage: 'captcha/picture.test.ts',
  domainRoute: 'features/domains/domains.test.tsx',
  status: 'features/system/system.test.tsx',
  logout: 'nothing',
  checkUserName: 'nothing',
  checkAffiliate: 'nothing',
  memberLanguage: 'nothing',
  settings: 'nothing',
  whitelabel: 'nothing',
  currency: 'nothing',
  country: 'nothing',
  ping: 'nothing',
  collect: 'nothing',
  webManifest: 'nothing',
  resources: 'nothing',
  appVersion: 'nothing',
  downloadSetting: 'nothing',
  customerServiceScript: 'nothing',
  successCounts: 'nothing',
  bindings: 'nothing',
  unreadCount: 'nothing',
  pushBind: 'nothing',
  pushSubscribe: 'nothing',
  pushUnsubscribe: 'nothing',
}

const callsOf = (kind: 'place' | 'form' | 'nothing'): readonly CallName[] =>
  callNames.filter((call) => (typeof ways[call] === 'object' ? 'place' : ways[call]) === kind)

describe('whoever waits longer than 5 s has a way on', () => {
  it.each(callsOf('place').map((call) => ({ call, ...(ways[call] as Place) })))(
    'for $call on $page (F038)',
    async ({ call, ...place }) => {
      const { browser } = await openSlowly(place, [call])
      expect(signsOfWaiting()).not.toEqual([])
      const [offer, ...others] = offers()
      expect([offer && nameOf(offer), others]).toEqual([expect.any(String), []])
      const sent = browser.http.requestsTo(call).length
      await actAndSettle(() => offer?.click())
      if (offer && nameOf(offer) === common.retry) expect(browser.http.requestsTo(call).length).toBe(sent + 1)
      else expect(signsOfWaiting()).toEqual([])
    },
  )

  it.each(forms)('in the form that sends $call (F038)', async ({ call, send }) => {
    const running = await send(({ http }) => http.answer(call, success(), never))
    await running.browser.clock.advance(times.slowThreshold)
    expect(offers().map(nameOf)).toContain(common.cancel)
  })

  it.each(places)(
    'on $page with the overlay $overlay, visitor: $visitor, when nothing answers (F038)',
    async (place) => {
      await openSlowly(place, callNames)
      const count = signsOfWaiting().length > 0 ? 1 : 0
      expect(offers().length).toBeGreaterThanOrEqual(count)
      expect(new Set(offers().map(nameOf)).size).toBe(offers().length)
    },
  )

  it.each(places.filter(({ overlay }) => overlay !== 'chat'))(
    'on $page with the overlay $overlay, visitor: $visitor: for no other call (F038)',
    async (place) => {
      await openSlowly(place, callsOf('nothing'))
      expect([signsOfWaiting(), offers()]).toEqual([[], []])
    },
  )

  it('or another test has the call', () => {
    const files = callNames.flatMap((call) => {
      const way = ways[call]
      return typeof way === 'string' && way.includes('.') ? [way] : []
    })
    const missing = files.filter((file) => !existsSync(join('tests', file)))
    expect([files.length > 0, missing]).toEqual([true, []])
  })
})
