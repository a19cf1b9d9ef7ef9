// @vitest-environment happy-dom
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Feature, OverlayProps } from '../../runtime/contract/feature'
import type { Lazy } from '../../runtime/contract/places'
import { features } from '../../runtime/features'
import LoginCaptcha from '../../runtime/features/captcha/LoginCaptcha'
import { ChunkLoadError } from '../../runtime/kit/code/lazyCode'
import { useSubmit } from '../../runtime/kit/forms/useSubmit'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { failure, html, json, type Reply, success } from '../support/fakes/replies'
import { manifest } from '../support/manifest'
import { all, find, get, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  coveredField,
  createSiteData,
  field,
  press,
  pressKey,
  type RunningSite,
  type SiteOptions,
  startSite,
  type,
} from '../support/site'
import { androidUserAgent, appResources, merchantWith } from './download/downloadPage'

const { captcha, chat, common, download, errors, login, register, shell, system } = english
const ownBuild = createSiteData().build
const manifestFile = '/m/asset-manifest.json'
/** What waits for an idle browser is there. */
const idle = 10

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

/** Code that loads at the given attempt, or never for Infinity. */
function loadsAt<T>(attempt: number, value: T): Lazy<T> & { readonly loadCount: () => number } {
  let count = 0
  const load = async () => {
    count += 1
    if (count < attempt) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: value }
  }
  return Object.assign(load, { loadCount: () => count })
}

const LazyPage: ComponentType = () => <h2>Lazy page loaded</h2>
const LazyOverlay: ComponentType<OverlayProps> = ({ titleId }) => <h2 id={titleId}>Lazy overlay loaded</h2>

const routes = { ...manifest.routes, '/m/lazy': { page: 'lazy' } }

interface LazyFeatureOptions {
  readonly feature: Omit<Feature, 'id' | 'when'>
  /** The host's asset manifest. */
  readonly host?: Reply
  readonly path?: string
  readonly prepare?: (running: RunningSite['browser']) => void
}

/** Starts a site with a feature whose code is loaded lazily. */
const startWithLazyFeature = ({
  feature,
  host = json({ build: ownBuild, files: {} }),
  path = '/m/home',
  prepare,
}: LazyFeatureOptions) =>
  startSite({
    path,
    manifest: { routes },
    features: [...features, { id: 'lazy', when: true, ...feature }],
    prepare(browser) {
      browser.http.answer(manifestFile, host)
      prepare?.(browser)
    },
  })

const pageFeature = (view: Lazy<ComponentType>): LazyFeatureOptions['feature'] => ({
  routes: [{ page: 'lazy', kind: 'list', view }],
})
const newerBuild = json({ build: 'newer', files: {} })

/** Opens the lazy page. */
const openLazyPage = ({ site }: RunningSite): Promise<void> => actAndSettle(() => site.go('/m/lazy'))

