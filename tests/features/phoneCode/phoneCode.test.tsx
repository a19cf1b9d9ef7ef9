// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SignInFailure } from '../../../runtime/rules/identity/signInFailure'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, refusal, success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { all, find, get, namesOf, pageText, toastText } from '../../support/screen'
import { actAndSettle, back, field, isInvalid, press, type RunningSite, type } from '../../support/site'
import { openPhoneLogin, openPhoneSheet, openSheet, openWithSentCode, withProject } from './phoneCodeForm'

const { common, login, phoneCode, signIn } = english

const countdownLabel = (): string | undefined => namesOf('button').find((name) => /^New code in/.test(name))
const countdownText = (seconds: number): string =>
  (seconds === 1 ? common.resendCodeIn_one : common.resendCodeIn_other).replace('{{count}}', String(seconds))
const socialLogins = ({ browser }: RunningSite): unknown[] =>
  browser.http.requestsTo('loginSocial').map(({ body }) => JSON.parse(body ?? ''))
const logIn = async (code: string): Promise<void> => {
  await type(common.verificationCode, code)
  await press('button', login.submit)
}
const dialogText = (): string => pageText(get('dialog'))

describe('the button for a code by SMS', () => {
  it.each(['/m/login', '/m/register'])(
    'is below the form of %s when Firebase sends the codes (I2.18)',
    async (path) => {
      await openPhoneLogin({ path })
      expect(location.pathname).toBe(path)
      expect(find('button', phoneCode.title)).toBeDefined()
    },
  )

  it.each([
    ['the platform sends codes itself', { sms: { firebase: false } }, withProject],
    ['nothing says who sends codes', {}, withProject],
    ['there is no project', { sms: { firebase: true } }, {}],
    ['the manifest does not allow the project', { sms: { firebase: true } }, { ...withProject, hosts: {} }],
  ])('is absent when %s (I3.34, I4.37)', async (_, settings, manifest) => {
    await openPhoneLogin({
      manifest,
      prepare: ({ http }) => http.answer('settings', success(settings)),
    })
    expect(get('button', login.submit)).toBeDefined()
    expect(find('button', phoneCode.title)).toBeUndefined()
    for (const line of takeConsole()) expect(line).toContain('does not list sign-in.hongvan.example')
  })

  it('loads nothing of Firebase until a code is requested', async () => {
    const { browser } = await openPhoneSheet()
    expect(browser.firebase.prepared).toEqual([])
  })
})

