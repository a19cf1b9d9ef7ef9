// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, back, field, isInvalid, press, type RunningSite, type } from '../../support/site'
import { changePath, withPasswordPage } from '../password/passwordPage'
import { lastVerification, openSecondFactor, submitSecondFactor } from './secondFactorForm'

const { secondFactor, common, errors, login } = english

const tabNames = {
  payeeName: secondFactor.payeeTab,
  sms: secondFactor.smsTab,
  ga: secondFactor.gaTab,
  email: secondFactor.emailTab,
}
type Method = keyof typeof tabNames

/** The fields of each tab with something to type into them. */
const fieldsByMethod: Record<Method, readonly (readonly [label: string, text: string])[]> = {
  email: [[secondFactor.email, 'lan@mail.example']],
  payeeName: [[secondFactor.payeeName, 'Trần Lan Anh']],
  ga: [[secondFactor.authCode, '123456']],
  sms: [
    [common.mobileNum, '903100500'],
    [common.verificationCode, '654321'],
  ],
}
const methods = Object.keys(tabNames) as Method[]

const openTab = (method: Method): Promise<void> => press('tab', tabNames[method])

async function fillIn(method: Method): Promise<void> {
  await openTab(method)
  for (const [label, text] of fieldsByMethod[method]) await type(label, text)
}

const title = secondFactor.title
const isMember = ({ browser }: RunningSite): boolean => browser.storage.read('session') !== undefined

describe('a login that needs a second factor', () => {
  it('opens a dialog above the login, with tabs for name, SMS, authenticator and email (I2.19, I4.07, I8.06)', async () => {
    const running = await openSecondFactor()
    expect(namesOf('dialog')).toEqual([title])
    expect(namesOf('tab')).toEqual([tabNames.payeeName, tabNames.sms, tabNames.ga, tabNames.email])
    expect([location.pathname, isMember(running)]).toEqual(['/m/login', false])
  })

  it.each<[readonly unknown[], readonly Method[]]>([
    [['email'], ['email']],
    [
      ['ga', 'sms'],
      ['sms', 'ga'],
    ],
    [
      ['email', 'carrier', 'payeeName'],
      ['payeeName', 'email'],
    ],
  ])(
    'that offers %j shows only these, in the order of the tabs (I2.19, I3.04)',
    async (offeredMethods, tabs) => {
      await openSecondFactor({ methods: offeredMethods })
      expect(namesOf('tab')).toEqual(tabs.map((tab) => tabNames[tab]))
      expect(get('tab', tabNames[tabs[0] ?? 'email']).getAttribute('aria-selected')).toBe('true')
    },
  )

  it.each([[[]], [['carrier', 'pigeon']], [null], ['sms']])(
    'that offers %j refers to customer service, never shows an empty dialog (F083)',
    async (offeredMethods) => {
      const { browser } = await openSecondFactor({ methods: offeredMethods })
      expect(namesOf('dialog')).toEqual([common.notice])
      expect(pageText(get('dialog'))).toContain(secondFactor.unknownMethods)
      await press('button', common.contactUs)
      await browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual([english.support.title])
      expect(location.pathname).toBe('/m/login')
    },
  )

  it('can be dismissed with Back: the login keeps what was typed (F084)', async () => {
    const { browser } = await openSecondFactor()
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/login', []])
    expect([field(login.userName).value, field(login.password).value]).toEqual(['minhanh88', 'Lucky-7788'])
    await press('button', login.submit)
    expect(namesOf('dialog')).toEqual([title])
  })

  it('never stores the password: not on the device, in the history or in the URL (F084)', async () => {
    const { browser } = await openSecondFactor()
    await fillIn('payeeName')
    expect(JSON.stringify([browser.storage.entries(), history.state, location.href])).not.toMatch(
      /Lucky|seal-/,
    )
    expect(browser.storage.read('remembered')).toMatchObject({ username: 'minhanh88' })
  })
})

