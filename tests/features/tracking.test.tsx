// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { features } from '../../runtime/features'
import { saveConsent } from '../../runtime/kit/consent'
import { sessionAtom } from '../../runtime/state/session'
import { times } from '../../runtime/tables/times'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { testStartTime } from '../support/fakes/fakeClock'
import { fails, good, json } from '../support/fakes/replies'
import { takeConsole } from '../support/quietConsole'
import { actAndSettle, type RunningSite, type SiteOptions, startSite, submit } from '../support/site'
import { enter } from './loginForm'
import { enterNew, onRegister, sent } from './registerForm'

const asking = { compliance: { consent: true } }
const app = (browser: FakeBrowser) =>
  Object.assign(browser.native, { userAgent: 'Mozilla/5.0 (Linux) WLApp/3.2.1' })

async function desk({ site }: RunningSite) {
  const tracking = await site.service('tracking')
  if (!tracking) throw new Error('Nobody tracks in this site')
  return tracking
}

const registration = async (options: SiteOptions) => {
  const running = await startSite(options)
  return { ...running, told: await (await desk(running)).registrationFields() }
}

/** Lets the browser become idle: what waits is sent. */
const idle = ({ browser }: RunningSite) => browser.clock.advance(1)

describe('a landing', () => {
  it('is captured before the first change of page, also what no navigation keeps (I3.22, I3.23, I3.26, I3.27)', async () => {
    const query = '?utm_source=mail&twclid=w&click_id=k&gclid=g&ttclid=t&tid=1&kw=slots'
    const { told } = await registration({ path: `/m/member/home${query}` })
    expect(location.search).not.toContain('twclid')
    expect(told.pixelTrack).toMatchObject({
      utm_source: 'mail',
      twclid: 'w',
      kwaiClickId: 'k',
      gclid: 'g',
      ttclid: 't',
      tid: '1',
      kw: 'slots',
    })
  })

  it('of Facebook becomes fbc and fbp, and a second visit keeps both (I3.24, I3.25, I9.16)', async () => {
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
    const before = await registration({ browser })
    expect(before.told.pixelTrack).toMatchObject({ gclid: 'g', fbc: `fb.1.${testStartTime}.f` })
    await browser.clock.advance(1)
    const after = await registration({ browser })
    expect(after.told.pixelTrack).toEqual({ fbp: expect.stringMatching(/^fb\.1\./) })
  })
})

describe('what registration tells', () => {
  it("names the merchant's pixels (I3.17, I3.18, I3.19, I3.20)", async () => {
    const pixels = { facebook: '11', tiktok: 'TT', gtag: 'G-1', gtm: 'GTM-1', kwai: '99' }
    const { told } = await registration({ manifest: { pixels } })
    expect(told.pixelTrack).toMatchObject({
      facebookPixelId: '11',
      tiktokPixelId: 'TT',
      gtagId: 'G-1',
      gtmId: 'GTM-1',
      kwaiPixelId: '99',
    })
  })

  it("has Kwai's pixel and click id, and the tid (I3.16, I3.21)", async () => {
    const { told } = await registration({
      path: '/m/home?kwaiclid=k&tid=7',
      manifest: { pixels: { kwai: '9' } },
    })
    expect(told.pixelTrack).toMatchObject({ tid: '7', kwaiPixelId: '9', kwaiClickId: 'k' })
  })

  it.each<[string, (browser: FakeBrowser) => void, string]>([
    [
      'its bridge',
      (browser) => Object.assign(browser.tracker, { nativeAppIds: '{"adid":"a1","idfa":"i-2","token":"t"}' }),
      '',
    ],
    ['the address', () => undefined, '?adid=a1&idfa=i-2'],
  ])("has the native app's ids out of %s (I3.30)", async (_, prepare, query) => {
    const { told } = await registration({
      path: `/m/home${query}`,
      prepare(browser) {
        app(browser)
        prepare(browser)
      },
    })
    expect(told.s2s).toEqual({ adid: 'a1', idfa: 'i-2' })
  })

  it('has none of them in a browser, whatever the address says (I3.30)', async () => {
    const { told } = await registration({
      path: '/m/home?adid=a1',
      prepare: (browser) => Object.assign(browser.tracker, { nativeAppIds: { adid: 'a1' } }),
    })
    expect(told).not.toHaveProperty('s2s')
  })

  it('is nothing when the code of tracking does not come, and nobody hears of it', async () => {
    const { told } = await registration({
      path: '/m/home?tid=1',
      prepare: (browser) => Object.assign(browser, { tracking: () => Promise.reject(new Error('gone')) }),
    })
    expect(told).toEqual({})
  })
})

