// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import type { FakeReply } from '../../support/fakes/fakeHttp'
import { failure, html, json } from '../../support/fakes/replies'
import { find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  press,
  pressKey,
  type RunningSite,
  type SiteOptions,
  startSite,
  type,
} from '../../support/site'

const { update, login, common, shell } = english
const ownManifest = '/m/asset-manifest.json'
const otherManifest = '/mobile/mc/asset-manifest.json'
const ownBuild = '0123456789abcdef'

const answerManifests = (
  browser: FakeBrowser,
  build: string,
  otherReply: FakeReply = json('', 404),
): void => {
  browser.http.answer(ownManifest, json({ build, files: {} }))
  browser.http.answer(otherManifest, otherReply)
}

const notice = () => find('dialog', update.title)

/** Starts a site, and waits for the first update check. */
async function startAndCheck(options: SiteOptions = {}): Promise<RunningSite> {
  const running = await startSite(options)
  await running.browser.clock.advance(times.firstUpdateCheck)
  return running
}

/** Hides and shows the tab, and waits for the update check. */
async function returnToTab({ browser }: RunningSite): Promise<void> {
  await actAndSettle(() => {
    browser.page.setVisible(false)
    browser.page.setVisible(true)
  })
  await browser.clock.advance(times.resumeDebounce)
}

const checkCount = ({ browser }: RunningSite): number => browser.http.requestsTo(ownManifest).length

describe('the update check', () => {
  it('loads both asset manifests uncached, 1.5 s after the start (E4.53, E4.55, E7.25, E9.01)', async () => {
    const running = await startSite()
    await running.browser.clock.advance(1499)
    expect(checkCount(running)).toBe(0)
    await running.browser.clock.advance(1)
    for (const path of [ownManifest, otherManifest]) {
      const [request, ...more] = running.browser.http.requestsTo(path)
      expect(more).toEqual([])
      expect(request?.query.get('time')).toBe(String(running.browser.clock.now()))
      expect(request?.headers).toEqual({ 'Cache-Control': 'no-cache' })
    }
    expect(running.browser.serviceWorker.calls).toContain('checkForUpdate')
  })

  it('runs when the tab becomes visible again, and every hour (E4.55, E9.01)', async () => {
    const running = await startAndCheck()
    await returnToTab(running)
    expect(checkCount(running)).toBe(2)
    await running.browser.clock.advance(3_600_000)
    expect(checkCount(running)).toBe(3)
    await running.browser.clock.advance(3_600_000)
    expect(checkCount(running)).toBe(4)
  })

  it('runs once for many changes of visibility (F119)', async () => {
    const running = await startAndCheck()
    await actAndSettle(() => {
      for (let index = 0; index < 50; index += 1) running.browser.page.setVisible(index % 2 === 1)
    })
    await running.browser.clock.advance(5000)
    expect(checkCount(running)).toBe(2)
  })

  it('runs once after the tab was frozen for eight hours (F120)', async () => {
    const running = await startAndCheck()
    running.browser.clock.freeze(8 * 3_600_000)
    await actAndSettle(() => running.browser.page.setVisible(true))
    await running.browser.clock.advance(5000)
    expect(checkCount(running)).toBe(2)
  })

  it('stores its result on a first visit, and shows no notice (E4.53, F132)', async () => {
    const running = await startAndCheck()
    expect(running.browser.storage.read('assetsHash')).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
    expect(notice()).toBeUndefined()
  })

  it('stores the newer build’s hash only when a page of that build has started (F132)', async () => {
    const running = await startAndCheck({
      stored: { assetsHash: 'before' },
      prepare: (browser) => answerManifests(browser, 'a-newer-build'),
    })
    expect(running.browser.storage.read('assetsHash')).toBe('before')
    expect(notice()).toBeDefined()
    const after = await startAndCheck({
      stored: { assetsHash: 'before' },
      prepare: (browser) => answerManifests(browser, ownBuild),
    })
    expect(after.browser.storage.read('assetsHash')).not.toBe('before')
  })
})