describe('what is sent', () => {
  it.each<[Method, object]>([
    ['email', { method: 'E', email: 'lan@mail.example' }],
    ['payeeName', { method: 'P', payeeName: 'Trần Lan Anh' }],
    ['ga', { method: 'G', authCode: '123456' }],
    ['sms', { method: 'S', mobileNum: '903100500', verificationCode: '654321' }],
  ])(
    'by %s: the credentials, the method and its own fields, encrypted (I3.11, I7.07, I7.09)',
    async (method, methodFields) => {
      const running = await openSecondFactor()
      await fillIn(method)
      await submitSecondFactor()
      const [request, more] = running.browser.http.requestsTo('/wps/session/login/verification')
      expect([request?.method, more]).toEqual(['POST', undefined])
      expect(lastVerification(running)).toEqual({
        username: 'minhanh88',
        password: 'Lucky-7788',
        ...methodFields,
      })
      expect(request?.body).not.toMatch(/Lucky|minhanh88/)
    },
  )

  it('is only what is in the selected tab', async () => {
    const running = await openSecondFactor()
    await fillIn('email')
    await fillIn('ga')
    await submitSecondFactor()
    expect(lastVerification(running)).toMatchObject({ method: 'G', authCode: '123456' })
    expect(lastVerification(running)).not.toHaveProperty('email')
  })

  it.each<[Method, string, string, object]>([
    ['email', secondFactor.email, '  lan@mail.example ', { email: 'lan@mail.example' }],
    ['payeeName', secondFactor.payeeName, ' Trần Lan  Anh ', { payeeName: 'Trần Lan  Anh' }],
    ['ga', secondFactor.authCode, ' 123 456 ', { authCode: '123456' }],
  ])('by %s is trimmed, and the password never (I5.14, F086)', async (method, label, text, methodFields) => {
    const running = await openSecondFactor({ password: ' blanks around ' })
    await openTab(method)
    await type(label, text)
    await submitSecondFactor()
    expect(lastVerification(running)).toMatchObject({ ...methodFields, password: ' blanks around ' })
  })

  it('is sent once by Enter and two taps together (F062)', async () => {
    const { browser } = await openSecondFactor()
    browser.http.answer('loginVerification', success({ token: 'token-7' }), 1000)
    await fillIn('email')
    await actAndSettle(() => {
      const button = get('button', secondFactor.submit)
      button.closest('form')?.requestSubmit()
      button.click()
      button.click()
    })
    expect(browser.http.requestsTo('loginVerification')).toHaveLength(1)
  })
})

describe('a field that was left empty', () => {
  it.each<[Method, string, string]>([
    ['email', secondFactor.email, secondFactor.emailMissing],
    ['payeeName', secondFactor.payeeName, secondFactor.payeeNameMissing],
    ['ga', secondFactor.authCode, secondFactor.authCodeMissing],
    ['sms', common.mobileNum, secondFactor.mobileNumMissing],
  ])(
    'for %s is marked as invalid and has the focus (I5.09, I5.10, I5.11, I5.13)',
    async (method, label, problem) => {
      const { browser } = await openSecondFactor()
      await openTab(method)
      expect(isInvalid(label)).toBe(false)
      for (const typed of ['', '   ']) {
        await type(label, typed)
        await submitSecondFactor()
        expect(browser.http.requestsTo('loginVerification')).toEqual([])
        expect(isInvalid(label)).toBe(true)
        expect(pageText(get('dialog'))).toContain(problem)
        expect(document.activeElement).toBe(field(label))
      }
      await type(label, 'x')
      expect(isInvalid(label)).toBe(false)
    },
  )

  it('for SMS may be only the code (I5.12, I5.13)', async () => {
    const { browser } = await openSecondFactor()
    await openTab('sms')
    await type(common.mobileNum, '903100500')
    await submitSecondFactor()
    expect([isInvalid(common.mobileNum), isInvalid(common.verificationCode)]).toEqual([false, true])
    expect(document.activeElement).toBe(field(common.verificationCode))
    expect(browser.http.requestsTo('loginVerification')).toEqual([])
  })
})

describe('an accepted second factor', () => {
  const submitEmail = async (options: Parameters<typeof openSecondFactor>[0] = {}): Promise<RunningSite> => {
    const running = await openSecondFactor(options)
    await fillIn('email')
    await submitSecondFactor()
    return running
  }

  it('shows a success message, and logs in half a second later (I4.08, I9.05)', async () => {
    const running = await submitEmail()
    const success = () => pageText(get('dialog')).includes(secondFactor.success)
    expect([success(), isMember(running), location.pathname]).toEqual([true, false, '/m/login'])
    expect(find('button', secondFactor.submit)).toBeUndefined()
    await running.browser.clock.advance(499)
    expect([success(), isMember(running), location.pathname]).toEqual([true, false, '/m/login'])
    await running.browser.clock.advance(1)
    expect([isMember(running), location.pathname]).toEqual([true, '/m/home'])
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([])
    await back()
    expect(find('heading', login.title)).toBeUndefined()
  })

  it('completes the login when the sheet is closed at once (I4.08)', async () => {
    const running = await submitEmail()
    await press('button', common.close)
    await running.browser.clock.advance(times.secondFactorSuccess)
    expect([isMember(running), location.pathname]).toEqual([true, '/m/home'])
    expect(running.browser.storage.read('remembered')).toMatchObject({ username: 'minhanh88' })
  })

  it('leads to the forced password change, as a login does (I4.06)', async () => {
    const loginReply = { token: 'token-7', userName: 'minhanh88', firstTimeLogin: true }
    const { browser } = await submitEmail({
      path: '/m/login?redirectUrl=%2Fm%2FrewardCenter',
      manifest: withPasswordPage(),
      verification: success(loginReply),
    })
    await browser.clock.advance(500)
    expect(location.pathname).toBe(changePath)
  })

  it('stores the remembered login with the password only at the end (I4.09)', async () => {
    const { browser } = await submitEmail()
    expect(browser.storage.read('remembered')).toMatchObject({ username: 'minhanh88' })
    expect(browser.storage.read('remembered')).not.toHaveProperty('password')
    await browser.clock.advance(500)
    expect(browser.storage.read('remembered')).toMatchObject({ username: 'minhanh88', type: 'username' })
  })

  it('without a token in the reply shows an error, and the form can be used again (F042)', async () => {
    const running = await submitEmail({ verification: success({ userName: 'minhanh88' }) })
    await running.browser.clock.advance(500)
    expect(pageText(get('dialog'))).toContain(errors.unknown)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    running.browser.http.answer('loginVerification', success({ token: 'token-7' }))
    await submitSecondFactor()
    await running.browser.clock.advance(500)
    expect(isMember(running)).toBe(true)
  })
})

