import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { languages } from '../../runtime/tables/languages'
import { type PixelVendor, pixelVendors } from '../../runtime/tables/pixelVendors'
import { vendorHosts } from '../../runtime/tables/tracking'
import { animationsFinished } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { Member, withoutMotion } from '../support/member'
import {
  findAxeViolations,
  findOverflow,
  findSmallTargets,
  recordConsoleErrors,
} from '../support/screens/screenChecks'
import { describeSites, phonesForTests } from '../support/sites/fixtures'
import { type ServedSite, serveSite } from '../support/sites/servedSite'
import { type BuiltSites, buildForTests } from '../support/sites/sites'

const daySeconds = 86_400

type Event = Readonly<Record<string, unknown>>

/** The tracking events that the platform has collected. */
async function readCollectedEvents(site: ServedSite): Promise<Event[]> {
  const calls = (await site.receivedCalls()).filter(({ path }) => path.endsWith('/wps/system/collect'))
  return calls.flatMap(({ body }) => {
    const { merchant, value } = JSON.parse(body) as { merchant: string; value: string }
    return (JSON.parse(value) as Event[]).map((event) => ({ merchant, ...event }))
  })
}

const readCookie = async (phone: PlaywrightPhone, name: string) =>
  (await phone.page.context().cookies()).find((cookie) => cookie.name === name)

describeSites('tracking', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  it(
    'tracks nothing before consent, and stores the campaign for 90 days afterwards (I9.16, I7.24, E7.22)',
    async () => {
      const phone = await newPhone()
      const consoleErrors = recordConsoleErrors(phone.page)
      const member = new Member(phone, site.current)
      await member.opens('/m/home?fbclid=IwAR_aB-1&utm_source=mail')
      await member.sees('button', 'consent.agree')
      await phone.page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
      expect(await readCollectedEvents(site.current)).toEqual([])
      expect((await phone.page.context().cookies()).filter(({ name }) => name !== 'deviceId')).toEqual([])

      await member.taps('button', 'consent.agree')
      await waitUntil(
        'an event at the platform',
        async () => (await readCollectedEvents(site.current)).length > 0,
      )
      expect(await readCollectedEvents(site.current)).toMatchObject([
        { merchant: built.code, event: 'pageView', path: '/m/home', eventId: expect.any(String) },
      ])
      const fbc = await readCookie(phone, '_fbc')
      expect(fbc?.value).toMatch(/^fb\.\d\.\d{13}\.IwAR_aB-1$/)
      expect((await readCookie(phone, '_fbp'))?.value).toMatch(/^fb\.\d\.\d{13}\.\d{10}$/)
      expect(Math.round(((fbc?.expires ?? 0) - Date.now() / 1000) / daySeconds)).toBe(90)
      expect(consoleErrors).toEqual([])
    },
    // Pixels load scripts that no test can reach.
    { where: ({ manifest }) => manifest.pixels === undefined },
  )

  it('reports a login, and no member after the logout (E3.48, E3.49)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    await member.taps('button', 'consent.agree')
    const userName = await member.logsIn()
    const logins = async () =>
      (await readCollectedEvents(site.current)).filter(({ event }) => event === 'loginSuccess')
    await waitUntil('a login at the platform', async () => (await logins()).length > 0)
    expect(await logins()).toMatchObject([{ customerName: userName, customerId: expect.anything() }])
    await member.logsOut()
    const before = (await readCollectedEvents(site.current)).length
    await member.goesTo('/m/login')
    await waitUntil('a later event', async () => (await readCollectedEvents(site.current)).length > before)
    expect(JSON.stringify((await readCollectedEvents(site.current)).slice(before))).not.toContain(userName)
  })

  it('works normally when the tracking calls are blocked (F053)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await site.current.controlPlatform({ fault: { call: 'collect', drop: true } })
    const errors: string[] = []
    phone.page.on('pageerror', (error) => errors.push(error.message))
    await member.opens('/m/home')
    await member.taps('button', 'consent.agree')
    await member.logsIn()
    await member.logsOut()
    expect(errors).toEqual([])
    expect((await readCollectedEvents(site.current)).length).toBeGreaterThan(0)
  })

  it('is not part of the scripts that the lobby loads first', async () => {
    const phone = await newPhone()
    const html = await phone.page.request
      .get(`${site.current.origin}/m/home`)
      .then((response) => response.text())
    const initialScripts = [...html.matchAll(/(?:src|href)="(\/m\/assets\/[^"]+\.js)"/g)].map(
      ([, path]) => path,
    )
    expect(initialScripts.length).toBeGreaterThan(0)
    for (const path of initialScripts) {
      const code = await phone.page.request
        .get(site.current.origin + path)
        .then((response) => response.text())
      expect(code).not.toMatch(/sendBeacon|fbevents|dataLayer|kwaiq|CompleteRegistration|utm_source/)
    }
  })
})

