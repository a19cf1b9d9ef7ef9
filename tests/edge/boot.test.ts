// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Early } from '../../runtime/edge/early'
import type { Session } from '../../runtime/rules/session'
import { manifest } from '../support/manifest'

interface Visit {
  readonly path?: string
  readonly language?: string
  readonly session?: Partial<Session>
  readonly standalone?: boolean
  readonly answer?: () => Promise<Response>
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

/** Runs the page's first script in that page. */
async function visit({
  path = '/m/home',
  language,
  session: kept,
  standalone = false,
  answer,
}: Visit = {}): Promise<Early> {
  window.happyDOM.setURL(`https://www.hongvan.example${path}`)
  const texts = { EN: '/m/assets/EN.json', CN: '/m/assets/CN.json', UR: '/m/assets/UR.json' }
  const data = document.body.appendChild(document.createElement('script'))
  data.type = 'application/json'
  data.id = 'site'
  data.textContent = JSON.stringify({ code: 'hongvan', manifest, texts })
  if (language) localStorage.setItem('hongvan:language', language)
  if (kept) localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, ...kept }))
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    fetched.push({ url, headers, search: location.search })
    return (
      answer ??
      (async () => new Response('{}', { headers: { 'Content-Type': 'application/json; charset=utf-8' } }))
    )()
  })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
  await import('../../runtime/edge/boot')
  if (!globalThis.__boot) throw new Error('The first script left nothing')
  return globalThis.__boot
}

describe('the first script of a page', () => {
  it('sets language and direction, and asks for texts and lanes at once', async () => {
    const early = await visit({ language: 'UR' })
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
    expect(fetched.map(({ url }) => url)).toEqual(['/m/assets/UR.json', '/wps/relay/GCSGAME_getGameLanes'])
    expect(fetched[1]?.headers).toEqual({ Merchant: 'hongvan', Language: 'UR' })
    expect([early.language, early.detected, early.requests.size]).toEqual(['UR', true, 2])
    expect(await [...early.requests.values()][0]).toEqual({
      status: 200,
      contentType: 'application/json',
      text: '{}',
    })
  })

  it('says CN in the header when nothing tells the language (I7.01, I9.19)', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
    const early = await visit()
    expect([early.language, early.detected]).toEqual(['EN', false])
    expect(fetched[1]?.headers.Language).toBe('CN')
  })

  it("sends the member's token along, and never another merchant's (I7.01, F026)", async () => {
    await visit({ session: {} })
    expect(fetched[1]?.headers.Authorization).toBe('token-7')
    vi.resetModules()
    document.body.innerHTML = ''
    await visit({ session: { merchantCode: 'brasa' } })
    expect(fetched[3]?.headers).not.toHaveProperty('Authorization')
  })

  it('takes a token out of the address before any request, and asks for no lanes then (I2.12, F075)', async () => {
    const early = await visit({ path: '/m/home?token=fresh&r=1' })
    expect(early.token).toBe('fresh')
    expect(location.pathname + location.search).toBe('/m/home?r=1')
    expect(fetched.map(({ url, search }) => `${url} ${search}`)).toEqual(['/m/assets/EN.json ?r=1'])
  })

  it('asks for no lanes on another page', async () => {
    await visit({ path: '/m/login' })
    expect(fetched.map(({ url }) => url)).toEqual(['/m/assets/EN.json'])
  })

  it('leaves it to the application when the network fails', async () => {
    const early = await visit({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await Promise.all(early.requests.values())).toEqual([undefined, undefined])
  })

  it('works where storage is refused (F023)', async () => {
    vi.stubGlobal('localStorage', undefined)
    const early = await visit()
    expect(early.language).toBe('EN')
  })

  it.each([
    ['a tab', false, false, false],
    ['an app', true, false, true],
    ['an app that showed it in this session', true, true, false],
  ])(
    'shows the start picture in %s: standalone %s, shown before %s (E4.65)',
    async (_, standalone, before, shown) => {
      if (before) sessionStorage.setItem('hongvan:splash', 'true')
      const early = await visit({ standalone })
      expect(document.documentElement.hasAttribute('data-splash')).toBe(shown)
      expect(early.splashSince !== undefined).toBe(shown)
    },
  )
})

it('says clearly that a page was not written by the build', async () => {
  await expect(import('../../runtime/edge/boot')).rejects.toThrow('not written by the build')
})
