import { describe, expect, it } from 'vitest'
import {
  type AutoLoginConditions,
  mayAutoLogIn,
  type RememberedLogin,
  readRememberedLogin,
  usableRememberedLogin,
} from '../../runtime/rules/session/autoLogin'
import fc from '../support/properties'

const remembered: RememberedLogin = {
  type: 'username',
  username: 'minhanh88',
  password: 'sealed',
  merchant: 'hongvan',
}

const { password: _, ...nameOnly } = remembered

const good: AutoLoginConditions = {
  hasSession: false,
  search: '?affiliateCode=a1&r=7',
  enabled: true,
  switchedOff: false,
  captchaRequired: false,
  dialogOpen: false,
  merchant: 'hongvan',
  remembered,
}

/** Each alone is enough to leave the visitor in peace. */
const obstacles: readonly [string, Partial<AutoLoginConditions>][] = [
  ['there is a session (I4.11)', { hasSession: true }],
  ['the address carries a token (I4.11)', { search: '?token=t' }],
  ['the address carries tokens (I4.11)', { search: '?r=7&tokens=t' }],
  ['the address carries redirectUrl (I4.11)', { search: '?redirectUrl=/m/rewardCenter' }],
  ['the address carries backUrl (I4.11)', { search: '?backUrl=/m/home' }],
  ['the address carries a backUrl that is empty (I4.11)', { search: '?backUrl' }],
  ['the flag is off (I4.11)', { enabled: false }],
  ['the flag is not known yet (I4.11)', { enabled: undefined }],
  ['it is switched off (I4.10, I4.11)', { switchedOff: true }],
  ['login asks for a captcha', { captchaRequired: true }],
  ['a dialog is open', { dialogOpen: true }],
  ['nothing is remembered', { remembered: undefined }],
  ['only the name is remembered (F084)', { remembered: nameOnly }],
  ["another merchant's login is remembered (I4.11)", { remembered: { ...remembered, merchant: 'sitara' } }],
  ['this is another merchant (I4.11)', { merchant: 'brasa' }],
  ['the saved type is sms (I4.11)', { remembered: { ...remembered, type: 'sms' } }],
]

describe('a remembered login is tried', () => {
  it('when every condition holds (I4.11)', () => {
    expect(mayAutoLogIn(good)).toBe(true)
    expect(mayAutoLogIn({ ...good, search: '' })).toBe(true)
  })

  it.each(obstacles)('but not when %s', (_, sign) => {
    expect(mayAutoLogIn({ ...good, ...sign })).toBe(false)
  })

  it('never when any of them is missing, however many are (I4.11)', () => {
    const some = fc.subarray(
      obstacles.map(([, sign]) => sign),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(some, (signs) => {
        expect(mayAutoLogIn(Object.assign({ ...good }, ...signs))).toBe(false)
      }),
    )
  })

  it('whatever else the address carries', () => {
    const names = fc
      .string({ minLength: 1 })
      .filter((name) => !/^(?:tokens?|redirectUrl|backUrl)$/.test(name))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        expect(mayAutoLogIn({ ...good, search: `?${new URLSearchParams(pairs)}` })).toBe(true)
      }),
    )
  })
})

describe('what is kept', () => {
  it('is a type, a user name, a sealed password and a merchant (I3.28)', () => {
    expect(readRememberedLogin(remembered)).toEqual(remembered)
    expect(readRememberedLogin({ ...remembered, type: 'sms' })).toEqual({ ...remembered, type: 'sms' })
  })

  it('may be a name without a password', () => {
    expect(readRememberedLogin(nameOnly)).toEqual(nameOnly)
  })

  it('gives nothing of what else was put into it', () => {
    expect(readRememberedLogin({ ...remembered, token: 't' })).toEqual(remembered)
  })

  it.each([
    undefined,
    null,
    'minhanh88',
    7,
    [],
    {},
    ...Object.keys(nameOnly).map((field) => ({ ...remembered, [field]: undefined })),
    ...Object.keys(remembered).flatMap((field) => [
      { ...remembered, [field]: '' },
      { ...remembered, [field]: 7 },
      { ...remembered, [field]: null },
      { ...remembered, [field]: [remembered] },
    ]),
    { ...remembered, type: 'email' },
  ])('counts as nothing when it is %j (F077)', (raw) => {
    expect(readRememberedLogin(raw)).toBeUndefined()
  })

  it('never breaks the reader, whatever it is (F077)', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(readRememberedLogin(raw)).toBeUndefined()
      }),
    )
  })

  it.each<[string, RememberedLogin, RememberedLogin | undefined]>([
    ['its own', remembered, remembered],
    ['a name only', nameOnly, nameOnly],
    ["another merchant's", { ...remembered, merchant: 'brasa' }, undefined],
    ['one by SMS', { ...remembered, type: 'sms' }, undefined],
  ])('is of use to a merchant or not: %s (F077)', (_, raw, expected) => {
    expect(usableRememberedLogin(raw, 'hongvan')).toEqual(expected)
  })
})
