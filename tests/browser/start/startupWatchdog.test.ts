import { describe, expect, it } from 'vitest'
import { createStartupWatchdog } from '../../../runtime/browser/start/startupWatchdog'
import { cacheCleanup, slowThreshold } from '../../../runtime/tables/times'
import { fakeClock, nextMacrotask } from '../../support/fakes/fakeClock'

const origin = 'https://www.hongvan.example'

interface PageOptions {
  readonly assets?: string
  /** Path with query and fragment. */
  readonly address?: string
  readonly online?: boolean
  /** A token that the boot script removed from the address. */
  readonly token?: string
  /** Scopes of the workers, and names of the caches; undefined where service workers are not supported. */
  readonly serviceWorker?: {
    readonly scopes: readonly string[]
    readonly caches: readonly string[]
    readonly hangs?: boolean
  }
}

/** A window that does not navigate or load anything: it records what the watchdog does. */
function openPage({ address = '/m/home', online = true, token, serviceWorker, assets }: PageOptions = {}) {
  const clock = fakeClock()
  const { pathname, search, hash } = new URL(address, origin)
  const navigations: string[] = []
  const removed: string[] = []
  const fetched: string[] = []
  const events = new EventTarget()
  const dataset: Record<string, string> = {}
  const navigator = {
    onLine: online,
    serviceWorker: serviceWorker && {
      getRegistrations: async () =>
        serviceWorker.hangs
          ? new Promise(() => undefined)
          : serviceWorker.scopes.map((scope) => ({
              scope,
              unregister: async () => void removed.push(scope),
            })),
    },
  }
  const window = {
    location: {
      origin,
      pathname,
      search,
      hash,
      replace: (address: string) => void navigations.push(address),
      reload: () => void navigations.push('reload'),
    },
    navigator,
    caches: {
      keys: async () => serviceWorker?.caches,
      delete: async (name: string) => void removed.push(name),
    },
    document: {
      documentElement: { dataset },
      addEventListener: (event: string, listener: EventListener) => events.addEventListener(event, listener),
    },
    addEventListener: (event: string, listener: EventListener) => events.addEventListener(event, listener),
    fetch: async (address: string, { cache }: RequestInit) => void fetched.push(`${cache} ${address}`),
    setTimeout: (run: () => void, delay: number) => clock.after(delay as typeof slowThreshold, run),
    __boot: token === undefined ? undefined : { token },
  }
  const watchdog = createStartupWatchdog(window as unknown as Window & typeof globalThis, {
    code: 'hongvan',
    ...(assets && { assets }),
  })

  async function dispatch(event: string, properties: object): Promise<void> {
    events.dispatchEvent(
      Object.defineProperties(new Event(event), Object.getOwnPropertyDescriptors(properties)),
    )
    // Workers and caches are removed one after the other.
    for (let turn = 0; turn < 3; turn += 1) await nextMacrotask()
  }
  return {
    watchdog,
    clock,
    navigations,
    removed,
    fetched,
    shownProblem: () => dataset.startupError,
    /** A file of the page fails to load. */
    failToLoad: (tagName: string, path: string, rel = '') => {
      const address = new URL(path, origin).href
      return dispatch('error', { target: { tagName, rel, [tagName === 'LINK' ? 'href' : 'src']: address } })
    },
    /** A script throws. */
    throwError: (path: string, stack = '') =>
      dispatch('error', { target: window, filename: path && new URL(path, origin).href, error: { stack } }),
    goOnline: () => {
      navigator.onLine = true
      return dispatch('online', {})
    },
    tap: (onRetry: boolean) => dispatch('click', { target: { closest: () => (onRetry ? {} : null) } }),
  }
}

const entryScript = '/m/assets/main.AB12CD34.js'
const reloadedAddress = /^\/m\/home\?fresh=[0-9a-z]+$/