describeSites('tracking', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  it(
    'asks for consent accessibly, also with large text on a narrow phone, and covers nothing of one on its side',
    async () => {
      const [first = 'EN'] = built.manifest.languages
      const phone = await newPhone(languages[first].locale)
      const member = new Member(phone, site.current)
      await member.opens('/m/home')
      await member.sees('button', 'consent.agree')
      await phone.until(animationsFinished)
      expect(await findAxeViolations(phone.page)).toEqual([])
      expect(await findSmallTargets(phone.page)).toEqual([])
      expect(await findOverflow(phone.page, 320, [100, 200])).toEqual([])
      await phone.page.setViewportSize({ width: 640, height: 360 })
      await phone.until(`document.querySelector('.ConsentBar').getBoundingClientRect().top >= innerHeight`)
    },
    { everywhere: true },
  )
})

/** Requests a picture for each event of Facebook's queue, with the names of its parameters. */
const facebookScript = `{
  globalThis.loaded = (globalThis.loaded ?? 0) + 1
  const send = (action, name, values, { eventID } = {}) => {
    if (action !== 'track') return
    const id = fbq.queue.find(([first]) => first === 'init')[1]
    const picture = new Image()
    picture.src = 'https://www.facebook.com/tr/?' + new URLSearchParams({ id, ev: name, eid: eventID, ...values })
  }
  for (const call of fbq.queue) send(...call)
  fbq.callMethod = send
}`

