import { logOut } from '../../../runtime/kit/identity/logOut'
import * as times from '../../../runtime/tables/times'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { actAndSettle, type SiteOptions } from '../../support/site'
import type { BuiltSite } from '../builtSite'
import { banner, platformEntry } from '../platform'
import { asMember, calls, open, page, type View } from './open'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1'

const withUserAgent = (userAgent: string): SiteOptions => ({
  prepare: ({ native }: FakeBrowser) => void Object.assign(native, { userAgent }),
})

const bar =
  (options: SiteOptions = {}): View =>
  async (site) => {
    await open(site, '/m/home', options)
    const shown = document.querySelector('.DownloadBar')
    const stars = shown?.querySelector('.Rating')?.getAttribute('aria-label')
    return `bar: ${shown ? `there, ${stars ?? 'no stars'}` : 'none'}`
  }

/** What the prompt offers that a visitor asks for. */
const offer =
  (options: SiteOptions): View =>
  async (site) => {
    const running = await open(site, '/m/home', options)
    const service = await running.site.service('offerApp')
    await actAndSettle(() => void service?.())
    return page()
  }

const memberOf = (more: object) => ({
  ...asMember,
  prepare: ({ http }: FakeBrowser) =>
    http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0, ...more })),
})

/** Silver, or gold. */
const ranked = (rankLevel: 1 | 2) => ({
  clubLabel: { labelId: 500 + rankLevel, labelName: rankLevel === 2 ? 'Gold' : 'Silver', rankLevel },
})

/** The entries of customer service, in their order; the platform has some of its own where `entries` are given. */
const customerService =
  (entries: readonly object[], { prepare, ...options }: SiteOptions = {}): View =>
  async (site) => {
    const { site: shell } = await open(site, '/m/home', {
      ...options,
      prepare(browser) {
        browser.http.answer('customerServiceScript', success(entries))
        prepare?.(browser)
      },
    })
    await actAndSettle(() => void shell.openOverlay('support'))
    // So are the platform's entries that cannot be opened.
    takeConsole()
    const links = [...document.querySelectorAll('[role=dialog] a, dialog a')]
    return `entries: ${links.map((link) => `${link.textContent} ${link.getAttribute('href')}`).join(', ')}`
  }

/** What a banner shows, and where it leads. */
async function bannerOf(site: BuiltSite): Promise<string> {
  await open(site, '/m/home', {
    prepare: ({ http }) =>
      http.answer('banners', ({ query }) =>
        success({ banners: query.get('groupName') === 'm_home' ? [banner] : [] }),
      ),
  })
  // A banner that leads nowhere is in the console, too.
  takeConsole()
  // The merchant's own slide stands before it.
  return `banner: ${[...document.querySelectorAll('.Hero-panel')].at(-1)?.outerHTML}`
}

export const offers = {
  'a banner': bannerOf,
  'the download bar': bar(),
  'the download bar of a member of rank 1': bar(memberOf(ranked(1))),
  'the download bar of a member of rank 2': bar(memberOf(ranked(2))),
  'the offer of the app on an iPhone': offer(withUserAgent(iPhone)),
  'the offer of the app': offer({}),
  'the first popup': async (site) => {
    const { browser } = await open(site, '/m/home', { stored: { consent: 'refused', pushSkipped: true } })
    for (let seconds = 5; seconds <= 60; seconds += 5) {
      await browser.clock.advance(5000)
      if (document.querySelector('.PicturePopup-picture')) return `after ${seconds} s`
    }
    return 'never'
  },
  'what is tracked': async (site) => {
    const running = await open(site, '/m/home')
    const { browser } = running
    const tracking = await running.site.service('tracking')
    tracking?.trackEvent('purchase', { value: 5, currency: 'USD' })
    tracking?.reportFault({ kind: 'setting', where: 'test' })
    await browser.clock.advance(1000)
    const { scripts, globals, sent } = browser.tracker
    const { fbq, siteEvents } = globals as { fbq?: { queue?: unknown }; siteEvents?: unknown }
    return [
      ...scripts.map((address) => `script ${address}`),
      ...sent.map(({ address, body }) => `sent ${address} ${body}`),
      `to Facebook ${JSON.stringify(fbq?.queue)}, on the page ${JSON.stringify(siteEvents)}`,
      page(),
    ].join('\n')
  },
  'customer service': customerService([]),
  'customer service of a gold member': customerService([], memberOf(ranked(2))),
  'customer service of the platform': customerService([
    platformEntry('AICAN', 'By kind', 'https://chat.example/kind'),
    platformEntry('MIDUOKE', 'By id', 'https://chat.example/id', { id: 'room' }),
    platformEntry('COMM100', 'Elsewhere', 'https://chat.example/elsewhere'),
  ]),
  'a denied visitor': async (site) => {
    const { browser } = await open(site, '/m/home', {
      prepare: ({ http }) => http.answer('status', success({ state: 'denied', ip: '203.0.113.7' })),
    })
    await browser.clock.advance(1000)
    return page()
  },
  'the lobby in an app': async (site) => {
    const running = await open(site, '/m/home', withUserAgent('Mozilla/5.0 (Linux; Android 14) FullApp/3.1'))
    await running.browser.clock.advance(3000)
    return `${page()}\n${calls(running)}`
  },
  'a logout': async (site) => {
    const running = await open(site, '/m/home', asMember)
    await actAndSettle(() => void logOut(running.site))
    return calls(running)
  },
  'half an hour of a member': async (site) => {
    const { browser } = await open(site, '/m/member/home', asMember)
    await browser.clock.advance(times.minutes(30))
    return page()
  },
  'the service worker': async (site: BuiltSite) => {
    const { browser } = await open(site, '/m/home')
    await browser.clock.advance(60_000)
    return browser.serviceWorker.calls.join('\n')
  },
} as const satisfies Readonly<Record<string, View>>