describe('the update notice', () => {
  it('has a title, a message and a refresh button, and appears once (E2.43, E4.54, E8.19)', async () => {
    const running = await startAndCheck({ prepare: (browser) => answerManifests(browser, 'a-newer-build') })
    expect(pageText(get('dialog', update.title))).toContain(update.message)
    expect(get('button', update.refresh)).toBeDefined()
    await press('button', update.later)
    await running.browser.clock.advance(times.leaveAnimation)
    await returnToTab(running)
    await running.browser.clock.advance(2 * 3_600_000)
    expect(notice()).toBeUndefined()
    answerManifests(running.browser, 'a-still-newer-build')
    await returnToTab(running)
    expect(notice()).toBeDefined()
  })

  it('says “Atualização Disponível”, and to tap for it, in Brazilian Portuguese (E8.23)', async () => {
    await startAndCheck({
      manifest: { languages: ['PT-BR', 'EN'] },
      stored: { language: 'PT-BR' },
      prepare: (browser) => answerManifests(browser, 'a-newer-build'),
    })
    expect(pageText(get('dialog', 'Atualização Disponível'))).toContain('Clique para atualizar')
  })

  it('appears when only the other product’s manifest has changed (E4.53, E4.54)', async () => {
    const running = await startAndCheck({
      prepare: (browser) => answerManifests(browser, ownBuild, json({ files: 1 })),
    })
    expect(notice()).toBeUndefined()
    answerManifests(running.browser, ownBuild, json({ files: 2 }))
    await returnToTab(running)
    expect(notice()).toBeDefined()
  })

  it('is also dismissed with Escape, and the page does not change', async () => {
    const running = await startAndCheck({ prepare: (browser) => answerManifests(browser, 'a-newer-build') })
    await pressKey('Escape')
    await running.browser.clock.advance(times.leaveAnimation)
    expect(notice()).toBeUndefined()
    expect(running.browser.page.reloads).toBe(0)
  })

  const ignoredReplies: readonly [string, FakeReply, FakeReply][] = [
    ['the manifest is a 404', json('', 404), json('', 404)],
    ['the manifest is an HTML page', html(), json('', 404)],
    ['the manifest is an HTML page with status 404', html(404), json('', 404)],
    ['the manifest is broken', { ...json(''), text: '{"build":' }, json('', 404)],
    ['the manifest has no build', json({ files: {} }), json('', 404)],
    ['the host fails', json('', 503), json('', 404)],
    ['the device is offline', failure('offline'), json('', 404)],
    ['the request times out', failure('timeout'), json('', 404)],
    ['only the other host fails', json({ build: ownBuild }), json('', 502)],
  ]
  it.each(ignoredReplies)(
    'does not appear when %s; the next check is an hour later (F131)',
    async (_, first, second) => {
      const running = await startAndCheck({
        prepare(browser) {
          browser.http.answer(ownManifest, first)
          browser.http.answer(otherManifest, second)
        },
      })
      expect(notice()).toBeUndefined()
      expect(running.browser.storage.read('assetsHash')).toBeUndefined()
      answerManifests(running.browser, 'a-newer-build')
      await running.browser.clock.advance(times.updateCheckInterval)
      expect(notice()).toBeDefined()
    },
  )

  it.each<[string, FakeReply]>([
    ['fails', json('', 502)],
    ['times out', failure('timeout')],
    ['is blocked', failure('network')],
  ])('appears even if the other product’s host %s (E4.53, E4.54)', async (_, otherReply) => {
    const running = await startAndCheck({
      stored: { assetsHash: 'before' },
      prepare: (browser) => answerManifests(browser, 'a-newer-build', otherReply),
    })
    expect(notice()).toBeDefined()
    expect(running.browser.storage.read('assetsHash')).toBe('before')
  })

  it.each([
    ['absent', json('', 404)],
    ['an HTML page', html()],
    ['an HTML page with status 404', html(404)],
  ])('treats the other product’s manifest as empty when it is %s (E4.53)', async (_, reply) => {
    const running = await startAndCheck({ prepare: (browser) => answerManifests(browser, ownBuild, reply) })
    const stored = running.browser.storage.read('assetsHash')
    const withoutOther = await startAndCheck({ prepare: (browser) => answerManifests(browser, ownBuild) })
    expect(stored).toBe(withoutOther.browser.storage.read('assetsHash'))
  })
})

