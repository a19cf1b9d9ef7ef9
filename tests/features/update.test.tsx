// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import type { FakeReply } from '../support/fakes/fakeHttp'
import { fails, html, json } from '../support/fakes/replies'
import { find, get, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  key,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  type,
} from '../support/site'

const { update, login, common, shell } = english
const own = '/m/asset-manifest.json'
const other = '/mobile/mc/asset-manifest.json'
const ownBuild = '0123456789abcdef'

const has = (browser: FakeBrowser, build: string, otherText: FakeReply = json('', 404)): void => {
  browser.http.answer(own, json({ build, files: {} }))
  browser.http.answer(other, otherText)
}

const notice = () => find('dialog', update.title)

/** A site whose host has been looked at for the first time. */
async function looked(options: SiteOptions = {}): Promise<RunningSite> {
  const running = await startSite(options)
  await running.browser.clock.advance(times.firstUpdateCheck)
  return running
}

/** The member looks at the tab again, and the look has come to its end. */
async function looksAgain({ browser }: RunningSite): Promise<void> {
  await actAndSettle(() => {
    browser.page.setVisible(false)
    browser.page.setVisible(true)
  })
  await browser.clock.advance(times.resumeDebounce)
}

const looks = ({ browser }: RunningSite): number => browser.http.requestsTo(own).length

describe('the update check', () => {
  it('reads both asset manifests past every cache, 1.5 s after the start (E4.53, E4.55, E7.25, E9.01)', async () => {
    const running = await startSite()
    await running.browser.clock.advance(1499)
    expect(looks(running)).toBe(0)
    await running.browser.clock.advance(1)
    for (const path of [own, other]) {
      const [asked, ...more] = running.browser.http.requestsTo(path)
      expect(more).toEqual([])
      expect(asked?.query.get('time')).toBe(String(running.browser.clock.now()))
      expect(asked?.headers).toEqual({ 'Cache-Control': 'no-cache' })
    }
    expect(running.browser.serviceWorker.calls).toContain('checkForUpdate')
  })

  it('comes when the tab is looked at again, and every hour (E4.55, E9.01)', async () => {
    const running = await looked()
    await looksAgain(running)
    expect(looks(running)).toBe(2)
    await running.browser.clock.advance(3_600_000)
    expect(looks(running)).toBe(3)
    await running.browser.clock.advance(3_600_000)
    expect(looks(running)).toBe(4)
  })

  it('is one for a storm of changes of visibility (F119)', async () => {
    const running = await looked()
    await actAndSettle(() => {
      for (let turn = 0; turn < 50; turn += 1) running.browser.page.setVisible(turn % 2 === 1)
    })
    await running.browser.clock.advance(5000)
    expect(looks(running)).toBe(2)
  })

  it('is one after a tab was frozen for eight hours (F120)', async () => {
    const running = await looked()
    running.browser.clock.freeze(8 * 3_600_000)
    await actAndSettle(() => running.browser.page.setVisible(true))
    await running.browser.clock.advance(5000)
    expect(looks(running)).toBe(2)
  })

  it('keeps on a first visit what it has found, and says nothing (E4.53, F132)', async () => {
    const running = await looked()
    expect(running.browser.storage.read('assets')).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
    expect(notice()).toBeUndefined()
  })

  it('keeps the newer build’s hash when a page of that very build has started, and not before (F132)', async () => {
    const running = await looked({
      stored: { assets: 'before' },
      prepare: (browser) => has(browser, 'a-newer-build'),
    })
    expect(running.browser.storage.read('assets')).toBe('before')
    expect(notice()).toBeDefined()
    const after = await looked({ stored: { assets: 'before' }, prepare: (browser) => has(browser, ownBuild) })
    expect(after.browser.storage.read('assets')).not.toBe('before')
  })
})

