import { describe, expect, it } from 'vitest'
import {
  type CaptchaProblem,
  isUnknownProblem,
  readVendorError,
  toCaptchaProblem,
} from '../../runtime/rules/captcha/captchaProblem'
import {
  type CaptchaEvent,
  type CaptchaState,
  type CaptchaTransition,
  initialState,
  isExpired,
  transition,
} from '../../runtime/rules/captcha/captchaState'
import { captchaErrorCauses } from '../../runtime/tables/captcha'
import * as times from '../../runtime/tables/times'
import fc from '../support/properties'

const fields = { geetestChallenge: 'c', geetestSeccode: 's' }
const networkProblem: CaptchaProblem = { text: 'networkFailure', code: 60204 }
const unknownProblem: CaptchaProblem = { text: 'unknownError' }

const waiting = {
  status: 'waiting',
  since: 0,
  running: false,
  retried: false,
} as const satisfies CaptchaState
const running = { ...waiting, running: true } as const satisfies CaptchaState
const success: CaptchaState = { status: 'success', since: 0, fields }
const failed: CaptchaState = { status: 'error', problem: networkProblem }
const expiryTime = times.captchaValidity

interface TransitionCase {
  readonly when: string
  readonly from: CaptchaState
  readonly event: CaptchaEvent
  readonly to: CaptchaTransition
}

const transitionCases: readonly (TransitionCase & { ids: string })[] = [
  {
    when: 'is ready',
    from: initialState,
    event: { type: 'ready', now: 0 },
    to: { state: waiting },
    ids: 'I4.38, E4.66',
  },
  {
    when: 'is ready and was already requested',
    from: { ...initialState, opens: true },
    event: { type: 'ready', now: 0 },
    to: { state: running, effect: 'open' },
    ids: 'F093',
  },
  {
    when: 'is tapped',
    from: { ...waiting, note: 'verifyFirst' },
    event: { type: 'verify', now: 1 },
    to: { state: running, effect: 'open' },
    ids: 'I4.38',
  },
  {
    when: 'is tapped while it runs',
    from: running,
    event: { type: 'verify', now: 1 },
    to: { state: { ...running, note: 'tooFast' } },
    ids: 'I4.45, E5.36, F092',
  },
  {
    when: 'is tapped when its challenge is old',
    from: waiting,
    event: { type: 'verify', now: expiryTime },
    to: { state: { ...initialState, opens: true }, effect: 'load' },
    ids: 'F093',
  },
  {
    when: 'is passed',
    from: running,
    event: { type: 'passed', now: 0, fields },
    to: { state: success, effect: 'hide' },
    ids: 'I4.39, E4.67',
  },
  {
    when: 'is closed',
    from: running,
    event: { type: 'closed', now: 0 },
    to: { state: { ...waiting, note: 'verifyFirst' }, effect: 'hide' },
    ids: 'I4.40, I4.47, E4.68, E8.11',
  },
  {
    when: 'fails while it loads',
    from: initialState,
    event: { type: 'failed', problem: networkProblem },
    to: { state: failed, effect: 'remove' },
    ids: 'I4.40, E4.68',
  },
  {
    when: 'fails while it is open',
    from: running,
    event: { type: 'failed', problem: networkProblem },
    to: { state: failed, effect: 'remove' },
    ids: 'I4.40, E4.68',
  },
  {
    when: 'fails for an unknown reason',
    from: running,
    event: { type: 'failed', problem: unknownProblem },
    to: { state: { status: 'loading', retried: true, opens: true }, effect: 'load' },
    ids: 'I4.46, E8.11',
  },
  {
    when: 'fails for an unknown reason again',
    from: { ...running, retried: true },
    event: { type: 'failed', problem: unknownProblem },
    to: { state: { status: 'error', problem: unknownProblem }, effect: 'remove' },
    ids: 'I4.46, E8.11',
  },
  {
    when: 'continues with a warning',
    from: initialState,
    event: { type: 'warned', problem: networkProblem },
    to: { state: { ...initialState, note: networkProblem } },
    ids: 'I8.17',
  },
  {
    when: 'becomes ready with a warning',
    from: { ...initialState, note: networkProblem },
    event: { type: 'ready', now: 0 },
    to: { state: { ...waiting, note: networkProblem } },
    ids: 'I8.17',
  },
  {
    when: 'is retried',
    from: failed,
    event: { type: 'retry' },
    to: { state: initialState, effect: 'load' },
    ids: 'I4.41, E4.69',
  },
  {
    when: 'was refused by the platform, or used',
    from: success,
    event: { type: 'invalidated' },
    to: { state: initialState, effect: 'load' },
    ids: 'F105',
  },
  {
    when: 'has expired',
    from: success,
    event: { type: 'expired' },
    to: { state: { ...initialState, opens: true }, effect: 'load' },
    ids: 'F093',
  },
]