describe('code of a page that fails to load', () => {
  it('is requested once more after a delay, before a failure is shown (F123)', async () => {
    const running = await startWithLazyFeature({ feature: pageFeature(loadsAt(2, LazyPage)) })
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay - 1)
    expect([find('heading', 'Lazy page loaded'), find('heading', errors.pageTitle)]).toEqual([
      undefined,
      undefined,
    ])
    await running.browser.clock.advance(1)
    expect(find('heading', 'Lazy page loaded')).toBeDefined()
    expect(running.browser.http.requestsTo(manifestFile)).toEqual([])
  })

  it('reloads the page automatically when a newer build was deployed (F123)', async () => {
    const running = await startWithLazyFeature({
      feature: pageFeature(loadsAt(Number.POSITIVE_INFINITY, LazyPage)),
      host: newerBuild,
    })
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(running.browser.watchdog.recoveries).toEqual(['newer'])
    expect(find('heading', errors.pageTitle)).toBeUndefined()
    expect(running.browser.http.requestsTo(manifestFile).map(({ query }) => query.has('time'))).toEqual([
      true,
    ])
  })

  it('offers to reload if the page was already reloaded for this build (F123)', async () => {
    const running = await startWithLazyFeature({
      feature: pageFeature(loadsAt(Number.POSITIVE_INFINITY, LazyPage)),
      host: newerBuild,
      prepare: ({ watchdog }) => void watchdog.recover('newer'),
    })
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(get('heading', errors.newVersionTitle)).toBeDefined()
    await press('button', common.reload)
    expect([running.browser.watchdog.recoveries, running.browser.watchdog.hardReloads]).toEqual([
      ['newer'],
      1,
    ])
  })

  it.each<[string, Reply]>([
    ['the host has the same build', json({ build: ownBuild, files: {} })],
    ['the host does not answer', failure('network')],
    ['a captive portal replies', html()],
    ['the file is missing', json({ build: 'newer' }, 404)],
  ])('is a network failure without a reload: %s (F123)', async (_, host) => {
    const running = await startWithLazyFeature({ feature: pageFeature(loadsAt(3, LazyPage)), host })
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(get('heading', errors.pageTitle)).toBeDefined()
    expect(running.browser.watchdog.recoveries).toEqual([])
    await press('button', common.retry)
    expect(find('heading', 'Lazy page loaded')).toBeDefined()
    expect(running.browser.watchdog.hardReloads).toBe(0)
  })

  it('is loaded with a reload of the page on a tap, because the browser caches the failure (F123)', async () => {
    const running = await startWithLazyFeature({
      feature: pageFeature(loadsAt(Number.POSITIVE_INFINITY, LazyPage)),
    })
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay)
    await press('button', common.retry)
    expect([running.browser.watchdog.recoveries, running.browser.watchdog.hardReloads]).toEqual([[], 1])
  })

  it('does not reload on a tap while the host does not respond (F123)', async () => {
    const running = await startWithLazyFeature({
      feature: pageFeature(loadsAt(4, LazyPage)),
      host: failure('network'),
    })
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay)
    await press('button', common.retry)
    expect([find('heading', errors.pageTitle)?.tagName, running.browser.watchdog.hardReloads]).toEqual([
      'H1',
      0,
    ])
    await press('button', common.retry)
    expect(find('heading', 'Lazy page loaded')).toBeDefined()
  })

  it('makes no request to the host while offline (F123)', async () => {
    const running = await startWithLazyFeature({
      feature: pageFeature(loadsAt(Number.POSITIVE_INFINITY, LazyPage)),
      host: newerBuild,
    })
    await actAndSettle(() => running.browser.page.setOnline(false))
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(get('heading', system.offlineTitle)).toBeDefined()
    expect(running.browser.http.requestsTo(manifestFile)).toEqual([])
  })

  it('names one cause while offline, and opens by itself with the connection (F036, F123)', async () => {
    const running = await startWithLazyFeature({ feature: pageFeature(loadsAt(3, LazyPage)) })
    await actAndSettle(() => running.browser.page.setOnline(false))
    await openLazyPage(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(pageText(get('main'))).toContain(system.byItself)
    expect(pageText(get('main'))).not.toContain(errors.pageText)
    await actAndSettle(() => running.browser.page.setOnline(true))
    expect(find('heading', 'Lazy page loaded')).toBeDefined()
  })
})

