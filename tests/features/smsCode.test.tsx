// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import type { Captcha } from '../../runtime/contract/services'
import { features } from '../../runtime/features'
import { ChunkLoadError } from '../../runtime/kit/code/lazyCode'
import { SignInFailure } from '../../runtime/rules/identity/signInFailure'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { failure, refusal, success } from '../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, field, isInvalid, press, type RunningSite, type } from '../support/site'
import { lastVerification, openSecondFactor, submitSecondFactor } from './secondFactor/secondFactorForm'

const { secondFactor, common, signIn, errors } = english

/** All features, with a captcha that is required only for SMS codes. */
const withCaptcha = (fields: Captcha['getFields']): readonly Feature[] => [
  ...features.filter(({ services }) => !services?.captcha),
  {
    id: 'captcha',
    when: true,
    services: {
      captcha: async () => ({
        default: () => ({
          isRequired: (purpose) => purpose === 'sms',
          getFields: async (purpose) => (purpose === 'sms' ? fields(purpose) : {}),
          invalidate: () => undefined,
        }),
      }),
    },
  },
]

describe('the SMS code of a second factor', () => {
  const openSms = async (options: Parameters<typeof openSecondFactor>[0] = {}): Promise<RunningSite> => {
    const running = await openSecondFactor(options)
    await press('tab', secondFactor.smsTab)
    return running
  }
  const sendCode = (): Promise<void> => press('button', common.sendCode)
  const countdownLabel = (): string | undefined => namesOf('button').find((name) => /^New code in/.test(name))
  const countdownText = (seconds: number): string =>
    (seconds === 1 ? common.resendCodeIn_one : common.resendCodeIn_other).replace(
      '{{count}}',
      String(seconds),
    )
  const sentRequests = ({ browser }: RunningSite): unknown[] =>
    browser.http.requestsTo('sendSms').map(({ body }) => JSON.parse(body ?? ''))

  it('is sent to the number with its dialling code (I7.08)', async () => {
    const running = await openSms()
    await type(common.mobileNum, ' 903100500 ')
    await sendCode()
    expect(sentRequests(running)).toEqual([
      { countryDialingCode: '84', mobileNum: '903100500', username: 'minhanh88' },
    ])
    expect(pageText(get('dialog'))).toContain(common.codeSent)
  })

  it('is sent to the selected country, by default the detected one (I2.16, F104)', async () => {
    const running = await openSms({ manifest: { flags: { UPDATEMOBILEICC3: true } } })
    expect(pageText(get('button', /\+/))).toContain('+84')
    await press('button', /\+/)
    await actAndSettle(() => get('option', /Brazil/).click())
    await running.browser.clock.advance(times.leaveAnimation)
    await type(common.mobileNum, '11987654321')
    await sendCode()
    expect(sentRequests(running)).toMatchObject([{ countryDialingCode: '55', mobileNum: '11987654321' }])
  })

  it('can be requested without a list of countries (F104)', async () => {
    const running = await openSms({ prepare: ({ http }) => http.answer('country', failure('network')) })
    expect(find('button', /\+/)).toBeUndefined()
    await type(common.mobileNum, '903100500')
    await sendCode()
    expect(sentRequests(running)).toMatchObject([{ mobileNum: '903100500' }])
  })

  it.each(['', '   '])(
    'is not sent to the number %j: its field is marked as invalid and has the focus (I5.15)',
    async (number) => {
      const running = await openSms()
      await type(common.mobileNum, number)
      await sendCode()
      expect(sentRequests(running)).toEqual([])
      expect(isInvalid(common.mobileNum)).toBe(true)
      expect(document.activeElement).toBe(field(common.mobileNum))
    },
  )

  it.each([
    [{ expirationTime: 40 }, 40],
    [{ expirationTime: '33' }, 33],
    [{}, 60],
  ])(
    'can be requested again when the server’s %j allows it: after %i s (I3.12, I4.49)',
    async (reply, seconds) => {
      const running = await openSms({ prepare: ({ http }) => http.answer('sendSms', success(reply)) })
      await type(common.mobileNum, '903100500')
      await sendCode()
      expect(countdownLabel()).toBe(countdownText(seconds))
      await running.browser.clock.advance(1000)
      expect(countdownLabel()).toBe(countdownText(seconds - 1))
      await running.browser.clock.advance((seconds - 2) * 1000)
      expect(countdownLabel()).toBe(countdownText(1))
      await press('button', countdownText(1))
      expect(sentRequests(running)).toHaveLength(1)
      await running.browser.clock.advance(1000)
      expect(countdownLabel()).toBeUndefined()
      await press('button', common.resendCode)
      expect(sentRequests(running)).toHaveLength(2)
      expect(countdownLabel()).toBe(countdownText(seconds))
    },
  )

  it('is sent once when it is requested twice at zero (F099)', async () => {
    const running = await openSms({
      prepare: ({ http }) => http.answer('sendSms', success({ expirationTime: 30 })),
    })
    await type(common.mobileNum, '903100500')
    await sendCode()
    await running.browser.clock.advance(30_000)
    await actAndSettle(() => {
      const button = get('button', common.resendCode)
      button.click()
      button.click()
    })
    expect(sentRequests(running)).toHaveLength(2)
  })

  it("keeps its countdown correct when the device's clock is set forward or back (F098)", async () => {
    const { browser } = await openSms()
    await type(common.mobileNum, '903100500')
    await sendCode()
    for (const [secondsLeft, wrongTime] of [
      [89, Date.UTC(2035, 0)],
      [88, 0],
    ] as const) {
      Object.assign(browser.clock, { now: () => wrongTime })
      await browser.clock.advance(1000)
      expect(countdownLabel()).toBe(countdownText(secondsLeft))
    }
  })

  it('has no countdown left, and no negative one, after the device was asleep (F098)', async () => {
    const { browser } = await openSms()
    await type(common.mobileNum, '903100500')
    await sendCode()
    const { monotonic } = browser.clock
    Object.assign(browser.clock, { monotonic: () => monotonic() + 8 * 3_600_000 })
    await browser.clock.advance(1000)
    expect(countdownLabel()).toBeUndefined()
    expect(find('button', common.resendCode)).toBeDefined()
  })

  it('keeps its countdown running while another tab is open (I4.49)', async () => {
    const running = await openSms()
    await type(common.mobileNum, '903100500')
    await sendCode()
    await press('tab', secondFactor.emailTab)
    await running.browser.clock.advance(2500)
    await press('tab', secondFactor.smsTab)
    expect(countdownLabel()).toBe(countdownText(88))
    expect(field(common.mobileNum).value).toBe('903100500')
  })

  it('can be requested at once for another number, but not for the same one (I4.49)', async () => {
    const running = await openSms()
    await type(common.mobileNum, '903100599')
    await sendCode()
    expect(countdownLabel()).toBe(countdownText(90))
    await type(common.mobileNum, '903100500')
    expect([countdownLabel(), pageText(get('dialog')).includes(common.codeSent)]).toEqual([undefined, false])
    await sendCode()
    expect(sentRequests(running)).toMatchObject([{ mobileNum: '903100599' }, { mobileNum: '903100500' }])
    await type(common.mobileNum, '+84 0903 100 599')
    expect(countdownLabel()).toBe(countdownText(90))
  })

  it('that takes too long can be cancelled after five seconds, and requested again (F038)', async () => {
    const running = await openSms({
      prepare: ({ http }) => http.answer('sendSms', success({ expirationTime: 90 }), 20_000),
    })
    await type(common.mobileNum, '903100500')
    await sendCode()
    await running.browser.clock.advance(times.slowThreshold - 1)
    expect(find('button', common.cancel)).toBeUndefined()
    await running.browser.clock.advance(1)
    expect(pageText(get('dialog'))).toContain(common.slowCancelText)
    await press('button', common.cancel)
    expect([find('button', common.cancel), get('button', common.sendCode).getAttribute('aria-busy')]).toEqual(
      [undefined, null],
    )
    running.browser.http.answer('sendSms', success({ expirationTime: 90 }))
    await sendCode()
    await running.browser.clock.advance(30_000)
    expect([sentRequests(running).length, countdownLabel(), namesOf('dialog')]).toEqual([
      2,
      countdownText(60),
      [secondFactor.title],
    ])
  })

  it('that is cancelled while the captcha loads is not sent (F038)', async () => {
    const running = await openSms({ features: withCaptcha(() => new Promise(() => {})) })
    await type(common.mobileNum, '903100500')
    await sendCode()
    await running.browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(get('button', common.sendCode).getAttribute('aria-busy')).toBeNull()
    expect(sentRequests(running)).toEqual([])
  })

  it('that cannot be sent because the site’s code fails to load shows an error (F123)', async () => {
    const running = await openSms({
      features: withCaptcha(() => Promise.reject(new ChunkLoadError('retry'))),
    })
    await type(common.mobileNum, '903100500')
    await sendCode()
    expect(pageText(get('dialog'))).toContain(errors.network)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(get('button', common.sendCode).getAttribute('aria-busy')).toBeNull()
  })

  it('that cannot be sent shows an error, and can be requested again at once', async () => {
    const reply = refusal({ code: 'sms.number.err', message: 'Not your number' })
    const running = await openSms({ prepare: ({ http }) => http.answer('sendSms', reply) })
    await type(common.mobileNum, '903100500')
    await sendCode()
    expect(pageText(get('dialog'))).toContain('Not your number')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([countdownLabel(), field(common.mobileNum).value]).toEqual([undefined, '903100500'])
    await sendCode()
    expect(sentRequests(running)).toHaveLength(2)
  })

  it('has one field, which the phone can autofill', async () => {
    await openSms()
    expect(field(common.verificationCode).autocomplete).toBe('one-time-code')
    expect(all('textbox', common.verificationCode)).toHaveLength(1)
  })
})

