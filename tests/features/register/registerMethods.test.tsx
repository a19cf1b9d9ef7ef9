// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { RegistrationMethod } from '../../../runtime/rules/registration/registerRequest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { refusal, success } from '../../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, field, isInvalid, press, startSite, submit, type } from '../../support/site'
import {
  fillRegistration,
  openRegister,
  type RegisterOptions,
  registeredReply,
  sentBodies,
} from './registerForm'

const { register, login, common, shell } = english

const openMobileRegister = (settings: object, options: RegisterOptions = {}) =>
  openRegister({ registration: { methods: ['username', 'mobile'] }, ...options, manifest: { settings } })

describe('a registration by mobile number', () => {
  it('sends the number with its dialling code, and a chosen password (I3.13, I7.14)', async () => {
    const running = await openMobileRegister({ mobileNumberPassword: true })
    await press('tab', register.byMobile)
    await type(common.mobileNum, ' 0912345678 ')
    await type(login.password, 'Rosy cloud 7')
    await submit()
    expect(sentBodies(running, 'registerMobile')[0]).toMatchObject({
      mobileNum: '912345678',
      countryDialingCode: '84',
      password: 'Rosy cloud 7',
      login: true,
    })
    expect(sentBodies(running, 'registerMobile')[0]).not.toHaveProperty('username')
    expect(running.browser.http.requestsTo('registerMobile')[0]?.headers.ModuleId).toBe('MOBILENUMREG3')
  })

  it('shows the user name that the platform assigned, which can be copied', async () => {
    const { browser } = await openMobileRegister({ mobileNumberPassword: true })
    await press('tab', register.byMobile)
    await type(common.mobileNum, '912345678')
    await type(login.password, 'Rosy cloud 7')
    await submit()
    expect(pageText(get('dialog', register.ready))).toContain('thuha99')
    await press('button', register.copy)
    expect(browser.page.copied).toEqual(['thuha99'])
    expect(pageText(get('dialog'))).toContain(register.copied)
    browser.page.clipboardFails = true
    await press('button', register.copy)
    expect(pageText(get('dialog'))).toContain(common.copyByHand)
    expect(getSelection()?.toString()).toBe('thuha99')
  })

  it('without a password uses the default password, and leads to the password change (I5.02, I9.17, I4.06)', async () => {
    const running = await openMobileRegister({ defaultPassword: 'first-1' })
    await press('tab', register.byMobile)
    expect([all('password').length, pageText().includes(register.passwordNext)]).toEqual([0, true])
    await type(common.mobileNum, '912345678')
    await submit()
    expect(sentBodies(running, 'registerMobile')[0]).toMatchObject({ password: 'first-1' })
    await press('button', register.start)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(running.site.location.path).toBe('/m/changePsw')
  })

  it.each([
    ['without a default password', {}, undefined],
    ['with the setting on', { mobileNumberPassword: true, defaultPassword: 'first-1' }, 'tab'],
  ])('without a password is off %s (I5.02)', async (_, settings, tab) => {
    await openMobileRegister(settings)
    expect(namesOf('tab').includes(register.byMobile)).toBe(tab !== undefined)
    if (!tab) return
    await press('tab', register.byMobile)
    expect(pageText()).not.toContain(register.passwordNext)
  })

  it('waits for the platform’s setting, and sends nothing before (D1)', async () => {
    const { browser } = await openMobileRegister(
      { mobileNumberPassword: { from: 'server' } },
      { prepare: ({ http }) => http.answer('settings', success({ mobileNumberPassword: true }), 3000) },
    )
    await press('tab', register.byMobile)
    await type(common.mobileNum, '912345678')
    await submit()
    expect([all('password').length, browser.http.requestsTo('registerMobile').length]).toEqual([0, 0])
    await browser.clock.advance(3000)
    expect(all('password')).toHaveLength(1)
  })

  it('verifies the number with a code by SMS if the merchant requires it (I7.16)', async () => {
    const running = await openMobileRegister(
      { mobileNumberPassword: true },
      {
        registration: { methods: ['mobile'], smsCode: true },
        prepare: ({ http }) => http.answer('sendSmsVisitor', success({ expirationTime: 90 })),
      },
    )
    await press('button', common.sendCode)
    expect(document.activeElement).toBe(field(common.mobileNum))
    await type(common.mobileNum, '912345678')
    await press('button', common.sendCode)
    expect(JSON.parse(running.browser.http.requestsTo('sendSmsVisitor')[0]?.body ?? '')).toMatchObject({
      countryDialingCode: '84',
      mobileNum: '912345678',
    })
    await type(login.password, 'Rosy cloud 7')
    await submit()
    expect(pageText()).toContain(common.verificationCodeMissing)
    await type(common.verificationCode, '123456')
    await submit()
    expect(sentBodies(running, 'registerMobile')).toMatchObject([{ verificationCode: '123456' }])
  })

  it('sends number and code in Latin digits, however they are typed (I7.14, I7.16)', async () => {
    const running = await openMobileRegister(
      { mobileNumberPassword: true },
      {
        registration: { methods: ['mobile'], smsCode: true },
        prepare: ({ http }) => http.answer('sendSmsVisitor', success({ expirationTime: 90 })),
      },
    )
    await type(common.mobileNum, '+84 ۹۱۲ ۳۴۵ ۶۷۸')
    await press('button', common.sendCode)
    await type(common.verificationCode, '۱۲۳۴۵۶')
    await type(login.password, 'Rosy cloud 7')
    await submit()
    const number = { countryDialingCode: '84', mobileNum: '912345678' }
    expect(JSON.parse(running.browser.http.requestsTo('sendSmsVisitor')[0]?.body ?? '')).toMatchObject(number)
    expect(sentBodies(running, 'registerMobile')).toMatchObject([{ ...number, verificationCode: '123456' }])
  })

  it.each<[RegistrationMethod[]]>([[['mobile', 'username']], [['mobile']]])(
    'falls back to another method when the platform does not send the setting: %j (F038)',
    async (methods) => {
      const { browser } = await openMobileRegister(
        { mobileNumberPassword: { from: 'server' } },
        {
          registration: { methods },
          prepare: ({ http }) => http.answer('settings', success({ mobileNumberPassword: true }), 20_000),
        },
      )
      expect(pageText(get('button', new RegExp(register.submit)))).not.toContain(register.submitting)
      await browser.clock.advance(times.slowThreshold)
      expect(pageText()).toContain(common.slowCancelText)
      await press('button', common.cancel)
      expect([
        find('button', common.cancel),
        get('button', register.submit).getAttribute('aria-busy'),
      ]).toEqual([undefined, null])
      await fillRegistration()
      await submit()
      expect(browser.http.requestsTo('register')).toHaveLength(1)
    },
  )

  it('keeps what was typed when another tab is opened', async () => {
    await openMobileRegister({ mobileNumberPassword: true })
    await fillRegistration()
    await press('tab', register.byMobile)
    await type(common.mobileNum, '912345678')
    await press('tab', register.byUserName)
    expect([field(login.userName).value, field(login.password).value]).toEqual(['thuha99', 'Rosy cloud 7'])
    await press('tab', register.byMobile)
    expect(field(common.mobileNum).value).toBe('912345678')
  })
})