describe('a code by SMS', () => {
  it.each([
    ['903100500', '+84903100500'],
    ['0903 100 500', '+84903100500'],
    ['+55 11 98765-4321', '+5511987654321'],
  ])('for the number %j goes to %s (I4.31)', async (typed, number) => {
    const { browser } = await openWithSentCode({}, typed)
    expect(browser.firebase.codesSent).toEqual([number])
    expect(browser.firebase.prepared).toMatchObject([{ config: { projectId: 'hongvan' }, language: 'en' }])
    expect(dialogText()).toContain(common.codeSent)
    expect(document.activeElement).toBe(field(common.verificationCode))
  })

  it('that is correct logs in, as channel phone (I4.31, I4.32)', async () => {
    const running = await openWithSentCode()
    await logIn('123456')
    expect(socialLogins(running)).toMatchObject([
      { type: 'firebase', firebaseChannel: 'phone', firebaseIdToken: 'phone-token' },
    ])
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7', userName: 'minhanh88' })
  })

  it('may be typed in the digits of the member’s keyboard (I4.32)', async () => {
    const running = await openWithSentCode()
    await logIn('۱۲۳۴۵۶')
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('is requested by Enter in the number, and logs in by Enter in the code', async () => {
    const running = await openPhoneSheet()
    await type(common.mobileNum, '903100500')
    const submit = () => actAndSettle(() => field(common.mobileNum).form?.requestSubmit())
    await submit()
    expect(running.browser.firebase.codesSent).toEqual(['+84903100500'])
    await type(common.verificationCode, '123456')
    await submit()
    expect(socialLogins(running)).toHaveLength(1)
  })

  it.each([
    ['', common.mobileNumMissing],
    ['   ', common.mobileNumMissing],
    ['0', common.mobileNumShort],
    ['(-)', common.mobileNumMissing],
    ['abc', common.mobileNumLetters],
    ['+84 91234567890', common.mobileNumLong],
  ])('is not sent to the number %j: the field shows %j and has the focus', async (typed, message) => {
    const { browser } = await openWithSentCode({}, typed)
    expect(browser.firebase.codesSent).toEqual([])
    expect([isInvalid(common.mobileNum), dialogText().includes(message)]).toEqual([true, true])
    expect(document.activeElement).toBe(field(common.mobileNum))
  })

  it('requires the country code in the number when there is no list of countries (I4.31, F104)', async () => {
    const prepare = ({ browser }: { browser: RunningSite['browser'] }) =>
      browser.http.answer('country', failure('network'))
    const { browser } = await openWithSentCode({ prepare: (fake) => prepare({ browser: fake }) })
    expect([browser.firebase.codesSent, isInvalid(common.mobileNum)]).toEqual([[], true])
    await type(common.mobileNum, '+84 903 100 500')
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toEqual(['+84903100500'])
  })

  it('is not sent in a private window, and a toast says why (I4.36)', async () => {
    const { browser } = await openWithSentCode({
      prepare: (fake) => Object.assign(fake.privacy, { isPrivate: true }),
    })
    expect([browser.firebase.prepared, toastText()]).toEqual([[], signIn.incognito])
  })

  it('has one field, which the phone can autofill, and which is not submitted automatically (F101)', async () => {
    const running = await openWithSentCode()
    expect(all('textbox', common.verificationCode)).toHaveLength(1)
    expect(field(common.verificationCode).autocomplete).toBe('one-time-code')
    await type(common.verificationCode, '123456')
    await type(common.verificationCode, '12 34 57')
    expect([socialLogins(running), field(common.verificationCode).value]).toEqual([[], '123457'])
  })
})

describe('requesting another code', () => {
  it('is possible after 60 seconds (I4.49, I9.08)', async () => {
    const { browser } = await openWithSentCode()
    expect(countdownLabel()).toBe(countdownText(60))
    await browser.clock.advance(59_000)
    expect(countdownLabel()).toBe(countdownText(1))
    await press('button', countdownText(1))
    expect(browser.firebase.codesSent).toHaveLength(1)
    await browser.clock.advance(1000)
    await press('button', common.resendCode)
    expect(browser.firebase.codesSent).toHaveLength(2)
    expect([countdownLabel(), field(common.verificationCode).value]).toEqual([countdownText(60), ''])
  })

  it('sends only one code for two taps at zero (F099)', async () => {
    const { browser } = await openWithSentCode()
    await browser.clock.advance(times.resendCode)
    await actAndSettle(() => {
      const button = get('button', common.resendCode)
      button.click()
      button.click()
    })
    expect(browser.firebase.codesSent).toHaveLength(2)
  })

  it('keeps counting when the device’s clock is changed, and is never negative (F098)', async () => {
    const { browser } = await openWithSentCode()
    Object.assign(browser.clock, { now: () => 0 })
    await browser.clock.advance(1000)
    expect(countdownLabel()).toBe(countdownText(59))
    const { monotonic } = browser.clock
    Object.assign(browser.clock, { monotonic: () => monotonic() + 8 * 3_600_000 })
    await browser.clock.advance(1000)
    expect([countdownLabel(), find('button', common.resendCode) !== undefined]).toEqual([undefined, true])
  })

  it('is possible at once for another number', async () => {
    const { browser } = await openWithSentCode()
    await type(common.mobileNum, '903100501')
    expect(countdownLabel()).toBeUndefined()
    await press('button', common.resendCode)
    expect(browser.firebase.codesSent).toEqual(['+84903100500', '+84903100501'])
  })

  it('keeps the countdown and the number when the sheet was closed in between', async () => {
    const { browser } = await openWithSentCode()
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation + 2750)
    await openSheet()
    expect([countdownLabel(), field(common.mobileNum).value]).toEqual([countdownText(57), '903100500'])
    await logIn('123456')
    expect(location.pathname).toBe('/m/home')
  })
})

describe('a rejected code', () => {
  it('that is wrong can be corrected: code and number stay as they were (I8.11, F101)', async () => {
    const running = await openWithSentCode()
    await logIn('654321')
    expect(dialogText()).toContain(signIn.wrongCode)
    expect(dialogText()).toContain(signIn.code.replace('{{code}}', 'auth/invalid-verification-code'))
    expect([isInvalid(common.verificationCode), socialLogins(running)]).toEqual([true, []])
    expect(document.activeElement).toBe(field(common.verificationCode))
    expect([field(common.verificationCode).value, field(common.mobileNum).value]).toEqual([
      '654321',
      '903100500',
    ])
    await logIn('123456')
    expect(socialLogins(running)).toHaveLength(1)
  })

  it.each(['auth/code-expired', 'auth/too-many-requests', 'auth/invalid-verification-id'])(
    'with %s is cleared, its field has the focus, and a new one is offered at once (F102, I8.11)',
    async (code) => {
      const { browser } = await openWithSentCode()
      browser.firebase.failure = new SignInFailure(code, 'Because')
      await logIn('123456')
      expect(dialogText()).toContain(signIn.expiredCode)
      expect(dialogText()).toContain(signIn.code.replace('{{code}}', code))
      expect(dialogText()).toContain(signIn.reason.replace('{{reason}}', 'Because'))
      expect(field(common.verificationCode).value).toBe('')
      expect(document.activeElement).toBe(field(common.verificationCode))
      expect(field(common.mobileNum).value).toBe('903100500')
      browser.firebase.failure = undefined
      await press('button', common.resendCode)
      expect(browser.firebase.codesSent).toHaveLength(2)
      expect(dialogText()).not.toContain(signIn.expiredCode)
    },
  )

  it('that was sent to another number counts as expired (I4.33, I8.11, E8.17)', async () => {
    const running = await openWithSentCode()
    await type(common.mobileNum, '903100501')
    await logIn('123456')
    expect(dialogText()).toContain(signIn.expiredCode)
    expect(dialogText()).toContain(signIn.code.replace('{{code}}', 'auth/code-expired'))
    expect(socialLogins(running)).toEqual([])
    await type(common.mobileNum, '903100500')
    await logIn('123456')
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('that has expired cannot be submitted again (I4.33)', async () => {
    const running = await openWithSentCode()
    running.browser.firebase.failure = new SignInFailure('auth/code-expired', '')
    await logIn('123456')
    running.browser.firebase.failure = undefined
    await logIn('123456')
    expect(dialogText()).toContain(signIn.expiredCode)
    expect(socialLogins(running)).toEqual([])
  })

  it('can be submitted again after a lost network', async () => {
    const running = await openWithSentCode()
    running.browser.firebase.failure = new SignInFailure('auth/network-request-failed', '')
    await logIn('123456')
    expect(pageText(get('alert'))).toContain(english.errors.network)
    expect(field(common.verificationCode).value).toBe('123456')
    running.browser.firebase.failure = undefined
    await press('button', login.submit)
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('that is empty is marked as invalid, and nothing is sent', async () => {
    const running = await openWithSentCode()
    await press('button', login.submit)
    expect([isInvalid(common.verificationCode), socialLogins(running)]).toEqual([true, []])
    expect(dialogText()).toContain(common.verificationCodeMissing)
  })
})

describe('a code that cannot be sent', () => {
  const startFailing = async (code: string, reason = ''): Promise<RunningSite> =>
    openWithSentCode({
      prepare: ({ firebase }) => Object.assign(firebase, { failure: new SignInFailure(code, reason) }),
    })

  it('to an invalid number marks the number field (I8.11)', async () => {
    await startFailing('auth/invalid-phone-number', 'TOO_SHORT')
    expect([isInvalid(common.mobileNum), document.activeElement === field(common.mobileNum)]).toEqual([
      true,
      true,
    ])
    expect(dialogText()).toContain(signIn.badNumber)
    expect(dialogText()).toContain(signIn.reason.replace('{{reason}}', 'TOO_SHORT'))
  })

  it.each([
    ['auth/too-many-requests', signIn.tooMany],
    ['auth/network-request-failed', english.errors.network],
    ['auth/operation-not-allowed', signIn.operator],
    ['auth/quota-exceeded', signIn.operator],
    ['auth/captcha-check-failed', signIn.unknown],
    ['auth/error-code:-39', signIn.operator],
    ['auth/never-heard-of', signIn.unknown],
    ['auth/unauthorized-domain', signIn.domain.replace('{{domain}}', 'www.hongvan.example')],
  ])('with %s shows %j with code and reason, and the number stays (I8.11)', async (code, message) => {
    const { browser } = await startFailing(code, 'Because')
    const alertText = pageText(get('alert'))
    expect(alertText).toContain(message)
    expect(alertText).toContain(signIn.code.replace('{{code}}', code))
    expect(alertText).toContain(signIn.reason.replace('{{reason}}', 'Because'))
    expect([countdownLabel(), field(common.mobileNum).value]).toEqual([undefined, '903100500'])
    browser.firebase.failure = undefined
    await press('button', common.sendCode)
    expect([find('alert'), browser.firebase.codesSent]).toEqual([undefined, ['+84903100500']])
  })

  it('because the library fails to load shows a network error, and can be requested again', async () => {
    const { browser } = await openWithSentCode({
      prepare({ firebase, http }) {
        firebase.blocked = true
        http.answer('/m/asset-manifest.json', failure('network'))
      },
    })
    await browser.clock.advance(times.retryDelay)
    expect(pageText(get('dialog', common.notice))).toContain(english.errors.network)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    browser.firebase.blocked = false
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toHaveLength(1)
  })

  it('in time can be cancelled, and requested again', async () => {
    let release = () => {}
    const { browser } = await openWithSentCode({
      prepare({ firebase }) {
        release = firebase.delayLoading()
      },
    })
    expect(find('button', common.cancel)).toBeUndefined()
    await browser.clock.advance(times.slowThreshold)
    expect(dialogText()).toContain(common.slowTitle)
    await press('button', common.cancel)
    expect([find('button', common.cancel), get('button', common.sendCode).getAttribute('aria-busy')]).toEqual(
      [undefined, null],
    )
    await actAndSettle(release)
    expect(browser.firebase.codesSent).toEqual([])
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toHaveLength(1)
  })

  it('in time but arrives after the member has cancelled is still valid', async () => {
    let deliverCode = () => {}
    const delivery = new Promise<void>((resolve) => {
      deliverCode = resolve
    })
    const running = await openWithSentCode({
      prepare({ firebase }) {
        const { prepare } = firebase
        const slowly: typeof prepare = async (...project) => {
          const signIn = await prepare(...project)
          return { ...signIn, sendCode: (number) => delivery.then(() => signIn.sendCode(number)) }
        }
        Object.assign(firebase, { prepare: slowly })
      },
    })
    await running.browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    await actAndSettle(deliverCode)
    await logIn('123456')
    expect(socialLogins(running)).toHaveLength(1)
  })
})

describe('a verified code', () => {
  it('is not verified again when the platform could not be reached', async () => {
    const running = await openWithSentCode({
      prepare: ({ http }) => http.answer('loginSocial', failure('network')),
    })
    await logIn('123456')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    running.browser.http.answer('loginSocial', success({ id: 7, token: 'token-7', userName: 'minhanh88' }))
    running.browser.firebase.failure = new SignInFailure('auth/code-expired', '')
    await press('button', login.submit)
    expect(socialLogins(running)).toHaveLength(2)
    expect(location.pathname).toBe('/m/home')
  })

  it('without an account offers to link or register one (I4.24)', async () => {
    await openWithSentCode({
      prepare: ({ http }) => http.answer('loginSocial', refusal({ code: 'bind_customer_required' })),
    })
    await logIn('123456')
    expect(namesOf('heading')).toContain(english.accountLinking.title)
  })

  it('is sent only once for two taps together (F062)', async () => {
    const running = await openWithSentCode()
    await type(common.verificationCode, '123456')
    await actAndSettle(() => {
      get('button', login.submit).click()
      get('button', login.submit).click()
    })
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('leaves no trace of the number after the login', async () => {
    const { browser, site } = await openWithSentCode()
    await logIn('123456')
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => site.go('/m/login'))
    await openSheet()
    expect([field(common.mobileNum).value, find('button', common.sendCode) !== undefined]).toEqual(['', true])
  })
})

it('Back closes the sheet and keeps what was typed in the login', async () => {
  const { browser } = await openPhoneLogin()
  await type(login.userName, 'minhanh88')
  await openSheet()
  await back()
  await browser.clock.advance(times.leaveAnimation)
  expect([location.pathname, namesOf('dialog'), field(login.userName).value]).toEqual([
    '/m/login',
    [],
    'minhanh88',
  ])
})
