// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good, type Reply, refused } from '../support/fakes/replies'
import { find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, type } from '../support/site'
import { onLogin } from './loginForm'
import { field, fill, isMarked } from './reach'
import { countries } from './secondFactorForm'

const { forgotten, common, login, errors } = english

/** The sheet above the login, with a user name typed into the login before. */
async function opened(typed = 'minhanh88', more: SiteOptions = {}): Promise<RunningSite> {
  const running = await onLogin({
    ...more,
    prepare(browser) {
      browser.http.answer('country', countries)
      browser.http.answer('sendSmsVisitor', good({ expirationTime: 90 }))
      browser.http.answer('forgottenByEmail', good())
      browser.http.answer('forgottenBySms', good())
      more.prepare?.(browser)
    },
  })
  if (typed) await type(login.userName, typed)
  await press('button', login.forgotten)
  return running
}

const bodies = ({ browser }: RunningSite, call: string): unknown[] =>
  browser.http.requestsTo(call).map(({ body }) => JSON.parse(body ?? ''))

describe('a forgotten password', () => {
  it('is asked for above the login, with the user name that was typed there', async () => {
    await opened(' minhanh88 ')
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(namesOf('tab')).toEqual([forgotten.emailTab, forgotten.smsTab])
    expect(field(forgotten.userName).value.trim()).toBe('minhanh88')
  })

  it('keeps the user name from one way to the other, and the login below as it was', async () => {
    const { browser } = await opened()
    await fill(forgotten.userName, 'lananh_baomat')
    await press('tab', forgotten.smsTab)
    expect(field(forgotten.userName).value).toBe('lananh_baomat')
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect(field(login.userName).value).toBe('minhanh88')
  })
})

describe('by email', () => {
  it.each([
    ['', 'a@b.example', forgotten.userName, forgotten.userNameMissing],
    ['  ', '', forgotten.userName, forgotten.userNameMissing],
    ['minhanh88', '', forgotten.email, forgotten.emailMissing],
    ['minhanh88', '  ', forgotten.email, forgotten.emailMissing],
  ])(
    'of %j at %j is not asked for: the field is marked and has the focus',
    async (name, email, label, problem) => {
      const { browser } = await opened('')
      await fill(forgotten.userName, name)
      await fill(forgotten.email, email)
      await press('button', forgotten.sendMail)
      expect(browser.http.requestsTo('forgottenByEmail')).toEqual([])
      expect(pageText(get('dialog'))).toContain(problem)
      expect(isMarked(label)).toBe(true)
      expect(document.activeElement).toBe(field(label))
    },
  )

  it('is asked for without a token, and answered the same whoever it is (I6.06)', async () => {
    const running = await opened(' minhanh88 ')
    await fill(forgotten.email, ' lan@mail.example ')
    await press('button', forgotten.sendMail)
    expect(bodies(running, 'forgottenByEmail')).toEqual([
      { username: 'minhanh88', email: 'lan@mail.example' },
    ])
    expect(running.browser.http.requestsTo('forgottenByEmail')[0]?.headers).not.toHaveProperty(
      'Authorization',
    )
    expect(pageText(get('dialog'))).toContain(forgotten.mailSent)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), location.pathname]).toEqual([[], '/m/login'])
  })

  it('is asked for once by two taps (F062)', async () => {
    const { browser } = await opened()
    browser.http.answer('forgottenByEmail', good(), 1000)
    await fill(forgotten.email, 'lan@mail.example')
    await actAndSettle(() => {
      get('button', forgotten.sendMail).click()
      get('button', forgotten.sendMail).click()
    })
    expect(browser.http.requestsTo('forgottenByEmail')).toHaveLength(1)
  })

  it.each<[string, Reply, string]>([
    ['a refusal', refused({ message: 'Not today' }), 'Not today'],
    ['no network', fails('network'), errors.network],
  ])('that fails with %s is told, and the form stays', async (_, reply, message) => {
    const { browser } = await opened('minhanh88', {
      prepare: ({ http }) => http.answer('forgottenByEmail', reply),
    })
    await fill(forgotten.email, 'lan@mail.example')
    await press('button', forgotten.sendMail)
    expect(pageText(get('dialog'))).toContain(message)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(field(forgotten.email).value).toBe('lan@mail.example')
  })
})

describe('a request that takes long', () => {
  const asked = async (): Promise<RunningSite> => {
    const running = await opened('minhanh88', {
      prepare: ({ http }) => http.answer('forgottenByEmail', good(), 20_000),
    })
    await fill(forgotten.email, 'lan@mail.example')
    await press('button', forgotten.sendMail)
    return running
  }

  it('can be given up after five seconds, and made again (F038)', async () => {
    const { browser } = await asked()
    await browser.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await browser.clock.advance(1)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('forgottenByEmail')[0]?.signal?.aborted).toBe(true)
    expect([namesOf('dialog'), field(forgotten.email).value]).toEqual([[forgotten.title], 'lan@mail.example'])
    browser.http.answer('forgottenByEmail', good())
    await press('button', forgotten.sendMail)
    expect(pageText(get('dialog'))).toContain(forgotten.mailSent)
  })

  it('is given up with the sheet: nothing is said later (F038)', async () => {
    const { browser } = await asked()
    await press('button', common.close)
    await browser.clock.advance(30_000)
    expect([namesOf('dialog'), browser.http.requestsTo('forgottenByEmail')[0]?.signal?.aborted]).toEqual([
      [],
      true,
    ])
  })
})

