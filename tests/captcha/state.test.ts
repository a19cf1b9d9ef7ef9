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

const waiting = { at: 'waiting', since: 0, running: false, retried: false } as const satisfies CaptchaState
const running = { ...waiting, running: true } as const satisfies CaptchaState
const success: CaptchaState = { at: 'success', since: 0, fields }
const failed: CaptchaState = { at: 'error', trouble: network }
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
    event: { is: 'ready', now: 0 },
    to: { state: waiting },
    ids: 'I4.38, E4.66',
  },
  {
    when: 'is ready and was asked for already',
    from: { ...initialState, opens: true },
    event: { is: 'ready', now: 0 },
    to: { state: running, order: 'open' },
    ids: 'F093',
  },
  {
    when: 'is tapped on',
    from: { ...waiting, note: 'verifyFirst' },
    event: { is: 'verify', now: 1 },
    to: { state: running, order: 'open' },
    ids: 'I4.38',
  },
  {
    when: 'is tapped on while it runs',
    from: running,
    event: { is: 'verify', now: 1 },
    to: { state: { ...running, note: 'tooFast' } },
    ids: 'I4.45, E5.36, F092',
  },
  {
    when: 'is tapped on when its challenge is old',
    from: waiting,
    event: { is: 'verify', now: later },
    to: { state: { ...initialState, opens: true }, order: 'load' },
    ids: 'F093',
  },
  {
    when: 'is passed',
    from: running,
    event: { is: 'passed', now: 0, fields },
    to: { state: success, order: 'hide' },
    ids: 'I4.39, E4.67',
  },
  {
    when: 'is closed',
    from: running,
    event: { is: 'closed', now: 0 },
    to: { state: { ...waiting, note: 'verifyFirst' }, order: 'hide' },
    ids: 'I4.40, I4.47, E4.68, E8.11',
  },
  {
    when: 'fails while it loads',
    from: initialState,
    event: { is: 'failed', trouble: network },
    to: { state: failed, order: 'drop' },
    ids: 'I4.40, E4.68',
  },
  {
    when: 'fails while it is open',
    from: running,
    event: { is: 'failed', trouble: network },
    to: { state: failed, order: 'drop' },
    ids: 'I4.40, E4.68',
  },
  {
    when: 'fails for no known reason',
    from: running,
    event: { is: 'failed', trouble: unknown },
    to: { state: { at: 'loading', retried: true, opens: true }, order: 'load' },
    ids: 'I4.46, E8.11',
  },
  {
    when: 'fails for no known reason again',
    from: { ...running, retried: true },
    event: { is: 'failed', trouble: unknown },
    to: { state: { at: 'error', trouble: unknown }, order: 'drop' },
    ids: 'I4.46, E8.11',
  },
  {
    when: 'goes on without something',
    from: initialState,
    event: { is: 'warned', trouble: network },
    to: { state: { ...initialState, note: network } },
    ids: 'I8.17',
  },
  {
    when: 'gets ready without something',
    from: { ...initialState, note: network },
    event: { is: 'ready', now: 0 },
    to: { state: { ...waiting, note: network } },
    ids: 'I8.17',
  },
  {
    when: 'is retried',
    from: failed,
    event: { is: 'retry' },
    to: { state: initialState, order: 'load' },
    ids: 'I4.41, E4.69',
  },
  {
    when: 'was refused by the platform, or used',
    from: success,
    event: { is: 'spent' },
    to: { state: initialState, order: 'load' },
    ids: 'F105',
  },
  {
    when: 'has expired',
    from: success,
    event: { is: 'expired' },
    to: { state: { ...initialState, opens: true }, order: 'load' },
    ids: 'F093',
  },
]

describe('the captcha', () => {
  for (const { when, from, event, to, ids } of rows) {
    it(`when it ${when}: ${from.at} becomes ${to.state.at} (${ids})`, () => {
      expect(transition(from, event)).toEqual(to)
    })
  }

  it.each<[CaptchaState, CaptchaEvent]>([
    [initialState, { is: 'passed', now: 0, fields }],
    [initialState, { is: 'verify', now: 0 }],
    [waiting, { is: 'passed', now: 0, fields }],
    [waiting, { is: 'closed', now: 0 }],
    [waiting, { is: 'retry' }],
    [waiting, { is: 'spent' }],
    [success, { is: 'passed', now: 9, fields: { geetestValidateV4: '{}' } }],
    [success, { is: 'failed', trouble: network }],
    [success, { is: 'closed', now: 0 }],
    [failed, { is: 'ready', now: 0 }],
    [failed, { is: 'passed', now: 0, fields }],
    [failed, { is: 'failed', trouble: unknown }],
  ])('stays as it is when something comes that does not fit: %o, %o', (state, event) => {
    expect(transition(state, event)).toEqual({ state })
  })

  const events = fc.oneof(
    fc.record({ is: fc.constantFrom('ready', 'verify', 'closed'), now: fc.nat(2_000_000) }),
    fc.record({ is: fc.constant('passed'), now: fc.nat(2_000_000), fields: fc.constant(fields) }),
    fc.record({ is: fc.constantFrom('failed', 'warned'), trouble: fc.constantFrom(network, unknown) }),
    fc.record({ is: fc.constantFrom('retry', 'spent', 'expired') }),
  ) as fc.Arbitrary<CaptchaEvent>

  it('is never passed unless its widget was open, whatever comes in whatever order (I4.42, E4.70)', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (history) => {
        let state: CaptchaState = initialState
        for (const event of history) {
          const before = state
          state = transition(state, event).state
          const isNew = state.at === 'success' && before.at !== 'success'
          if (isNew) expect(before).toMatchObject({ at: 'waiting', running: true })
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
          if (event.is === 'failed' && next.order === 'load') tries += 1
          else if (next.order === 'load') tries = 0
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
