// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good, html, type Reply, refused } from '../support/fakes/replies'
import { find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, field as anyField, back, press, type RunningSite } from '../support/site'
import { changePath, withPasswordPage } from './passwordPage'
import { field, fill, isMarked } from './reach'
import { askedForMore, confirm, proof } from './secondFactorForm'

const { secondFactor, common, errors, login } = english

const tabOf = {
  payeeName: secondFactor.payeeTab,
  sms: secondFactor.smsTab,
  ga: secondFactor.gaTab,
  email: secondFactor.emailTab,
}
type Method = keyof typeof tabOf

/** The fields of each tab with something to type into them. */
const fieldsOf: Record<Method, readonly (readonly [label: string, text: string])[]> = {
  email: [[secondFactor.email, 'lan@mail.example']],
  payeeName: [[secondFactor.payeeName, 'Trần Lan Anh']],
  ga: [[secondFactor.authCode, '123456']],
  sms: [
    [common.mobileNum, '903100500'],
    [common.verificationCode, '654321'],
  ],
}
const methods = Object.keys(tabOf) as Method[]

const choose = (method: Method): Promise<void> => press('tab', tabOf[method])

async function fillIn(method: Method): Promise<void> {
  await choose(method)
  for (const [label, text] of fieldsOf[method]) await fill(label, text)
}

const title = secondFactor.title
const isMember = ({ browser }: RunningSite): boolean => browser.storage.read('session') !== undefined

