// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BootResult } from '../../../runtime/browser/network/earlyRequests'
import { writeStoredValue } from '../../../runtime/browser/storage/storedValue'
import type { Session } from '../../../runtime/rules/session/session'
import { announcementLineKey } from '../../../runtime/tables/storageKeys'
import { languageTags } from '../../../scripts/steps/site/htmlLanguage'
import { manifest } from '../../support/manifest'

interface BootOptions {
  readonly download?: object
  readonly tracking?: object
  readonly stored?: Readonly<Record<string, unknown>>
  readonly path?: string
  readonly language?: string
  readonly session?: Partial<Session>
  readonly standalone?: boolean
  readonly respond?: () => Promise<Response>
}

const session = { token: 'token-7', merchantCode: 'hongvan' }
let fetched: { url: string; headers: Record<string, string>; search: string }[] = []

beforeEach(() => {
  fetched = []
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('data-splash')
})

/** Runs the boot script in a page with these properties. */
async function runBoot({
  path = '/m/home',
  language,
  session: storedSession,
  standalone = false,
  download,
  tracking = {},
  stored = {},
  respond,
}: BootOptions = {}): Promise<BootResult> {
  window.happyDOM.setURL(`https://www.hongvan.example${path}`)
  const texts = { EN: '/m/assets/EN.json', CN: '/m/assets/CN.json', UR: '/m/assets/UR.json' }
  const data = document.body.appendChild(document.createElement('script'))
  data.type = 'application/json'
  data.id = 'site'
  data.textContent = JSON.stringify({
    code: 'hongvan',
    manifest: { ...manifest, ...(download ? { download } : {}), ...tracking },
    texts,
    languageTags: languageTags(manifest.languages),
  })
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, JSON.stringify(value))
  if (language) localStorage.setItem('hongvan:language', language)
  if (storedSession) localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, ...storedSession }))
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    fetched.push({ url, headers, search: location.search })
    return (
      respond ??
      (async () => new Response('{}', { headers: { 'Content-Type': 'application/json; charset=utf-8' } }))
    )()
  })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
  await import('../../../runtime/browser/start/boot')
  if (!globalThis.__boot) throw new Error('The boot script stored no result')
  return globalThis.__boot
}

describe('the boot script', () => {
  it('sets language and direction, and requests texts, lanes and banners at once', async () => {
    const bootResult = await runBoot({ language: 'UR' })
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
    expect(fetched.map(({ url }) => url)).toEqual([
      '/m/assets/UR.json',
      '/wps/relay/GCSGAME_getGameLanes',
      '/wps/relay/MCSFE_getBanners?groupName=m_home',
    ])
    const headers = { Merchant: 'hongvan', Language: 'UR' }
    expect(fetched.slice(1).map((request) => request.headers)).toEqual([headers, headers])
    expect([bootResult.language, bootResult.detected, bootResult.requests.size]).toEqual(['UR', true, 3])
    expect(await [...bootResult.requests.values()][0]).toEqual({
      status: 200,
      contentType: 'application/json',
      text: '{}',
    })
  })

  it('sends CN in the header when no language is detected (I7.01, I9.19)', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
    const bootResult = await runBoot()
    expect([bootResult.language, bootResult.detected]).toEqual(['EN', false])
    expect(fetched[1]?.headers.Language).toBe('CN')
  })

  it("sends the member's token, and never another merchant's (I7.01, F026)", async () => {
    await runBoot({ session: {} })
    expect(fetched.slice(1).map(({ headers }) => headers.Authorization)).toEqual(['token-7', 'token-7'])
    fetched = []
    vi.resetModules()
    document.body.innerHTML = ''
    await runBoot({ session: { merchantCode: 'brasa' } })
    expect(fetched).toHaveLength(3)
    expect(fetched.filter(({ headers }) => 'Authorization' in headers)).toEqual([])
  })

  it('removes a token from the address before any request, and then requests nothing of the lobby (I2.12, F075)', async () => {
    const bootResult = await runBoot({ path: '/m/home?token=fresh&r=1' })
    expect(bootResult.token).toBe('fresh')
    expect(location.pathname + location.search).toBe('/m/home?r=1')
    expect(fetched.map(({ url, search }) => `${url} ${search}`)).toEqual(['/m/assets/EN.json ?r=1'])
  })

  it('requests nothing of the lobby on another page', async () => {
    await runBoot({ path: '/m/login' })
    expect(fetched.map(({ url }) => url)).toEqual(['/m/assets/EN.json'])
  })

  it.each([
    ['/m/assets/EN.json', false],
    ['/m/assets/EN.former.json', true],
  ])(
    'requests no texts when those of this release are stored: from %s, requested: %s',
    async (url, requested) => {
      localStorage.setItem('hongvan:texts', JSON.stringify({ url, catalogue: {} }))
      await runBoot({ language: 'EN' })
      expect(fetched.some((request) => request.url === '/m/assets/EN.json')).toBe(requested)
    },
  )

  it('leaves failed requests to the application', async () => {
    const bootResult = await runBoot({ respond: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await Promise.all(bootResult.requests.values())).toEqual([undefined, undefined, undefined])
  })

  it('works when storage is blocked (F023)', async () => {
    vi.stubGlobal('localStorage', undefined)
    const bootResult = await runBoot()
    expect(bootResult.language).toBe('EN')
  })

  it.each([
    ['a tab', false, false, false],
    ['an app', true, false, true],
    ['an app that has already shown it in this session', true, true, false],
  ])(
    'shows the splash screen in %s: standalone %s, shown before %s (E4.65)',
    async (_, standalone, shownBefore, shown) => {
      if (shownBefore) sessionStorage.setItem('hongvan:splash', 'true')
      const bootResult = await runBoot({ standalone })
      expect(document.documentElement.hasAttribute('data-splash')).toBe(shown)
      expect(bootResult.splashSince !== undefined).toBe(shown)
    },
  )
})