describe('a newer, waiting service worker', () => {
  it('shows the same notice, and only once per build (E4.54)', async () => {
    const running = await startAndCheck({ prepare: (browser) => answerManifests(browser, 'a-newer-build') })
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    expect(namesOf('dialog')).toEqual([update.title])
    await press('button', update.later)
    await running.browser.clock.advance(times.leaveAnimation + times.betweenInterruptions)
    expect(notice()).toBeUndefined()
  })

  it('without a known build counts as the build of the last notice, before and after it (E4.54, F129)', async () => {
    const running = await startAndCheck({ prepare: (browser) => answerManifests(browser, 'a-newer-build') })
    const dismissAndWait = async () => {
      await press('button', update.later)
      await running.browser.clock.advance(times.leaveAnimation + times.betweenInterruptions)
    }
    await dismissAndWait()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting())
    expect(notice()).toBeUndefined()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-still-newer-build'))
    await running.browser.clock.advance(times.firstMinute)
    expect(notice()).toBeDefined()
    await dismissAndWait()
    const other = await startSite()
    await actAndSettle(() => other.browser.serviceWorker.simulateWaiting())
    expect(notice()).toBeDefined()
    await press('button', update.later)
    await other.browser.clock.advance(times.leaveAnimation + times.betweenInterruptions)
    await actAndSettle(() => other.browser.serviceWorker.simulateWaiting('a-newer-build'))
    expect(notice()).toBeUndefined()
    await actAndSettle(() => other.browser.serviceWorker.simulateWaiting('a-still-newer-build'))
    await other.browser.clock.advance(times.firstMinute)
    expect(notice()).toBeDefined()
  })

  it('shows the notice before the check has found it', async () => {
    const running = await startSite()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    expect(notice()).toBeDefined()
  })

  it('shows no notice when this page already has its build', async () => {
    const running = await startAndCheck()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting(ownBuild))
    await running.browser.clock.advance(times.betweenInterruptions)
    expect(notice()).toBeUndefined()
  })
})

