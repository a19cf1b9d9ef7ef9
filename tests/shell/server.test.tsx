// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverSettingsAtom } from '../../runtime/state/server'
import english from '../../runtime/text/EN.json'
import { manifestPart } from '../support/manifest'
import { fails, good, refused } from '../support/replies'
import { all, find } from '../support/screen'
import { press, startSite } from '../support/site'

const onServer = manifestPart('{ "flags": { "REWCEN3": "server" } }')
const path = '/m/rewardCenter'
const session = {}

const mounted = (): boolean =>
  find('heading', english.rewards.title) !== undefined && all('main').length === 1
const lost = (): boolean => find('heading', english.shell.notFoundTitle) !== undefined

let warned: string[] = []
beforeEach(() => {
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void warned.push(words))
})
afterEach(() => vi.restoreAllMocks())

describe('a flag that the platform decides', () => {
  it('mounts nothing and redirects nothing as long as it is unknown (I1.03)', async () => {
    const { edge } = await startSite({
      manifest: onServer,
      session,
      path,
      prepare: ({ http }) => http.answer('whitelabel', good({ REWCEN3: true }), 1000),
    })
    expect([location.pathname, lost(), edge.http.to('promotions').length]).toEqual([path, false, 0])
    await edge.clock.advance(1000)
    expect([location.pathname, edge.http.to('promotions').length]).toEqual([path, 1])
    expect(mounted()).toBe(true)
    expect(edge.keep.read('flags')).toEqual({ REWCEN3: true })
  })

  it.each([
    ['false', good({ REWCEN3: false })],
    ['missing', good({})],
    ['of a wrong type', good({ REWCEN3: 'perhaps' })],
    ['not answered', fails('timeout')],
    ['refused', refused({ status: 500 })],
  ])('is off when it is %s (I1.03)', async (_, reply) => {
    const { edge } = await startSite({
      manifest: onServer,
      session,
      path,
      prepare: ({ http }) => http.answer('whitelabel', reply),
    })
    expect([lost(), edge.http.to('promotions').length, all('dialog').length]).toEqual([true, 0, 0])
  })

  it('is what the last good copy says when the platform does not answer', async () => {
    await startSite({
      manifest: onServer,
      session,
      path,
      kept: { flags: { REWCEN3: true } },
      prepare: ({ http }) => http.answer('whitelabel', fails('network')),
    })
    expect(mounted()).toBe(true)
  })

  it('counts by its last good copy at once, and by the reply when it comes', async () => {
    const { edge } = await startSite({
      manifest: onServer,
      session,
      path,
      kept: { flags: { REWCEN3: true } },
      prepare: ({ http }) => http.answer('whitelabel', good({ REWCEN3: false }), 1000),
    })
    expect(mounted()).toBe(true)
    await edge.clock.advance(1000)
    expect(lost()).toBe(true)
  })

  it('is read in many coats, and reported by name where it cannot be read (F003)', async () => {
    await startSite({
      manifest: onServer,
      session,
      path,
      prepare: ({ http }) => http.answer('whitelabel', good({ REWCEN3: '1', CHAT3: 'perhaps', NEW: 1 })),
    })
    expect(mounted()).toBe(true)
    expect(warned.join()).toContain('CHAT3')
  })
})

describe('a place of the navigation', () => {
  const withPlace = manifestPart(`{
    "flags": { "REWCEN3": "server" },
    "navigation": [
      { "id": "rewards", "icon": "gift", "text": "navigation.rewards", "to": "/m/rewardCenter" },
      { "id": "account", "icon": "user", "text": "navigation.account", "to": "/m/member/home" }
    ]
  }`)
  const place = () => find('link', english.navigation.rewards)

  it.each([
    ['stands there while its feature is on', good({ REWCEN3: true }), true],
    ['goes when the platform switches its feature off', good({ REWCEN3: false }), false],
  ])('%s (I1.03)', async (_, reply, stands) => {
    const { edge } = await startSite({
      manifest: withPlace,
      path: '/m/home',
      prepare: ({ http }) => http.answer('whitelabel', reply, 1000),
    })
    expect(place()).toBeDefined()
    await edge.clock.advance(1000)
    expect(place() !== undefined).toBe(stands)
    expect(find('link', english.navigation.account)).toBeDefined()
  })
})

describe('what is pinned', () => {
  it('asks the platform nothing, and is off without a word when it is off (I1.03)', async () => {
    const { edge } = await startSite({ manifest: { flags: { REWCEN3: false } }, session, path })
    expect([edge.http.to('whitelabel'), edge.http.to('settings'), lost()]).toEqual([[], [], true])
  })

  it('shows the way to the reward center where the flag is on (E7.09)', async () => {
    await startSite({ session, path: '/m/member/home' })
    await press('link', english.member.rewards)
    expect(location.pathname).toBe(path)
    expect(mounted()).toBe(true)
  })

  it('shows no way there where it is off (E7.09)', async () => {
    await startSite({ manifest: { flags: { REWCEN3: false } }, session, path: '/m/member/home' })
    expect(all('link', english.member.rewards)).toEqual([])
  })
})

describe('settings that the platform decides', () => {
  it('are read key by key and kept; a wrong one is dropped and reported (I3.37)', async () => {
    const { edge, site } = await startSite({
      manifest: { settings: { passwordMinimum: { from: 'server' } } },
      prepare: ({ http }) =>
        http.answer(
          'settings',
          good({ passwordMinimum: 10, geetestVersion: 'v9', mobileNumberPassword: '1' }),
        ),
    })
    const values = { passwordMinimum: 10, mobileNumberPassword: true }
    expect(site.store.get(serverSettingsAtom)).toEqual({ values, settled: true })
    expect(edge.keep.read('settings')).toEqual(values)
    expect(warned.join()).toContain('geetestVersion')
    expect(edge.http.to('whitelabel')).toEqual([])
  })

  it('are the last good copy when the platform does not answer', async () => {
    const { site } = await startSite({
      manifest: { settings: { passwordMinimum: { from: 'server' } } },
      kept: { settings: { passwordMinimum: 9 } },
      prepare: ({ http }) => http.answer('settings', fails('network')),
    })
    expect(site.store.get(serverSettingsAtom)).toEqual({ values: { passwordMinimum: 9 }, settled: true })
    expect(all('dialog')).toEqual([])
  })
})