it('a registration without a user name shows the one that the platform assigns (I7.15)', async () => {
  const { browser } = await openRegister({ registration: { methods: ['autoUsername'] } })
  expect([all('textbox').length, all('tab').length]).toEqual([0, 0])
  await type(login.password, 'Rosy cloud 7')
  await submit()
  const [request] = browser.http.requestsTo('registerAutoUserName')
  const body = JSON.parse(request?.body ?? '')
  expect([body.password, 'username' in body, request?.headers.ModuleId]).toEqual([
    'Rosy cloud 7',
    false,
    'REG3',
  ])
  expect(pageText(get('dialog', register.ready))).toContain('thuha99')
})

describe('referral and affiliate codes', () => {
  const bothFields = { referralCode: true, affiliateCode: true }
  const specialCharacters = 'a&b#50%🎰'
  const codesQuery = `?${new URLSearchParams({ affiliateCode: specialCharacters, r: 'R&7' })}`

  it('from the URL fill their fields, and are sent unchanged (I3.29, I3.13, F018)', async () => {
    const running = await openRegister({ registration: bothFields, path: `/m/register${codesQuery}` })
    expect(field(register.affiliateCode).value).toBe(specialCharacters)
    expect(field(register.referralCode).value).toBe('R&7')
    await fillRegistration()
    await submit()
    expect(sentBodies(running)[0]).toMatchObject({ affiliateCode: specialCharacters, referralCode: 'R&7' })
  })

  it('are sent even if the form has no field for them (I3.13)', async () => {
    const hidden = { referralCode: false, affiliateCode: false }
    const running = await openRegister({ registration: hidden, path: `/m/register${codesQuery}` })
    expect(find('button', register.haveCode)).toBeUndefined()
    await fillRegistration()
    await submit()
    expect(sentBodies(running)[0]).toMatchObject({ affiliateCode: specialCharacters, referralCode: 'R&7' })
  })

  const sentence = (code: string) => register.linkCode.replace('{{code}}', code)

  it.each([
    { shown: false, known: 'none', left: `${specialCharacters}, R&7` },
    { shown: true, known: 'none', left: `${specialCharacters}, R&7` },
    { shown: false, known: 'affiliate', left: 'R&7' },
    { shown: true, known: 'affiliate', left: 'R&7' },
  ])(
    'of a link are left out at a tap when the platform refuses them: fields $shown, known: $known (I3.29, I4.19)',
    async ({ shown, known, left }) => {
      const running = await openRegister({
        registration: { referralCode: shown, affiliateCode: shown },
        path: `/m/register${codesQuery}`,
        prepare({ http }) {
          http.answer('checkAffiliate', success({ valid: known === 'affiliate' }))
          http.answer('register', (_, requestIndex) =>
            requestIndex === 0 ? refusal({ code: 'code.unknown', message: 'No such code' }) : registeredReply,
          )
        },
      })
      await fillRegistration()
      await submit()
      await press('button', common.confirm)
      await running.browser.clock.advance(times.leaveAnimation)
      expect(pageText()).toContain(sentence(left))
      expect(pageText()).not.toContain(register.affiliateUnknown)
      await press('button', register.leaveCodeOut)
      expect(pageText()).not.toContain('R&7')
      expect(document.activeElement?.tagName).toBe('FORM')
      await running.browser.clock.advance(times.registerLock)
      await submit()
      const [, second] = sentBodies(running)
      expect(second).toMatchObject({ username: 'thuha99' })
      expect(second).not.toHaveProperty('referralCode')
      expect(second?.affiliateCode).toBe(known === 'affiliate' ? specialCharacters : undefined)
    },
  )

  it('of a link that the platform does not know are named before the form is sent (I3.29)', async () => {
    await openRegister({
      registration: bothFields,
      path: '/m/register?affiliateCode=A1.',
      prepare({ http }) {
        http.answer('checkAffiliate', success({ valid: false }))
      },
    })
    await actAndSettle(() => field(register.affiliateCode).focus())
    await actAndSettle(() => field(register.affiliateCode).blur())
    expect(pageText()).toContain(sentence('A1'))
    expect(pageText()).not.toContain(register.affiliateUnknown)
  })

  it('are stored from the landing until a registration on another day, with the domain (I3.29)', async () => {
    const { browser } = await startSite({ path: `/m/home${codesQuery}` })
    expect(browser.storage.read('registrationInfo')).toEqual({
      affiliateCode: specialCharacters,
      referralCode: 'R&7',
      originalDomain: 'www.hongvan.example',
    })
    const laterVisit = await openRegister({ browser, registration: bothFields })
    const registrationInfo = await laterVisit.site.service('registrationInfo')
    expect(registrationInfo?.()).toMatchObject({
      affiliateCode: specialCharacters,
      originalDomain: 'www.hongvan.example',
    })
    await fillRegistration()
    await submit()
    expect(sentBodies(laterVisit)[0]).toMatchObject({ affiliateCode: specialCharacters, referralCode: 'R&7' })
  })

  it('have hidden fields at first; an empty field sends none', async () => {
    const running = await openRegister({ registration: bothFields })
    expect(all('textbox')).toHaveLength(1)
    await press('button', register.haveCode)
    await type(register.affiliateCode, '  ')
    await fillRegistration()
    await submit()
    expect(Object.keys(sentBodies(running)[0] ?? {})).not.toContain('affiliateCode')
  })

  it('of an affiliate are checked on blur, and block the form when they are unknown (I7.28)', async () => {
    const { browser } = await openRegister({
      registration: bothFields,
      prepare: ({ http }) =>
        http.answer('checkAffiliate', ({ query }) =>
          success({ valid: query.get('affiliateCode') === 'A&1' }),
        ),
    })
    await press('button', register.haveCode)
    await type(register.affiliateCode, 'A2')
    await actAndSettle(() => field(register.affiliateCode).blur())
    expect(pageText()).toContain(register.affiliateUnknown)
    await fillRegistration()
    await submit()
    expect([browser.http.requestsTo('register').length, document.activeElement]).toEqual([
      0,
      field(register.affiliateCode),
    ])
    await type(register.affiliateCode, 'A&1')
    await actAndSettle(() => field(register.affiliateCode).blur())
    await submit()
    expect(browser.http.requestsTo('register')).toHaveLength(1)
    expect(browser.http.requestsTo('checkAffiliate').map(({ query }) => query.get('affiliateCode'))).toEqual([
      'A2',
      'A&1',
    ])
  })
})

