// @vitest-environment happy-dom
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Feature, OverlayProps } from '../../runtime/contract/feature'
import type { Lazy } from '../../runtime/contract/places'
import { features } from '../../runtime/features'
import { CodeMissing } from '../../runtime/kit/lazyCode'
import { useSubmit } from '../../runtime/kit/useSubmit'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good, html, json, type Reply } from '../support/fakes/replies'
import { manifest } from '../support/manifest'
import { all, find, get, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  createSiteData,
  field,
  key,
  press,
  type RunningSite,
  startSite,
  type,
} from '../support/site'

const { common, errors, login, register, shell } = english
const own = createSiteData().build
const manifestFile = '/m/asset-manifest.json'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

/** Code that comes at the given attempt, never when that is Infinity. */
function comesAt<T>(attempt: number, thing: T): Lazy<T> & { readonly asked: () => number } {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked < attempt) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: thing }
  }
  return Object.assign(load, { asked: () => asked })
}

const Here: ComponentType = () => <h2>It is here</h2>
const HereAbove: ComponentType<OverlayProps> = ({ titleId }) => <h2 id={titleId}>It is above</h2>

const routes = { ...manifest.routes, '/m/late': { page: 'late' } }

interface Lost {
  readonly feature: Omit<Feature, 'id' | 'when'>
  /** What the host says of its build. */
  readonly host?: Reply
  readonly path?: string
  readonly prepare?: (running: RunningSite['browser']) => void
}

/** A site with a feature whose code is late. */
const lose = ({ feature, host = json({ build: own, files: {} }), path = '/m/home', prepare }: Lost) =>
  startSite({
    path,
    manifest: { routes },
    features: [...features, { id: 'late', when: true, ...feature }],
    prepare(browser) {
      browser.http.answer(manifestFile, host)
      prepare?.(browser)
    },
  })

const page = (view: Lazy<ComponentType>): Lost['feature'] => ({
  routes: [{ page: 'late', kind: 'list', view }],
})
const replaced = json({ build: 'newer', files: {} })

/** A tap leads to the late page. */
const go = ({ site }: RunningSite): Promise<void> => actAndSettle(() => site.go('/m/late'))