describe('a failed second factor', () => {
  const rows = methods.flatMap((method) =>
    (
      [
        ['verification.err', 'That is not right', 'That is not right'],
        ['verification.code.expired', 'The code has expired', 'The code has expired'],
        ['TOO_MANY_REQUEST_VERIFICATION', 'Too many tries', 'Too many tries'],
        ['verification.err', '', errors.unknown],
      ] as const
    ).map(([code, message, shownMessage]) => ({ method, code, message, shownMessage })),
  )

  it.each(rows)(
    'by $method with $code and "$message": shows the message, and clears and focuses the field (I8.10, F102)',
    async ({ method, code, message, shownMessage }) => {
      const running = await openSecondFactor({ verification: refusal({ code, message }) })
      await fillIn(method)
      await submitSecondFactor()
      expect(pageText(get('dialog'))).toContain(shownMessage)
      expect(namesOf('dialog')).toEqual([common.notice])
      await press('button', common.confirm)
      await running.browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual([title])
      const [lastField = '', ...otherFields] = fieldsByMethod[method].toReversed()
      expect([field(lastField[0] ?? '').value, document.activeElement]).toEqual([
        '',
        field(lastField[0] ?? ''),
      ])
      for (const [label, text] of otherFields) expect(field(label).value).toBe(text)
      expect(isMember(running)).toBe(false)
    },
  )

  it('with 401 and a message from the platform shows it, and clears the field (I8.10, F065)', async () => {
    const running = await openSecondFactor({
      verification: refusal({ status: 401, code: 'verification.err', message: 'That is not right' }),
    })
    await fillIn('email')
    await submitSecondFactor()
    expect(pageText(get('dialog'))).toContain('That is not right')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(field(secondFactor.email).value).toBe('')
  })

  it('with 401 means wrong credentials, not an expired session (F065)', async () => {
    await openSecondFactor({ verification: refusal({ status: 401 }) })
    await fillIn('email')
    await submitSecondFactor()
    expect(pageText(get('dialog'))).toContain(errors.wrongCredentials)
    expect(location.pathname).toBe('/m/login')
  })

  it.each<[string, Reply, string]>([
    ['no network', failure('network'), errors.network],
    ['a page of HTML', html(), errors.network],
    ['an unavailable platform', refusal({ status: 503, message: 'Back soon' }), 'Back soon'],
    ['an error page', html(500), errors.unknown],
  ])('because of %s keeps what was typed for another try', async (_, reply, message) => {
    const running = await openSecondFactor({ verification: reply })
    await fillIn('email')
    await submitSecondFactor()
    expect(pageText(get('dialog'))).toContain(message)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(field(secondFactor.email).value).toBe('lan@mail.example')
    running.browser.http.answer('loginVerification', success({ token: 'token-7' }))
    await submitSecondFactor()
    await running.browser.clock.advance(500)
    expect(isMember(running)).toBe(true)
  })

  it.each(methods)(
    'with a 502 from a gateway is silent, and %s keeps what was typed (I8.04, F039)',
    async (method) => {
      await openSecondFactor({ verification: html(502) })
      await fillIn(method)
      await submitSecondFactor()
      expect(namesOf('dialog')).toEqual([title])
      for (const [label, text] of fieldsByMethod[method]) expect(field(label).value).toBe(text)
      expect(get('button', common.retry).getAttribute('aria-busy')).not.toBe('true')
    },
  )
})

describe('a slow second factor', () => {
  it('can be cancelled after five seconds: the form is unlocked, and what was typed stays (F038)', async () => {
    const running = await openSecondFactor()
    running.browser.http.answer('loginVerification', success({ token: 'late' }), 20_000)
    await fillIn('email')
    await submitSecondFactor()
    await running.browser.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await running.browser.clock.advance(1)
    await press('button', common.cancel)
    expect(find('button', common.cancel)).toBeUndefined()
    expect([namesOf('dialog'), field(secondFactor.email).value]).toEqual([[title], 'lan@mail.example'])
    running.browser.http.answer('loginVerification', success({ token: 'token-7' }))
    await submitSecondFactor()
    await running.browser.clock.advance(30_000)
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })
})
