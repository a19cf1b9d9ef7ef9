import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerMobile as handleRegisterMobile } from '../../scripts/platform/calls/register-mobile'
import { control } from '../../scripts/platform/control'
import { countries, mobileOf } from '../../scripts/platform/countries'
import { memberNamed } from '../../scripts/platform/members/named'
import { createWorld } from '../../scripts/platform/world'
import { idToken, phoneClaims } from './identityToken'
import { lastCode, sendSmsToVisitor, wrong } from './members'
import { form, PASSWORD, registerMobile, registrations, settings, whoIs } from './newcomers'
import { get, login, lottery, openSite, type Site, START } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

const mobile = { countryDialingCode: '84', mobileNum: '987654321' }
const FIXED = 'fixed-for-all'

describe('registering with a mobile number and a password', () => {
  beforeEach(() => settings(site, { mobileNumberPassword: true }))

  it('opens an account that is called by its number (I7.14, I3.15)', async () => {
    const reply = await registerMobile(site, { password: PASSWORD })
    expect(reply.value).toMatchObject({ id: 500_001, userName: '84987654321', firstTimeLogin: false })
    expect(await whoIs(site, reply)).toMatchObject({ account: '84987654321' })
    expect((await registrations(site))[0]).toMatchObject({ way: 'mobile', told: mobile })
  })

  it.each(['84987654321', '+84 987 654 321', '0987-654-321', '987654321'])(
    'is logged in to as %s',
    async (username) => {
      await registerMobile(site, { password: PASSWORD })
      expect((await login(site, { username, password: PASSWORD })).value).toMatchObject({ id: 500_001 })
    },
  )

  it('counts wrong passwords together, however the number is written', async () => {
    await registerMobile(site, { password: PASSWORD })
    for (const username of ['84987654321', '0987654321', '987654321', '+84987654321', '0987 654321'])
      expect((await login(site, { username, password: 'guess' })).errorCode).toBe('login.cred.err')
    expect((await login(site, { username: '84987654321', password: PASSWORD })).errorCode).toBe(
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
    const reply = await registerMobile(site, { password: PASSWORD, ...body })
    expect(reply).toMatchObject({
      success: false,
      errorCode,
      value: null,
      message: expect.stringMatching(/\w/),
    })
    expect(await registrations(site)).toEqual([])
  })

  it('opens one account for a number, however it is written', async () => {
    await registerMobile(site, { password: PASSWORD })
    const again = { password: PASSWORD, countryDialingCode: '', mobileNum: '0987 654 321' }
    expect((await registerMobile(site, again)).errorCode).toBe('mobile.taken')
  })

  it('is possible from every country of the list, and each number finds its own account', () => {
    const { world, state, exchange } = inProcess()
    for (const [index, { countryCode, countryDialingCode }] of countries.entries()) {
      const body = {
        ...form,
        countryDialingCode,
        mobileNum: `71${1000 + index}`,
        password: countryCode.repeat(4),
      }
      expect(handleRegisterMobile(exchange(body))).toMatchObject({
        userName: `${countryDialingCode}71${1000 + index}`,
      })
    }
    for (const { userName, told } of state.registrations)
      expect(memberNamed(state, `+${userName}`)?.password).toBe(countryOf(told).repeat(4))
    expect(world.merchants.get('hongvan')?.registrations).toHaveLength(countries.length)
  })
})

const countryOf = ({ mobileNum }: Readonly<Record<string, unknown>>): string =>
  countries[Number(String(mobileNum).slice(2)) - 1000]?.countryCode ?? ''

/** A platform without a wire: sealing 240 bodies takes a minute. */
function inProcess() {
  const settings = { mobileNumberPassword: true }
  const world = createWorld({ merchants: [{ ...lottery, settings }] })
  const state = world.merchants.get('hongvan')
  if (!state) throw new Error('the platform does not know its merchant')
  const exchange = (body: object) => ({
    world,
    state,
    language: 'EN',
    query: new URLSearchParams(),
    headers: {},
    body,
    address: '127.0.0.1',
  })
  return { world, state, exchange }
}

describe('registering with a mobile number alone', () => {
  it('is refused while the platform has no fixed password', async () => {
    expect(await registerMobile(site)).toMatchObject({
      errorCode: 'register.mobile.off',
      message: expect.stringMatching(/\w/),
    })
  })

  it.each([
    ['the fixed password in it', { password: FIXED }],
    ['no password in it', {}],
  ])('with %s opens an account whose first login is told to be one', async (_what, body) => {
    await settings(site, { defaultPassword: FIXED })
    expect((await registerMobile(site, body)).value).toMatchObject({ firstTimeLogin: false })
    const first = await login(site, { username: '0987654321', password: FIXED })
    expect(first.value).toMatchObject({ id: 500_001, firstTimeLogin: true })
  })

  it('takes a password that was chosen all the same', async () => {
    await settings(site, { defaultPassword: FIXED })
    await registerMobile(site, { password: PASSWORD })
    expect((await login(site, { username: '0987654321', password: FIXED })).success).toBe(false)
    expect((await login(site, { username: '0987654321', password: PASSWORD })).value).toMatchObject({
      firstTimeLogin: false,
    })
  })
})

describe('the proof of a number', () => {
  const withPassword = { password: PASSWORD }
  beforeEach(() => settings(site, { mobileNumberPassword: true, register: { smsCode: true } }))

  it('is told to be wanted, and refused when it is missing (I7.16)', async () => {
    expect((await get(site, '/wps/system/settings')).value).toMatchObject({
      register: { captcha: false, smsCode: true },
    })
    expect((await registerMobile(site, withPassword)).errorCode).toBe('verification.sms.needed')
  })

  it('is the code that was sent, which serves once', async () => {
    await sendSmsToVisitor(site, mobile)
    const verificationCode = await lastCode(site)
    const short = { password: '1', verificationCode }
    expect((await registerMobile(site, short)).errorCode).toBe('password.too.short')
    expect((await registerMobile(site, { ...withPassword, verificationCode })).success).toBe(true)
    const other = { ...withPassword, mobileNum: '987654322', verificationCode }
    expect((await registerMobile(site, other)).errorCode).toBe('verification.sms.err')
  })

  it.each([
    ['a wrong code', async (code: string) => wrong(code), 'verification.sms.err'],
    [
      'a code that is too old',
      async (code: string) => {
        await control(site.origin, { clock: { advance: 90_000 } })
        return code
      },
      'verification.code.expired',
    ],
  ])('is not %s', async (_what, change, errorCode) => {
    await sendSmsToVisitor(site, mobile)
    const verificationCode = await change(await lastCode(site))
    expect((await registerMobile(site, { ...withPassword, verificationCode })).errorCode).toBe(errorCode)
    expect(await registrations(site)).toEqual([])
  })

  const good = phoneClaims('+84987654321')
  it.each([
    ['the phone', good, null],
    ['another phone', phoneClaims('+84987654322'), 'verification.sms.err'],
    ['the phone, once', { ...good, exp: START / 1000 }, 'firebase.token.expired'],
    ['the phone, to another project', { ...good, aud: 'demo-other' }, 'firebase.token.err'],
  ])('is an identity token of %s with the firebase-type provider', async (_whose, claims, errorCode) => {
    await settings(site, { sms: { firebase: true, projectId: 'demo-whitelabel' } })
    const reply = await registerMobile(site, { ...withPassword, firebaseIdToken: idToken(claims) })
    expect(reply.errorCode).toBe(errorCode)
  })
})

describe('the list of countries', () => {
  const list = async () =>
    (await get(site, '/wps/system/country?_=hongvan')).value as {
      countries: { countryCode: string; countryDialingCode: string }[]
      countryCode: string
      countryDialingCode: string
    }
  const lay = (wish: object) => control(site.origin, { countries: { merchant: 'hongvan', ...wish } })

  it('has every country that can be called, once, in order (I7.19, I3.33, E7.17)', async () => {
    const codes = (await list()).countries.map(({ countryCode }) => countryCode)
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
  ])('takes %s for a number of +%s', (number, countryDialingCode, mobileNum) => {
    expect(mobileOf(number)).toEqual({ countryDialingCode, mobileNum })
  })

  it.each([0, 1, 300, 5000])('is made %d countries long by the control', async (count) => {
    await lay({ count })
    expect((await list()).countries).toHaveLength(count)
    await lay({})
    expect((await list()).countries).toHaveLength(countries.length)
  })

  it('has repeated countries, and a visitor from elsewhere, when it is told to', async () => {
    const vietnam = { countryCode: 'VN', countryDialingCode: '84' }
    const elsewhere = { countryCode: 'ZZ', countryDialingCode: '999' }
    await lay({ countries: [vietnam, vietnam], ...elsewhere })
    expect(await list()).toEqual({ countries: [vietnam, vietnam], ...elsewhere })
  })
})
