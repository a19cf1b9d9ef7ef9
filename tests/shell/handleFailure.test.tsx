// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { CallOptions } from '../../runtime/contract/platform'
import { Failure } from '../../runtime/rules/network/failure'
import type { PlatformClient } from '../../runtime/shell/platform/platformClient'
import type { CallName } from '../../runtime/tables/calls'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { failure, html, type Reply, refusal } from '../support/fakes/replies'
import { all, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, press, type RunningSite, startSite } from '../support/site'

const { errors, common } = english

interface FailureCase {
  readonly reply: Reply
  readonly https?: boolean
  readonly call?: CallName
  readonly options?: CallOptions
}

/** Starts the site with a member in the lobby, and makes a call that fails. */
async function startAndFail({
  reply,
  https = true,
  call = 'successCounts',
  options = {},
}: FailureCase): Promise<RunningSite> {
  const running = await startSite({ session: {} })
  running.browser.page.https = https
  running.browser.http.answer(call, reply)
  await actAndSettle(() =>
    (running.site.platform as PlatformClient).call(call, options).catch(() => undefined),
  )
  return running
}

const dialogText = (): string => pageText(get('dialog'))

describe('a failure that ends the session', () => {
  it.each<[string, Reply]>([
    ['success false with CUSTOMER_NOT_LOGIN (I8.01, E8.01)', refusal({ message: 'CUSTOMER_NOT_LOGIN' })],
    ['HTTP 401 (I8.02, E8.01)', refusal({ status: 401, message: 'whatever' })],
    ['HTTP 401 without a body (I8.02, E8.01)', html(401)],
    ['customer.not.login (I8.02, E8.01)', refusal({ code: 'customer.not.login' })],
    ['user.or.token.invalid (I8.02, E8.01)', refusal({ code: 'user.or.token.invalid' })],
    ['login.not.session (I8.02, E8.01)', refusal({ code: 'login.not.session' })],
  ])('logs out, clears the session, says "please log in" and goes to /m/login: %s', async (_, reply) => {
    const { browser } = await startAndFail({ reply })
    expect(browser.storage.read('session')).toBeUndefined()
    expect(location.pathname + location.search).toBe('/m/login')
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(dialogText()).toContain(errors.pleaseLogin)
  })

  it('says so and goes to /m/login also for a call without an alert', async () => {
    await startAndFail({ reply: refusal({ status: 401 }), options: { alert: false } })
    expect(dialogText()).toContain(errors.pleaseLogin)
    expect(location.pathname).toBe('/m/login')
  })

  it('says so once when a silent and a loud caller share the request', async () => {
    const { site, browser } = await startSite({ session: {} })
    browser.http.answer('successCounts', refusal({ status: 401 }))
    await actAndSettle(() => {
      for (const options of [{ alert: false }, {}])
        (site.platform as PlatformClient).call('successCounts', options).catch(() => undefined)
    })
    expect(namesOf('dialog')).toEqual([common.notice])
    await press('button', common.confirm)
    expect(namesOf('dialog')).toEqual([])
  })

  it('leaves the login usable once the notice is closed', async () => {
    const { browser } = await startAndFail({ reply: refusal({ status: 401 }) })
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(all('dialog')).toEqual([])
    expect(location.pathname).toBe('/m/login')
    expect(all('textbox', english.login.userName)).toHaveLength(1)
  })

  it('ends the session, shows a message and navigates only once for twenty failures', async () => {
    const { browser, site } = await startSite({ session: {} })
    const before = history.length
    browser.http.answer('successCounts', refusal({ status: 401 }), 10)
    const indexes = Array.from({ length: 20 }, (_, index) => index)
    await actAndSettle(() => {
      for (const index of indexes)
        (site.platform as PlatformClient)
          .call('successCounts', { query: { n: index } })
          .catch(() => undefined)
    })
    await browser.clock.advance(10)
    expect(browser.http.requestsTo('successCounts')).toHaveLength(20)
    expect([location.pathname, all('dialog').length]).toEqual(['/m/login', 1])
    // One entry for the page, and one for the notice, which Back closes.
    expect(history.length - before).toBe(2)
  })

  it('does not end a newer session', async () => {
    const { browser, site } = await startSite({ session: {} })
    browser.http.answer('successCounts', refusal({ status: 401 }), 10)
    await actAndSettle(() => {
      site.platform.call('successCounts').catch(() => undefined)
    })
    await actAndSettle(() =>
      site.session.begin({ token: 'newer', merchantCode: 'hongvan', userName: 'other' }),
    )
    await browser.clock.advance(10)
    expect([location.pathname, all('dialog').length]).toEqual(['/m/home', 0])
    expect(browser.storage.read('session')).toMatchObject({ token: 'newer' })
  })
})