describe('a page whose start fails', () => {
  it.each<[string, (page: ReturnType<typeof openPage>) => Promise<void>]>([
    ['its script fails to load', (page) => page.failToLoad('SCRIPT', entryScript)],
    [
      'a preload of its code fails to load',
      (page) => page.failToLoad('LINK', '/m/assets/vendor.EF56GH78.js'),
    ],
    ['its stylesheet fails to load', (page) => page.failToLoad('LINK', '/m/assets/base.AB12CD34.css')],
    ['its script throws', (page) => page.throwError(entryScript)],
    [
      'its script makes the browser throw an error',
      (page) => page.throwError('', `at createElement\n at ${origin}${entryScript}:1:2`),
    ],
    [
      'the application reports it',
      async (page) => {
        page.watchdog.reportFailure()
        await nextMacrotask()
      },
    ],
  ])('is reloaded once, bypassing every cache: %s (F009)', async (_, failStart) => {
    const page = openPage()
    await failStart(page)
    await failStart(page)
    expect(page.navigations).toEqual([expect.stringMatching(reloadedAddress)])
    expect(page.shownProblem()).toBeUndefined()
  })

  it('fetches a file that failed to load from the host, so that no cache serves it again (F009)', async () => {
    const page = openPage()
    await page.failToLoad('SCRIPT', entryScript)
    await page.throwError(entryScript)
    expect(page.fetched).toEqual([`reload ${origin}${entryScript}`])
    expect(page.navigations).toEqual([expect.stringMatching(reloadedAddress)])
  })

  it('knows the files that another host has, and no other files of that host (F009)', async () => {
    const page = openPage({ assets: 'https://cdn.example.com' })
    await page.failToLoad('SCRIPT', 'https://cdn.example.com/widget.js')
    await page.failToLoad('SCRIPT', entryScript)
    expect([page.fetched, page.navigations]).toEqual([[], []])
    await page.failToLoad('SCRIPT', `https://cdn.example.com${entryScript}`)
    expect(page.fetched).toEqual([`reload https://cdn.example.com${entryScript}`])
    expect(page.navigations).toEqual([expect.stringMatching(reloadedAddress)])
  })

  it('shows the failure when the reload did not help, whatever storage holds, and does not reload again (F009)', async () => {
    const page = openPage({ address: '/m/home?r=1&fresh=lx2k' })
    await page.failToLoad('SCRIPT', entryScript)
    await page.clock.advance(slowThreshold)
    expect([page.shownProblem(), page.navigations, page.watchdog.recovered]).toEqual(['failed', [], true])
    await page.tap(false)
    expect(page.navigations).toEqual([])
    await page.tap(true)
    expect(page.navigations).toEqual([expect.stringMatching(/^\/m\/home\?r=1&fresh=(?!lx2k)[0-9a-z]+$/)])
  })

  it.each([
    [
      '/m/home?affiliateCode=a%26b&r=1#lottery',
      /^\/m\/home\?affiliateCode=a%26b&r=1&fresh=[0-9a-z]+#lottery$/,
    ],
    ['/m/login?token=t%2B1', /^\/m\/login\?token=t%2B1&fresh=[0-9a-z]+$/],
  ])('keeps query and fragment: %s (F009)', async (address, expected) => {
    const page = openPage({ address })
    await page.failToLoad('SCRIPT', entryScript)
    expect(page.navigations).toEqual([expect.stringMatching(expected)])
  })

  it('passes an unused token on, and no older one (F009)', async () => {
    const page = openPage({ token: 't+1' })
    await page.failToLoad('SCRIPT', entryScript)
    expect(page.navigations[0]).toMatch(/&token=t%2B1$/)
    const renderedPage = openPage({ token: 't+1' })
    renderedPage.watchdog.reportStarted()
    renderedPage.watchdog.hardReload()
    await nextMacrotask()
    expect(renderedPage.navigations).toEqual([expect.stringMatching(reloadedAddress)])
  })

  it('does not use up its reload while offline, shows that, and continues when the connection returns (F009)', async () => {
    const page = openPage({ online: false })
    await page.failToLoad('SCRIPT', entryScript)
    expect([page.shownProblem(), page.navigations]).toEqual(['offline', []])
    await page.goOnline()
    expect(page.navigations).toEqual(['reload'])
    const reloadedPage = openPage({ online: false, address: '/m/home?fresh=lx2k' })
    await reloadedPage.failToLoad('SCRIPT', entryScript)
    await reloadedPage.goOnline()
    expect(reloadedPage.navigations).toEqual([expect.stringMatching(reloadedAddress)])
  })
})