describe('by SMS', () => {
  const onSms = async (more: SiteOptions = {}): Promise<RunningSite> => {
    const running = await opened('minhanh88', more)
    await press('tab', forgotten.smsTab)
    return running
  }

  async function fillIn(number = ' 903100500 ', code = '654321', next = ' new phrase '): Promise<void> {
    await fill(common.mobileNum, number)
    await fill(common.verificationCode, code)
    await fill(forgotten.newPassword, next)
  }
  const reset = (): Promise<void> => press('button', forgotten.reset)

  it('sends the code to the number as to a visitor, and counts down (I7.16, I4.49)', async () => {
    const running = await onSms()
    await fill(common.mobileNum, ' 903100500 ')
    await press('button', common.sendCode)
    expect(bodies(running, '/wps/verification/sms/noLogin')).toEqual([
      { countryDialingCode: '84', mobileNum: '903100500', username: 'minhanh88' },
    ])
    expect(namesOf('button')).toContain('New code in 90 seconds')
  })

  it('needs a number for the code (I5.15)', async () => {
    const { browser } = await onSms()
    await press('button', common.sendCode)
    expect(browser.http.requestsTo('sendSmsVisitor')).toEqual([])
    expect(isMarked(common.mobileNum)).toBe(true)
    expect(document.activeElement).toBe(field(common.mobileNum))
  })

  it.each([
    ['  ', '654321', 'new phrase', common.mobileNum, common.mobileNumMissing],
    ['903100500', '', 'new phrase', common.verificationCode, common.verificationCodeMissing],
    ['903100500', '654321', '12345', forgotten.newPassword, 'Too short: use at least 6 characters'],
  ])(
    'with %j, %j and %j is not sent: the first gap is marked',
    async (number, code, next, label, problem) => {
      const { browser } = await onSms()
      await fillIn(number, code, next)
      await reset()
      expect(browser.http.requestsTo('forgottenBySms')).toEqual([])
      expect(pageText(get('dialog'))).toContain(problem)
      expect(isMarked(label)).toBe(true)
      expect(document.activeElement).toBe(field(label))
    },
  )

  it('shows the rule for the new password before it fails (I5.20)', async () => {
    await onSms()
    expect(pageText(get('dialog'))).toContain('At least 6 characters')
  })

  it('sets the new password, exactly as it was typed, and says so (I6.06, F086)', async () => {
    const running = await onSms()
    await fillIn()
    await reset()
    expect(bodies(running, 'forgottenBySms')).toEqual([
      {
        username: 'minhanh88',
        countryDialingCode: '84',
        mobileNum: '903100500',
        verificationCode: '654321',
        newPassword: ' new phrase ',
      },
    ])
    expect(pageText(get('dialog'))).toContain(forgotten.resetDone)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), field(login.userName).value]).toEqual([[], 'minhanh88'])
  })

  it('sends number and code in the digits that the platform reads, however they are typed (I6.06, I7.16)', async () => {
    const running = await onSms()
    await fill(common.mobileNum, '+84 ۹۰۳ ۱۰۰ ۵۰۰')
    await press('button', common.sendCode)
    await fillIn('+84 ۹۰۳ ۱۰۰ ۵۰۰', '۶۵۴۳۲۱')
    await reset()
    const number = { countryDialingCode: '84', mobileNum: '903100500' }
    expect(bodies(running, '/wps/verification/sms/noLogin')).toMatchObject([number])
    expect(bodies(running, 'forgottenBySms')).toMatchObject([{ ...number, verificationCode: '654321' }])
  })

  it('with a code that the platform refuses says so and keeps what was typed', async () => {
    const reply = refused({ code: 'verification.code.expired', message: 'The code has expired' })
    const { browser } = await onSms({ prepare: ({ http }) => http.answer('forgottenBySms', reply) })
    await fillIn()
    await reset()
    expect(pageText(get('dialog'))).toContain('The code has expired')
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(field(forgotten.newPassword).value).toBe(' new phrase ')
    expect(field(common.mobileNum).value.trim()).toBe('903100500')
  })

  it('can be given up when it takes long (F038)', async () => {
    const { browser } = await onSms({ prepare: ({ http }) => http.answer('forgottenBySms', good(), 20_000) })
    await fillIn()
    await reset()
    await browser.clock.advance(5000)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('forgottenBySms')[0]?.signal?.aborted).toBe(true)
    expect(field(forgotten.newPassword).value).toBe(' new phrase ')
  })

  it('goes on counting while the member looks at the other way (I4.49)', async () => {
    const { browser } = await onSms()
    await fill(common.mobileNum, '903100500')
    await press('button', common.sendCode)
    await press('tab', forgotten.emailTab)
    await browser.clock.advance(2500)
    await press('tab', forgotten.smsTab)
    expect(namesOf('button')).toContain('New code in 88 seconds')
  })
})