describe('when Firebase sends the codes', () => {
  const firebase = { appId: 'a', apiKey: 'k', authDomain: 'sign-in.hongvan.example', projectId: 'p' }

  /** Opens the SMS tab and types a number, for a merchant whose codes are sent by Firebase. */
  const openSms = async (): Promise<RunningSite> => {
    const running = await openSecondFactor({
      manifest: {
        settings: { firebase: { from: 'server' } },
        hosts: { frame: [firebase.authDomain] },
      },
      prepare: ({ http }) => http.answer('settings', success({ sms: { firebase: true, ...firebase } })),
    })
    await press('tab', secondFactor.smsTab)
    await type(common.mobileNum, '0903100500')
    return running
  }
  const submitCode = async (code: string): Promise<void> => {
    await type(common.verificationCode, code)
    await submitSecondFactor()
  }

  it('the code is requested there, with the full number, and again after 60 s (I3.11, I4.49, I9.08)', async () => {
    const { browser } = await openSms()
    expect(pageText(get('button', /\+/))).toContain('+84')
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toEqual(['+84903100500'])
    expect(browser.http.requestsTo('sendSms')).toEqual([])
    expect(namesOf('button')).toContain('New code in 60 seconds')
    await browser.clock.advance(60_000)
    await press('button', common.resendCode)
    expect(browser.firebase.codesSent).toHaveLength(2)
  })

  it('the verification has the id token of the phone (I3.11, I4.08)', async () => {
    const running = await openSms()
    await press('button', common.sendCode)
    await submitCode(running.browser.firebase.rightCode)
    expect(lastVerification(running)).toMatchObject({
      method: 'S',
      mobileNum: '903100500',
      verificationCode: '123456',
      firebaseIdToken: 'phone-token',
    })
    expect(pageText(get('dialog'))).toContain(secondFactor.success)
  })

  it.each<[string, boolean, string]>([
    ['a wrong code', true, signIn.wrongCode],
    ['a code that was never sent', false, signIn.expiredCode],
  ])(
    '%s shows an error, the number stays and the code is cleared (I8.10, I8.11, F102)',
    async (_, requestsCode, message) => {
      const { browser } = await openSms()
      if (requestsCode) await press('button', common.sendCode)
      await submitCode('000000')
      expect(pageText(get('dialog'))).toContain(message)
      await press('button', common.confirm)
      await browser.clock.advance(times.leaveAnimation)
      expect([field(common.mobileNum).value, field(common.verificationCode).value]).toEqual([
        '0903100500',
        '',
      ])
      expect(document.activeElement).toBe(field(common.verificationCode))
      expect(browser.http.requestsTo('loginVerification')).toEqual([])
    },
  )

  it('the code that was sent verifies no other number (I4.33)', async () => {
    const running = await openSms()
    await press('button', common.sendCode)
    await type(common.mobileNum, '0903100599')
    await submitCode(running.browser.firebase.rightCode)
    expect(pageText(get('dialog'))).toContain(signIn.expiredCode)
    expect(running.browser.http.requestsTo('loginVerification')).toEqual([])
  })

  it('the code may be typed in the digits of the member’s keyboard (I3.11)', async () => {
    const running = await openSms()
    await press('button', common.sendCode)
    await submitCode('۱۲۳۴۵۶')
    expect(lastVerification(running)).toMatchObject({
      verificationCode: '123456',
      firebaseIdToken: 'phone-token',
    })
  })

  it('a number that Firebase refuses shows an error, and a code can be requested at once (I8.11)', async () => {
    const { browser } = await openSms()
    browser.firebase.failure = new SignInFailure('auth/too-many-requests', 'slow down')
    await press('button', common.sendCode)
    expect(pageText(get('dialog'))).toContain(signIn.tooMany)
    expect(pageText(get('dialog'))).toContain('auth/too-many-requests')
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    browser.firebase.failure = undefined
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toHaveLength(1)
  })

  it('a verification that failed for the network is sent again without another code', async () => {
    const running = await openSms()
    const { browser } = running
    await press('button', common.sendCode)
    browser.http.answer('loginVerification', failure('network'))
    await submitCode(browser.firebase.rightCode)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    browser.firebase.failure = new SignInFailure('auth/code-expired', '')
    browser.http.answer('loginVerification', success({ id: 7, token: 'token-7', userName: 'minhanh88' }))
    await submitSecondFactor()
    expect(lastVerification(running)).toMatchObject({ firebaseIdToken: 'phone-token' })
    expect(pageText(get('dialog'))).toContain(secondFactor.success)
  })
})
