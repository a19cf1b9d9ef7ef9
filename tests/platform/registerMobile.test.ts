import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerMobile as handleRegisterMobile } from '../../scripts/platform/calls/registration/registerMobile'
import { control } from '../../scripts/platform/control'
import { findMember } from '../../scripts/platform/members/findMember'
import { createPlatformState } from '../../scripts/platform/state/platformState'
import { countries, parseE164 } from '../../scripts/platform/system/countries'
import { createIdToken, createPhoneClaims } from './identityToken'
import { lastCode, otherCode, sendSmsToVisitor } from './memberCalls'
import {
  get,
  login,
  lotteryMerchant,
  type PlatformServer,
  startPlatformServer,
  startTime,
} from './platformServer'
import {
  newPassword,
  overrideSettings,
  readMemberOf,
  readRegistrations,
  registerMobile,
  registrationForm,
} from './registrationCalls'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const mobile = { countryDialingCode: '84', mobileNum: '987654321' }
const defaultPassword = 'fixed-for-all'

describe('registering with a mobile number and a password', () => {
  beforeEach(() => overrideSettings(server, { mobileNumberPassword: true }))

  it('creates an account whose user name is its number (I7.14, I3.15)', async () => {
    const reply = await registerMobile(server, { password: newPassword })
    expect(reply.value).toMatchObject({ id: 500_001, userName: '84987654321', firstTimeLogin: false })
    expect(await readMemberOf(server, reply)).toMatchObject({ account: '84987654321' })
    expect((await readRegistrations(server))[0]).toMatchObject({ method: 'mobile', payload: mobile })
  })

  it.each(['84987654321', '+84 987 654 321', '0987-654-321', '987654321'])(
    'allows a login as %s',
    async (username) => {
      await registerMobile(server, { password: newPassword })
      expect((await login(server, { username, password: newPassword })).value).toMatchObject({ id: 500_001 })
    },
  )

  it('counts wrong passwords together, however the number is written', async () => {
    await registerMobile(server, { password: newPassword })
    for (const username of ['84987654321', '0987654321', '987654321', '+84987654321', '0987 654321'])
      expect((await login(server, { username, password: 'guess' })).errorCode).toBe('login.cred.err')
    expect((await login(server, { username: '84987654321', password: newPassword })).errorCode).toBe(
      'TOO_MANY_REQUEST_LOGIN',
    )
  })

  it.each([
    [{ mobileNum: '' }, 'param.invalid'],
    [{ password: undefined }, 'param.invalid'],
    [{ password: 'short' }, 'password.too.short'],
    [{ mobileNum: '987' }, 'mobile.err'],
    [{ mobileNum: '98765432109876' }, 'mobile.err'],
    [{ countryDialingCode: '999' }, 'mobile.err'],
    [{ mobileNum: '903118226' }, 'mobile.taken'],
    [{ mobileNum: '0903 118 226' }, 'mobile.taken'],
    [{ countryDialingCode: '', mobileNum: '0903118226' }, 'mobile.taken'],
    [{ mobileNum: '903100500' }, 'mobile.taken'],
    [{ referralCode: 'nobody' }, 'referral.code.err'],
  ])('is refused with %j as %s', async (body, errorCode) => {
    const reply = await registerMobile(server, { password: newPassword, ...body })
    expect(reply).toMatchObject({
      success: false,
      errorCode,
      value: null,
      message: expect.stringMatching(/\w/),
    })
    expect(await readRegistrations(server)).toEqual([])
  })

  it('creates one account for a number, however it is written', async () => {
    await registerMobile(server, { password: newPassword })
    const again = { password: newPassword, countryDialingCode: '', mobileNum: '0987 654 321' }
    expect((await registerMobile(server, again)).errorCode).toBe('mobile.taken')
  })

  it('works for every country of the list, and each number finds its own account', () => {
    const { platform, state, createContext } = createInProcessPlatform()
    for (const [index, { countryCode, countryDialingCode }] of countries.entries()) {
      const body = {
        ...registrationForm,
        countryDialingCode,
        mobileNum: `71${1000 + index}`,
        password: countryCode.repeat(4),
      }
      expect(handleRegisterMobile(createContext(body))).toMatchObject({
        userName: `${countryDialingCode}71${1000 + index}`,
      })
    }
    for (const { userName, payload } of state.registrations)
      expect(findMember(state, `+${userName}`)?.password).toBe(countryOfRegistration(payload).repeat(4))
    expect(platform.merchants.get('hongvan')?.registrations).toHaveLength(countries.length)
  })
})

const countryOfRegistration = ({ mobileNum }: Readonly<Record<string, unknown>>): string =>
  countries[Number(String(mobileNum).slice(2)) - 1000]?.countryCode ?? ''

/** A platform without HTTP: encrypting 240 bodies would take a minute. */
function createInProcessPlatform() {
  const settings = { mobileNumberPassword: true }
  const platform = createPlatformState({ merchants: [{ ...lotteryMerchant, settings }] })
  const state = platform.merchants.get('hongvan')
  if (!state) throw new Error('the platform does not know its merchant')
  const createContext = (body: object) => ({
    platform,
    state,
    language: 'EN',
    query: new URLSearchParams(),
    body,
    origin: 'http://127.0.0.1',
    address: '127.0.0.1',
  })
  return { platform, state, createContext }
}

