// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { sendingFormsAtom } from '../../../runtime/state/interruptions'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { publicKey } from '../../support/decryptBody'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { all, find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  coveredField,
  field,
  fillSilently,
  isInvalid,
  press,
  type RunningSite,
  type SiteOptions,
  submit,
  type,
} from '../../support/site'
import { fillLogin, openLogin } from './loginForm'

const { login, errors, common, captcha } = english

describe('a failed login', () => {
  it.each<[string, Reply, string]>([
    [
      '401 means wrong credentials, not an expired session (F065)',
      refusal({ status: 401 }),
      errors.wrongCredentials,
    ],
    [
      "the platform's message (I8.05)",
      refusal({ code: 'member.blocked', message: 'This account is blocked' }),
      'This account is blocked',
    ],
    ['a lost network (F047)', failure('network'), errors.network],
    ['a captive portal (F002)', html(), errors.network],
    ['no token in the reply (F042)', success({ userName: 'minhanh88' }), errors.unknown],
    ['no value in the reply (F042)', success(), errors.unknown],
  ])('shows one message, stays on the page, and keeps what was typed: %s', async (_, reply, message) => {
    const { browser } = await openLogin({ prepare: ({ http }) => http.answer('login', reply) })
    await fillLogin()
    await submit()
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(pageText(get('dialog'))).toContain(message)
    expect(location.pathname).toBe('/m/login')
    expect(browser.storage.read('session')).toBeUndefined()
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(field(login.userName).value).toBe('minhanh88')
    expect(field(login.password).value).toBe('Lucky-7788')
  })

  it('keeps what a password manager filled in without an event, and focuses the password (F087)', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('login', refusal({ message: 'Wrong' })),
    })
    fillSilently(login.userName, 'filled')
    fillSilently(login.password, 'by-a-manager')
    await submit()
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect([field(login.userName).value, field(login.password).value]).toEqual(['filled', 'by-a-manager'])
    expect(document.activeElement).toBe(field(login.password))
  })

  it.each<[string, Reply, string]>([
    ['401', refusal({ status: 401 }), errors.wrongCredentials],
    ['401 with a message', refusal({ status: 401, message: 'Denied' }), errors.wrongCredentials],
    [
      'the platform’s code for it, whatever its words',
      refusal({ code: 'login.cred.err', message: 'Wrong password' }),
      errors.wrongCredentials,
    ],
    ['its code without words', refusal({ code: 'not.exists.user' }), errors.wrongCredentials],
    [
      'its code as the message',
      refusal({ code: 'login.cred.err', message: 'login.cred.err' }),
      errors.wrongCredentials,
    ],
  ])(
    'with a wrong password says the same at the field, until something is typed: %s',
    async (_, reply, words) => {
      const { browser } = await openLogin({ prepare: ({ http }) => http.answer('login', reply) })
      await fillLogin()
      await submit()
      expect(pageText(get('dialog'))).toContain(words)
      await press('button', common.confirm)
      await browser.clock.advance(times.leaveAnimation)
      const password = field(login.password)
      const describedBy = (password.getAttribute('aria-describedby') ?? '').split(' ')
      const description = describedBy.map((id) => document.getElementById(id)?.textContent).join(' ')
      expect([isInvalid(login.password), description]).toEqual([true, words])
      expect(document.activeElement).toBe(password)
      expect(field(login.userName).value).toBe('minhanh88')
      await type(login.password, 'Lucky-7789')
      expect(isInvalid(login.password)).toBe(false)
    },
  )

  it('with a wrong password leads to a new one, for the name that was typed', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('login', refusal({ status: 401 })),
    })
    await fillLogin()
    await submit()
    expect(pageText(get('dialog'))).toContain(errors.checkPassword)
    await press('button', login.forgotten)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([english.forgotten.title])
    expect(field(english.forgotten.userName).value).toBe('minhanh88')
  })

  it('says the same of a wrong password and of a name that nobody has (I8.07, D202)', async () => {
    const { browser } = await openLogin()
    await fillLogin()
    const answers = [
      refusal({ code: 'login.cred.err', message: 'Wrong password' }),
      refusal({ code: 'not.exists.user', message: 'No such user' }),
    ]
    const notices: string[] = []
    for (const answer of answers) {
      browser.http.answer('login', answer)
      await submit()
      notices.push(pageText(get('dialog')))
      await press('button', common.confirm)
      await browser.clock.advance(times.leaveAnimation)
    }
    expect(notices[0]).toContain(errors.wrongCredentials)
    expect(notices[1]).toBe(notices[0])
  })

  it('that the network lost is sent again by "try again", with what was typed (F047)', async () => {
    const { browser } = await openLogin({ prepare: ({ http }) => http.answer('login', failure('network')) })
    await fillLogin()
    await submit()
    browser.http.answer('login', success({ token: 't', userName: 'minhanh88' }))
    await press('button', common.retry)
    expect([location.pathname, browser.http.requestsTo('login').length]).toEqual(['/m/home', 2])
  })

  it('with a 502 shows no message; the button offers to try again, until it is answered (I8.04, F039)', async () => {
    const { browser } = await openLogin({ prepare: ({ http }) => http.answer('login', html(502)) })
    await fillLogin()
    await submit()
    expect(all('dialog')).toEqual([])
    browser.http.answer('login', refusal({ message: 'No' }))
    await press('button', common.retry)
    expect(browser.http.requestsTo('login')).toHaveLength(2)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(find('button', login.submit)).toBeDefined()
  })
})

