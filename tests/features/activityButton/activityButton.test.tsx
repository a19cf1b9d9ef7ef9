// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../../runtime/contract/feature'
import { features as allFeatures } from '../../../runtime/features'
import { promotionsAtom } from '../../../runtime/state/promotions'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { manifest as base } from '../../support/manifest'
import { takeConsole } from '../../support/quietConsole'
import { all, find, get, namesOf } from '../../support/screen'
import {
  actAndSettle,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'
import { androidUserAgent, merchantWith } from '../download/downloadPage'
import { referralMerchant } from '../referral/referralPage'

const { activityButton, login, shell } = english
const groupName = 'm_goto'

/** Starts a site whose platform offers an activity, when the button is there. */
async function startWith(
  linkage: string,
  { prepare, ...options }: SiteOptions = {},
  banner: object = {},
): Promise<RunningSite> {
  const started = await startSite({
    ...options,
    prepare(browser) {
      browser.native.userAgent = androidUserAgent
      browser.http.answer('banners', (sent) =>
        success({
          banners: sent.query.get('groupName') === groupName ? [{ title: 'Go on', linkage, ...banner }] : [],
        }),
      )
      prepare?.(browser)
    },
  })
  await started.browser.clock.advance(times.idle)
  return started
}

const isShown = () => find('button', 'Go on') !== undefined
const enableReferral = ({ site }: RunningSite, enabled = true) =>
  actAndSettle(() => site.store.set(promotionsAtom, [{ key: 'REFERRAL', enabled, count: 1 }]))
const withBenefits = { flags: { VIPBENEFIT3: true } }
const memberInfo = (id: string, type = 0) => success({ id, userName: 'minhanh88', type })
function beginOther({ site, browser }: RunningSite) {
  browser.http.answer('memberInfo', memberInfo('8'))
  return actAndSettle(() =>
    site.session.begin({ token: 'token-8', merchantCode: 'hongvan', id: '8', type: 0 }),
  )
}

describe('the activity button', () => {
  it('offers the app to members in a browser (E1.04, E2.44, E5.11, E5.12)', async () => {
    await startWith('APP_DOWNLOAD', {
      session: {},
      manifest: merchantWith({}, { bar: { show: false }, install: false }),
    })
    await press('button', 'Go on')
    expect(namesOf('dialog')).toEqual([english.download.title.replace('{{name}}', base.name)])
  })

  it('is half out while the page is scrolled', async () => {
    const { browser } = await startWith('REGISTER')
    const halfOut = () => document.querySelector('.ActivityButton')?.hasAttribute('data-half-out')
    expect(halfOut()).toBe(false)
    await actAndSettle(() => browser.page.scrollByHand(40))
    expect(halfOut()).toBe(true)
    await browser.clock.advance(times.scrollRest)
    expect(halfOut()).toBe(false)
  })

  it.each<[string, SiteOptions]>([
    ['the app', { session: {}, prepare: ({ native }) => Object.assign(native, { userAgent: 'WLApp/2.4' }) }],
    [
      'an installed site',
      { session: {}, prepare: ({ native }) => Object.assign(native, { standalone: true }) },
    ],
    ['a merchant without an app', { session: {}, manifest: {} }],
    ['a visitor', {}],
  ])('does not offer the app to %s (E5.12, E5.16)', async (_, options) => {
    await startWith('APP_DOWNLOAD', { manifest: merchantWith(), ...options })
    expect(isShown()).toBe(false)
  })

  it('opens the registration for visitors only (E5.13)', async () => {
    const started = await startWith('REGISTER')
    await press('button', 'Go on')
    expect(namesOf('dialog')).toEqual([english.register.title])
    await beginOther(started)
    expect(isShown()).toBe(false)
  })

  it('invites friends while the promotion is on (E5.14, E6.02)', async () => {
    let invited = 0
    const referral: Feature = {
      id: 'referral',
      when: true,
      services: {
        inviteFriends: async () => ({
          default: () => async () => {
            invited += 1
          },
        }),
      },
    }
    const started = await startWith('INVITE_FRIENDS', {
      session: {},
      manifest: referralMerchant,
      features: [...allFeatures.filter(({ services }) => !services?.inviteFriends), referral],
    })
    expect(isShown()).toBe(false)
    await enableReferral(started)
    await press('button', 'Go on')
    expect(invited).toBe(1)
    await enableReferral(started, false)
    expect(isShown()).toBe(false)
  })

  it('invites no friends where the merchant has no page for it', async () => {
    await enableReferral(await startWith('INVITE_FRIENDS', { session: {} }))
    expect(isShown()).toBe(false)
  })

  it('leads visitors to the login, and from there to their account (E5.15, D19)', async () => {
    await startWith('MEMBER')
    await press('button', 'Go on')
    expect([namesOf('dialog'), location.pathname]).toEqual([[login.title], '/m/home'])
    expect((history.state as { usr: { returnTo?: string } }).usr.returnTo).toBe('/m/member/home')
  })

  it.each<[string, SiteOptions, string | undefined]>([
    ['their account', { manifest: withBenefits }, '/m/member/home'],
    [
      'their benefits, where there is such a page',
      {
        manifest: {
          ...withBenefits,
          routes: { ...base.routes, '/m/member/benefits': { page: 'memberHome', guard: 'member' } },
        },
      },
      '/m/member/benefits',
    ],
    ['nothing, where VIP benefits are not shown', {}, undefined],
  ])('leads members to %s (E5.15)', async (_, options, path) => {
    await startWith('MEMBER', { session: {}, ...options })
    expect(isShown()).toBe(path !== undefined)
    if (path === undefined) return
    await press('button', 'Go on')
    expect(location.pathname).toBe(path)
  })

  it.each([3, 4, 7])('is not for members of type %i (E5.16)', async (type) => {
    await startWith('MEMBER', {
      session: { type },
      manifest: withBenefits,
      prepare: ({ http }) => http.answer('memberInfo', memberInfo('7', type)),
    })
    expect(isShown()).toBe(false)
  })

  it('waits for the type of a member whose session has none yet (D4, E5.16)', async () => {
    const { browser } = await startWith('MEMBER', {
      stored: { session: { token: 'token-7', merchantCode: 'hongvan' } },
      manifest: withBenefits,
      prepare: ({ http }) => http.answer('memberInfo', memberInfo('7'), times.seconds(9)),
    })
    expect(isShown()).toBe(false)
    await browser.clock.advance(times.seconds(9))
    expect(isShown()).toBe(true)
  })

  it('with an unknown action only warns, once (E5.17)', async () => {
    const { browser } = await startWith('DANCE', { manifest: { tracking: { faults: true } } })
    expect(takeConsole()).toEqual([expect.stringContaining('DANCE')])
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent).match(/"where":"activityButton"/g)).toHaveLength(1)
    expect(all('button', activityButton.putAway)).toEqual([])
  })

  it('can be put away for the session, by this member only (D21)', async () => {
    const started = await startWith('MEMBER', { session: {}, manifest: withBenefits })
    await press('button', activityButton.putAway)
    expect(isShown()).toBe(false)
    const stored = started.browser.storage.read('activityPutAway')
    await stopSites()
    const again = await startWith('MEMBER', {
      session: {},
      manifest: withBenefits,
      stored: { activityPutAway: stored },
    })
    expect(isShown()).toBe(false)
    await beginOther(again)
    expect(isShown()).toBe(true)
  })

  it('belongs to the member whom the platform has answered (D21)', async () => {
    const started = await startWith('MEMBER', {
      session: {},
      manifest: withBenefits,
      prepare: ({ http }) =>
        http.answer('banners', (sent) =>
          success({
            banners:
              sent.query.get('groupName') === groupName
                ? [{ title: `For ${sent.headers.Authorization}`, linkage: 'MEMBER' }]
                : [],
          }),
        ),
    })
    expect(find('button', 'For token-7')).toBeDefined()
    await beginOther(started)
    expect([find('button', 'For token-7'), find('button', 'For token-8') !== undefined]).toEqual([
      undefined,
      true,
    ])
  })

  it('has words of the site where the platform sends none, and a symbol where it has no picture', async () => {
    await startWith('REGISTER', {}, { title: '', picture: 'https://evil.example/a.webp' })
    expect(get('button', activityButton.register).querySelector('img')).toBeNull()
    expect(get('button', activityButton.register).querySelector('svg')).not.toBeNull()
  })

  it('shows its symbol when the picture fails', async () => {
    await startWith('REGISTER', {}, { picture: '/wps/media/avatars/a.webp' })
    const picture = get('button', 'Go on').querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/wps/media/avatars/a.webp')
    await actAndSettle(() => picture?.dispatchEvent(new Event('error')))
    expect(get('button', 'Go on').querySelector('svg')).not.toBeNull()
  })

  it('tries the next image host for its picture, and each new picture again (E3.44, F135)', async () => {
    const { site, browser } = await startWith(
      'REGISTER',
      {
        manifest: { hosts: { image: ['*.cdn.example'] } },
        prepare: ({ http }) =>
          http.answer('settings', success({ imageCDNs: ['a.cdn.example', 'b.cdn.example'] })),
      },
      { picture: 'one.webp' },
    )
    const picture = () => get('button', 'Go on').querySelector('img')
    const fail = () => actAndSettle(() => picture()?.dispatchEvent(new Event('error')))
    await fail()
    expect(picture()?.getAttribute('src')).toBe('https://b.cdn.example/one.webp')
    await fail()
    expect(get('button', 'Go on').querySelector('svg')).not.toBeNull()
    browser.http.answer(
      'banners',
      success({ banners: [{ title: 'Go on', linkage: 'REGISTER', picture: 'two.webp' }] }),
    )
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(picture()?.getAttribute('src')).toBe('https://a.cdn.example/two.webp')
  })

  it('is not above forms, and stays on the other pages', async () => {
    const { site } = await startWith('MEMBER', { session: {}, manifest: withBenefits })
    await actAndSettle(() => site.go('/m/rewardCenter'))
    expect(isShown()).toBe(true)
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => site.go('/m/login'))
    expect(all('button', 'Go on')).toEqual([])
    await press('link', shell.home)
  })
})
