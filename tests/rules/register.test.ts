import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceState } from '../../runtime/rules/device'
import {
  type Identity,
  loginNameOf,
  type NumberPassword,
  numberPassword,
  openWays,
  registerCalls,
  registerPayload,
  type Way,
} from '../../runtime/rules/register'
import { type CallRow, calls } from '../../runtime/tables/calls'

const place = {
  state: 'browser',
  origin: 'https://www.hongvan.example',
  hostname: 'www.hongvan.example',
  path: '/m/register',
} as const
const password = ' a few  words '
const named: Identity = { way: 'username', userName: 'minhanh88' }
const number = { way: 'mobile', diallingCode: '84', mobileNum: '0912345678' } as const

describe('the payload of a registration', () => {
  const always = {
    password,
    login: true,
    registerMethod: 'H5',
    registerUrl: 'https://www.hongvan.example/m/register',
    domain: 'www.hongvan.example',
  }

  it.each<[Identity, Readonly<Record<string, string>>]>([
    [named, { username: 'minhanh88' }],
    [number, { mobileNum: '0912345678', countryDialingCode: '84' }],
    [
      { ...number, verificationCode: '123456' },
      { mobileNum: '0912345678', countryDialingCode: '84', verificationCode: '123456' },
    ],
    [{ way: 'autoUsername' }, {}],
  ])('of %j says who it is, and the password as it was typed (I3.13, F086)', (identity, who) => {
    expect(registerPayload({ identity, password, info: {} }, place)).toEqual({ ...always, ...who })
  })

  it.each<[DeviceState, string]>([
    ['browser', 'H5'],
    ['pwa', 'PWA'],
    ['webclip', 'WEBCLIP'],
    ['app', 'APP'],
  ])('in the state %s is made by %s (I3.13)', (state, method) => {
    const { registerMethod } = registerPayload({ identity: named, password, info: {} }, { ...place, state })
    expect(registerMethod).toBe(method)
  })

  it('carries the codes that are known, and no others (I3.13)', () => {
    const of = (info: object) => Object.keys(registerPayload({ identity: named, password, info }, place))
    const without = of({})
    expect(of({ affiliateCode: 'A1' })).toEqual([...without, 'affiliateCode'])
    expect(of({ referralCode: 'R1', originalDomain: 'x' })).toEqual([...without, 'referralCode'])
  })
})

it.each<[Way, CallRow]>([
  ['username', { ...calls.register, path: '/wps/member/register', sealed: true, moduleId: 'REG3' }],
  [
    'mobile',
    {
      ...calls.registerMobile,
      path: '/wps/member/register/mobile',
      sealed: true,
      moduleId: 'MOBILENUMREG3',
    },
  ],
  ['autoUsername', { ...calls.registerAutoUserName, path: '/wps/member/register/autoUsername' }],
])('the way %s has a call of its own (I7.13, I7.14, I7.15)', (way, row) => {
  expect(calls[registerCalls[way]]).toEqual(row)
})

it.each<[Identity, string | undefined]>([
  [named, 'minhanh88'],
  [number, '84912345678'],
  [{ ...number, mobileNum: '912 345-678' }, '84912345678'],
  [{ way: 'autoUsername' }, undefined],
])('%j logs in as %j', (identity, name) => {
  expect(loginNameOf(identity)).toBe(name)
})

describe('the password of a registration by number', () => {
  const known = (value: unknown) => ({ known: true, value })
  const unknown = { known: false, value: undefined }

  it.each<[string, { known: boolean; value: unknown }, { known: boolean; value: unknown }, NumberPassword]>([
    ['chosen where the setting is on', known(true), unknown, 'own'],
    ['chosen even with a default', known(true), known('pass-1'), 'own'],
    ['the default where it is off', known(false), known('pass-1'), { fixed: 'pass-1' }],
    ['closed without a default', known(false), known(undefined), 'off'],
    ['closed with an empty default', known(undefined), known(''), 'off'],
    ['closed with a default that is no text', known(false), known(7), 'off'],
    ['unknown before the setting is', unknown, known('pass-1'), 'unknown'],
    ['unknown before the default is', known(false), unknown, 'unknown'],
  ])('is %s (I5.02, I9.17)', (_, chosen, fixed, password) => {
    expect(numberPassword(chosen, fixed)).toEqual(password)
  })

  it('closes its way where it is off, and no other; one way is always open (I5.02)', () => {
    const ways = fc.uniqueArray(fc.constantFrom<Way>('username', 'mobile', 'autoUsername'), { minLength: 1 })
    fc.assert(
      fc.property(ways, fc.constantFrom<NumberPassword>('own', 'off', 'unknown'), (methods, byNumber) => {
        const open = openWays(methods, byNumber)
        const wanted = byNumber === 'off' ? methods.filter((way) => way !== 'mobile') : methods
        expect(open).toEqual(wanted.length > 0 ? wanted : ['username'])
      }),
    )
  })
})