describe('a registration', () => {
  const landed = { path: '/m/register?tid=7&kw=slots&fbclid=f', manifest: { pixels: { facebook: '11' } } }

  it('brings the campaign along, in the encrypted body (I3.16, I3.17, I3.22, I3.24)', async () => {
    const running = await onRegister(landed)
    await enterNew()
    await submit()
    expect(sent(running)[0]?.pixelTrack).toEqual({
      tid: '7',
      kw: 'slots',
      fbclid: 'f',
      facebookPixelId: '11',
      fbc: `fb.1.${testStartTime}.f`,
      fbp: expect.stringMatching(/^fb\.1\.\d+\.\d{10}$/),
    })
  })

  it('is told when it begins and when it is done, with the new member and without the password (E3.48, E3.49)', async () => {
    const running = await onRegister()
    await enterNew()
    await submit()
    await idle(running)
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

  it('goes on when the code of tracking does not come', async () => {
    const absent: Feature = {
      id: 'tracking',
      when: true,
      services: { tracking: () => Promise.reject(new TypeError('the network is gone')) },
    }
    const others = features.filter(({ id }) => id !== 'tracking')
    const running = await onRegister({ features: [...others, absent] })
    await enterNew()
    await submit()
    await running.browser.clock.advance(times.retryDelay)
    expect(sent(running)).toMatchObject([{ username: 'thuha99' }])
    expect(sent(running)[0]).not.toHaveProperty('pixelTrack')
  })
})

describe('an event', () => {
  it('goes to the collector with the merchant, the page and an id of its own (I7.24, E7.22, E3.48)', async () => {
    const running = await startSite()
    await idle(running)
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
    await idle(running)
    expect(running.browser.tracker.events().map(({ path }) => path)).toEqual(['/m/home', '/m/login'])
  })

  it('goes where the manifest says', async () => {
    const endpoints = { collect: 'https://collect.hongvan.example/in' }
    const running = await startSite({ manifest: { platform: { endpoints } } })
    await idle(running)
    expect(running.browser.tracker.sent[0]?.address).toBe('https://collect.hongvan.example/in')
  })

  it('of an address that leads nowhere does not tell what stood in it', async () => {
    const running = await startSite({ path: '/m/reset/s3cret-code' })
    await idle(running)
    expect(running.browser.tracker.events('pageView')).toMatchObject([{ path: '/m/404' }])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toContain('s3cret')
  })

  it('of a login names the member and nothing that was typed beside (E3.49)', async () => {
    const running = await startSite({ path: '/m/login' })
    await enter('minhanh88', 'Lucky-7788')
    await submit()
    await idle(running)
    expect(running.browser.tracker.events('loginSuccess')).toMatchObject([
      { customerId: '7', customerName: 'minhanh88' },
    ])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toMatch(/Lucky|token-7/)
  })

  it('of money carries what is known of it, and one id (E3.49)', async () => {
    const running = await startSite({ session: {} })
    const values = { amount: '100.00', value: 100, currency: 'VND', revenue: 5, password: 'Lucky-7788' }
    ;(await desk(running)).trackEvent('purchase', values)
    await idle(running)
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

  it('that nobody has listed is none', async () => {
    const running = await startSite()
    ;(await desk(running)).trackEvent('everythingTyped', { path: '/m/home' })
    await idle(running)
    expect(running.browser.tracker.events().map(({ event }) => event)).toEqual(['pageView'])
  })

  it('leaves at once when the page is hidden', async () => {
    const { browser } = await startSite()
    expect(browser.tracker.sent).toEqual([])
    await actAndSettle(() => browser.page.setVisible(false))
    expect(browser.tracker.events('pageView')).toHaveLength(1)
  })

  it('waits without a network, and goes when there is one', async () => {
    const running = await startSite({ prepare: (browser) => browser.page.setOnline(false) })
    await idle(running)
    expect(running.browser.tracker.sent).toEqual([])
    await actAndSettle(() => running.browser.page.setOnline(true))
    await idle(running)
    expect(running.browser.tracker.events('pageView')).toHaveLength(1)
  })

  it('is not collected where the manifest says so', async () => {
    const running = await startSite({ manifest: { tracking: { events: false } } })
    await idle(running)
    expect(running.browser.tracker.sent).toEqual([])
  })

  it('names nobody any more once the member has logged out', async () => {
    const running = await startSite({ session: {}, prepare: (browser) => browser.page.setOnline(false) })
    ;(await desk(running)).trackEvent('purchase', { value: 5 })
    await actAndSettle(() => running.site.session.end())
    expect(running.site.store.get(sessionAtom)).toBeUndefined()
    ;(await desk(running)).trackEvent('purchase', { value: 6 })
    await actAndSettle(() => running.browser.page.setOnline(true))
    await idle(running)
    expect(running.browser.tracker.events('purchase').map(({ value }) => value)).toEqual([5, 6])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toMatch(/minhanh88|customer/)
  })
})

describe('where visitors are asked first', () => {
  it('no event leaves before the answer, and the page that is open is told after a yes', async () => {
    const running = await startSite({ manifest: asking })
    await idle(running)
    ;(await desk(running)).trackEvent('purchase', { value: 5 })
    await running.browser.clock.advance(60_000)
    expect(running.browser.tracker.sent).toEqual([])
    await actAndSettle(() =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Agree')?.click(),
    )
    await idle(running)
    expect(running.browser.tracker.events().map(({ event }) => event)).toEqual(['pageView'])
  })

  it('the campaign is known for this visit only, and no cookie is written', async () => {
    const first = await registration({
      path: '/m/home?gclid=g&fbclid=f',
      manifest: { ...asking, pixels: { kwai: '9' } },
    })
    expect(first.told).toEqual({ pixelTrack: { gclid: 'g', fbclid: 'f', fbc: `fb.1.${testStartTime}.f` } })
    expect(Object.keys(first.browser.storage.entries())).not.toEqual(
      expect.arrayContaining(['_fbc', '_fbp', 'clickIds']),
    )
    const again = await registration({ browser: first.browser, manifest: asking })
    expect(again.told).toMatchObject({ pixelTrack: { gclid: 'g' } })
  })

  it('it goes into the cookies after a yes, with the time of the landing', async () => {
    const { browser } = await startSite({ path: '/m/home?fbclid=f', manifest: asking })
    await browser.clock.advance(5000)
    await actAndSettle(() =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Agree')?.click(),
    )
    expect(browser.storage.entries()).toMatchObject({
      _fbc: `fb.1.${testStartTime}.f`,
      _fbp: expect.any(String),
    })
  })

  it('is deleted in the moment in which the yes is taken back, before the page can reload (I9.16)', async () => {
    const { browser, site } = await startSite({ path: '/m/home?fbclid=f', manifest: asking })
    await actAndSettle(() => saveConsent(site, 'agreed'))
    expect(browser.storage.entries()).toHaveProperty('_fbp')
    saveConsent(site, 'refused')
    expect(
      Object.keys(browser.storage.entries()).filter((name) => /^_fb|clickIds|landing/.test(name)),
    ).toEqual([])
    await actAndSettle(() => undefined)
  })

  it('nothing of it is left after a no, and the app tells no ids', async () => {
    const { browser } = await startSite({ path: '/m/home?fbclid=f' })
    expect(browser.storage.entries()).toHaveProperty('_fbc')
    const { told } = await registration({
      browser,
      path: '/m/home?fbclid=f&adid=a',
      manifest: { ...asking, pixels: { kwai: '9' } },
      stored: { consent: 'refused' },
      prepare: app,
    })
    expect(told).toEqual({})
    for (const name of ['_fbc', '_fbp', 'clickIds', 'landing'])
      expect(browser.storage.entries()).not.toHaveProperty(name)
  })
})

describe('a fault', () => {
  const failing = { prepare: (browser: FakeBrowser) => browser.http.answer('gameLanes', json({}, 500)) }

  it('that was handled is told once, alone, and without a member', async () => {
    const running = await startSite({ ...failing, session: {}, manifest: asking })
    await idle(running)
    expect(running.browser.tracker.sent.map(({ events }) => events)).toEqual([
      [
        {
          event: 'fault',
          time: testStartTime,
          path: '/m/home',
          build: '0123456789abcdef',
          kind: 'refused',
          call: 'gameLanes',
          status: 500,
        },
      ],
    ])
    expect(running.browser.tracker.sent[0]?.body.length).toBeLessThan(2048)
    expect(running.browser.tracker.sent[0]?.anonymous).toBe(true)
    const again = await startSite({ ...failing, browser: running.browser, session: {}, manifest: asking })
    await idle(again)
    expect(again.browser.tracker.events('fault')).toHaveLength(1)
  })

  it('of a reply that names no session is told (F042)', async () => {
    const running = await startSite({
      path: '/m/login',
      prepare: ({ http }) => http.answer('login', good({ userName: 'minhanh88' })),
    })
    await enter()
    await submit()
    await idle(running)
    expect(running.browser.tracker.events('fault')).toMatchObject([{ kind: 'empty', where: 'login' }])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toContain('Lucky')
  })

  it('of a setting of a wrong type is told by its name', async () => {
    const running = await startSite({
      manifest: { flags: { REWCEN3: 'server' } },
      prepare: ({ http }) => http.answer('whitelabel', good({ REWCEN3: { on: 'maybe' } })),
    })
    await idle(running)
    expect(running.browser.tracker.events('fault')).toMatchObject([{ kind: 'setting', where: 'REWCEN3' }])
    expect(takeConsole().join()).toContain('REWCEN3')
  })

  it('of a page that breaks is told by the page’s name, without the words of what was thrown', async () => {
    const broken: Feature = {
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
    const others = features.filter(({ id }) => id !== 'lobby')
    const running = await startSite({ features: [...others, broken] })
    await idle(running)
    expect(running.browser.tracker.events('fault')).toMatchObject([
      { kind: 'view', where: 'lobby', name: 'RangeError', path: '/m/home' },
    ])
    expect(JSON.stringify(running.browser.tracker.sent)).not.toMatch(/Lucky|typed/)
    // React itself writes down what a component has thrown.
    expect(takeConsole().join()).toContain('Lucky-7788')
  })

  it('is told twenty times a visit at most', async () => {
    const running = await startSite()
    const { reportFault } = await desk(running)
    for (let status = 400; status < 440; status += 1) reportFault({ kind: 'refused', status })
    await idle(running)
    expect(running.browser.tracker.events('fault')).toHaveLength(20)
  })

  it('is not told where the manifest says so', async () => {
    const running = await startSite({ ...failing, manifest: { tracking: { faults: false } } })
    await idle(running)
    expect(running.browser.tracker.events('fault')).toEqual([])
  })

  it('that nobody waits for any more is none', async () => {
    const running = await startSite({ prepare: ({ http }) => http.answer('gameLanes', fails('cancelled')) })
    await idle(running)
    expect(running.browser.tracker.events('fault')).toEqual([])
  })
})
