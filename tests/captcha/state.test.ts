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
import { times } from '../../runtime/tables/times'
import fc from '../support/properties'

const fields = { geetestChallenge: 'c', geetestSeccode: 's' }
const network: CaptchaProblem = { text: 'networkFailure', code: 60204 }
const unknown: CaptchaProblem = { text: 'unknownError' }

const waiting = {
  status: 'waiting',
  since: 0,
  running: false,
  retried: false,
} as const satisfies CaptchaState
const running = { ...waiting, running: true } as const satisfies CaptchaState
const success: CaptchaState = { status: 'success', since: 0, fields }
const failed: CaptchaState = { status: 'error', problem: network }
const later = times.captchaValidity

interface Row {
  readonly when: string
  readonly from: CaptchaState
  readonly event: CaptchaEvent
  readonly to: CaptchaTransition
}

const rows: readonly (Row & { ids: string })[] = [
  {
    when: 'is ready',
    from: initialState,
    event: { type: 'ready', now: 0 },
    to: { state: waiting },
    ids: 'I4.38, E4.66',
  },
  {
    when: 'is ready and was asked for already',
    from: { ...initialState, opens: true },
    event: { type: 'ready', now: 0 },
    to: { state: running, effect: 'open' },
    ids: 'F093',
  },
  {
    when: 'is tapped on',
    from: { ...waiting, note: 'verifyFirst' },
    event: { type: 'verify', now: 1 },
    to: { state: running, effect: 'open' },
    ids: 'I4.38',
  },
  {
    when: 'is tapped on while it runs',
    from: running,
    event: { type: 'verify', now: 1 },
    to: { state: { ...running, note: 'tooFast' } },
    ids: 'I4.45, E5.36, F092',
  },
  {
    when: 'is tapped on when its challenge is old',
    from: waiting,
    event: { type: 'verify', now: later },
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
    event: { type: 'failed', problem: network },
    to: { state: failed, effect: 'remove' },
    ids: 'I4.40, E4.68',
  },
  {
    when: 'fails while it is open',
    from: running,
    event: { type: 'failed', problem: network },
    to: { state: failed, effect: 'remove' },
    ids: 'I4.40, E4.68',
  },
  {
    when: 'fails for no known reason',
    from: running,
    event: { type: 'failed', problem: unknown },
    to: { state: { status: 'loading', retried: true, opens: true }, effect: 'load' },
    ids: 'I4.46, E8.11',
  },
  {
    when: 'fails for no known reason again',
    from: { ...running, retried: true },
    event: { type: 'failed', problem: unknown },
    to: { state: { status: 'error', problem: unknown }, effect: 'remove' },
    ids: 'I4.46, E8.11',
  },
  {
    when: 'goes on without something',
    from: initialState,
    event: { type: 'warned', problem: network },
    to: { state: { ...initialState, note: network } },
    ids: 'I8.17',
  },
  {
    when: 'gets ready without something',
    from: { ...initialState, note: network },
    event: { type: 'ready', now: 0 },
    to: { state: { ...waiting, note: network } },
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
  for (const { when, from, event, to, ids } of rows) {
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
    [success, { type: 'failed', problem: network }],
    [success, { type: 'closed', now: 0 }],
    [failed, { type: 'ready', now: 0 }],
    [failed, { type: 'passed', now: 0, fields }],
    [failed, { type: 'failed', problem: unknown }],
  ])('stays as it is when something comes that does not fit: %o, %o', (state, event) => {
    expect(transition(state, event)).toEqual({ state })
  })

  const events = fc.oneof(
    fc.record({ type: fc.constantFrom('ready', 'verify', 'closed'), now: fc.nat(2_000_000) }),
    fc.record({ type: fc.constant('passed'), now: fc.nat(2_000_000), fields: fc.constant(fields) }),
    fc.record({ type: fc.constantFrom('failed', 'warned'), problem: fc.constantFrom(network, unknown) }),
    fc.record({ type: fc.constantFrom('retry', 'invalidated', 'expired') }),
  ) as fc.Arbitrary<CaptchaEvent>

  it('is never passed unless its widget was open, whatever comes in whatever order (I4.42, E4.70)', () => {
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

  it('tries an unknown error again once by itself, and not until the member does, however often it comes', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (history) => {
        let state: CaptchaState = initialState
        let tries = 0
        for (const event of history) {
          const next = transition(state, event)
          if (event.type === 'failed' && next.effect === 'load') tries += 1
          else if (next.effect === 'load') tries = 0
          expect(tries).toBeLessThanOrEqual(1)
          state = next.state
        }
      }),
    )
  })
})

it('lets a result grow old within the ten minutes that the vendor gives it (F093)', () => {
  expect(isExpired(0, later - 1)).toBe(false)
  expect(isExpired(0, later)).toBe(true)
  expect(later).toBeLessThan(600_000)
  expect(later).toBeGreaterThan(540_000)
})

describe('what goes wrong', () => {
  it.each([
    [
      'the main script timed out',
      { code: '60204', msg: 'Network failure' },
      { text: 'networkFailure', code: 60204 },
    ],
    ['the gct script timed out', { code: '60205', msg: 'whatever' }, { text: 'networkFailure', code: 60205 }],
    ['v3’s loader failed', '网络错误', { text: 'networkFailure', code: 60204 }],
  ])('is a network failure in our own words when %s (I8.17, E8.12)', (_what, raw, trouble) => {
    expect(toCaptchaProblem(readVendorError(raw))).toEqual(trouble)
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
  ])('is told in the vendor’s words with its number: %o (I8.18, E8.11)', (raw, says, code) => {
    expect(toCaptchaProblem(readVendorError(raw))).toEqual({ text: says, code })
  })

  it.each([[undefined], [null], [7], [[]], [{}], [{ msg: '' }], [{ code: 'x' }], [new Error('no')]])(
    'is an unknown error when the vendor says %o (I8.18)',
    (raw) => {
      expect(toCaptchaProblem(readVendorError(raw))).toEqual({ text: 'unknownError' })
    },
  )

  it('is unknown only without words and without a number that the vendor documents', () => {
    expect(isUnknownProblem(unknown)).toBe(true)
    expect(isUnknownProblem({ ...unknown, code: 69_999 })).toBe(true)
    expect(isUnknownProblem({ ...unknown, code: 103 })).toBe(false)
    expect(isUnknownProblem({ text: { provider: 'Forbidden' } })).toBe(false)
    expect(isUnknownProblem(network)).toBe(false)
  })

  it('has the codes of the vendor’s documents', () => {
    const codes = '60001 60002 60100 60101 60200 60201 60202 60204 60205 60500'.split(' ').map(Number)
    const older = '100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 118'.split(' ').map(Number)
    expect(Object.keys(captchaErrorCauses).map(Number)).toEqual([...older, ...codes])
  })

  it('takes plain words of the vendor only: no control characters, and not a page of them', () => {
    const { text } = toCaptchaProblem({ words: `\u202eevil\u0007${'x'.repeat(500)}` })
    expect(text).toEqual({ provider: expect.stringMatching(/^evilx{115}…$/) })
  })
})
