import { describe, expect, it } from 'vitest'
import { byteLength } from '../../../runtime/rules/tracking/events'
import { type Fault, faultKey, faultReport, withReportedKey } from '../../../runtime/rules/tracking/faults'
import * as limits from '../../../runtime/tables/limits'
import fc from '../../support/properties'

const failedIn = (stack: string): Error => Object.assign(new TypeError('minhanh88 typed hunter2'), { stack })

describe('the report of a fault', () => {
  it.each<[Fault, object]>([
    [
      { kind: 'network', call: 'login' },
      { kind: 'network', call: 'login' },
    ],
    [
      { kind: 'refused', call: 'login', status: 401, code: 'login.cred.err' },
      { kind: 'refused', call: 'login', status: 401, code: 'login.cred.err' },
    ],
    [
      { kind: 'refused', code: 'TOO_MANY_REQUEST_5' },
      { kind: 'refused', code: 'TOO_MANY_REQUEST_5' },
    ],
    [
      { kind: 'refused', code: '60203' },
      { kind: 'refused', code: '60203' },
    ],
    [
      { kind: 'view', where: 'rewards', error: failedIn('') },
      { kind: 'view', where: 'rewards', name: 'TypeError' },
    ],
    [
      {
        kind: 'view',
        error: failedIn('TypeError: hunter2\n at x (https://a.example/m/assets/core.A1B2.js:1:2345)'),
      },
      { kind: 'view', name: 'TypeError', at: 'core.A1B2.js:1:2345' },
    ],
    [{ kind: 'view', error: 'hunter2' }, { kind: 'view' }],
    [{ kind: 'hunter 2', status: Number.NaN }, { kind: 'unknown' }],
    [{ kind: 'refused', code: '<b>hunter2</b>' }, { kind: 'refused' }],
    [{ kind: 'refused', code: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9' }, { kind: 'refused' }],
    [{ kind: 'refused', code: '550e8400-e29b-41d4-a716-446655440000' }, { kind: 'refused' }],
  ])('of %j is %j', (fault, report) => {
    expect(faultReport(fault)).toEqual(report)
  })

  it('is at most 2 KB and contains nothing of the error’s message', () => {
    const secret = fc.stringMatching(/^[A-Za-z]{4,10}[0-9]{3,8}[!#$%& ]?[A-Za-z0-9]{4,20}$/)
    const anyFault = fc.record({
      kind: fc.string(),
      call: fc.option(fc.string(), { nil: undefined }),
      code: fc.option(fc.string({ maxLength: 5000 }), { nil: undefined }),
      where: fc.option(fc.string(), { nil: undefined }),
    })
    fc.assert(
      fc.property(anyFault, secret, (fault, text) => {
        const error = failedIn(`Error: ${text}\n at ${text} (https://a.example/${text}/x.js:1:2)`)
        error.message = text
        for (const report of [
          faultReport({ ...fault, error }),
          faultReport({ kind: 'view', call: text, code: text, where: text, error }),
        ]) {
          const json = JSON.stringify(report)
          expect(byteLength(json)).toBeLessThan(1024)
          expect(json).not.toContain(text)
        }
      }),
    )
  })
})

describe('a visit', () => {
  it('reports a fault once', () => {
    const key = faultKey(faultReport({ kind: 'network', call: 'login' }))
    expect(withReportedKey([], key)).toEqual([key])
    expect(withReportedKey([key], key)).toBeUndefined()
    expect(faultKey(faultReport({ kind: 'network', call: 'balance' }))).not.toBe(key)
  })

  it('reports at most twenty faults', () => {
    const reported = Array.from({ length: limits.faultsPerVisit - 1 }, (_, index) => `fault ${index}`)
    expect(withReportedKey(reported, 'the twentieth')).toHaveLength(20)
    expect(withReportedKey([...reported, 'the twentieth'], 'one more')).toBeUndefined()
  })
})