describe('a failure that is shown', () => {
  it.each<[string, FailureCase, string]>([
    ["the server's message (I8.05, E8.02, E8.10)", { reply: refusal({ message: 'Not today' }) }, 'Not today'],
    ['"unknown error" when there is none (I8.05, E8.02)', { reply: refusal() }, errors.unknown],
    ['"unknown error" for an HTTP 500 page (I8.05)', { reply: html(500) }, errors.unknown],
    [
      'Network Error / CORS Errors on http (I8.20, E8.06)',
      { reply: failure('network'), https: false },
      'Network Error / CORS Errors',
    ],
    ['a network failure on https (F047)', { reply: failure('network') }, errors.network],
    ['an HTML page as a network failure (F002)', { reply: html() }, errors.network],
    ['a timeout (F038)', { reply: failure('timeout') }, errors.timeout],
  ])('as a notice: %s', async (_, failureCase, message) => {
    await startAndFail(failureCase)
    expect(dialogText()).toContain(message)
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(location.pathname).toBe('/m/home')
  })

  it('offers to reload when a deploy has replaced its code (F123)', async () => {
    const running = await startSite()
    running.browser.http.send = async () => {
      throw new Failure('chunkLoad', { remedy: 'offerUpdate' })
    }
    await actAndSettle(() => running.site.platform.call('balance', { alert: false }).catch(() => undefined))
    expect(namesOf('dialog')).toEqual([])
    await actAndSettle(() => running.site.platform.call('settings').catch(() => undefined))
    expect(namesOf('dialog')).toEqual([errors.newVersionTitle])
    await press('button', common.reload)
    expect(running.browser.watchdog.hardReloads).toBe(1)
  })

  it('has the title "notice" and a button "confirm" (I8.23, E8.10)', async () => {
    await startAndFail({ reply: refusal({ message: 'Not today' }) })
    expect(namesOf('heading')).toEqual(['Notice'])
    expect(namesOf('button').at(-1)).toBe('Confirm')
    await press('button', 'Confirm')
    expect(namesOf('dialog')).toEqual([])
  })

  it('says "url is null" for an empty url, requests nothing, and rejects (I7.35, E8.07, F054)', async () => {
    const { site, browser } = await startSite()
    const count = browser.http.requests.length
    let problem: unknown
    await actAndSettle(() =>
      site.platform.passThrough('GET', '').catch((error: unknown) => (problem = error)),
    )
    expect(problem).toMatchObject({ kind: 'emptyUrl' })
    expect(browser.http.requests).toHaveLength(count)
    expect(dialogText()).toContain('url is null')
  })

  it('says that encryption failed (I7.33, E8.08)', async () => {
    const { browser, site } = await startSite()
    browser.http.answer('rsaKey', refusal({ message: 'The key is resting' }))
    await actAndSettle(() =>
      (site.platform as PlatformClient).call('login', { body: {} }).catch(() => undefined),
    )
    expect(dialogText()).toContain('The key is resting')
  })

  it('has its own text for a malformed key (I7.33, E8.08, F059)', async () => {
    const { browser, site } = await startSite()
    browser.http.answer('rsaKey', {
      status: 200,
      contentType: 'application/json',
      text: '{"success":true,"value":"x"}',
    })
    await actAndSettle(() =>
      (site.platform as PlatformClient).call('login', { body: {} }).catch(() => undefined),
    )
    expect(dialogText()).toContain(errors.encryption)
    expect(browser.http.requestsTo('login')).toEqual([])
  })

  it('is a toast of 1.5 s when the browser is offline on https (I8.19, E8.05)', async () => {
    const { browser } = await startAndFail({ reply: failure('offline') })
    expect(all('dialog')).toEqual([])
    expect(toastText()).toBe('Network offline')
    await browser.clock.advance(1499)
    expect(toastText()).toBe('Network offline')
    await browser.clock.advance(1 + times.leaveAnimation)
    expect(toastText()).toBe('')
  })

  it('is an alert when the browser is offline on http (I8.20, E8.06)', async () => {
    await startAndFail({ reply: failure('offline'), https: false })
    expect(dialogText()).toContain('Network Error / CORS Errors')
  })

  it('shows a message as plain text: no markup, no bidi override, 300 characters at first (F045, F137)', async () => {
    await startAndFail({ reply: refusal({ message: `<b>\u202Eno</b> ${'é'.repeat(5000)}` }) })
    const shown = document.querySelector('dialog bdi')
    expect(shown?.children).toHaveLength(0)
    expect(shown?.textContent).toMatch(/^<b>no<\/b> é+…$/)
    expect(shown?.textContent).toHaveLength(300)
    await press('button', common.showMore)
    expect(document.querySelector('dialog bdi')?.textContent?.length).toBeGreaterThan(4000)
  })
})