describe('code of an overlay that fails to load', () => {
  const overlay = (view: Lazy<ComponentType<OverlayProps<'search'>>>): LazyFeatureOptions['feature'] => ({
    overlays: [{ id: 'search', view }],
  })
  const otherFeatures = features.filter(({ overlays }) => !overlays?.some(({ id }) => id === 'search'))
  const openLazyOverlay = async (
    view: Lazy<ComponentType<OverlayProps<'search'>>>,
    host: Reply,
    prepareDialog?: () => Promise<void>,
  ) => {
    const running = await startSite({
      features: [...otherFeatures, { id: 'lazy', when: true, ...overlay(view) }],
      prepare: ({ http }) => http.answer(manifestFile, host),
    })
    await prepareDialog?.()
    await actAndSettle(() => void running.site.openOverlay('search'))
    await running.browser.clock.advance(times.retryDelay)
    return running
  }

  it('is requested once more, and opens (F123)', async () => {
    await openLazyOverlay(loadsAt(2, LazyOverlay), failure('network'))
    expect(namesOf('dialog')).toEqual(['Lazy overlay loaded'])
  })

  it('reloads the page automatically when a newer build was deployed and nobody types (F123)', async () => {
    const { browser } = await openLazyOverlay(loadsAt(Number.POSITIVE_INFINITY, LazyOverlay), newerBuild)
    expect([browser.watchdog.recoveries, namesOf('dialog')]).toEqual([['newer'], []])
  })

  it('loses no typed text: the member sees a dialog and decides when to reload (F123)', async () => {
    const { browser } = await openLazyOverlay(
      loadsAt(Number.POSITIVE_INFINITY, LazyOverlay),
      newerBuild,
      async () => {
        await press('button', shell.logIn)
        await type(login.userName, 'minhanh88')
      },
    )
    expect([browser.watchdog.recoveries, namesOf('dialog')]).toEqual([[], [errors.newVersionTitle]])
    await press('button', common.reload)
    expect(browser.watchdog.hardReloads).toBe(1)
  })

  it.each([
    ['the host does not answer', failure('network'), errors.network, [common.retry, common.confirm]],
    [
      'the host has the same build',
      json({ build: ownBuild, files: {} }),
      errors.partMissing,
      [common.reload],
    ],
  ])('says so, and opens the next time: %s (F123)', async (_, host, words, buttons) => {
    const { browser, site } = await openLazyOverlay(loadsAt(3, LazyOverlay), host)
    expect(pageText(get('dialog', common.notice))).toContain(words)
    expect(namesOf('button')).toEqual(buttons)
    await pressKey('Escape')
    await browser.clock.advance(times.leaveAnimation)
    expect([browser.watchdog.recoveries, browser.watchdog.hardReloads]).toEqual([[], 0])
    await actAndSettle(() => void site.openOverlay('search'))
    expect(namesOf('dialog')).toEqual(['Lazy overlay loaded'])
  })

  it('opens on "try again", for the same opener (F123)', async () => {
    const { browser } = await openLazyOverlay(loadsAt(3, LazyOverlay), failure('network'))
    await press('button', common.retry)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual(['Lazy overlay loaded'])
  })

  it('is loaded with a reload of the page on a tap, because the browser caches the failure (F123)', async () => {
    const view = loadsAt(Number.POSITIVE_INFINITY, LazyOverlay)
    const { browser } = await openLazyOverlay(view, json({ build: ownBuild, files: {} }))
    await press('button', common.reload)
    expect([browser.watchdog.recoveries, browser.watchdog.hardReloads]).toEqual([[], 1])
  })
})

describe('code that a form needs', () => {
  const failToLoad = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
  const withoutCaptcha = features.map((feature) =>
    feature.id === 'captcha'
      ? { ...feature, services: { ...feature.services, captcha: failToLoad } }
      : feature,
  )
  const send = async (path: string, label: string, button: string, host: Reply) => {
    const running = await startSite({
      path,
      features: withoutCaptcha,
      prepare({ http }) {
        http.answer(manifestFile, host)
        http.answer('checkUserName', success(true))
      },
    })
    await type(label, 'minhanh88')
    await type(login.password, 'correct horse 7')
    await running.browser.clock.advance(times.retryDelay)
    await press('button', button)
    await running.browser.clock.advance(times.retryDelay)
    return running
  }

  it.each([
    ['/m/login', login.userName, login.submit],
    ['/m/register', login.userName, register.submit],
  ])(
    'on %s, after a newer deploy, offers to reload, and keeps what was typed (F123)',
    async (path, label, button) => {
      const { browser } = await send(path, label, button, newerBuild)
      expect(namesOf('dialog')).toEqual([errors.newVersionTitle])
      expect([coveredField(label).value, browser.watchdog.recoveries]).toEqual(['minhanh88', []])
      await pressKey('Escape')
      await browser.clock.advance(times.leaveAnimation + times.registerLock)
      expect([namesOf('dialog'), field(label).value]).toEqual([[], 'minhanh88'])
      await press('button', button)
      await browser.clock.advance(times.retryDelay)
      await press('button', common.reload)
      expect(browser.watchdog.hardReloads).toBe(1)
    },
  )

  it('is shown by every form that uses useSubmit, and the form is unlocked again (F123)', async () => {
    const Form: ComponentType = () => {
      const { busy, run } = useSubmit()
      const submit = () => void run(() => Promise.reject(new ChunkLoadError('offerUpdate')))
      return (
        <button type="button" aria-busy={busy} onClick={submit}>
          {common.retry}
        </button>
      )
    }
    const { browser } = await startWithLazyFeature({
      feature: pageFeature(loadsAt(1, Form)),
      path: '/m/lazy',
    })
    await press('button', common.retry)
    expect(namesOf('dialog')).toEqual([errors.newVersionTitle])
    await pressKey('Escape')
    await browser.clock.advance(times.leaveAnimation)
    expect(get('button', common.retry).getAttribute('aria-busy')).toBe('false')
    await press('button', common.retry)
    await press('button', common.reload)
    expect(browser.watchdog.hardReloads).toBe(1)
  })

  it('is a network failure when the host does not respond (F123)', async () => {
    const { browser } = await send('/m/login', login.userName, login.submit, failure('network'))
    expect(pageText(get('dialog', common.notice))).toContain(errors.network)
    await press('button', common.confirm)
    expect(browser.watchdog.hardReloads).toBe(0)
  })
})

