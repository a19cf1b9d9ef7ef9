// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { platformStatusAtom } from '../../../runtime/state/system'
import { workerAddress } from '../../../runtime/tables/serviceWorker'
import * as times from '../../../runtime/tables/times'
import { memberSession, type RunningSite, startSite } from '../../support/site'

describe('the service worker', () => {
  it('is registered with env and merchant when the page has settled and is idle (E7.24)', async () => {
    const { browser } = await startSite()
    await browser.clock.advance(times.workerStart)
    expect(browser.serviceWorker.calls.filter((call) => call.startsWith('register'))).toEqual([])
    await browser.clock.advance(1)
    expect(browser.serviceWorker.calls).toContain('register /m/sw.js?env=production&merchant=hongvan')
  })

  it('caches later what has not been used, unless the line is slow', async () => {
    const restOn = async (slow: boolean) => {
      const { browser } = await startSite({ prepare: ({ line }) => void Object.assign(line, { slow }) })
      await browser.clock.advance(times.workerStart + 1)
      await browser.clock.advance(times.workerRest)
      expect(browser.serviceWorker.calls).not.toContain('cacheRest')
      await browser.clock.advance(1)
      return browser.serviceWorker.calls.includes('cacheRest')
    }
    expect([await restOn(false), await restOn(true)]).toEqual([true, false])
  })

  it('is not registered on an insecure page', async () => {
    const { browser } = await startSite({
      prepare: (prepared) => void Object.assign(prepared.page, { secure: false }),
    })
    await browser.clock.advance(60_000)
    expect(browser.serviceWorker.calls.filter((call) => call.startsWith('register'))).toEqual([])
  })

  it('is removed, and none is registered, when the manifest turns it off (E7.24)', async () => {
    const { browser } = await startSite({ manifest: { serviceWorker: false } })
    const calls = () => browser.serviceWorker.calls.filter((call) => call !== 'checkForUpdate')
    expect(calls()).toEqual(['remove'])
    // A tab with an earlier build may have brought it back.
    await browser.clock.advance(times.removeAgain[0] + 1)
    expect(calls()).toEqual(['remove', 'remove'])
    await browser.clock.advance(3_600_000)
    expect(calls()).toEqual(['remove', ...times.removeAgain.map(() => 'remove')])
  })

  describe('lets the network answer the next navigation', () => {
    const asks = ({ browser }: RunningSite): boolean =>
      browser.serviceWorker.calls.includes('askNetworkFirst')

    it.each([
      ['maintenance', true],
      ['denied', true],
      ['normal', false],
      ['offline', false],
    ] as const)('when the platform says %s: %s (E2.45, E2.51)', async (state, expected) => {
      const running = await startSite()
      await running.browser.clock.settle(() => running.site.store.set(platformStatusAtom, { state }))
      expect(asks(running)).toBe(expected)
    })

    it('when the site must be used on another domain (I8.14)', async () => {
      const running = await startSite()
      await running.browser.clock.settle(
        () => void running.site.openOverlay('domainNotice', { message: undefined }),
      )
      expect(asks(running)).toBe(true)
    })

    it('when a session ends, and not when one begins', async () => {
      const running = await startSite()
      await running.browser.clock.settle(() => running.site.session.begin(memberSession))
      expect(asks(running)).toBe(false)
      await running.browser.clock.settle(() => void running.site.session.end(memberSession.token))
      expect(asks(running)).toBe(true)
    })
  })

  it.each([
    [true, '/m/sw.js?env=development&merchant=brasa'],
    [false, '/m/sw.js?env=production&merchant=brasa'],
  ])('has its environment and merchant in the script URL, in development: %s (E7.24)', (development, url) => {
    expect(workerAddress('brasa', development)).toBe(url)
  })
})