describe('a busy page', () => {
  const answerNewerBuild = (browser: FakeBrowser) => answerManifests(browser, 'a-newer-build')

  it('delays the notice while a field has the focus (F129)', async () => {
    const running = await startSite({ path: '/m/login' })
    const input = document.querySelector('input') as HTMLInputElement
    answerNewerBuild(running.browser)
    await actAndSettle(() => input.focus())
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    await actAndSettle(() => input.blur())
    await running.browser.clock.advance(times.betweenInterruptions)
    expect(notice()).toBeDefined()
  })

  it('delays the notice while typed text would be lost, and keeps that text (F129)', async () => {
    const running = await startSite({ path: '/m/login' })
    answerNewerBuild(running.browser)
    await type(login.userName, 'minhanh88')
    await actAndSettle(() => (document.activeElement as HTMLElement).blur())
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    expect(document.querySelector('input')?.value).toBe('minhanh88')
    await type(login.userName, '')
    await actAndSettle(() => (document.activeElement as HTMLElement).blur())
    await running.browser.clock.advance(times.betweenInterruptions)
    expect(notice()).toBeDefined()
  })

  it('delays the notice while a dialog is open (F129)', async () => {
    const running = await startSite()
    await actAndSettle(() => void running.site.openOverlay('language'))
    answerNewerBuild(running.browser)
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation + times.betweenInterruptions)
    expect(notice()).toBeDefined()
  })

  it('delays the notice until a form with typed text has been closed (F129)', async () => {
    const running = await startSite()
    await press('button', english.shell.logIn)
    await type(login.userName, 'minhanh88')
    await actAndSettle(() => (document.activeElement as HTMLElement).blur())
    answerNewerBuild(running.browser)
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation + times.idle)
    expect(notice()).toBeDefined()
  })

  it('delays the notice while a captcha covers the page (F129)', async () => {
    const running = await startSite()
    const captcha = document.body.appendChild(document.createElement('iframe'))
    captcha.toggleAttribute('data-shown', true)
    answerNewerBuild(running.browser)
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    captcha.remove()
    await actAndSettle(() => running.site.go('/m/help'))
    expect(notice()).toBeDefined()
  })

  it('delays the notice while a game is played (F129)', async () => {
    const running = await startAndCheck({ path: '/m/launchGame?code=tet', prepare: answerNewerBuild })
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    await actAndSettle(() => running.site.go('/m/home'))
    await running.browser.clock.advance(times.betweenInterruptions)
    expect(notice()).toBeDefined()
  })

  it('delays the notice while the page is hidden', async () => {
    const running = await startSite()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    await press('button', update.later)
    await running.browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => running.browser.page.setVisible(false))
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-still-newer-build'))
    expect(notice()).toBeUndefined()
    await running.browser.clock.advance(times.firstMinute)
    expect(notice()).toBeUndefined()
    await actAndSettle(() => running.browser.page.setVisible(true))
    expect(notice()).toBeDefined()
  })
})

describe('the refresh', () => {
  it('lets the waiting service worker take over first, and reloads the lobby (E2.20, F126)', async () => {
    const running = await startAndCheck({ prepare: (browser) => answerManifests(browser, 'a-newer-build') })
    let reloadsBefore = -1
    const takeOver = running.browser.serviceWorker.takeOver
    running.browser.serviceWorker.takeOver = (ready) => {
      reloadsBefore = running.browser.page.reloads
      takeOver(ready)
    }
    expect(running.browser.serviceWorker.calls).not.toContain('takeOver')
    await press('button', update.refresh)
    expect(running.browser.serviceWorker.calls).toContain('takeOver')
    expect([reloadsBefore, running.browser.page.reloads]).toEqual([0, 1])
  })

  it('navigates to the lobby from another page, with the persistent parameters (E2.21)', async () => {
    const { browser } = await startAndCheck({
      path: '/m/rewardCenter?cid=7&tab=2',
      session: {},
      prepare: (prepared) => answerManifests(prepared, 'a-newer-build'),
    })
    await press('button', update.refresh)
    expect(location.pathname + location.search).toBe('/m/home?cid=7')
    expect(browser.page.reloads).toBe(0)
  })

  it('is remembered for the tab, with the build (E2.43)', async () => {
    const { browser } = await startAndCheck({ prepare: (prepared) => answerManifests(prepared, 'newer') })
    await press('button', update.refresh)
    expect(browser.storage.read('refreshedFor')).toBe('newer')
  })

  it('is not asked for again by the same old build, but by a newer one (E2.43)', async () => {
    const running = await startAndCheck({
      stored: { refreshedFor: 'newer' },
      prepare: (prepared) => answerManifests(prepared, 'newer'),
    })
    expect(notice()).toBeUndefined()
    answerManifests(running.browser, 'newest')
    await returnToTab(running)
    expect(notice()).toBeDefined()
  })

  it('never happens without a tap, even after a day (F126)', async () => {
    const running = await startAndCheck({ prepare: (browser) => answerManifests(browser, 'a-newer-build') })
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    await press('button', update.later)
    await running.browser.clock.advance(24 * 3_600_000)
    expect(running.browser.serviceWorker.calls).not.toContain('takeOver')
    expect(running.browser.page.reloads).toBe(0)
    expect(get('button', shell.logIn)).toBeDefined()
  })
})