describe('code that a tap needs', () => {
  it.each<[string, SiteOptions, string]>([
    ['offerApp', { manifest: merchantWith() }, download.get],
    ['openChat', { path: '/m/member/home', manifest: { ...manifest, flags: { CHAT3: true } } }, chat.title],
  ])('of %s: says so, and starts on "try again" (F123)', async (service, options, button) => {
    let hasCode = false
    const load = async () => {
      if (!hasCode) throw new TypeError('Failed to fetch')
      return { default: () => async () => void starts.push(service) }
    }
    const starts: string[] = []
    const { browser } = await startSite({
      session: {},
      ...options,
      features: features.map((feature) =>
        feature.services && service in feature.services
          ? { ...feature, services: { ...feature.services, [service]: load } }
          : feature,
      ),
      prepare({ http, native, page }) {
        native.userAgent = androidUserAgent
        page.reserveBar(true)
        http.answer('resources', appResources)
        http.answer(manifestFile, failure('network'))
      },
    })
    await browser.clock.advance(idle)
    await press('button', button)
    await browser.clock.advance(times.retryDelay)
    expect(pageText(get('dialog', common.notice))).toContain(errors.network)
    hasCode = true
    await press('button', common.retry)
    expect(starts).toEqual([service])
  })
})

describe('code of a task that fails to load', () => {
  const taskFeature = (attempt: number, calls: string[]): LazyFeatureOptions['feature'] => ({
    tasks: [
      {
        when: true,
        start: loadsAt(attempt, () => {
          calls.push('runs')
          return () => undefined
        }),
      },
    ],
  })

  it('is requested once more, and runs (F123)', async () => {
    const calls: string[] = []
    const { browser } = await startWithLazyFeature({ feature: taskFeature(2, calls) })
    expect(calls).toEqual([])
    await browser.clock.advance(times.retryDelay)
    expect(calls).toEqual(['runs'])
  })

  it('reloads the page only once, however much is missing (F123)', async () => {
    const feature = { tasks: [1, 2, 3].flatMap(() => taskFeature(Number.POSITIVE_INFINITY, []).tasks ?? []) }
    const { browser } = await startWithLazyFeature({ feature, host: newerBuild })
    await browser.clock.advance(times.retryDelay)
    expect(browser.watchdog.recoveries).toEqual(['newer'])
    expect(browser.http.requestsTo(manifestFile)).toHaveLength(1)
    expect(all('dialog')).toEqual([])
  })
})

describe('a captcha whose code was lost', () => {
  /** The login page of a merchant with a captcha, whose code cannot be loaded until it is found. */
  const openWithLostCaptcha = async (host?: Reply) => {
    let isLost = true
    const view = async () => {
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: LoginCaptcha }
    }
    const running = await startSite({
      path: '/m/login',
      manifest: { flags: { LOGINCAPTCHA3: true } },
      features: features.map((feature) =>
        feature.id === 'captcha' ? { ...feature, places: { loginCaptcha: { view } } } : feature,
      ),
      prepare: ({ http, watchdog }) => {
        http.answer('captchaImage', success({ id: '1', image: 'data:image/png;base64,iVBORw0KGgo=' }))
        http.answer(manifestFile, host ?? json({ build: ownBuild, files: {} }))
        if (host) watchdog.recover('newer')
      },
    })
    await running.browser.clock.advance(times.retryDelay)
    return {
      running,
      find: () => {
        isLost = false
      },
    }
  }

  it('is offered again, and then the form has it (F123, I2.15)', async () => {
    const lost = await openWithLostCaptcha()
    expect([find('textbox', captcha.pictureLabel), pageText().includes(errors.service)]).toEqual([
      undefined,
      true,
    ])
    lost.find()
    await press('button', common.retry)
    expect([find('textbox', captcha.pictureLabel) !== undefined, find('button', common.retry)]).toEqual([
      true,
      undefined,
    ])
    expect(pageText()).not.toContain(errors.network)
  })

  it('loads the page again when a deploy has replaced it (F123)', async () => {
    const { running } = await openWithLostCaptcha(newerBuild)
    await press('button', common.reload)
    expect(running.browser.watchdog.hardReloads).toBe(1)
  })
})