describe('the age', () => {
  const compliance = {
    minimumAge: 21,
    licence: { text: { EN: 'Licence 7' } },
    terms: { url: 'https://help.example/terms' },
  }

  it('is requested once on a device, before the registration (D14, D18)', async () => {
    const { site, browser } = await openRegister({ manifest: { compliance } })
    expect(all('form')).toEqual([])
    expect(get('heading', 'Are you 21 or older?')).toBeTruthy()
    await press('button', register.ageYes)
    expect(document.activeElement).toBe(get('form', register.title))
    expect(pageText()).toContain('Licence 7')
    expect(get('link', common.terms).getAttribute('href')).toBe('https://help.example/terms')
    await actAndSettle(() => site.go('/m/home'))
    await press('button', shell.register)
    expect(all('form')).toHaveLength(1)
    expect(browser.storage.read('confirmedAge')).toBe(21)
  })

  it('is not requested again on the same device (D18)', async () => {
    await openRegister({
      manifest: { compliance },
      prepare: ({ storage }) => storage.write('confirmedAge', 21),
    })
    expect([all('form').length, document.activeElement === get('form', register.title)]).toEqual([1, false])
  })

  it('below the minimum leads to the lobby, with a word that stays (D14)', async () => {
    const { site } = await openRegister({ manifest: { compliance } })
    await press('button', register.ageNo)
    expect(site.location.path).toBe('/m/home')
    expect(pageText(get('dialog', common.notice))).toContain(register.tooYoung.replace('{{age}}', '21'))
  })
})

it('shows the rules of name and password before a mistake, and with it (I5.20)', async () => {
  await openRegister()
  const describedBy = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  const rules = {
    [login.userName]: register.userNameRule.replace('{{minimum}}', '4'),
    [login.password]: common.passwordPolicy_other.replace('{{count}}', '6'),
  }
  for (const [label, rule] of Object.entries(rules)) expect(describedBy(label)).toBe(rule)
  await type(login.password, 'x')
  await submit()
  for (const [label, rule] of Object.entries(rules)) {
    expect(isInvalid(label)).toBe(true)
    expect(describedBy(label)).toMatch(new RegExp(`.+ ${rule.replaceAll('.', '\\.')}$`))
  }
})

it('greets the member with the trimmed user name when it is done', async () => {
  const { browser } = await openRegister({
    prepare: ({ http }) => http.answer('register', registeredReply, 1000),
  })
  await fillRegistration(' thuha99 ')
  await submit()
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  await browser.clock.advance(1000)
  expect(pageText(get('dialog', register.ready))).toContain('Welcome, thuha99')
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
})
