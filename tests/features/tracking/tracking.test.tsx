// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import type { Feature } from '../../../runtime/contract/feature'
import { features } from '../../../runtime/features'
import { saveConsent } from '../../../runtime/kit/consent'
import { sessionAtom } from '../../../runtime/state/session'
import * as times from '../../../runtime/tables/times'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { testStartTime } from '../../support/fakes/fakeClock'
import { failure, json, success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { actAndSettle, type RunningSite, type SiteOptions, startSite, submit } from '../../support/site'
import { fillLogin } from '../login/loginForm'
import { fillRegistration, openRegister, sentBodies } from '../register/registerForm'

const withConsent = { compliance: { consent: true } }
const simulateNativeApp = (browser: FakeBrowser) =>
  Object.assign(browser.native, { userAgent: 'Mozilla/5.0 (Linux) WLApp/3.2.1' })

async function getTracking({ site }: RunningSite) {
  const tracking = await site.service('tracking')
  if (!tracking) throw new Error('There is no tracking service')
  return tracking
}

const startAndReadFields = async (options: SiteOptions) => {
  const running = await startSite(options)
  return { ...running, fields: await (await getTracking(running)).registrationFields() }
}

/** Lets the browser become idle, so that queued events are sent. */
const becomeIdle = ({ browser }: RunningSite) => browser.clock.advance(1)

describe('a landing visit', () => {
  it('is captured before the first navigation, including parameters that no navigation keeps (I3.22, I3.23, I3.26, I3.27)', async () => {
    const query = '?utm_source=mail&twclid=w&click_id=k&gclid=g&ttclid=t&tid=1&kw=slots'
    const { fields } = await startAndReadFields({ path: `/m/member/home${query}` })
    expect(location.search).not.toContain('twclid')
    expect(fields.pixelTrack).toMatchObject({
      utm_source: 'mail',
      twclid: 'w',
      kwaiClickId: 'k',
      gclid: 'g',
      ttclid: 't',
      tid: '1',
      kw: 'slots',
    })
  })

  it('from Facebook sets fbc and fbp, and a second visit keeps both (I3.24, I3.25, I9.16)', async () => {
    const { browser } = await startSite({ path: '/m/home?fbclid=IwAR_aB' })
    const { _fbc: fbc, _fbp: fbp } = browser.storage.entries()
    expect(fbc).toBe(`fb.1.${testStartTime}.IwAR_aB`)
    expect(fbp).toMatch(new RegExp(`^fb\\.1\\.${testStartTime}\\.\\d{10}$`))
    await browser.clock.advance(60_000)
    await startSite({ browser, path: '/m/home?fbclid=IwAR_aB' })
    expect(browser.storage.entries()).toMatchObject({ _fbc: fbc, _fbp: fbp })
    await startSite({ browser, path: '/m/home?fbclid=NEW' })
    expect(browser.storage.entries()._fbp).toBe(fbp)
    expect(browser.storage.entries()._fbc).toMatch(/^fb\.1\.\d+\.NEW$/)
  })

  it('is still known on a later visit, for 90 days (I9.16, E9.07)', async () => {
    const { browser } = await startSite({ path: '/m/home?gclid=g&fbclid=f' })
    browser.clock.freeze(90 * 86_400_000)
    const before = await startAndReadFields({ browser })
    expect(before.fields.pixelTrack).toMatchObject({ gclid: 'g', fbc: `fb.1.${testStartTime}.f` })
    await browser.clock.advance(1)
    const after = await startAndReadFields({ browser })
    expect(after.fields.pixelTrack).toEqual({ fbp: expect.stringMatching(/^fb\.1\./) })
  })
})

describe('the fields for a registration', () => {
  it("have the merchant's pixels (I3.17, I3.18, I3.19, I3.20)", async () => {
    const pixels = { facebook: '11', tiktok: 'TT', gtag: 'G-1', gtm: 'GTM-1', kwai: '99' }
    const { fields } = await startAndReadFields({ manifest: { pixels } })
    expect(fields.pixelTrack).toMatchObject({
      facebookPixelId: '11',
      tiktokPixelId: 'TT',
      gtagId: 'G-1',
      gtmId: 'GTM-1',
      kwaiPixelId: '99',
    })
  })

  it("have Kwai's pixel and click id, and the tid (I3.16, I3.21)", async () => {
    const { fields } = await startAndReadFields({
      path: '/m/home?kwaiclid=k&tid=7',
      manifest: { pixels: { kwai: '9' } },
    })
    expect(fields.pixelTrack).toMatchObject({ tid: '7', kwaiPixelId: '9', kwaiClickId: 'k' })
  })

  it.each<[string, (browser: FakeBrowser) => void, string]>([
    [
      'its bridge',
      (browser) => Object.assign(browser.tracker, { nativeAppIds: '{"adid":"a1","idfa":"i-2","token":"t"}' }),
      '',
    ],
    ['the URL', () => undefined, '?adid=a1&idfa=i-2'],
  ])("have the native app's ids from %s (I3.30)", async (_, prepare, query) => {
    const { fields } = await startAndReadFields({
      path: `/m/home${query}`,
      prepare(browser) {
        simulateNativeApp(browser)
        prepare(browser)
      },
    })
    expect(fields.s2s).toEqual({ adid: 'a1', idfa: 'i-2' })
  })

  it('have none of them in a browser, whatever the URL has (I3.30)', async () => {
    const { fields } = await startAndReadFields({
      path: '/m/home?adid=a1',
      prepare: (browser) => Object.assign(browser.tracker, { nativeAppIds: { adid: 'a1' } }),
    })
    expect(fields).not.toHaveProperty('s2s')
  })

  it('are empty when the code of tracking fails to load, without an error', async () => {
    const { fields } = await startAndReadFields({
      path: '/m/home?tid=1',
      prepare: (browser) => Object.assign(browser, { tracking: () => Promise.reject(new Error('gone')) }),
    })
    expect(fields).toEqual({})
  })
})

describe('a registration', () => {
  const landingOptions = {
    path: '/m/register?tid=7&kw=slots&fbclid=f',
    manifest: { pixels: { facebook: '11' } },
  }

  it('sends the campaign in the encrypted body (I3.16, I3.17, I3.22, I3.24)', async () => {
    const running = await openRegister(landingOptions)
    await fillRegistration()
    await submit()
    expect(sentBodies(running)[0]?.pixelTrack).toEqual({
      tid: '7',
      kw: 'slots',
      fbclid: 'f',
      facebookPixelId: '11',
      fbc: `fb.1.${testStartTime}.f`,
      fbp: expect.stringMatching(/^fb\.1\.\d+\.\d{10}$/),
    })
  })

  it('is tracked when it starts and when it succeeds, with the new member and without the password (E3.48, E3.49)', async () => {
    const running = await openRegister()
    await fillRegistration()
    await submit()
    await becomeIdle(running)
    expect(running.browser.tracker.events().map(({ event }) => event)).toEqual([
      'pageView',
      'registerStart',
      'registerSuccess',
    ])
    expect(running.browser.tracker.events('registerSuccess')).toMatchObject([
      { customerId: '9', customerName: 'thuha99', method: 'username', path: '/m/register' },
    ])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toMatch(/Rosy|token-9/)
  })

  it('continues when the code of tracking fails to load', async () => {
    const failingTracking: Feature = {
      id: 'tracking',
      when: true,
      services: { tracking: () => Promise.reject(new TypeError('the network is gone')) },
    }
    const otherFeatures = features.filter(({ id }) => id !== 'tracking')
    const running = await openRegister({ features: [...otherFeatures, failingTracking] })
    await fillRegistration()
    await submit()
    await running.browser.clock.advance(times.retryDelay)
    expect(sentBodies(running)).toMatchObject([{ username: 'thuha99' }])
    expect(sentBodies(running)[0]).not.toHaveProperty('pixelTrack')
  })
})

describe('an event', () => {
  it('is sent to the collector with the merchant, the page and a unique id (I7.24, E7.22, E3.48)', async () => {
    const running = await startSite()
    await becomeIdle(running)
    const { sent } = running.browser.tracker
    expect(sent).toMatchObject([{ address: '/wps/system/collect', merchant: 'hongvan', anonymous: false }])
    expect(sent[0]?.events).toEqual([
      {
        event: 'pageView',
        path: '/m/home',
        eventId: expect.stringMatching(/^[\da-f-]{36}$/),
        time: testStartTime,
      },
    ])
    await actAndSettle(() => running.site.go('/m/login'))
    await becomeIdle(running)
    expect(running.browser.tracker.events().map(({ path }) => path)).toEqual(['/m/home', '/m/login'])
  })

  it('is sent to the manifest’s endpoint', async () => {
    const endpoints = { collect: 'https://collect.hongvan.example/in' }
    const running = await startSite({ manifest: { platform: { endpoints } } })
    await becomeIdle(running)
    expect(running.browser.tracker.sent[0]?.address).toBe('https://collect.hongvan.example/in')
  })

  it('of an unknown path does not contain that path', async () => {
    const running = await startSite({ path: '/m/reset/s3cret-code' })
    await becomeIdle(running)
    expect(running.browser.tracker.events('pageView')).toMatchObject([{ path: '/m/404' }])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toContain('s3cret')
  })

  it('of a login has the member and nothing else that was typed (E3.49)', async () => {
    const running = await startSite({ path: '/m/login' })
    await fillLogin('minhanh88', 'Lucky-7788')
    await submit()
    await becomeIdle(running)
    expect(running.browser.tracker.events('loginSuccess')).toMatchObject([
      { customerId: '7', customerName: 'minhanh88' },
    ])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toMatch(/Lucky|token-7/)
  })

  it('of a purchase has only the known fields, and one id (E3.49)', async () => {
    const running = await startSite({ session: {} })
    const values = { amount: '100.00', value: 100, currency: 'VND', revenue: 5, password: 'Lucky-7788' }
    ;(await getTracking(running)).trackEvent('purchase', values)
    await becomeIdle(running)
    expect(running.browser.tracker.events('purchase')).toEqual([
      {
        event: 'purchase',
        eventId: expect.any(String),
        time: expect.any(Number),
        path: '/m/home',
        customerId: '7',
        customerName: 'minhanh88',
        amount: '100.00',
        value: 100,
        currency: 'VND',
        revenue: 5,
      },
    ])
  })

  it('that is not listed is dropped', async () => {
    const running = await startSite()
    ;(await getTracking(running)).trackEvent('everythingTyped', { path: '/m/home' })
    await becomeIdle(running)
    expect(running.browser.tracker.events().map(({ event }) => event)).toEqual(['pageView'])
  })

  it('is sent at once when the page is hidden', async () => {
    const { browser } = await startSite()
    expect(browser.tracker.sent).toEqual([])
    await actAndSettle(() => browser.page.setVisible(false))
    expect(browser.tracker.events('pageView')).toHaveLength(1)
  })

  it('waits while offline, and is sent when the network is back', async () => {
    const running = await startSite({ prepare: (browser) => browser.page.setOnline(false) })
    await becomeIdle(running)
    expect(running.browser.tracker.sent).toEqual([])
    await actAndSettle(() => running.browser.page.setOnline(true))
    await becomeIdle(running)
    expect(running.browser.tracker.events('pageView')).toHaveLength(1)
  })

  it('is not collected when the manifest turns events off', async () => {
    const running = await startSite({ manifest: { tracking: { events: false } } })
    await becomeIdle(running)
    expect(running.browser.tracker.sent).toEqual([])
  })

  it('has no member data after the logout', async () => {
    const running = await startSite({ session: {}, prepare: (browser) => browser.page.setOnline(false) })
    ;(await getTracking(running)).trackEvent('purchase', { value: 5 })
    await actAndSettle(() => running.site.session.end())
    expect(running.site.store.get(sessionAtom)).toBeUndefined()
    ;(await getTracking(running)).trackEvent('purchase', { value: 6 })
    await actAndSettle(() => running.browser.page.setOnline(true))
    await becomeIdle(running)
    expect(running.browser.tracker.events('purchase').map(({ value }) => value)).toEqual([5, 6])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toMatch(/minhanh88|customer/)
  })
})

describe('when consent is required', () => {
  it('no event is sent before the answer, and the current page view is sent after a yes', async () => {
    const running = await startSite({ manifest: withConsent })
    await becomeIdle(running)
    ;(await getTracking(running)).trackEvent('purchase', { value: 5 })
    await running.browser.clock.advance(60_000)
    expect(running.browser.tracker.sent).toEqual([])
    await actAndSettle(() =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Agree')?.click(),
    )
    await becomeIdle(running)
    expect(running.browser.tracker.events().map(({ event }) => event)).toEqual(['pageView'])
  })

  it('the campaign is known for this visit only, and no cookie is written', async () => {
    const first = await startAndReadFields({
      path: '/m/home?gclid=g&fbclid=f',
      manifest: { ...withConsent, pixels: { kwai: '9' } },
    })
    expect(first.fields).toEqual({ pixelTrack: { gclid: 'g', fbclid: 'f', fbc: `fb.1.${testStartTime}.f` } })
    expect(Object.keys(first.browser.storage.entries())).not.toEqual(
      expect.arrayContaining(['_fbc', '_fbp', 'clickIds']),
    )
    const again = await startAndReadFields({ browser: first.browser, manifest: withConsent })
    expect(again.fields).toMatchObject({ pixelTrack: { gclid: 'g' } })
  })

  it('the campaign is stored in cookies after a yes, with the time of the landing', async () => {
    const { browser } = await startSite({ path: '/m/home?fbclid=f', manifest: withConsent })
    await browser.clock.advance(5000)
    await actAndSettle(() =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Agree')?.click(),
    )
    expect(browser.storage.entries()).toMatchObject({
      _fbc: `fb.1.${testStartTime}.f`,
      _fbp: expect.any(String),
    })
  })

  it('the campaign is deleted as soon as consent is withdrawn, before the page can reload (I9.16)', async () => {
    const { browser, site } = await startSite({ path: '/m/home?fbclid=f', manifest: withConsent })
    await actAndSettle(() => saveConsent(site, 'agreed'))
    expect(browser.storage.entries()).toHaveProperty('_fbp')
    saveConsent(site, 'refused')
    expect(
      Object.keys(browser.storage.entries()).filter((name) => /^_fb|clickIds|landing/.test(name)),
    ).toEqual([])
    await actAndSettle(() => undefined)
  })

  it('nothing of the campaign is left after a no, and the app’s ids are not sent', async () => {
    const { browser } = await startSite({ path: '/m/home?fbclid=f' })
    expect(browser.storage.entries()).toHaveProperty('_fbc')
    const { fields } = await startAndReadFields({
      browser,
      path: '/m/home?fbclid=f&adid=a',
      manifest: { ...withConsent, pixels: { kwai: '9' } },
      stored: { consent: 'refused' },
      prepare: simulateNativeApp,
    })
    expect(fields).toEqual({})
    for (const name of ['_fbc', '_fbp', 'clickIds', 'landing'])
      expect(browser.storage.entries()).not.toHaveProperty(name)
  })
})

describe('a fault', () => {
  const withFailingCall = {
    prepare: (browser: FakeBrowser) => browser.http.answer('gameLanes', json({}, 500)),
  }

  it('that was handled is reported once, on its own, and without a member', async () => {
    const running = await startSite({ ...withFailingCall, session: {}, manifest: withConsent })
    await becomeIdle(running)
    expect(running.browser.tracker.sent.map(({ events }) => events)).toEqual([
      [
        {
          event: 'fault',
          time: testStartTime,
          path: '/m/home',
          build: '0123456789abcdef',
          kind: 'refused',
          ref: '500-05703',
          call: 'gameLanes',
          status: 500,
        },
      ],
    ])
    expect(running.browser.tracker.sent[0]?.body.length).toBeLessThan(2048)
    expect(running.browser.tracker.sent[0]?.anonymous).toBe(true)
    const again = await startSite({
      ...withFailingCall,
      browser: running.browser,
      session: {},
      manifest: withConsent,
    })
    await becomeIdle(again)
    expect(again.browser.tracker.events('fault')).toHaveLength(1)
  })

  it('of a reply without a session is reported (F042)', async () => {
    const running = await startSite({
      path: '/m/login',
      prepare: ({ http }) => http.answer('login', success({ userName: 'minhanh88' })),
    })
    await fillLogin()
    await submit()
    await becomeIdle(running)
    expect(running.browser.tracker.events('fault')).toMatchObject([{ kind: 'empty', where: 'login' }])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toContain('Lucky')
  })

  it('of a setting of the wrong type is reported with its name', async () => {
    const running = await startSite({
      manifest: { flags: { REWCEN3: 'server' } },
      prepare: ({ http }) => http.answer('whitelabel', success({ REWCEN3: { on: 'maybe' } })),
    })
    await becomeIdle(running)
    expect(running.browser.tracker.events('fault')).toMatchObject([{ kind: 'setting', where: 'REWCEN3' }])
    expect(takeConsole().join()).toContain('REWCEN3')
  })

  it('of a page that crashes is reported with the page’s name, without the error’s message', async () => {
    const brokenLobby: Feature = {
      id: 'lobby',
      when: true,
      routes: [
        {
          page: 'lobby',
          kind: 'lobby',
          view: async () => ({
            default: () => {
              throw new RangeError('minhanh88 typed Lucky-7788')
            },
          }),
        },
      ],
    }
    const otherFeatures = features.filter(({ id }) => id !== 'lobby')
    const running = await startSite({ features: [...otherFeatures, brokenLobby] })
    await becomeIdle(running)
    expect(running.browser.tracker.events('fault')).toMatchObject([
      { kind: 'view', where: 'lobby', name: 'RangeError', path: '/m/home' },
    ])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toMatch(/Lucky|typed/)
    // React itself logs what a component has thrown.
    expect(takeConsole().join()).toContain('Lucky-7788')
  })

  it('is reported at most twenty times per visit', async () => {
    const running = await startSite()
    const { reportFault } = await getTracking(running)
    for (let status = 400; status < 440; status += 1) reportFault({ kind: 'refused', status })
    await becomeIdle(running)
    expect(running.browser.tracker.events('fault')).toHaveLength(20)
  })

  it('is not reported when the manifest turns faults off', async () => {
    const running = await startSite({ ...withFailingCall, manifest: { tracking: { faults: false } } })
    await becomeIdle(running)
    expect(running.browser.tracker.events('fault')).toEqual([])
  })

  it('of a cancelled request is not reported', async () => {
    const running = await startSite({ prepare: ({ http }) => http.answer('gameLanes', failure('cancelled')) })
    await becomeIdle(running)
    expect(running.browser.tracker.events('fault')).toEqual([])
  })
})