describe('the update notice', () => {
  it('has a title, a message and a refresh button, and comes once (E2.43, E4.54, E8.19)', async () => {
    const running = await looked({ prepare: (browser) => has(browser, 'a-newer-build') })
    expect(pageText(get('dialog', update.title))).toContain(update.message)
    expect(get('button', update.refresh)).toBeDefined()
    await press('button', update.later)
    await running.browser.clock.advance(times.leaveAnimation)
    await looksAgain(running)
    await running.browser.clock.advance(2 * 3_600_000)
    expect(notice()).toBeUndefined()
    has(running.browser, 'a-still-newer-build')
    await looksAgain(running)
    expect(notice()).toBeDefined()
  })

  it('comes when the other product’s manifest alone has changed since (E4.53, E4.54)', async () => {
    const running = await looked({ prepare: (browser) => has(browser, ownBuild, json({ files: 1 })) })
    expect(notice()).toBeUndefined()
    has(running.browser, ownBuild, json({ files: 2 }))
    await looksAgain(running)
    expect(notice()).toBeDefined()
  })

  it('is put off by Escape too, and the page is as it was', async () => {
    const running = await looked({ prepare: (browser) => has(browser, 'a-newer-build') })
    await key('Escape')
    await running.browser.clock.advance(times.leaveAnimation)
    expect(notice()).toBeUndefined()
    expect(running.browser.page.reloads).toBe(0)
  })

  const silent: readonly [string, FakeReply, FakeReply][] = [
    ['the manifest is a 404', json('', 404), json('', 404)],
    ['the manifest is a page', html(), json('', 404)],
    ['the manifest is a page that says 404', html(404), json('', 404)],
    ['the manifest is broken', { ...json(''), text: '{"build":' }, json('', 404)],
    ['the manifest names no build', json({ files: {} }), json('', 404)],
    ['the host has trouble', json('', 503), json('', 404)],
    ['the network is gone', fails('offline'), json('', 404)],
    ['nothing comes in time', fails('timeout'), json('', 404)],
    ['only the other host has trouble', json({ build: ownBuild }), json('', 502)],
  ]
  it.each(silent)('does not come when %s; the next hour is looked again (F131)', async (_, first, second) => {
    const running = await looked({
      prepare(browser) {
        browser.http.answer(own, first)
        browser.http.answer(other, second)
      },
    })
    expect(notice()).toBeUndefined()
    expect(running.browser.storage.read('assets')).toBeUndefined()
    has(running.browser, 'a-newer-build')
    await running.browser.clock.advance(times.updateCheckInterval)
    expect(notice()).toBeDefined()
  })

  it.each<[string, FakeReply]>([
    ['has trouble', json('', 502)],
    ['does not answer in time', fails('timeout')],
    ['is blocked', fails('network')],
  ])('comes although the other product’s host %s (E4.53, E4.54)', async (_, answer) => {
    const running = await looked({
      stored: { assets: 'before' },
      prepare: (browser) => has(browser, 'a-newer-build', answer),
    })
    expect(notice()).toBeDefined()
    expect(running.browser.storage.read('assets')).toBe('before')
  })

  it.each([
    ['absent', json('', 404)],
    ['a page', html()],
    ['a page that says 404', html(404)],
  ])('counts the other product’s manifest as empty when it is %s (E4.53)', async (_, empty) => {
    const running = await looked({ prepare: (browser) => has(browser, ownBuild, empty) })
    const kept = running.browser.storage.read('assets')
    const without = await looked({ prepare: (browser) => has(browser, ownBuild) })
    expect(kept).toBe(without.browser.storage.read('assets'))
  })
})

describe('a newer worker that waits', () => {
  it('is told of by the same notice, and one cause has one (E4.54)', async () => {
    const running = await looked({ prepare: (browser) => has(browser, 'a-newer-build') })
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    expect(namesOf('dialog')).toEqual([update.title])
    await press('button', update.later)
    await running.browser.clock.advance(times.leaveAnimation + times.updateNoticeRetry)
    expect(notice()).toBeUndefined()
  })

  it('that does not say its build is of the one that was told, before and after (E4.54, F129)', async () => {
    const running = await looked({ prepare: (browser) => has(browser, 'a-newer-build') })
    const later = async () => {
      await press('button', update.later)
      await running.browser.clock.advance(times.leaveAnimation + times.updateNoticeRetry)
    }
    await later()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting())
    expect(notice()).toBeUndefined()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-still-newer-build'))
    expect(notice()).toBeDefined()
    await later()
    const other = await startSite()
    await actAndSettle(() => other.browser.serviceWorker.simulateWaiting())
    expect(notice()).toBeDefined()
    await press('button', update.later)
    await other.browser.clock.advance(times.leaveAnimation + times.updateNoticeRetry)
    await actAndSettle(() => other.browser.serviceWorker.simulateWaiting('a-newer-build'))
    expect(notice()).toBeUndefined()
    await actAndSettle(() => other.browser.serviceWorker.simulateWaiting('a-still-newer-build'))
    expect(notice()).toBeDefined()
  })

  it('is told of before the check has found it', async () => {
    const running = await startSite()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    expect(notice()).toBeDefined()
  })

  it('is not told of when this page is of its build already', async () => {
    const running = await looked()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting(ownBuild))
    await running.browser.clock.advance(times.updateNoticeRetry)
    expect(notice()).toBeUndefined()
  })
})

