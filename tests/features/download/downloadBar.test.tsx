// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeReply } from '../../support/fakes/fakeHttp'
import { failure, refusal, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  press,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'
import { androidUserAgent, appResources, merchantWith } from './downloadPage'

const { common, download } = english
const named = (text: string): string => text.replace('{{name}}', 'Hồng Vân')
const bar = () => document.querySelector<HTMLElement>('.DownloadBar') ?? undefined
const prompt = () => find('dialog', named(download.title))

type Download = NonNullable<Parameters<typeof merchantWith>[1]>

/** The bar comes when the browser is idle. */
const idle = 10

/** Starts the lobby with the room that the boot script keeps for the bar. */
async function startLobby({
  download: own = {},
  settings = {},
  prepare,
  ...options
}: SiteOptions & { download?: Download; settings?: Parameters<typeof merchantWith>[0] } = {}) {
  const running = await startSite({
    manifest: merchantWith(settings, own),
    ...options,
    prepare(browser) {
      browser.http.answer('resources', appResources)
      browser.native.userAgent = androidUserAgent
      browser.installPrompt.available = true
      browser.page.reserveBar(true)
      prepare?.(browser)
    },
  })
  await running.browser.clock.advance(idle)
  return running
}

describe('the download bar', () => {
  it('shows the icon, a line about the app, five stars and a close button (E2.33, E2.34)', async () => {
    await startLobby()
    expect(pageText(bar())).toContain(named(download.bar))
    expect(pageText(bar())).toContain(download.text)
    expect(bar()?.querySelector('.Rating')?.getAttribute('aria-label')).toBe(
      download.rating.replace('{{value}}', '5.0'),
    )
    expect(bar()?.querySelector('.Rating-figures')?.textContent).toBe('5.0')
    expect(bar()?.querySelector('.BrandIcon')).not.toBeNull()
    expect(bar()?.contains(get('button', common.close))).toBe(true)
  })

  it('uses the manifest’s rating, or none (E2.34, D15)', async () => {
    await startLobby({ download: { rating: { value: 4.3 } } })
    expect(bar()?.querySelector('.Rating-figures')?.textContent).toBe('4.3')
    await stopSites()
    await startLobby({ download: { rating: { show: false } } })
    expect(bar()?.querySelector('.Rating')).toBeNull()
  })

  it('offers the app with a tap (E2.33)', async () => {
    await startLobby()
    await press('button', download.get)
    expect(get('link', download.android).getAttribute('href')).toBe('/wps/media/app/hongvan.apk')
  })

  it('that is closed opens the prompt, once, and stays away in this session (E2.36, E4.10, E4.11)', async () => {
    const { browser, site } = await startLobby()
    await press('button', common.close)
    expect([bar(), prompt() !== undefined]).toEqual([undefined, true])
    expect(browser.storage.read('downloadBar')).toEqual({ hide: true, promptOpen: true })
    await press('button', download.stay)
    await browser.clock.advance(times.leaveAnimation)
    expect(browser.storage.read('downloadBar')).toEqual({ hide: true })
    await actAndSettle(() => site.go('/m/rewardCenter'))
    await actAndSettle(() => site.go('/m/home'))
    expect([bar(), prompt()]).toEqual([undefined, undefined])
  })

  it('keeps the open prompt over a reload, and a closed one closed (E4.13)', async () => {
    await startLobby({ stored: { downloadBar: { hide: true, promptOpen: true } } })
    expect([bar(), prompt() !== undefined]).toEqual([undefined, true])
    await stopSites()
    await startLobby({ stored: { downloadBar: { hide: true } } })
    expect([bar(), prompt()]).toEqual([undefined, undefined])
  })

  it('is for members only when a login is required (E4.12)', async () => {
    await startLobby({ settings: { login_required: { enabled: true } } })
    expect(bar()).toBeUndefined()
  })

  it('is for members only when the platform says so, which the session remembers (E4.12, E7.12)', async () => {
    const prepare: SiteOptions['prepare'] = ({ http }) =>
      http.answer('downloadSetting', success({ login_required: { enabled: true } }), 1000)
    const { browser } = await startLobby({ prepare })
    expect(bar()).toBeDefined()
    await browser.clock.advance(1000)
    expect([bar(), browser.page.barSpace]).toEqual([undefined, false])
    const remembered = browser.storage.read('downloadBar')
    await stopSites()
    await startLobby({ prepare, stored: { downloadBar: remembered } })
    expect(bar()).toBeUndefined()
  })

  it.each<[string, FakeReply]>([
    ['is refused to visitors', refusal({ status: 401 })],
    ['fails', failure('network')],
    ['asks for no login', success({ login_required: { enabled: false } })],
  ])('stays, in silence, when the call for its settings %s (E4.12)', async (_, reply) => {
    await startLobby({ prepare: ({ http }) => http.answer('downloadSetting', reply) })
    expect([bar() !== undefined, namesOf('dialog'), toastText()]).toEqual([true, [], ''])
  })

  it('is not asked about where a visitor does not see it (E4.10, E2.37)', async () => {
    for (const options of [
      { stored: { downloadBar: { hide: true } } },
      { download: { bar: { show: false } } },
      { download: { bar: { minimumRank: 2 } } },
    ]) {
      const { browser } = await startLobby(options)
      expect(browser.http.requestsTo('downloadSetting')).toEqual([])
      await stopSites()
    }
  })

  it.each(['app', 'pwa'])('is hidden in the %s (E4.10)', async (mode) => {
    await startLobby({
      prepare({ native }) {
        if (mode === 'pwa') native.standalone = true
        else native.userAgent = `${androidUserAgent} WLApp/2.4.39`
      },
    })
    expect(bar()).toBeUndefined()
  })

  it.each([
    [2, true],
    [3, false],
  ])('needs the rank %d: shown %s to a member of rank 2 (E2.37)', async (minimumRank, shown) => {
    const { site } = await startLobby({
      session: {},
      path: '/m/member/home',
      download: { bar: { minimumRank } },
      prepare({ http }) {
        const clubLabel = { labelName: 'Silver', labelId: 2, type: 'VIP', rankLevel: 2 }
        http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0, clubLabel }))
      },
    })
    await actAndSettle(() => site.go('/m/home'))
    expect(bar() !== undefined).toBe(shown)
  })

  it('never appears where there is no room for it: nothing moves below a finger', async () => {
    const { browser, site } = await startLobby({ prepare: ({ page }) => page.reserveBar(false) })
    expect(bar()).toBeUndefined()
    await actAndSettle(() => site.session.begin(memberSession))
    expect(bar()).toBeUndefined()
    await actAndSettle(() => site.go('/m/member/home'))
    await actAndSettle(() => site.go('/m/home'))
    expect([bar() !== undefined, browser.page.barSpace]).toEqual([true, true])
  })

  it('has a gift while the promotion is on, which the prompt explains (E2.35, E7.10)', async () => {
    const { browser } = await startLobby({
      session: {},
      prepare({ http }) {
        http.answer('promotions', success({ APP_DOWNLOAD: { enabled: true, count: 1 } }))
        http.answer(
          'announcements',
          success({
            announcements: [{ id: 'a', title: 'Ten free spins', content: '<p>For <b>you</b></p>' }],
          }),
        )
      },
    })
    expect(bar()?.querySelector('[role="img"][aria-label="A gift for getting the app"]')).not.toBeNull()
    await press('button', download.get)
    expect(pageText(prompt())).toContain('Ten free spins')
    const sent = browser.http.requestsTo('announcements').find(({ query }) => query.get('types') === 'PR')
    expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({
      types: 'PR',
      platform: 'M',
      category: 'app_download',
    })
  })

  it('has no gift when the promotion is off (E2.35)', async () => {
    await startLobby({
      session: {},
      prepare: ({ http }) =>
        http.answer('promotions', success({ APP_DOWNLOAD: { enabled: false, count: 1 } })),
    })
    expect(bar()?.querySelector('.DownloadBar-gift')).toBeNull()
  })

  it('waits until the question about tracking is answered', async () => {
    await startLobby({
      manifest: { ...merchantWith(), compliance: { consent: true }, tracking: { events: true } },
    })
    expect(bar()).toBeUndefined()
  })
})
