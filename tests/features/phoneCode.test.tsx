// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SignInFailure } from '../../runtime/rules/identity/signInFailure'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good, refused } from '../support/fakes/replies'
import { takeConsole } from '../support/quietConsole'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, back, press, type RunningSite } from '../support/site'
import { onCode, onPhoneLogin, onSheet, open, withProject } from './phoneCodeForm'
import { field, fill, isMarked } from './reach'

const { common, login, phoneCode, signIn } = english

const counting = (): string | undefined => namesOf('button').find((name) => /^New code in/.test(name))
const inSeconds = (seconds: number): string =>
  (seconds === 1 ? common.resendCodeIn_one : common.resendCodeIn_other).replace('{{count}}', String(seconds))
const socialLogins = ({ browser }: RunningSite): unknown[] =>
  browser.http.requestsTo('loginSocial').map(({ body }) => JSON.parse(body ?? ''))
const logIn = async (code: string): Promise<void> => {
  await fill(common.verificationCode, code)
  await press('button', login.submit)
}
const inDialog = (): string => pageText(get('dialog'))

describe('the way to a code by SMS', () => {
  it.each(['/m/login', '/m/register'])(
    'stands under the form of %s where codes come from Firebase (I2.18)',
    async (path) => {
      await onPhoneLogin({ path })
      expect(location.pathname).toBe(path)
      expect(find('button', phoneCode.title)).toBeDefined()
    },
  )

  it.each([
    ['the platform sends codes itself', { sms: { firebase: false } }, withProject],
    ['nobody says who sends codes', {}, withProject],
    ['there is no project', { sms: { firebase: true } }, {}],
    ['the manifest does not allow the project', { sms: { firebase: true } }, { ...withProject, hosts: {} }],
  ])('is not there when %s (I3.34, I4.37)', async (_, settings, manifest) => {
    await onPhoneLogin({
      manifest,
      prepare: ({ http }) => http.answer('settings', good(settings)),
    })
    expect(get('button', login.submit)).toBeDefined()
    expect(find('button', phoneCode.title)).toBeUndefined()
    for (const line of takeConsole()) expect(line).toContain('does not list sign-in.hongvan.example')
  })

  it('loads nothing of Firebase until a code is asked for', async () => {
    const { browser } = await onSheet()
    expect(browser.firebase.prepared).toEqual([])
  })
})