describe('a moment that is not calm', () => {
  const newer = (browser: FakeBrowser) => has(browser, 'a-newer-build')

  it('puts the notice off while a field has the focus (F129)', async () => {
    const running = await startSite({ path: '/m/login' })
    const input = document.querySelector('input') as HTMLInputElement
    newer(running.browser)
    await actAndSettle(() => input.focus())
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    await actAndSettle(() => input.blur())
    await running.browser.clock.advance(times.updateNoticeRetry)
    expect(notice()).toBeDefined()
  })

  it('puts the notice off while typed text would be lost, and it is not lost (F129)', async () => {
    const running = await startSite({ path: '/m/login' })
    newer(running.browser)
    await type(login.userName, 'minhanh88')
    await actAndSettle(() => (document.activeElement as HTMLElement).blur())
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    expect(document.querySelector('input')?.value).toBe('minhanh88')
    await type(login.userName, '')
    await actAndSettle(() => (document.activeElement as HTMLElement).blur())
    await running.browser.clock.advance(times.updateNoticeRetry)
    expect(notice()).toBeDefined()
  })

  it('puts the notice off while a dialog is open (F129)', async () => {
    const running = await startSite()
    await actAndSettle(() => void running.site.openOverlay('language'))
    newer(running.browser)
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation + times.updateNoticeRetry)
    expect(notice()).toBeDefined()
  })

  it('puts the notice off while a captcha lies over the page (F129)', async () => {
    const running = await startSite()
    const captcha = document.body.appendChild(document.createElement('iframe'))
    captcha.toggleAttribute('data-shown', true)
    newer(running.browser)
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    captcha.remove()
    await running.browser.clock.advance(times.updateNoticeRetry)
    expect(notice()).toBeDefined()
  })

  it('puts the notice off while a game is played (F129)', async () => {
    const running = await looked({ path: '/m/launchGame?code=tet', prepare: newer })
    await running.browser.clock.advance(60_000)
    expect(notice()).toBeUndefined()
    await actAndSettle(() => running.site.go('/m/home'))
    await running.browser.clock.advance(times.updateNoticeRetry)
    expect(notice()).toBeDefined()
  })

  it('puts the notice off while nobody looks', async () => {
    const running = await startSite()
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    await press('button', update.later)
    await running.browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => running.browser.page.setVisible(false))
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-still-newer-build'))
    expect(notice()).toBeUndefined()
    await actAndSettle(() => running.browser.page.setVisible(true))
    await running.browser.clock.advance(times.updateNoticeRetry)
    expect(notice()).toBeDefined()
  })
})

describe('the refresh', () => {
  it('lets the waiting worker take over first, and loads the lobby anew (E2.20, F126)', async () => {
    const running = await looked({ prepare: (browser) => has(browser, 'a-newer-build') })
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

  it('goes to the lobby from another page, with the kept parameters (E2.21)', async () => {
    const { browser } = await looked({
      path: '/m/rewardCenter?cid=7&tab=2',
      session: {},
      prepare: (prepared) => has(prepared, 'a-newer-build'),
    })
    await press('button', update.refresh)
    expect(location.pathname + location.search).toBe('/m/home?cid=7')
    expect(browser.page.reloads).toBe(0)
  })

  it('is never done without a tap: the page stays as it is for a day (F126)', async () => {
    const running = await looked({ prepare: (browser) => has(browser, 'a-newer-build') })
    await actAndSettle(() => running.browser.serviceWorker.simulateWaiting('a-newer-build'))
    await press('button', update.later)
    await running.browser.clock.advance(24 * 3_600_000)
    expect(running.browser.serviceWorker.calls).not.toContain('takeOver')
    expect(running.browser.page.reloads).toBe(0)
    expect(get('button', shell.logIn)).toBeDefined()
  })
})
