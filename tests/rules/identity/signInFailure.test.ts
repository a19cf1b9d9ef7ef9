import { AuthErrorCodes } from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { signInCauseOf, signInTextFor } from '../../../runtime/rules/identity/signInCause'
import {
  codeExpiredFailure,
  readSignInFailure,
  SignInFailure,
} from '../../../runtime/rules/identity/signInFailure'
import { signInCauses } from '../../../runtime/tables/signInCauses'
import { baseKeys } from '../../support/catalogues'
import fc from '../../support/properties'

const words = (code: string) => signInTextFor({ code: `auth/${code}` })?.key

/** The error codes of SMS codes, the sign-in popup and the redirect, and the text for each. */
const expectedTexts: readonly (readonly [text: string | undefined, codes: string])[] = [
  [undefined, 'cancelled-popup-request user-cancelled redirect-cancelled-by-user no-auth-event'],
  ['signIn.popupClosed', 'popup-closed-by-user'],
  ['signIn.popupBlocked', 'popup-blocked'],
  ['signIn.wrongCode', 'invalid-verification-code missing-verification-code'],
  ['signIn.expiredCode', 'code-expired invalid-verification-id missing-verification-id'],
  ['signIn.badNumber', 'invalid-phone-number missing-phone-number'],
  ['signIn.tooMany', 'too-many-requests'],
  ['errors.network', 'network-request-failed timeout'],
  ['signIn.otherWay', 'account-exists-with-different-credential credential-already-in-use'],
  ['signIn.disabled', 'user-disabled login-blocked'],
  [
    'signIn.browser',
    'web-storage-unsupported cors-unsupported operation-not-supported-in-this-environment unsupported-persistence-type',
  ],
  ['signIn.domain', 'unauthorized-domain'],
  [
    'signIn.operator',
    `operation-not-allowed quota-exceeded app-not-authorized invalid-api-key billing-not-enabled error-code:-39
     recaptcha-not-enabled auth-domain-config-required invalid-oauth-client-id invalid-oauth-provider
     invalid-provider-id app-deleted admin-restricted-operation tenant-id-mismatch`,
  ],
  [
    'signIn.unknown',
    `captcha-check-failed invalid-app-credential missing-app-credential internal-error missing-recaptcha-token
     invalid-recaptcha-token invalid-recaptcha-action invalid-recaptcha-version missing-recaptcha-version
     missing-client-type invalid-req-type argument-error redirect-operation-pending invalid-credential
     missing-or-invalid-nonce user-token-expired null-user multi-factor-auth-required missing-iframe-start
     invalid-auth-event already-initialized dependent-sdk-initialized-before-auth unknown`,
  ],
]

describe('the text for a failed sign-in', () => {
  it.each(expectedTexts.flatMap(([text, codes]) => codes.split(/\s+/).map((code) => [code, text] as const)))(
    'for auth/%s is %s (I8.11, I8.12)',
    (code, text) => {
      expect(words(code)).toBe(text)
    },
  )

  it('for every code of the library exists, or the failure is silent (I8.11, E8.17)', () => {
    const codes = Object.values(AuthErrorCodes)
    expect(codes.length).toBeGreaterThan(100)
    const missing = codes.filter((code) => {
      const says = signInTextFor({ code })
      return says ? !baseKeys.includes(says.key) : signInCauseOf({ code }) !== 'silent'
    })
    expect(missing).toEqual([])
  })

  it('is missing only where the member caused it or nothing happened (I8.12)', () => {
    const silent = Object.values(AuthErrorCodes).filter((code) => signInTextFor({ code }) === undefined)
    expect(silent.sort()).toEqual(signInCauses.silent.map((code) => `auth/${code}`).sort())
  })

  it('for an unknown code is that of auth/unknown (I8.11)', () => {
    const known = new Set<string>(Object.values(signInCauses).flat())
    fc.assert(
      fc.property(
        fc.string().filter((code) => !known.has(code.replace(/^auth\//, ''))),
        (code) => {
          expect(words(code)).toBe(words('unknown'))
        },
      ),
    )
  })

  it('has details for customer service unless the popup was closed (I8.11)', () => {
    const plain = expectedTexts
      .flatMap(([, codes]) => codes.split(/\s+/))
      .filter((code) => signInTextFor({ code: `auth/${code}` })?.withoutDetails)
    expect(plain).toEqual(['popup-closed-by-user'])
  })
})

describe('the table of codes', () => {
  /** Codes that the library derives from server responses, or throws without listing them. */
  const unlisted = [
    'api-key-not-valid.-please-pass-a-valid-api-key.',
    'billing-not-enabled',
    'error-code:-39',
    'login-blocked',
  ]

  it('lists no code twice, and only codes that the library can throw', () => {
    const named = Object.values(signInCauses)
      .flat()
      .map((code) => `auth/${code}`)
    expect(new Set(named).size).toBe(named.length)
    const possible = new Set<string>([
      ...Object.values(AuthErrorCodes),
      ...unlisted.map((code) => `auth/${code}`),
    ])
    expect(named.filter((code) => !possible.has(code))).toEqual([])
  })
})

describe('what the library throws', () => {
  it.each([
    [{ code: 'auth/popup-blocked', message: 'Firebase: Error (auth/popup-blocked).' }, 'auth/popup-blocked'],
    [{ code: 'auth/error-code:-39' }, 'auth/error-code:-39'],
    [new SignInFailure('auth/timeout', 'late'), 'auth/timeout'],
    [new TypeError('x is undefined'), 'auth/unknown'],
    [{ code: 'messaging/blocked' }, 'auth/unknown'],
    [{ code: 'auth/with blanks' }, 'auth/unknown'],
    [{ code: `auth/${'x'.repeat(200)}` }, 'auth/unknown'],
    [{ code: 7 }, 'auth/unknown'],
    ['text', 'auth/unknown'],
    [null, 'auth/unknown'],
    [undefined, 'auth/unknown'],
  ])('as %j has the code %s (I8.11)', (thrown, code) => {
    expect(readSignInFailure(thrown).code).toBe(code)
  })

  it.each([
    [{ code: 'auth/x', message: ' plain\u202e words ' }, 'plain words'],
    [{ code: 'auth/x', message: 'Firebase: Error (auth/x).' }, 'Error'],
    [{ code: 'auth/x', message: 'Firebase: TOO_SHORT (auth/x).' }, 'TOO_SHORT'],
    [{ code: 'auth/x', message: 'Firebase: Not (yet) there. (auth/x).' }, 'Not (yet) there'],
    [{ code: 'auth/x', message: 'Firebase: else' }, 'Firebase: else'],
    [{ code: 'auth/x' }, ''],
    [{ code: 'auth/x', message: {} }, ''],
    ['text', ''],
  ])('as %j has the reason %j (I8.11, F045)', (thrown, reason) => {
    expect(readSignInFailure(thrown).reason).toBe(reason)
  })

  it('is limited to the length of a message (F045)', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const { code, reason } = readSignInFailure(thrown)
        expect(code).toMatch(/^auth\/\S+$/)
        expect(reason.length).toBeLessThanOrEqual(300)
      }),
    )
    expect(readSignInFailure({ message: 'a'.repeat(999) }).reason).toHaveLength(300)
  })
})

it('a code that was never sent has expired (I4.33)', () => {
  expect([codeExpiredFailure().code, signInTextFor(codeExpiredFailure())?.key]).toEqual([
    'auth/code-expired',
    'signIn.expiredCode',
  ])
})
