import { describe, expect, it } from 'vitest'
import {
  Failure,
  type FailureDetail,
  findErrorRow,
  readErrorCode,
  readMessage,
} from '../../../runtime/rules/network/failure'
import { type CallName, calls } from '../../../runtime/tables/calls'
import { type ErrorAction, errors, type FailureKind } from '../../../runtime/tables/errors'
import { failure } from '../../support/fakes/replies'
import fc from '../../support/properties'

const sessionEnded: readonly ErrorAction[] = [
  { type: 'endSession' },
  { type: 'alert', text: 'pleaseLogin' },
  { type: 'goToLogin' },
]
const alert = (text: Extract<ErrorAction, { type: 'alert' }>['text']): readonly ErrorAction[] => [
  { type: 'alert', text },
]

const verbs = (kind: FailureKind, detail: FailureDetail, https = true): readonly ErrorAction[] =>
  findErrorRow(failure(kind, detail), https).actions

describe('what a failure leads to', () => {
  it.each<[string, FailureKind, FailureDetail, boolean, readonly ErrorAction[]]>([
    [
      'ends the session on CUSTOMER_NOT_LOGIN (I8.01, E8.01)',
      'refused',
      { message: 'CUSTOMER_NOT_LOGIN' },
      true,
      sessionEnded,
    ],
    ['ends the session on HTTP 401 (I8.02, E8.01)', 'refused', { status: 401 }, true, sessionEnded],
    [
      'ends the session on customer.not.login (I8.02, E8.01)',
      'refused',
      { code: 'customer.not.login', status: 200 },
      true,
      sessionEnded,
    ],
    [
      'ends the session on user.or.token.invalid (I8.02, E8.01)',
      'refused',
      { code: 'user.or.token.invalid' },
      true,
      sessionEnded,
    ],
    [
      'ends the session on login.not.session (I8.02, E8.01)',
      'refused',
      { code: 'login.not.session' },
      true,
      sessionEnded,
    ],
    [
      'is silent on TOO_MANY_REQUEST (I8.03, E8.02)',
      'refused',
      { code: 'TOO_MANY_REQUEST', message: 'Slow down' },
      true,
      [],
    ],
    [
      'is silent on every code with that prefix (I8.03, E8.02)',
      'refused',
      { code: 'TOO_MANY_REQUESTS.60' },
      true,
      [],
    ],
    [
      'is not silent on a code that only contains it',
      'refused',
      { code: 'NOT_TOO_MANY_REQUEST' },
      true,
      alert('server'),
    ],
    ['is silent on HTTP 502 (I8.04, E8.03)', 'refused', { status: 502 }, true, []],
    [
      'shows the platform’s message otherwise (I8.05, E8.02)',
      'refused',
      { status: 200, message: 'No' },
      true,
      alert('server'),
    ],
    ['shows "unknown error" on HTTP 500 (I8.05)', 'refused', { status: 500 }, true, alert('server')],
    [
      'treats 401 on login as wrong credentials (F065)',
      'refused',
      { status: 401, call: 'login' },
      true,
      alert('wrongCredentials'),
    ],
    [
      'treats 401 on login as wrong credentials, even with the message of a lost session (F065)',
      'refused',
      { status: 401, call: 'login', message: 'CUSTOMER_NOT_LOGIN' },
      true,
      alert('wrongCredentials'),
    ],
    [
      'forgets the remembered login when its code says so, also with 401 (I8.07, I4.09, I4.10)',
      'refused',
      { status: 401, call: 'login', code: 'login.cred.err' },
      true,
      [{ type: 'forgetLogin' }, { type: 'disableAutoLogin' }, { type: 'alert', text: 'wrongCredentials' }],
    ],
    [
      'switches auto-login off when the IP address changed, also with 401 (I8.09)',
      'refused',
      { status: 401, call: 'login', code: 'token_ip_different' },
      true,
      [{ type: 'disableAutoLogin' }, { type: 'alert', text: 'server', fallback: 'addressChanged' }],
    ],
    [
      'leaves the second factor to its sheet, also with 401 (I8.06)',
      'refused',
      { status: 401, call: 'login', code: 'login_verify_required' },
      true,
      [],
    ],
    [
      'leaves an identity without an account to its dialog, also with 401 (I8.08)',
      'refused',
      { status: 401, call: 'loginSocial', code: 'bind_customer_required' },
      true,
      [],
    ],
    [
      "shows the platform's message for a second factor with 401, or that it is wrong (I8.10, F065)",
      'refused',
      { status: 401, call: 'loginVerification', code: 'verification.err' },
      true,
      [{ type: 'alert', text: 'server', fallback: 'wrongCredentials' }],
    ],
    [
      'shows the platform’s message for an identity with 401: no password was typed (I4.25, I8.05)',
      'refused',
      { status: 401, call: 'loginSocial' },
      true,
      alert('server'),
    ],
    [
      'shows the platform’s message for 401 on a call without a token, and keeps the session (I8.05)',
      'refused',
      { status: 401, call: 'registerSocial' },
      true,
      alert('server'),
    ],
    [
      "shows the platform's message for a session's code on a call without a token (I8.05)",
      'refused',
      { code: 'user.or.token.invalid', call: 'sendSmsVisitor' },
      true,
      alert('server'),
    ],
    [
      'shows "unknown error" for the message of a lost session on a call without a token (I8.05)',
      'refused',
      { message: 'CUSTOMER_NOT_LOGIN', call: 'forgottenBySms' },
      true,
      alert('unknown'),
    ],
    [
      "ends the session on 401 to a member's call (I8.02, E8.01)",
      'refused',
      { status: 401, call: 'balance' },
      true,
      sessionEnded,
    ],
    ['is silent when logout fails, whatever the reason (F080)', 'network', { call: 'logout' }, true, []],
    [
      'is silent when logout fails because the session has ended (F080)',
      'refused',
      { call: 'logout', status: 401 },
      true,
      [],
    ],
    [
      'shows the notice of the domain on domain_not_available at the status call (I8.14)',
      'refused',
      { call: 'status', code: 'domain_not_available' },
      true,
      [{ type: 'domainNotice' }],
    ],
    [
      'shows the message for any other code of the status call, or "Error" (I8.15)',
      'refused',
      { call: 'status', code: 'odd', status: 401 },
      false,
      [{ type: 'alert', text: 'server', fallback: 'error' }],
    ],
    [
      'shows an error of the status call without a code, on https (I8.15)',
      'refused',
      { call: 'status', status: 500 },
      true,
      [{ type: 'alert', text: 'server', fallback: 'error' }],
    ],
    [
      'says Network Error / CORS Errors of the status call on http without a code (I8.16)',
      'refused',
      { call: 'status', status: 500 },
      false,
      alert('networkOrCors'),
    ],
    [
      'handles network failures of the status call like those of any call',
      'offline',
      { call: 'status' },
      true,
      [{ type: 'toast', text: 'offline' }],
    ],
    ['is silent about a cancelled call', 'cancelled', { call: 'login' }, true, []],
    ['says "url is null" of an empty url (I7.35, E8.07)', 'emptyUrl', {}, true, alert('emptyUrl')],
    ['alerts an encryption failure with its message (I7.33, E8.08)', 'encryption', {}, true, alert('server')],
    [
      'says offline on https in a toast (I8.19, E8.05)',
      'offline',
      {},
      true,
      [{ type: 'toast', text: 'offline' }],
    ],
    [
      'says Network Error / CORS Errors when offline on http (I8.20, E8.06)',
      'offline',
      {},
      false,
      alert('networkOrCors'),
    ],
    ['says Network Error / CORS Errors on http (I8.20, E8.06)', 'network', {}, false, alert('networkOrCors')],
    ['says that the network failed on https (F047)', 'network', {}, true, alert('network')],
    ['says that no answer came in time (F038)', 'timeout', {}, true, alert('timeout')],
    [
      'offers a remedy when the code that a call needs could not be loaded (F123)',
      'chunkLoad',
      { call: 'login', remedy: 'offerUpdate' },
      true,
      [{ type: 'notifyChunkLoadError' }],
    ],
    [
      'treats an empty response as an unknown error (F041, F042)',
      'empty',
      { status: 200 },
      true,
      alert('server'),
    ],
  ])('%s', (_, kind, detail, https, expected) => {
    expect(verbs(kind, detail, https)).toEqual(expected)
  })

  it('uses the first row that matches', () => {
    const both = new Failure('refused', { status: 502, message: 'CUSTOMER_NOT_LOGIN' })
    expect(findErrorRow(both, true).if.message).toBe('CUSTOMER_NOT_LOGIN')
    const coded = new Failure('refused', { status: 502, code: 'login.not.session' })
    expect(findErrorRow(coded, true).if.code).toContain('login.not.session')
    expect(findErrorRow(failure('cancelled', { call: 'login', status: 401 }), true).actions).toEqual([])
  })

  it.each([{ status: 429 }, { code: 'TOO_MANY_REQUEST_STATUS', message: 'Slow down' }])(
    'has no alert for too many requests, whatever the call: %j (I8.03)',
    (detail) => {
      for (const call of Object.keys(calls) as CallName[]) {
        const { actions } = findErrorRow(new Failure('refused', { call, ...detail }), true)
        const saysItself = call === 'loginVerification' && detail.code !== undefined
        expect(actions, call).toEqual(saysItself ? [{ type: 'alert', text: 'server' }] : [])
      }
    },
  )

  it('has no unreachable row', () => {
    const samples: [Failure, boolean][] = errors.map(({ if: wanted }) => [
      failure(wanted.kind?.[0] ?? 'refused', {
        ...(wanted.call?.[0] ? { call: wanted.call[0] } : {}),
        ...(wanted.unsent ? { unsent: true as const } : {}),
        ...(wanted.authorised === false ? { call: 'country' as const } : {}),
        ...(wanted.status?.[0] ? { status: wanted.status[0] } : {}),
        ...(wanted.message ? { message: wanted.message } : {}),
        ...(wanted.code?.[0] || wanted.codePrefix
          ? { code: wanted.code?.[0] ?? wanted.codePrefix ?? '' }
          : {}),
      }),
      wanted.https ?? true,
    ])
    expect(samples.map(([failure, https]) => findErrorRow(failure, https))).toEqual(errors)
  })

  it('has a row for every failure', () => {
    const kinds: FailureKind[] = [
      'offline',
      'network',
      'timeout',
      'cancelled',
      'emptyUrl',
      'encryption',
      'chunkLoad',
      'refused',
      'empty',
    ]
    const detail = fc.record(
      {
        call: fc.constantFrom(...(Object.keys(calls) as CallName[])),
        status: fc.integer({ min: 0, max: 599 }),
        code: fc.string(),
        message: fc.string(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.constantFrom(...kinds), detail, fc.boolean(), (kind, what, https) => {
        expect(errors).toContain(findErrorRow(failure(kind, what), https))
      }),
    )
  })

  it('rejects a table whose last row does not match everything', () => {
    const table = errors.slice(0, -1)
    expect(() => findErrorRow(new Failure('refused'), true, table)).toThrow(/last row/)
  })
})

describe('an error code', () => {
  it.each([
    ['login.cred.err', 'login.cred.err'],
    ['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST'],
    ['auth/unknown', undefined],
    [404, '404'],
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
    ['<b>no</b>', undefined],
    ['two words', undefined],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), undefined],
    ['x'.repeat(10_240), undefined],
    [{}, undefined],
    [['a'], undefined],
  ])('is read from %j as %j (F044)', (raw, code) => {
    expect(readErrorCode(raw)).toBe(code)
  })
})

