// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { PushPermission } from '../../../runtime/browser/browser'
import { logOut } from '../../../runtime/kit/identity/logOut'
import * as limits from '../../../runtime/tables/limits'
import { overlays } from '../../../runtime/tables/overlays'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { testStartTime } from '../../support/fakes/fakeClock'
import { find, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, pressKey, stopSites } from '../../support/site'
import { type PushOptions, project, pushCalls, startPush } from './pushSite'

const { common, push } = english
const bindCalls = ['pushBind token-7 device-1', 'pushSubscribe token-7 device-1 ALL']

const startDefault = (options: PushOptions = {}) => startPush({ permission: 'default', ...options })

/** Starts the site and waits for the question. */
async function startAsked(options: PushOptions = {}) {
  const running = await startDefault(options)
  await running.browser.clock.advance(overlays.pushPrompt.delay)
  expect(namesOf('dialog')).toEqual([push.title])
  return running
}

const answering = (answer: PushPermission | Promise<PushPermission>): PushOptions => ({
  prepare: ({ messenger }) => void Object.assign(messenger, { answer }),
})

describe('the question about notifications', () => {
  it('comes in a quiet moment and says why, before the browser asks (E2.66, E4.57)', async () => {
    const { browser } = await startDefault()
    await browser.clock.advance(overlays.pushPrompt.delay - 1)
    expect(namesOf('dialog')).toEqual([])
    await browser.clock.advance(1)
    expect(pageText()).toContain(push.text)
    expect([browser.messenger.questions, browser.messenger.projects]).toEqual([0, []])
  })

  it('is answered in the tap: the device is bound straight away (E4.58, E4.60)', async () => {
    const { browser } = await startAsked()
    await press('button', push.allow)
    expect([browser.messenger.questions, pushCalls(browser)]).toEqual([1, bindCalls])
    expect([namesOf('dialog'), pageText()]).toEqual([[], expect.stringContaining(push.on)])
    await browser.clock.advance(overlays.pushPrompt.delay * 2)
    expect(namesOf('dialog')).toEqual([])
  })

  it('tells once that the browser does not allow them, and does not come back (E4.59, E8.16, F159)', async () => {
    const { browser } = await startAsked(answering('denied'))
    await press('button', push.allow)
    expect([namesOf('dialog'), pageText()]).toEqual([[common.notice], expect.stringContaining(push.denied)])
    await press('button', common.confirm)
    await browser.clock.advance(overlays.pushPrompt.delay * 3)
    await stopSites()
    await startDefault({ browser, permission: 'denied' })
    await browser.clock.advance(overlays.pushPrompt.delay * 3)
    expect([namesOf('dialog'), browser.messenger.questions, pushCalls(browser)]).toEqual([[], 1, []])
  })

  it('takes the browser’s closed question as a no, without a notice (F159)', async () => {
    const { browser } = await startAsked(answering('default'))
    await press('button', push.allow)
    await browser.clock.advance(overlays.pushPrompt.delay * 3)
    expect([namesOf('dialog'), browser.storage.read('pushSkipped')]).toEqual([[], true])
  })

  it.each([
    ['"not now"', () => press('button', push.later)],
    ['the close button', () => press('button', common.close)],
    ['Escape', () => pressKey('Escape')],
  ])('stays away in this session after %s (E4.57)', async (_, decline) => {
    const { browser, site } = await startAsked()
    await decline()
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => site.go('/m/rewardCenter'))
    await actAndSettle(() => site.go('/m/home'))
    await browser.clock.advance(overlays.pushPrompt.delay * 3)
    expect([namesOf('dialog'), browser.messenger.questions]).toEqual([[], 0])
    expect(browser.storage.read('pushRefusals')).toMatchObject({ count: 1 })
  })

  it.each([
    ['again after some days', { count: 1, at: testStartTime - times.pushPromptAgain }, true],
    ['not earlier', { count: 1, at: testStartTime - times.pushPromptAgain / 2 }, false],
    ['no more after a few refusals', { count: limits.pushRefusals, at: 0 }, false],
  ])('comes %s', async (_, pushRefusals, comes) => {
    const { browser } = await startDefault({ stored: { pushRefusals } })
    await browser.clock.advance(overlays.pushPrompt.delay)
    expect(namesOf('dialog')).toEqual(comes ? [push.title] : [])
  })

  it('is not asked while the browser’s question is open, and its late answer counts (E4.58)', async () => {
    let answer = (_: PushPermission): void => undefined
    const late = new Promise<PushPermission>((resolve) => {
      answer = resolve
    })
    const { browser } = await startAsked(answering(late))
    await press('button', push.allow)
    await press('button', push.later)
    await browser.clock.advance(overlays.pushPrompt.delay * 3)
    expect(namesOf('dialog')).toEqual([])
    await actAndSettle(() => answer('granted'))
    expect(pushCalls(browser)).toEqual(bindCalls)
  })

  it('does not bind a session that has ended meanwhile (D21)', async () => {
    let answer = (_: PushPermission): void => undefined
    const late = new Promise<PushPermission>((resolve) => {
      answer = resolve
    })
    const { browser, site } = await startAsked(answering(late))
    await press('button', push.allow)
    await actAndSettle(() => void logOut(site))
    await actAndSettle(() => answer('granted'))
    await browser.clock.advance(times.tick)
    expect([pushCalls(browser), namesOf('dialog')]).toEqual([['logout token-7'], []])
  })

  it('that a logout closes is not declined (D21)', async () => {
    const { browser, site } = await startAsked()
    await actAndSettle(() => void logOut(site))
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), browser.storage.has('pushRefusals')]).toEqual([[], false])
  })

  it('waits while the member types, and until no other layer is open (F152)', async () => {
    const { browser, site } = await startDefault()
    await actAndSettle(() => void site.openOverlay('language'))
    await browser.clock.advance(overlays.pushPrompt.delay * 2)
    expect(namesOf('dialog')).toEqual([english.language.title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation + overlays.pushPrompt.delay)
    expect(namesOf('dialog')).toEqual([push.title])
  })

  it('gives way to a prompt that is due with it, and follows it (F152)', async () => {
    const { browser, site } = await startDefault()
    await browser.clock.advance(overlays.pushPrompt.delay - 1)
    browser.clock.after(times.ms(1), () => void site.openOverlay('update', { cause: undefined }))
    await browser.clock.advance(1)
    expect(namesOf('dialog')).toEqual([english.update.title])
    await press('button', english.update.later)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([push.title])
  })

  it('waits for the answer about tracking: one question at a time (D23)', async () => {
    const { browser } = await startDefault({
      manifest: { settings: { push: project }, compliance: { consent: true }, tracking: { events: true } },
    })
    await browser.clock.advance(overlays.pushPrompt.delay * 2)
    expect(namesOf('dialog')).toEqual([])
    await press('button', english.consent.refuse)
    await browser.clock.advance(overlays.pushPrompt.delay)
    expect(namesOf('dialog')).toEqual([push.title])
  })

  it.each([
    ['on another page', { path: '/m/rewardCenter' }],
    ['in a hidden tab', { prepare: ({ page }) => page.setVisible(false) }],
    [
      'without an active service worker',
      { prepare: ({ messenger }) => void Object.assign(messenger, { workerReady: false }) },
    ],
    ['when it was declined in this session', { stored: { pushSkipped: true } }],
    ['for visitors', { visitor: true }],
  ] as [string, PushOptions][])('does not come %s (E4.57)', async (_, options) => {
    const { browser } = await startDefault(options)
    await browser.clock.advance(overlays.pushPrompt.delay * 3)
    expect(find('dialog', push.title)).toBeUndefined()
  })
})