describe('a code by SMS', () => {
  it.each([
    ['903100500', '+84903100500'],
    ['0903 100 500', '+84903100500'],
    ['+55 11 98765-4321', '+5511987654321'],
  ])('for the number %j goes to %s (I4.31)', async (typed, number) => {
    const { browser } = await onCode({}, typed)
    expect(browser.firebase.codesSent).toEqual([number])
    expect(browser.firebase.prepared).toMatchObject([{ config: { projectId: 'hongvan' }, language: 'en' }])
    expect(inDialog()).toContain(common.codeSent)
    expect(document.activeElement).toBe(field(common.verificationCode))
  })

  it('that is confirmed logs in, as channel phone (I4.31, I4.32)', async () => {
    const running = await onCode()
    await logIn('123456')
    expect(socialLogins(running)).toMatchObject([
      { type: 'firebase', firebaseChannel: 'phone', firebaseIdToken: 'phone-token' },
    ])
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7', userName: 'minhanh88' })
  })

  it('may be typed in the digits of the member’s keyboard (I4.32)', async () => {
    const running = await onCode()
    await logIn('۱۲۳۴۵۶')
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('is sent by Enter in the number, and logs in by Enter in the code', async () => {
    const running = await onSheet()
    await fill(common.mobileNum, '903100500')
    const submit = () => actAndSettle(() => field(common.mobileNum).form?.requestSubmit())
    await submit()
    expect(running.browser.firebase.codesSent).toEqual(['+84903100500'])
    await fill(common.verificationCode, '123456')
    await submit()
    expect(socialLogins(running)).toHaveLength(1)
  })

  it.each([
    ['', common.mobileNumMissing],
    ['   ', common.mobileNumMissing],
    ['0', signIn.badNumber],
    ['(-)', signIn.badNumber],
  ])('is not sent to the number %j: the field says %j and has the focus', async (typed, says) => {
    const { browser } = await onCode({}, typed)
    expect(browser.firebase.codesSent).toEqual([])
    expect([isMarked(common.mobileNum), inDialog().includes(says)]).toEqual([true, true])
    expect(document.activeElement).toBe(field(common.mobileNum))
  })

  it('needs the country with the number where there is no list of countries (I4.31, F104)', async () => {
    const prepare = ({ browser }: { browser: RunningSite['browser'] }) =>
      browser.http.answer('country', fails('network'))
    const { browser } = await onCode({ prepare: (fake) => prepare({ browser: fake }) })
    expect([browser.firebase.codesSent, isMarked(common.mobileNum)]).toEqual([[], true])
    await fill(common.mobileNum, '+84 903 100 500')
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toEqual(['+84903100500'])
  })

  it('is not sent in a private window, which a toast says (I4.36)', async () => {
    const { browser } = await onCode({ prepare: (fake) => Object.assign(fake.privacy, { isPrivate: true }) })
    expect([browser.firebase.prepared, toastText()]).toEqual([[], signIn.incognito])
  })

  it('has one field that the phone can fill, and that sends nothing by itself (F101)', async () => {
    const running = await onCode()
    expect(all('textbox', common.verificationCode)).toHaveLength(1)
    expect(field(common.verificationCode).autocomplete).toBe('one-time-code')
    await fill(common.verificationCode, '123456')
    await fill(common.verificationCode, '12 34 57')
    expect([socialLogins(running), field(common.verificationCode).value]).toEqual([[], '123457'])
  })
})

describe('asking again', () => {
  it('is possible after 60 seconds (I4.49, I9.08)', async () => {
    const { browser } = await onCode()
    expect(counting()).toBe(inSeconds(60))
    await browser.clock.advance(59_000)
    expect(counting()).toBe(inSeconds(1))
    await press('button', inSeconds(1))
    expect(browser.firebase.codesSent).toHaveLength(1)
    await browser.clock.advance(1000)
    await press('button', common.resendCode)
    expect(browser.firebase.codesSent).toHaveLength(2)
    expect([counting(), field(common.verificationCode).value]).toEqual([inSeconds(60), ''])
  })

  it('sends once when it is tapped twice at zero (F099)', async () => {
    const { browser } = await onCode()
    await browser.clock.advance(times.resendCode)
    await actAndSettle(() => {
      const button = get('button', common.resendCode)
      button.click()
      button.click()
    })
    expect(browser.firebase.codesSent).toHaveLength(2)
  })

  it('counts on when the clock of the device is set, and is never less than nothing (F098)', async () => {
    const { browser } = await onCode()
    Object.assign(browser.clock, { now: () => 0 })
    await browser.clock.advance(1000)
    expect(counting()).toBe(inSeconds(59))
    const { monotonic } = browser.clock
    Object.assign(browser.clock, { monotonic: () => monotonic() + 8 * 3_600_000 })
    await browser.clock.advance(1000)
    expect([counting(), find('button', common.resendCode) !== undefined]).toEqual([undefined, true])
  })

  it('need not wait for another number', async () => {
    const { browser } = await onCode()
    await fill(common.mobileNum, '903100501')
    expect(counting()).toBeUndefined()
    await press('button', common.resendCode)
    expect(browser.firebase.codesSent).toEqual(['+84903100500', '+84903100501'])
  })

  it('goes on counting, with the number, when the sheet was closed in between', async () => {
    const { browser } = await onCode()
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation + 2750)
    await open()
    expect([counting(), field(common.mobileNum).value]).toEqual([inSeconds(57), '903100500'])
    await logIn('123456')
    expect(location.pathname).toBe('/m/home')
  })
})

describe('a code that is not accepted', () => {
  it('because it is wrong stays to be corrected, with code and number as they were (I8.11, F101)', async () => {
    const running = await onCode()
    await logIn('654321')
    expect(inDialog()).toContain(signIn.wrongCode)
    expect(inDialog()).toContain(signIn.code.replace('{{code}}', 'auth/invalid-verification-code'))
    expect([isMarked(common.verificationCode), socialLogins(running)]).toEqual([true, []])
    expect(document.activeElement).toBe(field(common.verificationCode))
    expect([field(common.verificationCode).value, field(common.mobileNum).value]).toEqual([
      '654321',
      '903100500',
    ])
    await logIn('123456')
    expect(socialLogins(running)).toHaveLength(1)
  })

  it.each(['auth/code-expired', 'auth/too-many-requests', 'auth/invalid-verification-id'])(
    'for %s is emptied and has the focus, and a new one is offered at once (F102, I8.11)',
    async (code) => {
      const { browser } = await onCode()
      browser.firebase.failure = new SignInFailure(code, 'Because')
      await logIn('123456')
      expect(inDialog()).toContain(signIn.expiredCode)
      expect(inDialog()).toContain(signIn.code.replace('{{code}}', code))
      expect(inDialog()).toContain(signIn.reason.replace('{{reason}}', 'Because'))
      expect(field(common.verificationCode).value).toBe('')
      expect(document.activeElement).toBe(field(common.verificationCode))
      expect(field(common.mobileNum).value).toBe('903100500')
      browser.firebase.failure = undefined
      await press('button', common.resendCode)
      expect(browser.firebase.codesSent).toHaveLength(2)
      expect(inDialog()).not.toContain(signIn.expiredCode)
    },
  )

  it('because none was sent to that number has expired (I4.33, I8.11, E8.17)', async () => {
    const running = await onCode()
    await fill(common.mobileNum, '903100501')
    await logIn('123456')
    expect(inDialog()).toContain(signIn.expiredCode)
    expect(inDialog()).toContain(signIn.code.replace('{{code}}', 'auth/code-expired'))
    expect(socialLogins(running)).toEqual([])
    await fill(common.mobileNum, '903100500')
    await logIn('123456')
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('because it has expired before cannot be sent again (I4.33)', async () => {
    const running = await onCode()
    running.browser.firebase.failure = new SignInFailure('auth/code-expired', '')
    await logIn('123456')
    running.browser.firebase.failure = undefined
    await logIn('123456')
    expect(inDialog()).toContain(signIn.expiredCode)
    expect(socialLogins(running)).toEqual([])
  })

  it('because the network is gone may be sent again', async () => {
    const running = await onCode()
    running.browser.firebase.failure = new SignInFailure('auth/network-request-failed', '')
    await logIn('123456')
    expect(pageText(get('alert'))).toContain(english.errors.network)
    expect(field(common.verificationCode).value).toBe('123456')
    running.browser.firebase.failure = undefined
    await press('button', login.submit)
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('because it is empty is marked, and nothing is sent', async () => {
    const running = await onCode()
    await press('button', login.submit)
    expect([isMarked(common.verificationCode), socialLogins(running)]).toEqual([true, []])
    expect(inDialog()).toContain(common.verificationCodeMissing)
  })
})

describe('a code that cannot be sent', () => {
  const failing = async (code: string, reason = ''): Promise<RunningSite> =>
    onCode({
      prepare: ({ firebase }) => Object.assign(firebase, { failure: new SignInFailure(code, reason) }),
    })

  it('to a bad number marks the number (I8.11)', async () => {
    await failing('auth/invalid-phone-number', 'TOO_SHORT')
    expect([isMarked(common.mobileNum), document.activeElement === field(common.mobileNum)]).toEqual([
      true,
      true,
    ])
    expect(inDialog()).toContain(signIn.badNumber)
    expect(inDialog()).toContain(signIn.reason.replace('{{reason}}', 'TOO_SHORT'))
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
  ])('for %s says %j with code and reason, and the number stays (I8.11)', async (code, says) => {
    const { browser } = await failing(code, 'Because')
    const told = pageText(get('alert'))
    expect(told).toContain(says)
    expect(told).toContain(signIn.code.replace('{{code}}', code))
    expect(told).toContain(signIn.reason.replace('{{reason}}', 'Because'))
    expect([counting(), field(common.mobileNum).value]).toEqual([undefined, '903100500'])
    browser.firebase.failure = undefined
    await press('button', common.sendCode)
    expect([find('alert'), browser.firebase.codesSent]).toEqual([undefined, ['+84903100500']])
  })

  it('because the library does not load says that it is the network, and may be asked for again', async () => {
    const { browser } = await onCode({
      prepare({ firebase, http }) {
        firebase.blocked = true
        http.answer('/m/asset-manifest.json', fails('network'))
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

  it('in time can be given up, and asked for again', async () => {
    let release = () => {}
    const { browser } = await onCode({
      prepare({ firebase }) {
        release = firebase.delayLoading()
      },
    })
    expect(find('button', common.cancel)).toBeUndefined()
    await browser.clock.advance(times.slowThreshold)
    expect(inDialog()).toContain(common.slowTitle)
    await press('button', common.cancel)
    expect([find('button', common.cancel), get('button', common.sendCode).getAttribute('aria-busy')]).toEqual(
      [undefined, null],
    )
    await actAndSettle(release)
    expect(browser.firebase.codesSent).toEqual([])
    await press('button', common.sendCode)
    expect(browser.firebase.codesSent).toHaveLength(1)
  })

  it('in time and comes after the member has given up is good all the same', async () => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const running = await onCode({
      prepare({ firebase }) {
        const { prepare } = firebase
        const slowly: typeof prepare = async (...project) => {
          const signIn = await prepare(...project)
          return { ...signIn, sendCode: (number) => late.then(() => signIn.sendCode(number)) }
        }
        Object.assign(firebase, { prepare: slowly })
      },
    })
    await running.browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    await actAndSettle(arrive)
    await logIn('123456')
    expect(socialLogins(running)).toHaveLength(1)
  })
})

describe('a proven code', () => {
  it('is not proved again when the platform could not be reached', async () => {
    const running = await onCode({ prepare: ({ http }) => http.answer('loginSocial', fails('network')) })
    await logIn('123456')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    running.browser.http.answer('loginSocial', good({ id: 7, token: 'token-7', userName: 'minhanh88' }))
    running.browser.firebase.failure = new SignInFailure('auth/code-expired', '')
    await press('button', login.submit)
    expect(socialLogins(running)).toHaveLength(2)
    expect(location.pathname).toBe('/m/home')
  })

  it('without an account is asked what it shall become (I4.24)', async () => {
    await onCode({
      prepare: ({ http }) => http.answer('loginSocial', refused({ code: 'bind_customer_required' })),
    })
    await logIn('123456')
    expect(namesOf('heading')).toContain(english.accountLinking.title)
  })

  it('is sent once by Enter and tap together (F062)', async () => {
    const running = await onCode()
    await fill(common.verificationCode, '123456')
    await actAndSettle(() => {
      get('button', login.submit).click()
      get('button', login.submit).click()
    })
    expect(socialLogins(running)).toHaveLength(1)
  })

  it('leaves no trace of the number once it has logged in', async () => {
    const { browser, site } = await onCode()
    await logIn('123456')
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => site.go('/m/login'))
    await open()
    expect([field(common.mobileNum).value, find('button', common.sendCode) !== undefined]).toEqual(['', true])
  })
})

it('Back closes the sheet and leaves the login as it was', async () => {
  const { browser } = await onPhoneLogin()
  await fill(login.userName, 'minhanh88')
  await open()
  await back()
  await browser.clock.advance(times.leaveAnimation)
  expect([location.pathname, namesOf('dialog'), field(login.userName).value]).toEqual([
    '/m/login',
    [],
    'minhanh88',
  ])
})