describe('a start does not fail because of', () => {
  it.each<[string, (page: ReturnType<typeof openPage>) => Promise<void>]>([
    ['the preview of the lobby', (page) => page.failToLoad('SCRIPT', '/m/assets/preview.AB12CD34.js')],
    ['the code of the preview', (page) => page.throwError('/m/assets/preview.AB12CD34.js')],
    ['one of our pictures', (page) => page.failToLoad('IMG', '/m/assets/logo.AB12CD34.svg')],
    ["a vendor's script", (page) => page.failToLoad('SCRIPT', 'https://vendor.example/m/assets/pixel.js')],
    ['an icon', (page) => page.failToLoad('LINK', '/m/icons/icon.svg')],
    ['an error in a third-party script', (page) => page.throwError('https://vendor.example/pixel.js')],
    ['an error without a file', (page) => page.throwError('')],
  ])('%s (F009)', async (_, dispatch) => {
    const page = openPage()
    await dispatch(page)
    expect([page.navigations, page.shownProblem()]).toEqual([[], undefined])
  })

  it('an error after the site was rendered; then only a fatal one is shown (F009)', async () => {
    const page = openPage()
    page.watchdog.reportStarted()
    await page.failToLoad('SCRIPT', entryScript)
    await page.throwError(entryScript)
    await page.clock.advance(slowThreshold)
    expect([page.navigations, page.shownProblem()]).toEqual([[], undefined])
    page.watchdog.reportFailure()
    expect([page.navigations, page.shownProblem()]).toEqual([[], 'failed'])
  })
})

describe('a site that is rendered despite a failure', () => {
  it('stays visible, whatever failed to load (F009)', async () => {
    const page = openPage({ address: '/m/home?fresh=lx2k' })
    await page.failToLoad('LINK', '/m/assets/Lobby.AB12CD34.js', 'modulepreload')
    expect(page.shownProblem()).toBe('failed')
    page.watchdog.reportStarted()
    expect(page.shownProblem()).toBeUndefined()
  })

  it('keeps showing the failure when its styles are missing (F009)', async () => {
    const page = openPage({ address: '/m/home?fresh=lx2k' })
    await page.failToLoad('LINK', '/m/assets/base.AB12CD34.css', 'stylesheet')
    page.watchdog.reportStarted()
    expect([page.shownProblem(), page.navigations]).toEqual(['failed', []])
  })
})

describe('a start that takes long', () => {
  it('offers a retry after five seconds, does nothing automatically, and removes the offer once rendered (F009)', async () => {
    const page = openPage()
    await page.clock.advance(slowThreshold - 1)
    expect(page.shownProblem()).toBeUndefined()
    await page.clock.advance(1)
    expect([page.shownProblem(), page.navigations]).toEqual(['slow', []])
    page.watchdog.reportStarted()
    expect(page.shownProblem()).toBeUndefined()
  })

  it('says that the device is offline', async () => {
    const page = openPage({ online: false })
    await page.clock.advance(slowThreshold)
    expect([page.shownProblem(), page.navigations]).toEqual(['offline', []])
  })
})

describe('a service worker that may serve missing files', () => {
  const scopes = [`${origin}/m/`, `${origin}/push/`]
  const caches = ['hongvan:AB12', 'brasa:AB12', 'hongvan:EF56']

  it('is unregistered, and the caches of this merchant are deleted, before the page is reloaded (F125)', async () => {
    const page = openPage({ serviceWorker: { scopes, caches } })
    await page.failToLoad('SCRIPT', entryScript)
    expect(page.removed.sort()).toEqual([`${origin}/m/`, 'hongvan:AB12', 'hongvan:EF56'].sort())
    expect(page.navigations).toEqual([expect.stringMatching(reloadedAddress)])
  })

  it('delays the reload by a second at most (F125)', async () => {
    const page = openPage({ serviceWorker: { scopes, caches, hangs: true } })
    await page.failToLoad('SCRIPT', entryScript)
    await page.clock.advance(cacheCleanup - 1)
    expect(page.navigations).toEqual([])
    await page.clock.advance(1)
    expect(page.navigations).toEqual([expect.stringMatching(reloadedAddress)])
  })
})
