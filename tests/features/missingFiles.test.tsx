// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { features } from '../../runtime/features'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { failure, success } from '../support/fakes/replies'
import { lanes, slots } from '../support/games'
import { manifest } from '../support/manifest'
import { all, find, nameOf, pageText } from '../support/screen'
import {
  actAndSettle,
  merchant,
  press,
  type RunningSite,
  startSite,
  stopSites,
  submit,
} from '../support/site'
import { fillLogin, openLogin } from './login/loginForm'
import { withSocial } from './social/socialPage'

const { login, member, navigation, shell } = english

type AnyLazy = () => Promise<{ readonly default: unknown }>

/** The others come with the page. */
const isInFileOfItsOwn = (load: AnyLazy): boolean => /dynamic_?import|import\(/.test(String(load))

/** Every file of the features, which a test can make fail: once, twice or for good from then on. */
function breakableFeatures() {
  let failures = 0
  const failed = new Map<AnyLazy, number>()
  const breakable = <L,>(load: L): L => {
    const original = load as AnyLazy
    if (!isInFileOfItsOwn(original)) return load
    const wrapped: AnyLazy = async () => {
      const count = failed.get(original) ?? 0
      if (count >= failures) return original()
      failed.set(original, count + 1)
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    return wrapped as L
  }
  const breakableValues = <T extends object>(loads: T | undefined): T =>
    Object.fromEntries(Object.entries(loads ?? {}).map(([name, load]) => [name, breakable(load)])) as T
  const wrapped = features.map(
    (feature): Feature => ({
      ...feature,
      routes: (feature.routes ?? []).map((route) => ({ ...route, view: breakable(route.view) })),
      overlays: (feature.overlays ?? []).map(
        (overlay) => ({ ...overlay, view: breakable(overlay.view) }) as typeof overlay,
      ),
      tasks: (feature.tasks ?? []).map((task) => ({ ...task, start: breakable(task.start) })),
      places: Object.fromEntries(
        Object.entries(feature.places ?? {}).map(([place, part]) => [
          place,
          { ...part, view: breakable(part.view) },
        ]),
      ),
      services: breakableValues(feature.services),
    }),
  )
  return {
    features: wrapped,
    /** From now on each file fails this often. */
    fail(times: number) {
      failures = times
    },
    /** Which files have failed. */
    get failed(): readonly string[] {
      return [...failed.keys()].map(String)
    },
  }
}

const everything = {
  ...withSocial({ REWCEN3: true, AUTOLOGIN3: true }),
  routes: { ...manifest.routes, '/m/changePsw': { page: 'changePassword' } },
}

const pages: readonly [path: string, who: 'visitor' | 'member'][] = [
  ['/m/home', 'visitor'],
  ['/m/login', 'visitor'],
  ['/m/register', 'visitor'],
  ['/m/home', 'member'],
  ['/m/member/home', 'member'],
  ['/m/changePsw', 'member'],
  ['/m/rewardCenter', 'member'],
]

let scrollIntoView: Mock<() => void>
const rejections: unknown[] = []
const recordRejection = (reason: unknown) => void rejections.push(reason)
beforeEach(() => {
  rejections.length = 0
  process.on('unhandledRejection', recordRejection)
  scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  process.off('unhandledRejection', recordRejection)
  vi.restoreAllMocks()
})

const banner = {
  id: '1',
  picture: '/a.webp',
  title: 'A game',
  linkageType: 'G',
  linkage: 'tiger',
  vendor: 'hall',
  nodeId: 7,
  roomId: '1',
}

/** A page once the browser has been idle, with what comes only then. */
async function startPage(path: string, who: string, breakable: ReturnType<typeof breakableFeatures>) {
  const running = await startSite({
    path,
    manifest: everything,
    features: breakable.features,
    ...(who === 'member' ? { session: {} } : {}),
    prepare({ http }) {
      http.answer('gameLanes', success(lanes(slots)))
      http.answer('balance', (_, turn) => success({ balance: String(turn), currency: 'USD' }))
      http.answer('country', success({ countries: [] }))
      http.answer('customerServiceScript', success([]))
      http.answer('rankProgress', failure('network'))
      http.answer('banners', ({ query }) =>
        success({ banners: query.get('groupName') === 'm_home' ? [banner] : [] }),
      )
    },
  })
  await running.browser.clock.advance(times.idle)
  return running
}

const controls = () => [...all('button'), ...all('link')]

/** Everything that the member may notice, apart from the element with the focus. */
const noticeable = ({ root }: RunningSite): string =>
  [location.href, root.innerHTML, scrollIntoView.mock.calls.length].join(' ')

const isLinkToThisPage = (element: HTMLElement): boolean =>
  element instanceof HTMLAnchorElement && element.pathname === location.pathname && element.hash === ''

interface Tap {
  readonly name: string
  readonly index: number
  /** The member notices something. */
  readonly noticed: boolean
  /** The files that it asked for in vain. */
  readonly failed: readonly string[]
}

/** Taps one control after the files have become missing. */
async function tap(path: string, who: string, { name, index }: Control, failures: number): Promise<Tap> {
  const breakable = breakableFeatures()
  const running = await startPage(path, who, breakable)
  breakable.fail(failures)
  const before = noticeable(running)
  await actAndSettle(() => controls()[index]?.click())
  for (const delay of [0, times.retryDelay, times.leaveAnimation]) {
    await running.browser.clock.advance(delay)
    if (noticeable(running) !== before) break
  }
  const noticed = noticeable(running) !== before
  // The rest of what was set off: nothing of it may be lost without a word.
  await running.browser.clock.advance(times.slowThreshold)
  expect(pageText(running.root)).not.toBe('')
  const { failed } = breakable
  await stopSites()
  return { name, index, noticed, failed }
}

interface Control {
  readonly name: string
  readonly index: number
}

async function controlsOf(path: string, who: string): Promise<Control[]> {
  await startPage(path, who, breakableFeatures())
  const found = controls().flatMap((element, index) =>
    isLinkToThisPage(element) ? [] : [{ name: nameOf(element), index }],
  )
  await stopSites()
  expect(found.length).toBeGreaterThan(3)
  return found
}

async function tapAll(path: string, who: string, found: readonly Control[], failures: number) {
  const taps: Tap[] = []
  for (const control of found) taps.push(await tap(path, who, control, failures))
  return taps
}

const tapsWithoutFiles = new Map<string, Promise<Tap[]>>()

/** Every control, while the files are missing for good. */
function tapEachWithoutFiles(path: string, who: string): Promise<Tap[]> {
  const key = `${path} ${who}`
  const taps =
    tapsWithoutFiles.get(key) ??
    controlsOf(path, who).then((found) => tapAll(path, who, found, Number.POSITIVE_INFINITY))
  tapsWithoutFiles.set(key, taps)
  return taps
}

/** One control for each set of files: how often a file is missing makes no difference to a control that asks for none. */
function oneForEachSetOfFiles(taps: readonly Tap[]): Tap[] {
  const bySet = new Map(taps.filter(({ failed }) => failed.length > 0).map((one) => [one.failed.join(), one]))
  return [...bySet.values()]
}

describe.each([
  ['once', 1],
  ['twice', 2],
  ['for good', Number.POSITIVE_INFINITY],
])('files that are missing %s', (_, failures) => {
  it.each(pages)('never make a tap on %s do nothing, for a %s (F123)', async (path, who) => {
    const all = await tapEachWithoutFiles(path, who)
    const isForGood = failures === Number.POSITIVE_INFINITY
    const taps = isForGood ? all : await tapAll(path, who, oneForEachSetOfFiles(all), failures)
    expect(taps.length).toBeGreaterThan(0)
    expect([taps.filter(({ noticed }) => !noticed), rejections]).toEqual([[], []])
  })

  it('never keep a member from logging out (F080, F123)', async () => {
    const breakable = breakableFeatures()
    const running = await startPage('/m/member/home', 'member', breakable)
    breakable.fail(failures)
    await press('button', member.logOut)
    await press('button', member.logOut)
    await running.browser.clock.advance(times.retryDelay)
    expect([location.pathname, running.browser.storage.read('session')]).toEqual(['/m/home', undefined])
    expect(find('button', shell.logIn)).toBeDefined()
    expect(rejections).toEqual([])
  })
})

describe('without a network, on the way to the account', () => {
  it.each<['visitor' | 'member', string]>([
    ['visitor', login.title],
    ['member', member.title],
  ])(
    'the page that has been loaded appears for a %s, and nothing is lost silently (F036, F123)',
    async (who, title) => {
      const breakable = breakableFeatures()
      const { browser, site } = await startPage('/m/home', who, breakable)
      await browser.clock.advance(times.idle)
      breakable.fail(Number.POSITIVE_INFINITY)
      await actAndSettle(() => browser.page.setOnline(false))
      // A visitor's tap opens the login over the page, which is one file with the login's page in a build.
      if (who === 'member') await press('link', navigation.account)
      else await actAndSettle(() => site.go('/m/member/home'))
      for (const delay of [times.retryDelay, times.slowThreshold, times.lastRetry])
        await browser.clock.advance(delay)
      expect(pageText()).toContain(title)
      expect(rejections).toEqual([])
    },
  )
})

describe('a login while the code that stores logins is missing', () => {
  it('leaves no login of another member on the device (F123)', async () => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const { browser } = await openLogin({
      features: features.map((feature) =>
        feature.id === 'rememberedLogin' ? { ...feature, services: { rememberedLogin: missing } } : feature,
      ),
      stored: { remembered: { type: 'username', username: 'other', merchant } },
    })
    await fillLogin()
    await submit()
    await browser.clock.advance(times.retryDelay)
    expect([location.pathname, browser.storage.read('remembered'), rejections]).toEqual([
      '/m/home',
      undefined,
      [],
    ])
  })
})
