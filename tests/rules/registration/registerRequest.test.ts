import { describe, expect, it } from 'vitest'
import type { RunMode } from '../../../runtime/rules/device/device'
import {
  type AccountIdentity,
  availableMethods,
  loginNameOf,
  type MobilePassword,
  mobilePassword,
  type RegistrationMethod,
  registerCalls,
  registerPayload,
} from '../../../runtime/rules/registration/registerRequest'
import type { Setting } from '../../../runtime/rules/settings/settings'
import { type CallRow, calls } from '../../../runtime/tables/calls'
import fc from '../../support/properties'

const place = {
  runMode: 'browser',
  origin: 'https://www.hongvan.example',
  hostname: 'www.hongvan.example',
  path: '/m/register',
} as const
const password = ' a few  words '
const namedIdentity: AccountIdentity = { method: 'username', userName: 'minhanh88' }
const numberIdentity = { method: 'mobile', diallingCode: '84', mobileNum: '0912345678' } as const

describe('the payload of a registration', () => {
  const commonFields = {
    password,
    login: true,
    registerMethod: 'H5',
    registerUrl: 'https://www.hongvan.example/m/register',
    domain: 'www.hongvan.example',
  }

  it.each<[AccountIdentity, Readonly<Record<string, string>>]>([
    [namedIdentity, { username: 'minhanh88' }],
    [numberIdentity, { mobileNum: '0912345678', countryDialingCode: '84' }],
    [
      { ...numberIdentity, verificationCode: '123456' },
      { mobileNum: '0912345678', countryDialingCode: '84', verificationCode: '123456' },
    ],
    [{ method: 'autoUsername' }, {}],
  ])('for %j has the identity, and the password as typed (I3.13, F086)', (identity, identityFields) => {
    expect(registerPayload({ identity, password, info: {} }, place)).toEqual({
      ...commonFields,
      ...identityFields,
    })
  })

  it.each<[RunMode, string]>([
    ['browser', 'H5'],
    ['pwa', 'PWA'],
    ['webclip', 'WEBCLIP'],
    ['app', 'APP'],
  ])('in the run mode %s has the method %s (I3.13)', (state, method) => {
    const { registerMethod } = registerPayload(
      { identity: namedIdentity, password, info: {} },
      { ...place, runMode: state },
    )
    expect(registerMethod).toBe(method)
  })

  it('has only the referral codes that are known (I3.13)', () => {
    const of = (info: object) =>
      Object.keys(registerPayload({ identity: namedIdentity, password, info }, place))
    const without = of({})
    expect(of({ affiliateCode: 'A1' })).toEqual([...without, 'affiliateCode'])
    expect(of({ referralCode: 'R1', originalDomain: 'x' })).toEqual([...without, 'referralCode'])
  })
})

it.each<[RegistrationMethod, CallRow]>([
  ['username', { ...calls.register, path: '/wps/member/register', encrypted: true, moduleId: 'REG3' }],
  [
    'mobile',
    {
      ...calls.registerMobile,
      path: '/wps/member/register/mobile',
      encrypted: true,
      moduleId: 'MOBILENUMREG3',
    },
  ],
  ['autoUsername', { ...calls.registerAutoUserName, path: '/wps/member/register/autoUsername' }],
])('the method %s has its own call (I7.13, I7.14, I7.15)', (way, row) => {
  expect(calls[registerCalls[way]]).toEqual(row)
})

it.each<[AccountIdentity, string | undefined]>([
  [namedIdentity, 'minhanh88'],
  [numberIdentity, '84912345678'],
  [{ ...numberIdentity, mobileNum: '912 345-678' }, '84912345678'],
  [{ method: 'autoUsername' }, undefined],
])('%j logs in as %j', (identity, name) => {
  expect(loginNameOf(identity)).toBe(name)
})

describe('the password of a registration by number', () => {
  const known = <T>(value: T) => ({ known: true, value })
  const unknown = { known: false, value: undefined }
  const notAsked = { known: false, value: false }

  it.each<[string, Setting<'mobileNumberPassword'>, Setting<'defaultPassword'>, MobilePassword]>([
    ['chosen by the member when the setting is on', known(true), unknown, 'own'],
    ['chosen by the member even with a default', known(true), known('pass-1'), 'own'],
    ['the default when it is off', known(false), known('pass-1'), { fixed: 'pass-1' }],
    ['unavailable without a default', known(false), known(undefined), 'off'],
    ['unknown before the setting is', notAsked, known('pass-1'), 'unknown'],
    ['unknown before the default is', known(false), unknown, 'unknown'],
  ])('is %s (I5.02, I9.17)', (_, chosen, fixed, password) => {
    expect(mobilePassword(chosen, fixed)).toEqual(password)
  })

  it('disables only its own method when it is off; one method is always available (I5.02)', () => {
    const ways = fc.uniqueArray(fc.constantFrom<RegistrationMethod>('username', 'mobile', 'autoUsername'), {
      minLength: 1,
    })
    fc.assert(
      fc.property(ways, fc.constantFrom<MobilePassword>('own', 'off', 'unknown'), (methods, byNumber) => {
        const open = availableMethods(methods, byNumber)
        const wanted = byNumber === 'off' ? methods.filter((way) => way !== 'mobile') : methods
        expect(open).toEqual(wanted.length > 0 ? wanted : ['username'])
      }),
    )
  })
})