describe('code of a page that does not come', () => {
  it('is asked for once more after a moment, before anybody is told (F123)', async () => {
    const running = await lose({ feature: page(comesAt(2, Here)) })
    await go(running)
    await running.browser.clock.advance(times.retryDelay - 1)
    expect([find('heading', 'It is here'), find('heading', errors.pageTitle)]).toEqual([undefined, undefined])
    await running.browser.clock.advance(1)
    expect(find('heading', 'It is here')).toBeDefined()
    expect(running.browser.http.requestsTo(manifestFile)).toEqual([])
  })

  it('makes the page load anew by itself when the site was replaced under it (F123)', async () => {
    const running = await lose({ feature: page(comesAt(Number.POSITIVE_INFINITY, Here)), host: replaced })
    await go(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(running.browser.watchdog.recoveries).toEqual(['newer'])
    expect(find('heading', errors.pageTitle)).toBeUndefined()
    expect(running.browser.http.requestsTo(manifestFile).map(({ query }) => query.has('time'))).toEqual([
      true,
    ])
  })

  it('offers to reload when that was done for this build already (F123)', async () => {
    const running = await lose({
      feature: page(comesAt(Number.POSITIVE_INFINITY, Here)),
      host: replaced,
      prepare: ({ watchdog }) => void watchdog.recover('newer'),
    })
    await go(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(get('heading', errors.newVersionTitle)).toBeDefined()
    await press('button', common.reload)
    expect([running.browser.watchdog.recoveries, running.browser.watchdog.hardReloads]).toEqual([
      ['newer'],
      1,
    ])
  })

  it.each<[string, Reply]>([
    ['the host has the same build', json({ build: own, files: {} })],
    ['the host does not answer', fails('network')],
    ['a page of the network answers', html()],
    ['the file is not there', json({ build: 'newer' }, 404)],
  ])('is a failure of the network as before, and nothing is loaded anew: %s (F123)', async (_, host) => {
    const running = await lose({ feature: page(comesAt(3, Here)), host })
    await go(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(get('heading', errors.pageTitle)).toBeDefined()
    expect(running.browser.watchdog.recoveries).toEqual([])
    await press('button', common.retry)
    expect(find('heading', 'It is here')).toBeDefined()
    expect(running.browser.watchdog.hardReloads).toBe(0)
  })

  it('is loaded anew with the page on a tap, where the browser keeps its failure (F123)', async () => {
    const running = await lose({ feature: page(comesAt(Number.POSITIVE_INFINITY, Here)) })
    await go(running)
    await running.browser.clock.advance(times.retryDelay)
    await press('button', common.retry)
    expect([running.browser.watchdog.recoveries, running.browser.watchdog.hardReloads]).toEqual([[], 1])
  })

  it('leaves the member where they are on a tap while the host does not answer (F123)', async () => {
    const running = await lose({ feature: page(comesAt(4, Here)), host: fails('network') })
    await go(running)
    await running.browser.clock.advance(times.retryDelay)
    await press('button', common.retry)
    expect([find('heading', errors.pageTitle)?.tagName, running.browser.watchdog.hardReloads]).toEqual([
      'H2',
      0,
    ])
    await press('button', common.retry)
    expect(find('heading', 'It is here')).toBeDefined()
  })

  it('does not ask a host that cannot be reached (F123)', async () => {
    const running = await lose({ feature: page(comesAt(Number.POSITIVE_INFINITY, Here)), host: replaced })
    await actAndSettle(() => running.browser.page.setOnline(false))
    await go(running)
    await running.browser.clock.advance(times.retryDelay)
    expect(get('heading', errors.pageTitle)).toBeDefined()
    expect(running.browser.http.requestsTo(manifestFile)).toEqual([])
  })
})

describe('code of an overlay that does not come', () => {
  const overlay = (view: Lazy<ComponentType<OverlayProps<'search'>>>): Lost['feature'] => ({
    overlays: [{ id: 'search', view }],
  })
  const others = features.filter(({ overlays }) => !overlays?.some(({ id }) => id === 'search'))
  const openLate = async (
    view: Lazy<ComponentType<OverlayProps<'search'>>>,
    host: Reply,
    before?: () => Promise<void>,
  ) => {
    const running = await startSite({
      features: [...others, { id: 'late', when: true, ...overlay(view) }],
      prepare: ({ http }) => http.answer(manifestFile, host),
    })
    await before?.()
    await actAndSettle(() => void running.site.openOverlay('search'))
    await running.browser.clock.advance(times.retryDelay)
    return running
  }

  it('is asked for once more, and opens (F123)', async () => {
    await openLate(comesAt(2, HereAbove), fails('network'))
    expect(namesOf('dialog')).toEqual(['It is above'])
  })

  it('makes the page load anew by itself when the site was replaced, and nobody types (F123)', async () => {
    const { browser } = await openLate(comesAt(Number.POSITIVE_INFINITY, HereAbove), replaced)
    expect([browser.watchdog.recoveries, namesOf('dialog')]).toEqual([['newer'], []])
  })

  it('loses no typed text: the member is told, and decides when (F123)', async () => {
    const { browser } = await openLate(comesAt(Number.POSITIVE_INFINITY, HereAbove), replaced, async () => {
      await press('button', shell.logIn)
      await type(login.userName, 'minhanh88')
    })
    expect([browser.watchdog.recoveries, namesOf('dialog')]).toEqual([[], [errors.newVersionTitle]])
    await press('button', common.reload)
    expect(browser.watchdog.hardReloads).toBe(1)
  })

  it.each([
    ['the host does not answer', fails('network'), [common.confirm]],
    ['the host has the same build', json({ build: own, files: {} }), [common.reload]],
  ])('is told as a failure of the network, and comes the next time: %s (F123)', async (_, host, buttons) => {
    const { browser, site } = await openLate(comesAt(3, HereAbove), host)
    expect(pageText(get('dialog', common.notice))).toContain(errors.network)
    expect(namesOf('button')).toEqual(buttons)
    await key('Escape')
    await browser.clock.advance(times.leaveAnimation)
    expect([browser.watchdog.recoveries, browser.watchdog.hardReloads]).toEqual([[], 0])
    await actAndSettle(() => void site.openOverlay('search'))
    expect(namesOf('dialog')).toEqual(['It is above'])
  })

  it('is loaded anew with the page on a tap, where the browser keeps its failure (F123)', async () => {
    const view = comesAt(Number.POSITIVE_INFINITY, HereAbove)
    const { browser } = await openLate(view, json({ build: own, files: {} }))
    await press('button', common.reload)
    expect([browser.watchdog.recoveries, browser.watchdog.hardReloads]).toEqual([[], 1])
  })
})

describe('code that a form needs', () => {
  const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
  const withoutCaptcha = features.map((one) =>
    one.id === 'captcha' ? { ...one, services: { ...one.services, captcha: lost } } : one,
  )
  const send = async (path: string, label: string, button: string, host: Reply) => {
    const running = await startSite({
      path,
      features: withoutCaptcha,
      prepare({ http }) {
        http.answer(manifestFile, host)
        http.answer('checkUserName', good(true))
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
    'on %s, where the site was replaced, offers to reload, and keeps what was typed (F123)',
    async (path, label, button) => {
      const { browser } = await send(path, label, button, replaced)
      expect(namesOf('dialog')).toEqual([errors.newVersionTitle])
      expect([field(label).value, browser.watchdog.recoveries]).toEqual(['minhanh88', []])
      await key('Escape')
      await browser.clock.advance(times.leaveAnimation + times.registerLock)
      expect([namesOf('dialog'), field(label).value]).toEqual([[], 'minhanh88'])
      await press('button', button)
      await browser.clock.advance(times.retryDelay)
      await press('button', common.reload)
      expect(browser.watchdog.hardReloads).toBe(1)
    },
  )

  it('is told by any form that sends one thing at a time, and the form is free again (F123)', async () => {
    const Form: ComponentType = () => {
      const { busy, run } = useSubmit()
      const submit = () => void run(() => Promise.reject(new CodeMissing('reload')))
      return (
        <button type="button" aria-busy={busy} onClick={submit}>
          {common.retry}
        </button>
      )
    }
    const { browser } = await lose({ feature: page(comesAt(1, Form)), path: '/m/late' })
    await press('button', common.retry)
    expect(namesOf('dialog')).toEqual([errors.newVersionTitle])
    await key('Escape')
    await browser.clock.advance(times.leaveAnimation)
    expect(get('button', common.retry).getAttribute('aria-busy')).toBe('false')
    await press('button', common.retry)
    await press('button', common.reload)
    expect(browser.watchdog.hardReloads).toBe(1)
  })

  it('is a failure of the network where nobody answers (F123)', async () => {
    const { browser } = await send('/m/login', login.userName, login.submit, fails('network'))
    expect(pageText(get('dialog', common.notice))).toContain(errors.network)
    await press('button', common.confirm)
    expect(browser.watchdog.hardReloads).toBe(0)
  })
})

describe('styles of a feature that do not come', () => {
  const loseStyle = async (host: Reply) => {
    const running = await startSite({
      manifest: { routes },
      features: [
        ...features.filter(({ id }) => id !== 'login'),
        { id: 'login', when: true, ...page(comesAt(1, Here)) },
      ],
      prepare({ stylesheets, http }) {
        stylesheets.missing.add('/m/assets/login.css')
        http.answer(manifestFile, host)
      },
    })
    await go(running)
    await running.browser.clock.advance(times.retryDelay)
    return running.browser
  }

  it('make the page load anew by itself when the site was replaced (F123)', async () => {
    const { watchdog } = await loseStyle(replaced)
    expect([watchdog.recoveries, find('heading', 'It is here')]).toEqual([['newer'], undefined])
  })

  it('are done without where the site is the same: an unstyled page beats none (F123)', async () => {
    const { watchdog } = await loseStyle(json({ build: own, files: {} }))
    expect([watchdog.recoveries, find('heading', 'It is here')?.tagName]).toEqual([[], 'H2'])
  })
})

describe('code of a task that does not come', () => {
  const working = (attempt: number, log: string[]): Lost['feature'] => ({
    tasks: [
      {
        when: true,
        start: comesAt(attempt, () => {
          log.push('runs')
          return () => undefined
        }),
      },
    ],
  })

  it('is asked for once more, and runs (F123)', async () => {
    const log: string[] = []
    const { browser } = await lose({ feature: working(2, log) })
    expect(log).toEqual([])
    await browser.clock.advance(times.retryDelay)
    expect(log).toEqual(['runs'])
  })

  it('makes the page load anew once, however much is missing (F123)', async () => {
    const feature = { tasks: [1, 2, 3].flatMap(() => working(Number.POSITIVE_INFINITY, []).tasks ?? []) }
    const { browser } = await lose({ feature, host: replaced })
    await browser.clock.advance(times.retryDelay)
    expect(browser.watchdog.recoveries).toEqual(['newer'])
    expect(browser.http.requestsTo(manifestFile)).toHaveLength(1)
    expect(all('dialog')).toEqual([])
  })
})