describe('a message of the platform', () => {
  it.each([
    ['No', 'No'],
    ['  spaces  ', 'spaces'],
    ['', undefined],
    ['   ', undefined],
    [null, undefined],
    [42, undefined],
    [{ message: 'x' }, undefined],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['abc\u202Edcba', 'abcdcba'],
    ['\u2066x\u2069', 'x'],
    ['\u0000a\u0007b', 'ab'],
    ['one\ntwo\tthree', 'one\ntwo\tthree'],
    ['👩‍👩‍👧 ok', '👩‍👩‍👧 ok'],
  ])('is read from %j as %j (F045, F137)', (raw, message) => {
    expect(readMessage(raw)).toBe(message)
  })

  it('is truncated (F045)', () => {
    expect(readMessage('x'.repeat(10_000))).toHaveLength(6000)
  })

  it('never has a bidi override or a control character (F045, F137)', () => {
    const unsafeText = fc.array(fc.constantFrom('a', '\u202e', '\u2067', '\u0000', '\n', '😀', ' '), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(unsafeText, (characters) => {
        const read = readMessage(characters.join('')) ?? ''
        expect(read).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
        expect([...read].filter((mark) => mark < ' ' && mark !== '\n' && mark !== '\t')).toEqual([])
      }),
    )
  })
})
