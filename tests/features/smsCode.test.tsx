// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import type { Captcha } from '../../runtime/contract/services'
import { features } from '../../runtime/features'
import { CodeMissing } from '../../runtime/kit/lazyCode'
import { SignInFailure } from '../../runtime/rules/identity/signInFailure'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good, refused } from '../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, type RunningSite } from '../support/site'
import { field, fill, isMarked } from './reach'
import { askedForMore, confirm, proof } from './secondFactorForm'

const { secondFactor, common, signIn, errors } = english

/** A captcha of its own for codes by SMS. */
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

describe('the code of a second factor by SMS', () => {
  const onSms = async (more: Parameters<typeof askedForMore>[0] = {}): Promise<RunningSite> => {
    const running = await askedForMore(more)
    await press('tab', secondFactor.smsTab)
    return running
  }
  const send = (): Promise<void> => press('button', common.sendCode)
  const counting = (): string | undefined => namesOf('button').find((name) => /^New code in/.test(name))
  const inSeconds = (seconds: number): string =>
    (seconds === 1 ? common.resendCodeIn_one : common.resendCodeIn_other).replace(
      '{{count}}',
      String(seconds),
    )
  const sent = ({ browser }: RunningSite): unknown[] =>
    browser.http.requestsTo('sendSms').map(({ body }) => JSON.parse(body ?? ''))

  it('goes to the number with its dialling code (I7.08)', async () => {
    const running = await onSms()
    await fill(common.mobileNum, ' 903100500 ')
    await send()
    expect(sent(running)).toEqual([
      { countryDialingCode: '84', mobileNum: '903100500', username: 'minhanh88' },
    ])
    expect(pageText(get('dialog'))).toContain(common.codeSent)
  })

  it('goes to the country that was chosen, the detected one at first (I2.16, F104)', async () => {
    const running = await onSms({ manifest: { flags: { UPDATEMOBILEICC3: true } } })
    expect(pageText(get('button', /\+/))).toContain('+84')
    await press('button', /\+/)
    await actAndSettle(() => get('option', /Brazil/).click())
    await running.browser.clock.advance(times.leaveAnimation)
    await fill(common.mobileNum, '11987654321')
    await send()
    expect(sent(running)).toMatchObject([{ countryDialingCode: '55', mobileNum: '11987654321' }])
  })

  it('can be asked for without a list of countries (F104)', async () => {
    const running = await onSms({ prepare: ({ http }) => http.answer('country', fails('network')) })
    expect(find('button', /\+/)).toBeUndefined()
    await fill(common.mobileNum, '903100500')
    await send()
    expect(sent(running)).toMatchObject([{ mobileNum: '903100500' }])
  })

  it.each(['', '   '])(
    'is not sent to the number %j: it is marked and has the focus (I5.15)',
    async (number) => {
      const running = await onSms()
      await fill(common.mobileNum, number)
      await send()
      expect(sent(running)).toEqual([])
      expect(isMarked(common.mobileNum)).toBe(true)
      expect(document.activeElement).toBe(field(common.mobileNum))
    },
  )

  it.each([
    [{ expirationTime: 4 }, 4],
    [{ expirationTime: '3' }, 3],
    [{}, 60],
  ])(
    'may be asked for again as the server says with %j: after %i s (I3.12, I4.49)',
    async (reply, seconds) => {
      const running = await onSms({ prepare: ({ http }) => http.answer('sendSms', good(reply)) })
      await fill(common.mobileNum, '903100500')
      await send()
      expect(counting()).toBe(inSeconds(seconds))
      await running.browser.clock.advance(1000)
      expect(counting()).toBe(inSeconds(seconds - 1))
      await running.browser.clock.advance((seconds - 2) * 1000)
      expect(counting()).toBe(inSeconds(1))
      await press('button', inSeconds(1))
      expect(sent(running)).toHaveLength(1)
      await running.browser.clock.advance(1000)
      expect(counting()).toBeUndefined()
      await press('button', common.resendCode)
      expect(sent(running)).toHaveLength(2)
      expect(counting()).toBe(inSeconds(seconds))
    },
  )

  it('is sent once when it is asked for twice at zero (F099)', async () => {
    const running = await onSms({
      prepare: ({ http }) => http.answer('sendSms', good({ expirationTime: 2 })),
    })
    await fill(common.mobileNum, '903100500')
    await send()
    await running.browser.clock.advance(2000)
    await actAndSettle(() => {
      const button = get('button', common.resendCode)
      button.click()
      button.click()
    })
    expect(sent(running)).toHaveLength(2)
  })

  it("counts on when the device's clock is set, forward or back (F098)", async () => {
    const { browser } = await onSms()
    await fill(common.mobileNum, '903100500')
    await send()
    for (const [left, wrong] of [
      [89, Date.UTC(2035, 0)],
      [88, 0],
    ] as const) {
      Object.assign(browser.clock, { now: () => wrong })
      await browser.clock.advance(1000)
      expect(counting()).toBe(inSeconds(left))
    }
  })

  it('is over, and not less than nothing, when the device has slept through it (F098)', async () => {
    const { browser } = await onSms()
    await fill(common.mobileNum, '903100500')
    await send()
    const { monotonic } = browser.clock
    Object.assign(browser.clock, { monotonic: () => monotonic() + 8 * 3_600_000 })
    await browser.clock.advance(1000)
    expect(counting()).toBeUndefined()
    expect(find('button', common.resendCode)).toBeDefined()
  })

  it('goes on counting while the member looks at another tab (I4.49)', async () => {
    const running = await onSms()
    await fill(common.mobileNum, '903100500')
    await send()
    await press('tab', secondFactor.emailTab)
    await running.browser.clock.advance(2500)
    await press('tab', secondFactor.smsTab)
    expect(counting()).toBe(inSeconds(88))
    expect(field(common.mobileNum).value).toBe('903100500')
  })

  it('need not wait for another number, and does for the same one (I4.49)', async () => {
    const running = await onSms()
    await fill(common.mobileNum, '903100599')
    await send()
    expect(counting()).toBe(inSeconds(90))
    await fill(common.mobileNum, '903100500')
    expect([counting(), pageText(get('dialog')).includes(common.codeSent)]).toEqual([undefined, false])
    await send()
    expect(sent(running)).toMatchObject([{ mobileNum: '903100599' }, { mobileNum: '903100500' }])
    await fill(common.mobileNum, '+84 0903 100 599')
    expect(counting()).toBe(inSeconds(90))
  })

  it('that takes long can be given up after five seconds, and asked for again (F038)', async () => {
    const running = await onSms({
      prepare: ({ http }) => http.answer('sendSms', good({ expirationTime: 90 }), 20_000),
    })
    await fill(common.mobileNum, '903100500')
    await send()
    await running.browser.clock.advance(times.slowThreshold - 1)
    expect(find('button', common.cancel)).toBeUndefined()
    await running.browser.clock.advance(1)
    expect(pageText(get('dialog'))).toContain(common.slowText)
    await press('button', common.cancel)
    expect([find('button', common.cancel), get('button', common.sendCode).getAttribute('aria-busy')]).toEqual(
      [undefined, null],
    )
    running.browser.http.answer('sendSms', good({ expirationTime: 90 }))
    await send()
    await running.browser.clock.advance(30_000)
    expect([sent(running).length, counting(), namesOf('dialog')]).toEqual([
      2,
      inSeconds(60),
      [secondFactor.title],
    ])
  })

  it('that is given up while the captcha is on its way is not sent (F038)', async () => {
    const running = await onSms({ features: withCaptcha(() => new Promise(() => {})) })
    await fill(common.mobileNum, '903100500')
    await send()
    await running.browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(get('button', common.sendCode).getAttribute('aria-busy')).toBeNull()
    expect(sent(running)).toEqual([])
  })

  it('that cannot be sent because code of the site does not come is told (F123)', async () => {
    const running = await onSms({ features: withCaptcha(() => Promise.reject(new CodeMissing('retry'))) })
    await fill(common.mobileNum, '903100500')
    await send()
    expect(pageText(get('dialog'))).toContain(errors.network)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(get('button', common.sendCode).getAttribute('aria-busy')).toBeNull()
  })

  it('that cannot be sent is told, and may be asked for at once', async () => {
    const reply = refused({ code: 'sms.number.err', message: 'Not your number' })
    const running = await onSms({ prepare: ({ http }) => http.answer('sendSms', reply) })
    await fill(common.mobileNum, '903100500')
    await send()
    expect(pageText(get('dialog'))).toContain('Not your number')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([counting(), field(common.mobileNum).value]).toEqual([undefined, '903100500'])
    await send()
    expect(sent(running)).toHaveLength(2)
  })

  it('has one field, which the phone can fill in', async () => {
    await onSms()
    expect(field(common.verificationCode).autocomplete).toBe('one-time-code')
    expect(all('textbox', common.verificationCode)).toHaveLength(1)
  })
})