describe('the way on after a failure', () => {
  it('is customer service for a refusal, with a code to quote that the fault report has too', async () => {
    const { browser } = await startAndFail({
      reply: refusal({ code: 'member.blocked', message: 'This account is blocked.' }),
    })
    const code = /Code for support: (\S+)/.exec(dialogText())?.[1] ?? ''
    expect(code).toMatch(/^REF-\d{5}(?=Contact)/)
    expect(dialogText()).toContain(errors.askSupport)
    expect(dialogText()).not.toContain('member.blocked')
    await browser.clock.advance(1)
    expect(browser.tracker.sent.at(-1)?.body).toContain(code.slice(0, 9))
    await press('button', common.contactUs)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([english.support.title])
  })

  it.each<[string, FailureCase, string[]]>([
    ['a server that failed', { reply: html(500) }, [errors.tryLater, '500-']],
    ['a lost network (F047)', { reply: failure('network') }, ['NET-']],
    ['no answer in time (F038)', { reply: failure('timeout') }, ['TIM-']],
    ['no network on http', { reply: failure('offline'), https: false }, ['OFF-']],
  ])('is to try again, which does it: %s', async (_, failureCase, texts) => {
    let retries = 0
    const retry = () => {
      retries += 1
    }
    await startAndFail({ ...failureCase, options: { retry } })
    for (const text of texts) expect(dialogText()).toContain(text)
    await press('button', common.retry)
    expect([retries, namesOf('dialog')]).toEqual([1, []])
  })

  it('is customer service where nothing can be tried again', async () => {
    await startAndFail({ reply: failure('network') })
    expect(namesOf('button')).toEqual([common.contactUs, common.confirm])
  })

  it('is nothing more than the login for a session that ended', async () => {
    await startAndFail({ reply: refusal({ status: 401 }) })
    expect(namesOf('button')).toEqual([common.confirm])
    expect(dialogText()).not.toContain('Code')
  })
})

describe('a failure of a request that a silent and a loud caller share', () => {
  it.each<[boolean | undefined, boolean | undefined, number]>([
    [false, undefined, 1],
    [undefined, false, 1],
    [undefined, undefined, 1],
    [false, false, 0],
  ])('is shown once for the loud one: alert %j, %j: %i (F050)', async (first, second, shown) => {
    const { site, browser } = await startSite({ session: {} })
    browser.http.answer('successCounts', refusal({ message: 'Try later' }))
    await actAndSettle(() => {
      for (const alert of [first, second])
        site.platform.call('successCounts', alert === undefined ? {} : { alert }).catch(() => undefined)
    })
    expect(all('dialog')).toHaveLength(shown)
  })
})

describe('a failure that is not shown', () => {
  it.each<[string, FailureCase]>([
    ['HTTP 502 (I8.04, E8.03, F039)', { reply: html(502) }],
    ['TOO_MANY_REQUEST (I8.03, E8.02)', { reply: refusal({ code: 'TOO_MANY_REQUEST', message: 'Slow' }) }],
    [
      'a code that begins with it (I8.03)',
      { reply: refusal({ code: 'TOO_MANY_REQUEST_SMS', message: 'Slow' }) },
    ],
    [
      'one that the caller shows itself (I7.34, E7.44)',
      { reply: refusal({ message: 'No' }), options: { alert: false } },
    ],
  ])('shows nothing and rejects: %s', async (_, { reply, options }) => {
    const { browser, site } = await startSite({ session: {} })
    browser.http.answer('successCounts', reply)
    let rejected = false
    await actAndSettle(() =>
      (site.platform as PlatformClient).call('successCounts', options).catch(() => {
        rejected = true
      }),
    )
    expect(rejected).toBe(true)
    expect([all('dialog').length, toastText(), location.pathname]).toEqual([0, '', '/m/home'])
  })
})

describe('a repeated failure', () => {
  it('shows its message once, however many calls fail', async () => {
    const { browser, site } = await startSite({ session: {} })
    browser.http.answer('successCounts', failure('network'))
    browser.http.answer('bindings', failure('network'))
    await actAndSettle(() => {
      for (const name of ['successCounts', 'bindings'] as const)
        site.platform.call(name).catch(() => undefined)
    })
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('shows its message again when it occurs again later', async () => {
    const { browser, site } = await startAndFail({ reply: failure('network') })
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => site.platform.call('successCounts').catch(() => undefined))
    expect(dialogText()).toContain(errors.network)
  })
})