describe('the captcha', () => {
  for (const { when, from, event, to, ids } of transitionCases) {
    it(`when it ${when}: ${from.status} becomes ${to.state.status} (${ids})`, () => {
      expect(transition(from, event)).toEqual(to)
    })
  }

  it.each<[CaptchaState, CaptchaEvent]>([
    [initialState, { type: 'passed', now: 0, fields }],
    [initialState, { type: 'verify', now: 0 }],
    [waiting, { type: 'passed', now: 0, fields }],
    [waiting, { type: 'closed', now: 0 }],
    [waiting, { type: 'retry' }],
    [waiting, { type: 'invalidated' }],
    [success, { type: 'passed', now: 9, fields: { geetestValidateV4: '{}' } }],
    [success, { type: 'failed', problem: networkProblem }],
    [success, { type: 'closed', now: 0 }],
    [failed, { type: 'ready', now: 0 }],
    [failed, { type: 'passed', now: 0, fields }],
    [failed, { type: 'failed', problem: unknownProblem }],
  ])('ignores an event that does not fit its state: %o, %o', (state, event) => {
    expect(transition(state, event)).toEqual({ state })
  })

  const events = fc.oneof(
    fc.record({ type: fc.constantFrom('ready', 'verify', 'closed'), now: fc.nat(2_000_000) }),
    fc.record({ type: fc.constant('passed'), now: fc.nat(2_000_000), fields: fc.constant(fields) }),
    fc.record({
      type: fc.constantFrom('failed', 'warned'),
      problem: fc.constantFrom(networkProblem, unknownProblem),
    }),
    fc.record({ type: fc.constantFrom('retry', 'invalidated', 'expired') }),
  ) as fc.Arbitrary<CaptchaEvent>

  it('is never passed unless its widget was open, whatever events arrive in whatever order (I4.42, E4.70)', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (history) => {
        let state: CaptchaState = initialState
        for (const event of history) {
          const before = state
          state = transition(state, event).state
          const isNew = state.status === 'success' && before.status !== 'success'
          if (isNew) expect(before).toMatchObject({ status: 'waiting', running: true })
        }
      }),
    )
  })

  it('retries an unknown error once automatically, and then only when the member does', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (history) => {
        let state: CaptchaState = initialState
        let retries = 0
        for (const event of history) {
          const next = transition(state, event)
          if (event.type === 'failed' && next.effect === 'load') retries += 1
          else if (next.effect === 'load') retries = 0
          expect(retries).toBeLessThanOrEqual(1)
          state = next.state
        }
      }),
    )
  })
})

it('lets a result expire shortly before the vendor’s ten minutes are over (F093)', () => {
  expect(isExpired(0, expiryTime - 1)).toBe(false)
  expect(isExpired(0, expiryTime)).toBe(true)
  expect(expiryTime).toBeLessThan(600_000)
  expect(expiryTime).toBeGreaterThan(540_000)
})

describe('a captcha problem', () => {
  it.each([
    [
      'the main script timed out',
      { code: '60204', msg: 'Network failure' },
      { text: 'networkFailure', code: 60204 },
    ],
    ['the gct script timed out', { code: '60205', msg: 'whatever' }, { text: 'networkFailure', code: 60205 }],
    ['v3’s loader failed', '网络错误', { text: 'networkFailure', code: 60204 }],
  ])('is a network failure in our own words when %s (I8.17, E8.12)', (_what, raw, problem) => {
    expect(toCaptchaProblem(readVendorError(raw))).toEqual(problem)
  })

  it.each([
    [
      { error_code: 'error_101', user_error: 'Configuration Error' },
      { provider: 'Configuration Error' },
      101,
    ],
    [{ code: '60500', msg: 'Forbidden' }, { provider: 'Forbidden' }, 60500],
    [{ code: 60101, msg: 'Please refresh', desc: {} }, { provider: 'Please refresh' }, 60101],
    [{ error_code: 'error_103' }, 'unknownError', 103],
  ])('is shown with the vendor’s text and code: %o (I8.18, E8.11)', (raw, text, code) => {
    expect(toCaptchaProblem(readVendorError(raw))).toEqual({ text, code })
  })

  it.each([[undefined], [null], [7], [[]], [{}], [{ msg: '' }], [{ code: 'x' }], [new Error('no')]])(
    'is an unknown error when the vendor reports %o (I8.18)',
    (raw) => {
      expect(toCaptchaProblem(readVendorError(raw))).toEqual({ text: 'unknownError' })
    },
  )

  it('is unknown only without a text and without a documented code', () => {
    expect(isUnknownProblem(unknownProblem)).toBe(true)
    expect(isUnknownProblem({ ...unknownProblem, code: 69_999 })).toBe(true)
    expect(isUnknownProblem({ ...unknownProblem, code: 103 })).toBe(false)
    expect(isUnknownProblem({ text: { provider: 'Forbidden' } })).toBe(false)
    expect(isUnknownProblem(networkProblem)).toBe(false)
  })

  it('has every code that the vendor documents', () => {
    const codes = '60001 60002 60100 60101 60200 60201 60202 60204 60205 60500'.split(' ').map(Number)
    const older = '100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 118'.split(' ').map(Number)
    expect(Object.keys(captchaErrorCauses).map(Number)).toEqual([...older, ...codes])
  })

  it('sanitizes the vendor’s text: no control characters, and a limited length', () => {
    const { text } = toCaptchaProblem({ message: `\u202eevil\u0007${'x'.repeat(500)}` })
    expect(text).toEqual({ provider: expect.stringMatching(/^evilx{115}…$/) })
  })
})
