// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as limits from '../../runtime/tables/limits'
import english from '../../runtime/text/EN.json'
import { success } from '../support/fakes/replies'
import { pageText } from '../support/screen'
import { field, isInvalid, press, type RunningSite, submit, type } from '../support/site'
import { fillLogin, openLogin } from './login/loginForm'
import { openWithSentCode } from './phoneCode/phoneCodeForm'
import { fillRegistration, openRegister, sentBodies } from './register/registerForm'
import { lastVerification, openSecondFactor, submitSecondFactor } from './secondFactor/secondFactorForm'

const { common, login, forgotten, secondFactor } = english

const openMobileRegister = (): Promise<RunningSite> =>
  openRegister({
    registration: { methods: ['mobile'], smsCode: true },
    manifest: { settings: { mobileNumberPassword: true } },
    prepare: ({ http }) => http.answer('sendSmsVisitor', success({ expirationTime: 90 })),
  })

const lastBody = ({ browser }: RunningSite, call: string) =>
  JSON.parse(browser.http.requestsTo(call).at(-1)?.body ?? 'null')

const tooLong = (limit: number): string => common.tooLong.replace('{{limit}}', String(limit))
const codeLength = common.codeLength.replace('{{digits}}', '6')

describe('a number in the registration', () => {
  it.each([
    ['0084 912 345 678', '912345678'],
    ['84912345678', '912345678'],
    ['\u202a+84 (0) 912\u2011345\u2011678\u202c', '912345678'],
    ['۰۹۱۲ ۳۴۵ ۶۷۸', '912345678'],
  ])(
    'typed as %j is sent as %s, for the code and for the account (F103, I7.14, I7.16)',
    async (typed, sent) => {
      const running = await openMobileRegister()
      await type(common.mobileNum, typed)
      await press('button', common.sendCode)
      const number = { countryDialingCode: '84', mobileNum: sent }
      expect(lastBody(running, 'sendSmsVisitor')).toMatchObject(number)
      await type(common.verificationCode, '123456')
      await type(login.password, 'Rosy cloud 7')
      await submit()
      expect(sentBodies(running, 'registerMobile')).toMatchObject([number])
    },
  )

  it.each([
    ['abc', common.mobileNumLetters],
    ['0912 345', common.mobileNumShort],
    ['0912 345 678 901', common.mobileNumLong],
    ['+55 11 98765-4321', common.mobileNumOtherCountry.replace('{{code}}', '\u2066+84\u2069')],
  ])('typed as %j is not sent: %s (F103)', async (typed, error) => {
    const running = await openMobileRegister()
    await type(common.mobileNum, typed)
    await press('button', common.sendCode)
    expect([pageText().includes(error), isInvalid(common.mobileNum)]).toEqual([true, true])
    expect(document.activeElement).toBe(field(common.mobileNum))
    await type(login.password, 'Rosy cloud 7')
    await submit()
    const sent = ['sendSmsVisitor', 'registerMobile'].flatMap((call) => running.browser.http.requestsTo(call))
    expect([sent, pageText().includes(error)]).toEqual([[], true])
    expect(field(common.mobileNum).value).toBe(typed)
  })
})

describe('a code', () => {
  const pasted = [
    '\u200e123\u200b-456\u200f',
    '123–456',
    ' 123 456\u00a0',
    '١٢٣٤٥٦',
    '１２３４５６',
    '۱۲۳-۴۵۶',
  ]

  it.each(pasted)('pasted as %j is its six digits, in the registration (I7.16)', async (text) => {
    const running = await openMobileRegister()
    await type(common.mobileNum, '912345678')
    await type(common.verificationCode, text)
    expect(field(common.verificationCode).value).toBe('123456')
    await type(login.password, 'Rosy cloud 7')
    await submit()
    expect(sentBodies(running, 'registerMobile')).toMatchObject([{ verificationCode: '123456' }])
  })

  it.each(pasted)('pasted as %j is its six digits, in the second factor (I3.11, I5.14)', async (text) => {
    const running = await openSecondFactor({ methods: ['ga'] })
    await type(secondFactor.authCode, text)
    await submitSecondFactor()
    expect(lastVerification(running)).toMatchObject({ method: 'G', authCode: '123456' })
  })

  it('filled in without an event is read in the second factor (F087)', async () => {
    const running = await openSecondFactor({ methods: ['ga'] })
    field(secondFactor.authCode).value = '123-456'
    await submitSecondFactor()
    expect(lastVerification(running)).toMatchObject({ authCode: '123456' })
  })

  it('pasted with dashes logs in by SMS (I4.32)', async () => {
    const running = await openWithSentCode()
    await type(common.verificationCode, '\u200e123-456')
    await press('button', login.submit)
    expect(running.browser.http.requestsTo('loginSocial')).toHaveLength(1)
  })

  it.each(['12345', '1234567'])('of another length is neither cut nor sent: %s (F101)', async (typed) => {
    const running = await openSecondFactor({ methods: ['ga'] })
    await type(secondFactor.authCode, typed)
    await submitSecondFactor()
    expect([field(secondFactor.authCode).value, pageText().includes(codeLength)]).toEqual([typed, true])
    expect(running.browser.http.requestsTo('loginVerification')).toEqual([])
  })
})

describe('a text that is too long', () => {
  it('is kept as typed; the login says so and sends nothing', async () => {
    const { browser } = await openLogin()
    const long = 'n'.repeat(limits.userName + 1)
    await fillLogin(long, 'p'.repeat(limits.password + 1))
    expect(
      [tooLong(limits.userName), tooLong(limits.password)].map((text) => pageText().includes(text)),
    ).toEqual([true, true])
    await submit()
    expect([field(login.userName).value, browser.http.requestsTo('login')]).toEqual([long, []])
    expect(document.activeElement).toBe(field(login.userName))
  })

  it('is refused by the registration, and the form can be sent once it is corrected', async () => {
    const running = await openRegister()
    await fillRegistration('n'.repeat(limits.userName + 1))
    await submit()
    expect(sentBodies(running)).toEqual([])
    await fillRegistration()
    await submit()
    expect(sentBodies(running)).toHaveLength(1)
  })

  it('is refused where a password is reset by email', async () => {
    const { browser } = await openLogin()
    await press('button', login.forgotten)
    await type(forgotten.userName, 'minhanh88')
    await type(forgotten.email, `${'a'.repeat(limits.email)}@b.example`)
    await press('button', forgotten.sendMail)
    expect([isInvalid(forgotten.email), pageText().includes(tooLong(limits.email))]).toEqual([true, true])
    expect(browser.http.requestsTo('forgottenByEmail')).toEqual([])
  })
})

describe('a user name that was pasted with invisible marks, or typed in full width,', () => {
  it.each(['\u200bthuha99\u00ad', '\u2066thuha99\u2069', ' \ufeffthuha99', 'ｔｈｕｈａ９９'])(
    '%j is registered and checked as thuha99; the password stays as it is (I7.28)',
    async (typed) => {
      const running = await openRegister()
      const password = '\u200bＲosy cloud 7'
      await fillRegistration(typed, password)
      await submit()
      expect(sentBodies(running)).toMatchObject([{ username: 'thuha99', password }])
      for (const { query } of running.browser.http.requestsTo('checkUserName'))
        expect(query.get('username')).toBe('thuha99')
    },
  )

  it('logs in as without them', async () => {
    const running = await openLogin()
    await fillLogin('\u202aminhanh88\u202c', 'Lucky-7788')
    await submit()
    expect(sentBodies(running, 'login')).toMatchObject([{ username: 'minhanh88', password: 'Lucky-7788' }])
  })
})