describe('where codes come through Firebase', () => {
  const firebase = { appId: 'a', apiKey: 'k', authDomain: 'sign-in.hongvan.example', projectId: 'p' }

  /** The number is typed, in a merchant whose platform leaves codes to Firebase. */
  const onSms = async (): Promise<RunningSite> => {
    const running = await askedForMore({
      manifest: {
        settings: { firebase: { from: 'server' } },
        hosts: { frame: [firebase.authDomain] },
      },
      prepare: ({ http }) => http.answer('settings', good({ sms: { firebase: true, ...firebase } })),
    })
    await press('tab', secondFactor.smsTab)
    await fill(common.mobileNum, '0903100500')
    return running
  }
  const prove = async (code: string): Promise<void> => {
    await fill(common.verificationCode, code)
    await confirm()
  }

  it('the code is asked for there, with the whole number, and again after 60 s (I3.11, I4.49, I9.08)', async () => {
    const { browser } = await onSms()
    expect(pageText(get('button', /\+/))).toContain('+84')
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toEqual(['+84903100500'])
    expect(browser.http.requestsTo('sendSms')).toEqual([])
    expect(namesOf('button')).toContain('New code in 60 seconds')
    await browser.clock.advance(60_000)
    await press('button', common.resendCode)
    expect(browser.firebase.codesSent).toHaveLength(2)
  })

  it('the proof carries the id token of the phone (I3.11, I4.08)', async () => {
    const running = await onSms()
    await press('button', common.sendCode)
    await prove(running.browser.firebase.rightCode)
    expect(proof(running)).toMatchObject({
      method: 'S',
      mobileNum: '0903100500',
      verificationCode: '123456',
      firebaseIdToken: 'phone-token',
    })
    expect(pageText(get('dialog'))).toContain(secondFactor.success)
  })

  it.each<[string, boolean, string]>([
    ['a wrong code', true, signIn.wrongCode],
    ['a code that nobody has sent', false, signIn.expiredCode],
  ])(
    '%s is told, the number stays and the code is typed anew (I8.10, I8.11, F102)',
    async (_, sends, told) => {
      const { browser } = await onSms()
      if (sends) await press('button', common.sendCode)
      await prove('000000')
      expect(pageText(get('dialog'))).toContain(told)
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

  it('the code that was sent proves no other number (I4.33)', async () => {
    const running = await onSms()
    await press('button', common.sendCode)
    await fill(common.mobileNum, '0903100599')
    await prove(running.browser.firebase.rightCode)
    expect(pageText(get('dialog'))).toContain(signIn.expiredCode)
    expect(running.browser.http.requestsTo('loginVerification')).toEqual([])
  })

  it('the code may be typed in the digits of the member’s keyboard (I3.11)', async () => {
    const running = await onSms()
    await press('button', common.sendCode)
    await prove('۱۲۳۴۵۶')
    expect(proof(running)).toMatchObject({ verificationCode: '123456', firebaseIdToken: 'phone-token' })
  })

  it('a number that Firebase refuses is told, and a code may be asked for at once (I8.11)', async () => {
    const { browser } = await onSms()
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

  it('a proof that the network has stopped is sent again without another code', async () => {
    const running = await onSms()
    const { browser } = running
    await press('button', common.sendCode)
    browser.http.answer('loginVerification', fails('network'))
    await prove(browser.firebase.rightCode)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    browser.firebase.failure = new SignInFailure('auth/code-expired', '')
    browser.http.answer('loginVerification', good({ id: 7, token: 'token-7', userName: 'minhanh88' }))
    await confirm()
    expect(proof(running)).toMatchObject({ firebaseIdToken: 'phone-token' })
    expect(pageText(get('dialog'))).toContain(secondFactor.success)
  })
})
