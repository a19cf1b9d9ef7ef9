// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { promotionsAtom } from '../../../runtime/state/promotions'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, success } from '../../support/fakes/replies'
import { find, get, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
} from '../../support/site'
import { infoOf, promotionsWith, referralMerchant, startMember } from './referralPage'

const { referral, rewards, support, login } = english

const invite = () => press('button', referral.title)
const path = () => location.pathname
const isSupportOpen = () => find('dialog', support.title) !== undefined

const withPromotion = (enabled: boolean, delay = 0): SiteOptions => ({
  prepare: ({ http }) => http.answer('promotions', promotionsWith(enabled), delay),
})

describe('inviting friends from the account', () => {
  it.each([
    [1, true],
    [2, true],
    [1, false],
    [2, false],
  ])(
    'leads an agent of type %i to the agents’ page, with the promotion %s (E5.02, E6.03)',
    async (type, on) => {
      await startMember(type, withPromotion(on))
      await invite()
      expect([path(), isSupportOpen()]).toEqual(['/m/agentRegister', false])
    },
  )

  it.each([0, 3, 4, 9])(
    'leads a member of type %i to the page while the promotion is on (E5.03, E3.28)',
    async (type) => {
      await startMember(type, withPromotion(true))
      await invite()
      expect(path()).toBe('/m/inviteFriends')
    },
  )

  it.each([0, 4, 9])('opens customer service for type %i while it is off (E5.05)', async (type) => {
    await startMember(type, withPromotion(false))
    await invite()
    expect([path(), isSupportOpen()]).toEqual(['/m/member/home', true])
  })

  it('opens customer service where there is no such promotion, or no page for it (E5.05)', async () => {
    await startMember(0, { prepare: ({ http }) => http.answer('promotions', success({})) })
    await invite()
    expect(isSupportOpen()).toBe(true)
  })

  it.each([
    [0, '/m/inviteFriends', false],
    [0, '/m/agentRegister', true],
    [1, '/m/inviteFriends', true],
    [1, '/m/agentRegister', false],
  ])('for type %i in a merchant without %s: an entry is %s (E1.05)', async (type, missing, isThere) => {
    const { [missing]: _, ...routes } = referralMerchant.routes ?? {}
    await startMember(type, { ...withPromotion(true), manifest: { ...referralMerchant, routes } })
    expect(find('button', referral.title) !== undefined).toBe(isThere)
  })

  it('has no entry in the reward centre either where the merchant has no page for it', async () => {
    const { '/m/inviteFriends': _, ...routes } = referralMerchant.routes ?? {}
    const manifest = { ...referralMerchant, routes }
    await startMember(0, { ...withPromotion(true), manifest, path: '/m/rewardCenter' })
    expect(pageText()).toContain(rewards.promotionReferral)
    expect(find('button', rewards.invite)).toBeUndefined()
  })

  it('asks for no promotions and counts as off while the flag is off (E7.09, E5.05)', async () => {
    const { browser } = await startMember(0, {
      ...withPromotion(true),
      manifest: { ...referralMerchant, flags: { REWCEN3: false } },
    })
    await invite()
    expect([browser.http.requestsTo('promotions'), isSupportOpen()]).toEqual([[], true])
  })

  it('is in the reward centre too, while the promotion is on (E1.05)', async () => {
    await startMember(0, { ...withPromotion(true), path: '/m/rewardCenter' })
    await press('button', rewards.invite)
    expect(path()).toBe('/m/inviteFriends')
  })

  it('is not in the reward centre while the promotion is off', async () => {
    await startMember(0, { ...withPromotion(false), path: '/m/rewardCenter' })
    expect(pageText()).toContain(rewards.promotionReferral)
    expect(find('button', rewards.invite)).toBeUndefined()
  })
})

describe('a visitor who invites friends', () => {
  /** The footer loads when the browser is idle. */
  async function openLobby(flag: boolean): Promise<RunningSite> {
    const running = await startSite({ manifest: { ...referralMerchant, flags: { REWCEN3: flag } } })
    await running.browser.clock.advance(times.idle)
    return running
  }

  it('reads for 1.5 s that it is coming soon, and no call is made (E5.04, E6.01)', async () => {
    const { browser } = await openLobby(true)
    await press('button', referral.footer)
    expect([toastText(), path()]).toEqual([referral.comingSoon, '/m/home'])
    expect(browser.http.requestsTo('promotions')).toEqual([])
    await browser.clock.advance(times.toast)
    await browser.clock.advance(times.leaveAnimation)
    expect(toastText()).toBe('')
  })

  it('has no entry where the merchant has no promotions', async () => {
    await openLobby(false)
    expect(find('button', referral.footer)).toBeUndefined()
  })

  it('whose login ends becomes a visitor again: the entry of the members is gone (E1.05, D21)', async () => {
    const { browser, site } = await startMember(0, withPromotion(true))
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => site.go('/m/home'))
    await browser.clock.advance(times.idle)
    expect(site.store.get(promotionsAtom)).toBeUndefined()
    await press('button', referral.footer)
    expect(toastText()).toBe(referral.comingSoon)
  })
})