describe('a login that waits before its call', () => {
  it.each<[string, SiteOptions, string]>([
    ['the key of the platform', {}, 'rsaKey'],
    ['whether a captcha is required', { manifest: { flags: { LOGINCAPTCHA3: 'server' } } }, 'whitelabel'],
  ])('can be cancelled at once while it waits for %s, and tried again (F038)', async (_, options, call) => {
    const reply = call === 'rsaKey' ? success(publicKey) : success({})
    const { browser } = await openLogin({
      ...options,
      prepare: ({ http }) => http.answer(call, reply, 20_000),
    })
    await fillLogin()
    await submit()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(toastText()).toBe(login.cancelled)
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
    await browser.clock.advance(20_000)
    expect([browser.http.requestsTo('login'), all('dialog')]).toEqual([[], []])
    browser.http.answer(call, reply)
    await submit()
    expect([location.pathname, browser.http.requestsTo('login').length]).toEqual(['/m/home', 1])
  })

  it('is still sent after an earlier one was cancelled: nothing opens over the form meanwhile (F038)', async () => {
    const running = await openLogin({
      prepare: ({ http }) => http.answer('rsaKey', success(publicKey), 20_000),
    })
    const { clock } = running.browser
    await fillLogin()
    await submit()
    await clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    await submit()
    expect(running.site.store.get(sendingFormsAtom)).toBe(1)
    await clock.advance(20_000)
    expect([location.pathname, running.site.store.get(sendingFormsAtom)]).toEqual(['/m/home', 0])
  })

  it('shows no message about a key that never arrives after it was cancelled (F038)', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('rsaKey', success(publicKey), 60_000),
    })
    await fillLogin()
    await submit()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    await browser.clock.advance(60_000)
    expect([all('dialog'), field(login.userName).value]).toEqual([[], 'minhanh88'])
  })
})

describe('a login whose flags failed to load', () => {
  const requiresCaptcha = (later: Reply, after = 0): Promise<RunningSite> =>
    openLogin({
      manifest: { flags: { LOGINCAPTCHA3: 'server' } },
      prepare({ http }) {
        http.answer('whitelabel', html(502))
        http.answer('captchaImage', success({ id: '1', image: 'data:image/png;base64,iVBORw0KGgo=' }))
      },
    }).then((running) => {
      running.browser.http.answer('whitelabel', later, after)
      return running
    })

  it('asks for them again first, and shows the captcha that the platform wants (I4.43, F039)', async () => {
    const { browser } = await requiresCaptcha(success({ LOGINCAPTCHA3: true }))
    await fillLogin()
    await submit()
    expect(pageText(get('dialog'))).toContain(common.captchaFirst)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(browser.http.requestsTo('login')).toEqual([])
    expect(pageText()).toContain(captcha.why)
    await type(captcha.pictureLabel, 'aB3xy')
    await submit()
    expect([location.pathname, browser.http.requestsTo('login').length]).toEqual(['/m/home', 1])
  })

  it('is sent without a captcha when they do not come in time either', async () => {
    const { browser } = await requiresCaptcha(success({ LOGINCAPTCHA3: true }), 60_000)
    await fillLogin()
    await submit()
    expect(browser.http.requestsTo('login')).toEqual([])
    await browser.clock.advance(times.slowThreshold)
    expect([location.pathname, browser.http.requestsTo('login').length]).toEqual(['/m/home', 1])
  })
})

describe('a slow login', () => {
  const openWithSlowLogin = () =>
    openLogin({
      prepare: ({ http }) => http.answer('login', success({ token: 'late', userName: 'minhanh88' }), 20_000),
    })

  it('shows that it is busy, and can be cancelled after five seconds (F038)', async () => {
    const { browser } = await openWithSlowLogin()
    await fillLogin()
    await submit()
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
    await browser.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await browser.clock.advance(1)
    expect(pageText()).toContain(common.slowCancelText)
    await press('button', common.cancel)
    expect(toastText()).toBe(login.cancelled)
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
    expect(field(login.userName).value).toBe('minhanh88')
    await browser.clock.advance(30_000)
    expect([location.pathname, browser.storage.read('session'), all('dialog').length]).toEqual([
      '/m/login',
      undefined,
      0,
    ])
  })

  it('is aborted when the page is left', async () => {
    const { browser, site } = await openWithSlowLogin()
    await fillLogin()
    await submit()
    await actAndSettle(() => site.go('/m/home'))
    await browser.clock.advance(30_000)
    expect([browser.storage.read('session'), location.pathname]).toEqual([undefined, '/m/home'])
  })

  it('times out after 30 s with a message, and keeps what was typed (F038, I9.01)', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('login', success({ token: 't' }), 60_000),
    })
    await fillLogin()
    await submit()
    await browser.clock.advance(30_000)
    expect(pageText(get('dialog'))).toContain(errors.timeout)
    expect(coveredField(login.userName).value).toBe('minhanh88')
  })
})

describe('an insecure connection', () => {
  it('is never used for a password: the page links to the secure site instead (F056, F060)', async () => {
    await openLogin({ prepare: ({ page }) => Object.assign(page, { secure: false, https: false }) })
    expect(document.querySelector('form')).toBeNull()
    expect(get('link', login.openSecure).getAttribute('href')).toBe('https://www.hongvan.example/m/login')
  })

  it('links to the secure site with the URL’s referral codes (F056, I9.25)', async () => {
    await openLogin({
      path: '/m/login?affiliateCode=a%201&r=9',
      prepare: ({ page }) => Object.assign(page, { secure: false, https: false }),
    })
    const secure = new URL(get('link', login.openSecure).getAttribute('href') ?? '')
    expect(Object.fromEntries(secure.searchParams)).toEqual({ affiliateCode: 'a 1', r: '9' })
  })
})
