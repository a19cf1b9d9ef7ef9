import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure, type FailureDetail, readCode, readMessage, rowFor } from '../../runtime/rules/failure'
import { type CallName, calls } from '../../runtime/tables/calls'
import { type ErrorAction, errors, type FailureKind } from '../../runtime/tables/errors'

const sessionGone: readonly ErrorAction[] = [
  { do: 'endSession' },
  { do: 'alert', text: 'pleaseLogin' },
  { do: 'goToLogin' },
]
const alert = (text: Extract<ErrorAction, { do: 'alert' }>['text']): readonly ErrorAction[] => [
  { do: 'alert', text },
]

const verbs = (kind: FailureKind, detail: FailureDetail, https = true): readonly ErrorAction[] =>
  rowFor(new Failure(kind, detail), https).actions

describe('what a failure leads to', () => {
  it.each<[string, FailureKind, FailureDetail, boolean, readonly ErrorAction[]]>([
    [
      'ends the session on CUSTOMER_NOT_LOGIN (I8.01, E8.01)',
      'refused',
      { message: 'CUSTOMER_NOT_LOGIN' },
      true,
      sessionGone,
    ],
    ['ends the session on HTTP 401 (I8.02, E8.01)', 'refused', { status: 401 }, true, sessionGone],
    [
      'ends the session on customer.not.login (I8.02, E8.01)',
      'refused',
      { code: 'customer.not.login', status: 200 },
      true,
      sessionGone,
    ],
    [
      'ends the session on user.or.token.invalid (I8.02, E8.01)',
      'refused',
      { code: 'user.or.token.invalid' },
      true,
      sessionGone,
    ],
    [
      'ends the session on login.not.session (I8.02, E8.01)',
      'refused',
      { code: 'login.not.session' },
      true,
      sessionGone,
    ],
    [
      'is silent on TOO_MANY_REQUEST (I8.03, E8.02)',
      'refused',
      { code: 'TOO_MANY_REQUEST', message: 'Slow down' },
      true,
      [],
    ],
    [
      'is silent on every code that starts so (I8.03, E8.02)',
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
      'tells the message of the platform otherwise (I8.05, E8.02)',
      'refused',
      { status: 200, message: 'No' },
      true,
      alert('server'),
    ],
    ['tells "unknown error" of an HTTP 500 (I8.05)', 'refused', { status: 500 }, true, alert('server')],
    [
      'takes 401 at the login for wrong credentials (F065)',
      'refused',
      { status: 401, call: 'login' },
      true,
      alert('wrongCredentials'),
    ],
    [
      'takes 401 at the login for wrong credentials, also with the mark of a lost session (F065)',
      'refused',
      { status: 401, call: 'login', message: 'CUSTOMER_NOT_LOGIN' },
      true,
      alert('wrongCredentials'),
    ],
    [
      'forgets a login that is refused by its code, also with 401 (I8.07, I4.09, I4.10)',
      'refused',
      { status: 401, call: 'login', code: 'login.cred.err' },
      true,
      [{ do: 'forgetLogin' }, { do: 'autoLoginOff' }, { do: 'alert', text: 'server' }],
    ],
    [
      'switches logging in by itself off when the address changed, also with 401 (I8.09)',
      'refused',
      { status: 401, call: 'login', code: 'token_ip_different' },
      true,
      [{ do: 'autoLoginOff' }, { do: 'alert', text: 'server' }],
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
      "tells the platform's words of a second factor with 401, or that it is wrong (I8.10, F065)",
      'refused',
      { status: 401, call: 'loginVerification', code: 'verification.err' },
      true,
      [{ do: 'alert', text: 'server', fallback: 'wrongCredentials' }],
    ],
    [
      'tells what the platform says of an identity with 401: nobody typed a password (I4.25, I8.05)',
      'refused',
      { status: 401, call: 'loginSocial' },
      true,
      alert('server'),
    ],
    [
      'tells what the platform says with 401 to a call without a token: it ends no session (I8.05)',
      'refused',
      { status: 401, call: 'registerSocial' },
      true,
      alert('server'),
    ],
    [
      "tells what the platform says with a session's code to a call without a token (I8.05)",
      'refused',
      { code: 'user.or.token.invalid', call: 'sendSmsVisitor' },
      true,
      alert('server'),
    ],
    [
      'has no words for the bare mark of a lost session in answer to a call without a token (I8.05)',
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
      sessionGone,
    ],
    ['is silent when the log out fails, whatever the reason (F080)', 'network', { call: 'logout' }, true, []],
    [
      'is silent when the log out meets an ended session (F080)',
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
      [{ do: 'domainNotice' }],
    ],
    [
      'tells any other code of the status call, or "Error" (I8.15)',
      'refused',
      { call: 'status', code: 'odd', status: 401 },
      false,
      [{ do: 'alert', text: 'server', fallback: 'error' }],
    ],
    [
      'tells an error of the status call without a code, on https (I8.15)',
      'refused',
      { call: 'status', status: 500 },
      true,
      [{ do: 'alert', text: 'server', fallback: 'error' }],
    ],
    [
      'says Network Error / CORS Errors of the status call on http without a code (I8.16)',
      'refused',
      { call: 'status', status: 500 },
      false,
      alert('networkOrCors'),
    ],
    [
      'leaves the status call’s trouble with the line to the rows of all calls',
      'offline',
      { call: 'status' },
      true,
      [{ do: 'toast', text: 'offline' }],
    ],
    ['is silent about what was cancelled', 'cancelled', { call: 'login' }, true, []],
    ['says "url is null" of an empty url (I7.35, E8.07)', 'emptyUrl', {}, true, alert('emptyUrl')],
    ['alerts an encryption failure with its message (I7.33, E8.08)', 'sealing', {}, true, alert('server')],
    [
      'says offline on https in a toast (I8.19, E8.05)',
      'offline',
      {},
      true,
      [{ do: 'toast', text: 'offline' }],
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
      'offers what helps where the code of a call did not come (F123)',
      'codeMissing',
      { call: 'login', remedy: 'reload' },
      true,
      [{ do: 'tellOfLoss' }],
    ],
    [
      'takes an empty answer for an unknown error (F041, F042)',
      'empty',
      { status: 200 },
      true,
      alert('server'),
    ],
  ])('%s', (_, kind, detail, https, expected) => {
    expect(verbs(kind, detail, https)).toEqual(expected)
  })

  it('lets the first row that fits decide, from the top', () => {
    const both = new Failure('refused', { status: 502, message: 'CUSTOMER_NOT_LOGIN' })
    expect(rowFor(both, true).source).toBe('I8.01')
    const coded = new Failure('refused', { status: 502, code: 'login.not.session' })
    expect(rowFor(coded, true).source).toBe('I8.02')
    expect(rowFor(new Failure('cancelled', { call: 'login', status: 401 }), true).actions).toEqual([])
  })

  it('reaches every row with some failure', () => {
    const samples: [Failure, boolean][] = errors.map(({ if: wanted }) => [
      new Failure(wanted.kind?.[0] ?? 'refused', {
        ...(wanted.call?.[0] ? { call: wanted.call[0] } : {}),
        ...(wanted.authorised === false ? { call: 'country' as const } : {}),
        ...(wanted.status?.[0] ? { status: wanted.status[0] } : {}),
        ...(wanted.message ? { message: wanted.message } : {}),
        ...(wanted.code?.[0] || wanted.codePrefix
          ? { code: wanted.code?.[0] ?? wanted.codePrefix ?? '' }
          : {}),
      }),
      wanted.https ?? true,
    ])
    expect(samples.map(([failure, https]) => rowFor(failure, https))).toEqual(errors)
  })

  it('finds a row for every failure there can be', () => {
    const kinds: FailureKind[] = [
      'offline',
      'network',
      'timeout',
      'cancelled',
      'emptyUrl',
      'sealing',
      'codeMissing',
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
        expect(errors).toContain(rowFor(new Failure(kind, what), https))
      }),
    )
  })

  it('refuses a table whose last row does not fit all', () => {
    const table = errors.slice(0, -1)
    expect(() => rowFor(new Failure('empty'), true, table)).toThrow(/last row/)
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
    expect(readCode(raw)).toBe(code)
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

  it('has an end (F045)', () => {
    expect(readMessage('x'.repeat(10_000))).toHaveLength(6000)
  })

  it('never has a mark that turns the line around, nor a control character (F045, F137)', () => {
    const nasty = fc.array(fc.constantFrom('a', '\u202e', '\u2067', '\u0000', '\n', '😀', ' '), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(nasty, (marks) => {
        const read = readMessage(marks.join('')) ?? ''
        expect(read).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
        expect([...read].filter((mark) => mark < ' ' && mark !== '\n' && mark !== '\t')).toEqual([])
      }),
    )
  })
})