describe('a login that needs a second factor', () => {
  it('opens it above the login, with tabs for name, SMS, authenticator and email (I2.19, I4.07, I8.06)', async () => {
    const running = await askedForMore()
    expect(namesOf('dialog')).toEqual([title])
    expect(namesOf('tab')).toEqual([tabOf.payeeName, tabOf.sms, tabOf.ga, tabOf.email])
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
  ])('that offers %j shows these alone, in the order of the tabs (I2.19, I3.04)', async (offered, tabs) => {
    await askedForMore({ methods: offered })
    expect(namesOf('tab')).toEqual(tabs.map((tab) => tabOf[tab]))
    expect(get('tab', tabOf[tabs[0] ?? 'email']).getAttribute('aria-selected')).toBe('true')
  })

  it.each([[[]], [['carrier', 'pigeon']], [null], ['sms']])(
    'that offers %j leads to customer service, never to an empty dialog (F083)',
    async (offered) => {
      const { browser } = await askedForMore({ methods: offered })
      expect(namesOf('dialog')).toEqual([common.notice])
      expect(pageText(get('dialog'))).toContain(secondFactor.unknownMethods)
      await press('button', common.contactUs)
      await browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual([english.support.title])
      expect(location.pathname).toBe('/m/login')
    },
  )

  it('can be put aside: the login is there as it was left, and Back does the same (F084)', async () => {
    const { browser } = await askedForMore()
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/login', []])
    expect([anyField(login.userName).value, anyField(login.password).value]).toEqual([
      'minhanh88',
      'Lucky-7788',
    ])
    await press('button', login.submit)
    expect(namesOf('dialog')).toEqual([title])
  })

  it('keeps the password nowhere: not on the device, not in the history, not in the address (F084)', async () => {
    const { browser } = await askedForMore()
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
    async (method, own) => {
      const running = await askedForMore()
      await fillIn(method)
      await confirm()
      const [sent, more] = running.browser.http.requestsTo('/wps/session/login/verification')
      expect([sent?.method, more]).toEqual(['POST', undefined])
      expect(proof(running)).toEqual({ username: 'minhanh88', password: 'Lucky-7788', ...own })
      expect(sent?.body).not.toMatch(/Lucky|minhanh88/)
    },
  )

  it('is only what stands in the chosen tab', async () => {
    const running = await askedForMore()
    await fillIn('email')
    await fillIn('ga')
    await confirm()
    expect(proof(running)).toMatchObject({ method: 'G', authCode: '123456' })
    expect(proof(running)).not.toHaveProperty('email')
  })

  it.each<[Method, string, string, object]>([
    ['email', secondFactor.email, '  lan@mail.example ', { email: 'lan@mail.example' }],
    ['payeeName', secondFactor.payeeName, ' Trần Lan  Anh ', { payeeName: 'Trần Lan  Anh' }],
    ['ga', secondFactor.authCode, ' 123 456 ', { authCode: '123456' }],
  ])('by %s is trimmed, and the password never (I5.14, F086)', async (method, label, text, own) => {
    const running = await askedForMore({ password: ' blanks around ' })
    await choose(method)
    await fill(label, text)
    await confirm()
    expect(proof(running)).toMatchObject({ ...own, password: ' blanks around ' })
  })

  it('goes out once by Enter and two taps together (F062)', async () => {
    const { browser } = await askedForMore()
    browser.http.answer('loginVerification', good({ token: 'token-7' }), 1000)
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
  ])('of %s is marked and has the focus (I5.09, I5.10, I5.11, I5.13)', async (method, label, problem) => {
    const { browser } = await askedForMore()
    await choose(method)
    expect(isMarked(label)).toBe(false)
    for (const typed of ['', '   ']) {
      await fill(label, typed)
      await confirm()
      expect(browser.http.requestsTo('loginVerification')).toEqual([])
      expect(isMarked(label)).toBe(true)
      expect(pageText(get('dialog'))).toContain(problem)
      expect(document.activeElement).toBe(field(label))
    }
    await fill(label, 'x')
    expect(isMarked(label)).toBe(false)
  })

  it('of SMS may be the code alone (I5.12, I5.13)', async () => {
    const { browser } = await askedForMore()
    await choose('sms')
    await fill(common.mobileNum, '903100500')
    await confirm()
    expect([isMarked(common.mobileNum), isMarked(common.verificationCode)]).toEqual([false, true])
    expect(document.activeElement).toBe(field(common.verificationCode))
    expect(browser.http.requestsTo('loginVerification')).toEqual([])
  })
})

describe('a proof that is good', () => {
  const prove = async (more: Parameters<typeof askedForMore>[0] = {}): Promise<RunningSite> => {
    const running = await askedForMore(more)
    await fillIn('email')
    await confirm()
    return running
  }

  it('is told, and half a second later the member is in (I4.08, I9.05)', async () => {
    const running = await prove()
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

  it('leads where a login leads: to the forced change, to the address that was asked for (I4.06)', async () => {
    const first = { token: 'token-7', userName: 'minhanh88', firstTimeLogin: true }
    const { browser } = await prove({
      path: '/m/login?redirectUrl=%2Fm%2FrewardCenter',
      manifest: withPasswordPage(),
      verification: good(first),
    })
    await browser.clock.advance(500)
    expect(location.pathname).toBe(changePath)
  })

  it('is remembered when the member wants it: only now with the password (I4.09)', async () => {
    const { browser } = await prove()
    expect(browser.storage.read('remembered')).toMatchObject({ username: 'minhanh88' })
    expect(browser.storage.read('remembered')).not.toHaveProperty('password')
    await browser.clock.advance(500)
    expect(browser.storage.read('remembered')).toMatchObject({ username: 'minhanh88', type: 'username' })
  })

  it('without a token in the reply is told, and the form can be used again (F042)', async () => {
    const running = await prove({ verification: good({ userName: 'minhanh88' }) })
    await running.browser.clock.advance(500)
    expect(pageText(get('dialog'))).toContain(errors.unknown)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    running.browser.http.answer('loginVerification', good({ token: 'token-7' }))
    await confirm()
    await running.browser.clock.advance(500)
    expect(isMember(running)).toBe(true)
  })
})

describe('a proof that is refused', () => {
  const rows = methods.flatMap((method) =>
    (
      [
        ['verification.err', 'That is not right', 'That is not right'],
        ['verification.code.expired', 'The code has expired', 'The code has expired'],
        ['TOO_MANY_REQUEST_VERIFICATION', 'Too many tries', 'Too many tries'],
        ['verification.err', '', errors.unknown],
      ] as const
    ).map(([code, message, told]) => ({ method, code, message, told })),
  )

  it.each(rows)(
    'by $method with $code and "$message": its words, the proof empty, the cursor there (I8.10, F102)',
    async ({ method, code, message, told }) => {
      const running = await askedForMore({ verification: refused({ code, message }) })
      await fillIn(method)
      await confirm()
      expect(pageText(get('dialog'))).toContain(told)
      expect(namesOf('dialog')).toEqual([common.notice])
      await press('button', common.confirm)
      await running.browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual([title])
      const [proof = '', ...kept] = fieldsOf[method].toReversed()
      expect([field(proof[0] ?? '').value, document.activeElement]).toEqual(['', field(proof[0] ?? '')])
      for (const [label, text] of kept) expect(field(label).value).toBe(text)
      expect(isMember(running)).toBe(false)
    },
  )

  it('with 401 and words of the platform is told in these, and emptied (I8.10, F065)', async () => {
    const running = await askedForMore({
      verification: refused({ status: 401, code: 'verification.err', message: 'That is not right' }),
    })
    await fillIn('email')
    await confirm()
    expect(pageText(get('dialog'))).toContain('That is not right')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(field(secondFactor.email).value).toBe('')
  })

  it('with 401 is a wrong password and no lost session (F065)', async () => {
    await askedForMore({ verification: refused({ status: 401 }) })
    await fillIn('email')
    await confirm()
    expect(pageText(get('dialog'))).toContain(errors.wrongCredentials)
    expect(location.pathname).toBe('/m/login')
  })

  it.each<[string, Reply, string]>([
    ['no network', fails('network'), errors.network],
    ['a page of HTML', html(), errors.network],
    ['a platform that is out of order', refused({ status: 503, message: 'Back soon' }), 'Back soon'],
    ['an error page', html(500), errors.unknown],
  ])('by nobody, with %s: what was typed stays for another try', async (_, reply, message) => {
    const running = await askedForMore({ verification: reply })
    await fillIn('email')
    await confirm()
    expect(pageText(get('dialog'))).toContain(message)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(field(secondFactor.email).value).toBe('lan@mail.example')
    running.browser.http.answer('loginVerification', good({ token: 'token-7' }))
    await confirm()
    await running.browser.clock.advance(500)
    expect(isMember(running)).toBe(true)
  })

  it.each(methods)(
    'by a gateway with 502 is silent, and %s keeps what was typed (I8.04, F039)',
    async (method) => {
      await askedForMore({ verification: html(502) })
      await fillIn(method)
      await confirm()
      expect(namesOf('dialog')).toEqual([title])
      for (const [label, text] of fieldsOf[method]) expect(field(label).value).toBe(text)
      expect(get('button', secondFactor.submit).getAttribute('aria-busy')).not.toBe('true')
    },
  )
})

describe('a proof that takes long', () => {
  it('can be given up after five seconds: the form is free, and what was typed stays (F038)', async () => {
    const running = await askedForMore()
    running.browser.http.answer('loginVerification', good({ token: 'late' }), 20_000)
    await fillIn('email')
    await confirm()
    await running.browser.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await running.browser.clock.advance(1)
    await press('button', common.cancel)
    expect(find('button', common.cancel)).toBeUndefined()
    expect([namesOf('dialog'), field(secondFactor.email).value]).toEqual([[title], 'lan@mail.example'])
    running.browser.http.answer('loginVerification', good({ token: 'token-7' }))
    await confirm()
    await running.browser.clock.advance(30_000)
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })
})
