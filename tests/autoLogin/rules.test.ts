import { describe, expect, it } from 'vitest'
import { type AutoLoginConditions, mayAutoLogIn } from '../../runtime/rules/session/autoLogin'
import {
  type RememberedLogin,
  readRememberedLogin,
  usableRememberedLogin,
} from '../../runtime/rules/session/rememberedLogin'
import fc from '../support/properties'

const remembered: RememberedLogin = {
  type: 'username',
  username: 'minhanh88',
  password: 'ciphertext',
  merchant: 'hongvan',
}

const { password: _, ...nameOnly } = remembered

const allConditionsMet: AutoLoginConditions = {
  hasSession: false,
  search: '?affiliateCode=a1&r=7',
  enabled: true,
  switchedOff: false,
  captchaRequired: false,
  dialogOpen: false,
  merchant: 'hongvan',
  remembered,
}

/** Each of these alone prevents an automatic login. */
const obstacles: readonly [string, Partial<AutoLoginConditions>][] = [
  ['there is a session (I4.11)', { hasSession: true }],
  ['the URL has a token (I4.11)', { search: '?token=t' }],
  ['the URL has tokens (I4.11)', { search: '?r=7&tokens=t' }],
  ['the URL has redirectUrl (I4.11)', { search: '?redirectUrl=/m/rewardCenter' }],
  ['the URL has backUrl (I4.11)', { search: '?backUrl=/m/home' }],
  ['the URL has an empty backUrl (I4.11)', { search: '?backUrl' }],
  ['the flag is off (I4.11)', { enabled: false }],
  ['the flag is not known yet (I4.11)', { enabled: undefined }],
  ['it is switched off (I4.10, I4.11)', { switchedOff: true }],
  ['login requires a captcha', { captchaRequired: true }],
  ['a dialog is open', { dialogOpen: true }],
  ['nothing is remembered', { remembered: undefined }],
  ['only the name is remembered (F084)', { remembered: nameOnly }],
  ["another merchant's login is remembered (I4.11)", { remembered: { ...remembered, merchant: 'sitara' } }],
  ['this is another merchant (I4.11)', { merchant: 'brasa' }],
  ['the saved type is sms (I4.11)', { remembered: { ...remembered, type: 'sms' } }],
]

describe('a remembered login is used', () => {
  it('when every condition holds (I4.11)', () => {
    expect(mayAutoLogIn(allConditionsMet)).toBe(true)
    expect(mayAutoLogIn({ ...allConditionsMet, search: '' })).toBe(true)
  })

  it.each(obstacles)('but not when %s', (_, obstacle) => {
    expect(mayAutoLogIn({ ...allConditionsMet, ...obstacle })).toBe(false)
  })

  it('never when one or more conditions fail (I4.11)', () => {
    const failingConditions = fc.subarray(
      obstacles.map(([, obstacle]) => obstacle),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(failingConditions, (chosen) => {
        expect(mayAutoLogIn(Object.assign({ ...allConditionsMet }, ...chosen))).toBe(false)
      }),
    )
  })

  it('whatever else is in the URL', () => {
    const names = fc
      .string({ minLength: 1 })
      .filter((name) => !/^(?:tokens?|redirectUrl|backUrl)$/.test(name))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        expect(mayAutoLogIn({ ...allConditionsMet, search: `?${new URLSearchParams(pairs)}` })).toBe(true)
      }),
    )
  })
})

describe('a stored login', () => {
  it('has a type, a user name, an encrypted password and a merchant (I3.28)', () => {
    expect(readRememberedLogin(remembered)).toEqual(remembered)
    expect(readRememberedLogin({ ...remembered, type: 'sms' })).toEqual({ ...remembered, type: 'sms' })
  })

  it('may have a name without a password', () => {
    expect(readRememberedLogin(nameOnly)).toEqual(nameOnly)
  })

  it('is read without unknown fields', () => {
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
  ])('is ignored when it is %j (F077)', (raw) => {
    expect(readRememberedLogin(raw)).toBeUndefined()
  })

  it('never makes the reader throw (F077)', () => {
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
  ])('is usable by a merchant or not: %s (F077)', (_, raw, expected) => {
    expect(usableRememberedLogin(raw, 'hongvan')).toEqual(expected)
  })
})