describe('pixels', () => {
  const ids = { facebook: '11', tiktok: 'TT', gtag: 'G-1', gtm: 'GTM-1', kwai: '99' } as const
  const newPhone = withoutMotion(phonesForTests())
  let built: BuiltSites
  let site: ServedSite

  beforeAll(async () => {
    built = await buildForTests({
      change: withPixels,
      codes: inject('sites')
        .slice(0, 1)
        .map(({ code }) => code),
      compressed: false,
      compiled: inject('compiled'),
    })
    const first = built.sites[0]
    if (!first) throw new Error('There is no merchant')
    site = await serveSite(first)
  })
  afterAll(async () => {
    await site.close()
    built.remove()
  })

  /** Replaces the scripts of the vendors' hosts with a stub that counts its loads; returns the requested URLs. */
  async function stubVendorHosts(phone: PlaywrightPhone): Promise<string[]> {
    const requestedUrls: string[] = []
    const hosts = pixelVendors.flatMap((vendor) => vendorHosts[vendor].script)
    for (const host of new Set(hosts)) {
      await phone.page.route(`https://${host}/**`, (route) => {
        requestedUrls.push(route.request().url())
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'globalThis.loaded = (globalThis.loaded ?? 0) + 1',
        })
      })
    }
    return requestedUrls
  }

  const readVendorQueues = (phone: PlaywrightPhone): Promise<Record<string, unknown>> =>
    phone.evaluate(`({
      facebook: globalThis.fbq?.queue,
      google: globalThis.dataLayer?.map((item) => Object.prototype.toString.call(item) === '[object Arguments]' ? [...item] : item),
      tiktok: globalThis.ttq && [...globalThis.ttq],
      kwai: globalThis.kwaiq && [...globalThis.kwaiq],
    })`)

  it('load after consent, within the policy of the page, with the id of the collected event (E3.50)', async () => {
    const phone = await newPhone()
    const consoleErrors = recordConsoleErrors(phone.page)
    const requestedUrls = await stubVendorHosts(phone)
    const member = new Member(phone, site)
    await member.opens('/m/home')
    await member.sees('button', 'consent.agree')
    expect([requestedUrls, await readVendorQueues(phone)]).toEqual([[], {}])

    await member.taps('button', 'consent.agree')
    await phone.until('globalThis.loaded === 5')
    expect(requestedUrls.map((url) => new URL(url).host).sort()).toEqual(
      pixelVendors.flatMap((vendor: PixelVendor) => vendorHosts[vendor].script).sort(),
    )
    await waitUntil('an event at the platform', async () => (await readCollectedEvents(site)).length > 0)
    const [{ eventId } = {}] = await readCollectedEvents(site)
    expect(await readVendorQueues(phone)).toMatchObject({
      facebook: [
        ['set', 'autoConfig', false, '11'],
        ['init', '11'],
        ['track', 'PageView', {}, { eventID: eventId }],
      ],
      tiktok: [['page']],
      kwai: [['page']],
    })
    expect(JSON.stringify((await readVendorQueues(phone)).google)).toContain(String(eventId))
    expect(consoleErrors).toEqual([])
  })

  it('get the deposit that a cashier announces, once, with its amount and its own id (E3.49, E3.50)', async () => {
    // On this page the offer of the app would come to whoever has not deposited yet.
    await site.controlPlatform({
      downloadSettings: { merchant: site.code, values: { first_deposit: { enabled: false } } },
    })
    const phone = await newPhone()
    const consoleErrors = recordConsoleErrors(phone.page)
    await stubVendorHosts(phone)
    // What Facebook's own script does with its queue: a picture for each event.
    await phone.page.route('https://connect.facebook.net/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: facebookScript }),
    )
    const pixelRequests: URLSearchParams[] = []
    await phone.page.route('https://www.facebook.com/**', (route) => {
      pixelRequests.push(new URL(route.request().url()).searchParams)
      return route.fulfill({ contentType: 'image/gif', body: '' })
    })
    const purchases = () => pixelRequests.filter((params) => params.get('ev') === 'Purchase')
    const member = new Member(phone, site)
    const depositPath = '/m/voucherCenter'
    await member.opensLoggedIn()
    await member.taps('button', 'consent.agree')
    await waitUntil('the pixel of the first page', async () => pixelRequests.length > 0)

    await member.goesTo(depositPath)
    const cashier = phone.page.frameLocator('.EmbedPage-frame')
    const { code: currency } = site.manifest.currency
    for (const amount of ['100.50', '30']) {
      const before = purchases().length
      await cashier.locator('[name=amount]').fill(amount)
      await cashier.locator('#submit').click()
      await waitUntil(`the pixel of ${amount}`, async () => purchases().length > before)
    }
    const announced = purchases().map((params) => Object.fromEntries(params))
    expect(announced).toMatchObject([
      { id: '11', value: '100.5', currency, eid: expect.stringMatching(/^\d{13}$/) },
      { id: '11', value: '30', currency, eid: expect.stringMatching(/^\d{13}$/) },
    ])
    expect(announced[0]?.eid).not.toBe(announced[1]?.eid)
    // The same payment again is none; what is sent after it shows that it was heard.
    const announce = (id: unknown, amount: string) =>
      cashier.locator('main').evaluate((_, message) => parent.postMessage(message, document.referrer), {
        type: 'deposit',
        id,
        amount,
        currency,
      })
    await announce(announced[0]?.eid, '100.50')
    await announce('another', '5.00')
    await waitUntil('the pixel of another payment', async () => purchases().length > 2)
    expect(purchases().map((params) => params.get('eid'))).toEqual([
      announced[0]?.eid,
      announced[1]?.eid,
      'another',
    ])
    const collected = async () =>
      (await readCollectedEvents(site)).filter(({ event }) => event === 'purchase')
    await waitUntil('the purchases at the platform', async () => (await collected()).length === 3)
    expect(await collected()).toMatchObject([
      { amount: 100.5, value: 100.5, revenue: 100.5, currency, eventId: announced[0]?.eid },
      { amount: 30, currency, eventId: announced[1]?.eid },
      { amount: 5, currency, eventId: 'another' },
    ])
    expect(JSON.stringify(announced)).not.toContain(site.demoMember('ordinary').userName)
    expect(consoleErrors).toEqual([])
  })

  it('are removed from the page when consent is withdrawn', async () => {
    const phone = await newPhone()
    const requestedUrls = await stubVendorHosts(phone)
    const member = new Member(phone, site)
    await member.opens('/m/home')
    await member.taps('button', 'consent.agree')
    await phone.until('globalThis.loaded === 5')
    await member.taps('button', 'consent.choices')
    const before = requestedUrls.length
    await member.taps('button', 'consent.refuse')
    await phone.until('globalThis.loaded === undefined && globalThis.fbq === undefined')
    await member.sees('button', 'consent.choices')
    expect(requestedUrls.length).toBe(before)
    expect((await phone.page.context().cookies()).map(({ name }) => name)).not.toContain('_fbp')
  })

  it('are only in the sites of merchants that configure them', async () => {
    const siteWithoutPixels = inject('sites')[0]
    const assets = async (tested: { folder: string }) => {
      const { readdir } = await import('node:fs/promises')
      return (await readdir(`${tested.folder}/m/assets`)).filter(
        (name) => /^(pixels|consent)\./.test(name) && name.endsWith('.js'),
      )
    }
    expect(await assets(built.sites[0] as { folder: string })).toHaveLength(2)
    expect(siteWithoutPixels && (await assets(siteWithoutPixels))).toHaveLength(1)
  })

  function withPixels(manifest: Manifest): Manifest {
    const lists = ['script', 'connect', 'image'] as const
    const hosts = Object.fromEntries(
      lists.map((list) => [
        list,
        [
          ...new Set([
            ...(manifest.hosts?.[list] ?? []),
            ...pixelVendors.flatMap((vendor) => vendorHosts[vendor][list]),
          ]),
        ],
      ]),
    )
    return { ...manifest, pixels: ids, hosts: { ...manifest.hosts, ...hosts } }
  }
})