describe('while the promotion is not known yet', () => {
  const delay = 3000
  const waits = (enabled = true, after = delay) => startMember(0, withPromotion(enabled, after))

  const tapAndWait = async (options?: { enabled?: boolean; after?: number }): Promise<RunningSite> => {
    const running = await waits(options?.enabled, options?.after)
    await invite()
    return running
  }

  it('the tap waits for the reply, and says so after a second (E5.03)', async () => {
    const { browser } = await tapAndWait()
    expect([path(), toastText()]).toEqual(['/m/member/home', ''])
    await browser.clock.advance(times.waitMentioned)
    expect(toastText()).toBe(referral.checking)
    await browser.clock.advance(delay)
    expect(path()).toBe('/m/inviteFriends')
  })

  it('a reply that says no opens customer service (E5.05)', async () => {
    const { browser } = await tapAndWait({ enabled: false })
    await browser.clock.advance(delay)
    expect(isSupportOpen()).toBe(true)
  })

  it('a reply that does not come in time counts as no, and coming later changes nothing (E5.05, F048)', async () => {
    const { browser } = await tapAndWait({ after: times.slowThreshold + 2000 })
    await browser.clock.advance(times.slowThreshold)
    expect(isSupportOpen()).toBe(true)
    await browser.clock.advance(2000)
    expect(path()).toBe('/m/member/home')
  })

  it('a failure counts as no at once (E5.05)', async () => {
    await startMember(0, { prepare: ({ http }) => http.answer('promotions', failure('network')) })
    await invite()
    expect(isSupportOpen()).toBe(true)
  })

  it('a tap asks again when the last request has failed (E5.03)', async () => {
    const { browser } = await startMember(0, {
      prepare: ({ http }) => http.answer('promotions', failure('network')),
    })
    browser.http.answer('promotions', promotionsWith(true))
    await invite()
    expect(path()).toBe('/m/inviteFriends')
  })

  it('two taps lead there once (F050)', async () => {
    const { browser } = await tapAndWait()
    await invite()
    const before = history.length
    await browser.clock.advance(delay)
    expect([path(), history.length]).toEqual(['/m/inviteFriends', before + 1])
    expect(browser.http.requestsTo('promotions').length).toBe(1)
  })

  it('whoever goes elsewhere meanwhile stays there', async () => {
    const { browser, site } = await tapAndWait()
    await actAndSettle(() => site.go('/m/rewardCenter'))
    await browser.clock.advance(delay)
    expect(path()).toBe('/m/rewardCenter')
  })

  it('a logout ends the wait (D21)', async () => {
    const { browser, site } = await tapAndWait()
    await actAndSettle(() => site.session.end())
    await browser.clock.advance(times.slowThreshold)
    expect([path(), isSupportOpen(), toastText()]).toEqual(['/m/login', false, ''])
  })

  it('another member directly after does not inherit the tap, and has a wait of their own (D21)', async () => {
    const { browser, site } = await tapAndWait()
    browser.http.answer('promotions', promotionsWith(false), delay)
    browser.http.answer('memberInfo', success({ id: 8, userName: 'other', type: 0 }))
    const other = { ...memberSession, token: 'token-8', merchantCode: merchant, id: '8', userName: 'other' }
    await actAndSettle(() => site.session.begin(other))
    await browser.clock.advance(delay - 1)
    expect([path(), isSupportOpen()]).toEqual(['/m/member/home', false])
    await invite()
    await browser.clock.advance(1)
    expect([path(), isSupportOpen()]).toEqual(['/m/member/home', true])
  })

  it('a type that is not known yet is waited for too (E5.02)', async () => {
    const { type: _, ...untyped } = memberSession
    const { browser } = await startSite({
      manifest: referralMerchant,
      path: '/m/member/home',
      stored: { session: untyped },
      prepare({ http }) {
        http.answer('promotions', promotionsWith(true))
        http.answer('memberInfo', infoOf(2), delay)
      },
    })
    await invite()
    expect(path()).toBe('/m/member/home')
    await browser.clock.advance(delay)
    expect(path()).toBe('/m/agentRegister')
  })
})

describe('the pages', () => {
  it('send a visitor to the login from the agents’ page only (E2.06, E2.07)', async () => {
    const { site } = await startSite({ manifest: referralMerchant, path: '/m/inviteFriends' })
    expect(pageText(get('main'))).toContain(referral.visitorTitle)
    await actAndSettle(() => site.go('/m/agentRegister'))
    expect(path()).toBe('/m/login')
  })

  it('bring a visitor back after the login that the page offers (E2.06)', async () => {
    const { browser } = await startSite({ manifest: referralMerchant, path: '/m/inviteFriends' })
    await press('button', english.shell.logIn)
    expect(pageText(get('dialog'))).toContain(referral.logInReason)
    browser.http.answer('promotions', promotionsWith(true, 1))
    const { fillLogin } = await import('../login/loginForm')
    await fillLogin()
    await press('button', login.submit)
    await browser.clock.advance(times.leaveAnimation)
    expect(path()).toBe('/m/inviteFriends')
    expect(pageText(get('main'))).toContain(referral.friends)
  })
})
