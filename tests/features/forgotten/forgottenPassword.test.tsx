// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, type Reply, refusal, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  field,
  isInvalid,
  press,
  type RunningSite,
  type SiteOptions,
  type,
} from '../../support/site'
import { openLogin } from '../login/loginForm'
import { countries } from '../secondFactor/secondFactorForm'

const { forgotten, common, login, errors } = english

/** Opens the sheet above the login form, after a user name was typed there. */
async function openSheet(userName = 'minhanh88', options: SiteOptions = {}): Promise<RunningSite> {
  const running = await openLogin({
    ...options,
    prepare(browser) {
      browser.http.answer('country', countries)
      browser.http.answer('sendSmsVisitor', success({ expirationTime: 90 }))
      browser.http.answer('forgottenByEmail', success())
      browser.http.answer('forgottenBySms', success())
      options.prepare?.(browser)
    },
  })
  if (userName) await type(login.userName, userName)
  await press('button', login.forgotten)
  return running
}

const sentBodies = ({ browser }: RunningSite, call: string): unknown[] =>
  browser.http.requestsTo(call).map(({ body }) => JSON.parse(body ?? ''))

describe('a forgotten password', () => {
  it('opens above the login form, with the user name that was typed there', async () => {
    await openSheet(' minhanh88 ')
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(namesOf('tab')).toEqual([forgotten.emailTab, forgotten.smsTab])
    expect(field(forgotten.userName).value.trim()).toBe('minhanh88')
  })

  it('keeps the user name when the tab changes, and does not change the login form', async () => {
    const { browser } = await openSheet()
    await type(forgotten.userName, 'lananh_baomat')
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
    'for %j at %j is not sent: the field is marked as invalid and has the focus',
    async (name, email, label, problem) => {
      const { browser } = await openSheet('')
      await type(forgotten.userName, name)
      await type(forgotten.email, email)
      await press('button', forgotten.sendMail)
      expect(browser.http.requestsTo('forgottenByEmail')).toEqual([])
      expect(pageText(get('dialog'))).toContain(problem)
      expect(isInvalid(label)).toBe(true)
      expect(document.activeElement).toBe(field(label))
    },
  )

  it('is requested without a token, and the result is the same for every user name (I6.06)', async () => {
    const running = await openSheet(' minhanh88 ')
    await type(forgotten.email, ' lan@mail.example ')
    await press('button', forgotten.sendMail)
    expect(sentBodies(running, 'forgottenByEmail')).toEqual([
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

  it('is requested once by two taps (F062)', async () => {
    const { browser } = await openSheet()
    browser.http.answer('forgottenByEmail', success(), 1000)
    await type(forgotten.email, 'lan@mail.example')
    await actAndSettle(() => {
      get('button', forgotten.sendMail).click()
      get('button', forgotten.sendMail).click()
    })
    expect(browser.http.requestsTo('forgottenByEmail')).toHaveLength(1)
  })

  it.each<[string, Reply, string]>([
    ['a refusal', refusal({ message: 'Not today' }), 'Not today'],
    ['no network', failure('network'), errors.network],
  ])('that fails with %s shows a message, and the form stays', async (_, reply, message) => {
    const { browser } = await openSheet('minhanh88', {
      prepare: ({ http }) => http.answer('forgottenByEmail', reply),
    })
    await type(forgotten.email, 'lan@mail.example')
    await press('button', forgotten.sendMail)
    expect(pageText(get('dialog'))).toContain(message)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(field(forgotten.email).value).toBe('lan@mail.example')
  })
})

describe('a slow request', () => {
  const requestSlowMail = async (): Promise<RunningSite> => {
    const running = await openSheet('minhanh88', {
      prepare: ({ http }) => http.answer('forgottenByEmail', success(), 20_000),
    })
    await type(forgotten.email, 'lan@mail.example')
    await press('button', forgotten.sendMail)
    return running
  }

  it('can be cancelled after five seconds, and repeated (F038)', async () => {
    const { browser } = await requestSlowMail()
    await browser.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await browser.clock.advance(1)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('forgottenByEmail')[0]?.signal?.aborted).toBe(true)
    expect([namesOf('dialog'), field(forgotten.email).value]).toEqual([[forgotten.title], 'lan@mail.example'])
    browser.http.answer('forgottenByEmail', success())
    await press('button', forgotten.sendMail)
    expect(pageText(get('dialog'))).toContain(forgotten.mailSent)
  })

  it('is aborted with the sheet: no message appears later (F038)', async () => {
    const { browser } = await requestSlowMail()
    await press('button', common.close)
    await browser.clock.advance(30_000)
    expect([namesOf('dialog'), browser.http.requestsTo('forgottenByEmail')[0]?.signal?.aborted]).toEqual([
      [],
      true,
    ])
  })
})

describe('by SMS', () => {
  const openSmsTab = async (options: SiteOptions = {}): Promise<RunningSite> => {
    const running = await openSheet('minhanh88', options)
    await press('tab', forgotten.smsTab)
    return running
  }

  async function fillIn(
    number = ' 903100500 ',
    code = '654321',
    newPassword = ' new phrase ',
  ): Promise<void> {
    await type(common.mobileNum, number)
    await type(common.verificationCode, code)
    await type(forgotten.newPassword, newPassword)
  }
  const reset = (): Promise<void> => press('button', forgotten.reset)

  it('sends the code with the call for visitors, and counts down (I7.16, I4.49)', async () => {
    const running = await openSmsTab()
    await type(common.mobileNum, ' 903100500 ')
    await press('button', common.sendCode)
    expect(sentBodies(running, '/wps/verification/sms/noLogin')).toEqual([
      { countryDialingCode: '84', mobileNum: '903100500', username: 'minhanh88' },
    ])
    expect(namesOf('button')).toContain('New code in 90 seconds')
  })

  it('reads what the browser filled in without an event, also after the tab was changed (F087)', async () => {
    const running = await openSheet('')
    const fillSilently = (label: string, value: string) => {
      field(label).value = value
    }
    fillSilently(forgotten.userName, 'filled')
    await press('tab', forgotten.smsTab)
    expect(field(forgotten.userName).value).toBe('filled')
    fillSilently(forgotten.userName, 'filled-again')
    fillSilently(common.mobileNum, '903100500')
    await press('button', common.sendCode)
    expect(sentBodies(running, '/wps/verification/sms/noLogin')).toEqual([
      { countryDialingCode: '84', mobileNum: '903100500', username: 'filled-again' },
    ])
    fillSilently(common.verificationCode, '654321')
    fillSilently(forgotten.newPassword, 'new phrase')
    await reset()
    expect(sentBodies(running, 'forgottenBySms')).toMatchObject([{ username: 'filled-again' }])
  })

  it('needs a number for the code (I5.15)', async () => {
    const { browser } = await openSmsTab()
    await press('button', common.sendCode)
    expect(browser.http.requestsTo('sendSmsVisitor')).toEqual([])
    expect(isInvalid(common.mobileNum)).toBe(true)
    expect(document.activeElement).toBe(field(common.mobileNum))
  })

  it.each([
    ['  ', '654321', 'new phrase', common.mobileNum, common.mobileNumMissing],
    ['903100500', '', 'new phrase', common.verificationCode, common.verificationCodeMissing],
    ['903100500', '654321', '12345', forgotten.newPassword, 'Too short: use at least 6 characters'],
  ])(
    'with %j, %j and %j is not sent: the first invalid field is marked',
    async (number, code, newPassword, label, problem) => {
      const { browser } = await openSmsTab()
      await fillIn(number, code, newPassword)
      await reset()
      expect(browser.http.requestsTo('forgottenBySms')).toEqual([])
      expect(pageText(get('dialog'))).toContain(problem)
      expect(isInvalid(label)).toBe(true)
      expect(document.activeElement).toBe(field(label))
    },
  )

  it('shows the password rule in advance (I5.20)', async () => {
    await openSmsTab()
    expect(pageText(get('dialog'))).toContain('At least 6 characters')
  })

  it('sets the new password exactly as typed, and shows the success (I6.06, F086)', async () => {
    const running = await openSmsTab()
    await fillIn()
    await reset()
    expect(sentBodies(running, 'forgottenBySms')).toEqual([
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

  it('sends number and code in Latin digits, however they are typed (I6.06, I7.16)', async () => {
    const running = await openSmsTab()
    await type(common.mobileNum, '+84 ۹۰۳ ۱۰۰ ۵۰۰')
    await press('button', common.sendCode)
    await fillIn('+84 ۹۰۳ ۱۰۰ ۵۰۰', '۶۵۴۳۲۱')
    await reset()
    const number = { countryDialingCode: '84', mobileNum: '903100500' }
    expect(sentBodies(running, '/wps/verification/sms/noLogin')).toMatchObject([number])
    expect(sentBodies(running, 'forgottenBySms')).toMatchObject([{ ...number, verificationCode: '654321' }])
  })

  it('with a code that the platform refuses shows that and keeps what was typed', async () => {
    const reply = refusal({ code: 'verification.code.expired', message: 'The code has expired' })
    const { browser } = await openSmsTab({ prepare: ({ http }) => http.answer('forgottenBySms', reply) })
    await fillIn()
    await reset()
    expect(pageText(get('dialog'))).toContain('The code has expired')
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(field(forgotten.newPassword).value).toBe(' new phrase ')
    expect(field(common.mobileNum).value.trim()).toBe('903100500')
  })

  it('can be cancelled when it takes long (F038)', async () => {
    const { browser } = await openSmsTab({
      prepare: ({ http }) => http.answer('forgottenBySms', success(), 20_000),
    })
    await fillIn()
    await reset()
    await browser.clock.advance(5000)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('forgottenBySms')[0]?.signal?.aborted).toBe(true)
    expect(field(forgotten.newPassword).value).toBe(' new phrase ')
  })

  it('keeps counting down while the other tab is open (I4.49)', async () => {
    const { browser } = await openSmsTab()
    await type(common.mobileNum, '903100500')
    await press('button', common.sendCode)
    await press('tab', forgotten.emailTab)
    await browser.clock.advance(2500)
    await press('tab', forgotten.smsTab)
    expect(namesOf('button')).toContain('New code in 88 seconds')
  })
})