describe('registering with a mobile number alone', () => {
  it('is refused while the platform has no default password', async () => {
    expect(await registerMobile(server)).toMatchObject({
      errorCode: 'register.mobile.off',
      message: expect.stringMatching(/\w/),
    })
  })

  it.each([
    ['the default password in it', { password: defaultPassword }],
    ['no password in it', {}],
  ])('with %s creates an account whose first login is reported as such', async (_what, body) => {
    await overrideSettings(server, { defaultPassword: defaultPassword })
    expect((await registerMobile(server, body)).value).toMatchObject({ firstTimeLogin: false })
    const first = await login(server, { username: '0987654321', password: defaultPassword })
    expect(first.value).toMatchObject({ id: 500_001, firstTimeLogin: true })
  })

  it('also accepts a chosen password', async () => {
    await overrideSettings(server, { defaultPassword: defaultPassword })
    await registerMobile(server, { password: newPassword })
    expect((await login(server, { username: '0987654321', password: defaultPassword })).success).toBe(false)
    expect((await login(server, { username: '0987654321', password: newPassword })).value).toMatchObject({
      firstTimeLogin: false,
    })
  })
})

describe('the verification of a number', () => {
  const withPassword = { password: newPassword }
  beforeEach(() => overrideSettings(server, { mobileNumberPassword: true, register: { smsCode: true } }))

  it('is required by the settings, and refused when it is missing (I7.16)', async () => {
    expect((await get(server, '/wps/system/settings')).value).toMatchObject({
      register: { captcha: false, smsCode: true },
    })
    expect((await registerMobile(server, withPassword)).errorCode).toBe('verification.sms.needed')
  })

  it('accepts the code that was sent, once', async () => {
    await sendSmsToVisitor(server, mobile)
    const verificationCode = await lastCode(server)
    const short = { password: '1', verificationCode }
    expect((await registerMobile(server, short)).errorCode).toBe('password.too.short')
    expect((await registerMobile(server, { ...withPassword, verificationCode })).success).toBe(true)
    const other = { ...withPassword, mobileNum: '987654322', verificationCode }
    expect((await registerMobile(server, other)).errorCode).toBe('verification.sms.err')
  })

  it.each([
    ['a wrong code', async (code: string) => otherCode(code), 'verification.sms.err'],
    [
      'a code that is too old',
      async (code: string) => {
        await control(server.origin, { clock: { advance: 90_000 } })
        return code
      },
      'verification.code.expired',
    ],
  ])('refuses %s', async (_what, change, errorCode) => {
    await sendSmsToVisitor(server, mobile)
    const verificationCode = await change(await lastCode(server))
    expect((await registerMobile(server, { ...withPassword, verificationCode })).errorCode).toBe(errorCode)
    expect(await readRegistrations(server)).toEqual([])
  })

  const good = createPhoneClaims('+84987654321')
  it.each([
    ['the phone', good, null],
    ['another phone', createPhoneClaims('+84987654322'), 'verification.sms.err'],
    ['the phone, once', { ...good, exp: startTime / 1000 }, 'firebase.token.expired'],
    ['the phone, to another project', { ...good, aud: 'demo-other' }, 'firebase.token.err'],
  ])('checks an ID token of %s with the Firebase provider', async (_whose, claims, errorCode) => {
    await overrideSettings(server, { sms: { firebase: true, projectId: 'demo-whitelabel' } })
    const reply = await registerMobile(server, { ...withPassword, firebaseIdToken: createIdToken(claims) })
    expect(reply.errorCode).toBe(errorCode)
  })
})

describe('the list of countries', () => {
  const readCountryList = async () =>
    (await get(server, '/wps/system/country?_=hongvan')).value as {
      countries: { countryCode: string; countryDialingCode: string }[]
      countryCode: string
      countryDialingCode: string
    }
  const overrideCountries = (overrides: object) =>
    control(server.origin, { countries: { merchant: 'hongvan', ...overrides } })

  it('contains every country with a dialling code, once, in order (I7.19, I3.33, E7.17)', async () => {
    const codes = (await readCountryList()).countries.map(({ countryCode }) => countryCode)
    expect(codes.length).toBeGreaterThanOrEqual(240)
    expect(codes).toEqual([...new Set(codes)].sort())
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(codes.filter((code) => regions.of(code) === undefined)).toEqual([])
  })

  it.each([
    ['+84903118226', '84', '903118226'],
    ['+12425551234', '1242', '5551234'],
    ['+12025550123', '1', '2025550123'],
    ['+447700900123', '44', '7700900123'],
    ['+383441234567', '383', '441234567'],
  ])('splits %s after +%s', (number, countryDialingCode, mobileNum) => {
    expect(parseE164(number)).toEqual({ countryDialingCode, mobileNum })
  })

  it.each([0, 1, 300, 5000])('can be overridden with %d countries', async (count) => {
    await overrideCountries({ count })
    expect((await readCountryList()).countries).toHaveLength(count)
    await overrideCountries({})
    expect((await readCountryList()).countries).toHaveLength(countries.length)
  })

  it('can be overridden with repeated countries and another visitor country', async () => {
    const vietnam = { countryCode: 'VN', countryDialingCode: '84' }
    const elsewhere = { countryCode: 'ZZ', countryDialingCode: '999' }
    await overrideCountries({ countries: [vietnam, vietnam], ...elsewhere })
    expect(await readCountryList()).toEqual({ countries: [vietnam, vietnam], ...elsewhere })
  })
})