describe('the room for the line of announcements', () => {
  const lineSpace = () => document.documentElement.style.getPropertyValue('--line') !== ''
  afterEach(() => document.documentElement.style.removeProperty('--line'))

  it.each<[string, string | undefined, BootOptions, boolean]>([
    ['a line of the last visit', 'EN', {}, true],
    ['a line in another language', 'UR', {}, false],
    ['no line', undefined, {}, false],
    ['another page', 'EN', { path: '/m/login' }, false],
  ])('is there before the first paint with %s (%s): %s', async (_, language, options, expected) => {
    if (language) writeStoredValue('hongvan', announcementLineKey, { language })
    await runBoot(options)
    expect(lineSpace()).toBe(expected)
  })
})

it('reports clearly that a page was not written by the build', async () => {
  await expect(import('../../../runtime/browser/start/boot')).rejects.toThrow('not written by the build')
})

describe('the boot script of a merchant with an app', () => {
  afterEach(() => {
    document.head.querySelector('link[rel="manifest"]')?.remove()
    document.documentElement.style.removeProperty('--app-bar')
    globalThis.__install = undefined
  })
  const barSpace = () => document.documentElement.style.getPropertyValue('--app-bar') !== ''

  it('catches the browser’s install prompt, which shows no bar of its own (E4.04)', async () => {
    await runBoot({ download: {} })
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(event)
    expect([event.defaultPrevented, globalThis.__install?.prompt]).toEqual([true, event])
    dispatchEvent(new Event('appinstalled'))
    expect(globalThis.__install?.installed).toBe(true)
  })

  it('names the web manifest, with the merchant and the time', async () => {
    await runBoot({ download: {} })
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    expect(link?.getAttribute('href')).toMatch(
      /^\/wps\/system\/manifest\.json\?merchantCode=hongvan&_=\d{13}$/,
    )
  })

  it('leaves the browser’s prompt alone where the site is not to be installed', async () => {
    await runBoot({ download: { install: false } })
    expect([globalThis.__install, document.head.querySelector('link[rel="manifest"]')]).toEqual([
      undefined,
      null,
    ])
  })

  it.each<[string, BootOptions, boolean]>([
    ['in the lobby', { download: {} }, true],
    ['on another page', { download: {}, path: '/m/login' }, false],
    ['without a bar', { download: { bar: { show: false } } }, false],
    ['in an installed site (E4.10)', { download: {}, standalone: true }, false],
    [
      'when it was closed (E4.10, E4.13)',
      { download: {}, stored: { 'hongvan:downloadBar': { hide: true } } },
      false,
    ],
    [
      'for a visitor, when a login is required (E4.12)',
      { download: { settings: { login_required: { enabled: true } } } },
      false,
    ],
    [
      'for a member, when a login is required (E4.12)',
      { download: { settings: { login_required: { enabled: true } } }, session: {} },
      true,
    ],
    [
      'while the question about tracking is open: one thing at a time',
      { download: {}, tracking: { compliance: { consent: true } } },
      false,
    ],
    [
      'where there is nothing to ask about',
      {
        download: {},
        tracking: {
          compliance: { consent: true },
          tracking: { events: false },
          pixels: { facebookVersion: 'v25.0', scripts: [] },
        },
      },
      true,
    ],
  ])('keeps room for the download bar %s', async (_, options, expected) => {
    await runBoot(options)
    expect(barSpace()).toBe(expected)
  })
})
