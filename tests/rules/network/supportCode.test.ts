import { describe, expect, it } from 'vitest'
import { Failure } from '../../../runtime/rules/network/failure'
import { supportCode } from '../../../runtime/rules/network/supportCode'
import fc from '../../support/properties'

describe('the code for customer service', () => {
  it('is short, can be read out, and is the same for the same failure', () => {
    const detail = fc.record({
      status: fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }),
      code: fc.option(fc.string(), { nil: undefined }),
      message: fc.string(),
    })
    fc.assert(
      fc.property(detail, ({ status, code, message }) => {
        const known = { ...(status === undefined ? {} : { status }), ...(code === undefined ? {} : { code }) }
        const result = supportCode(new Failure('refused', { call: 'login', message, ...known }))
        expect(result).toMatch(/^(?:\d{3}|REF)-\d{5}$/)
        // The words of a message change with the language.
        expect(supportCode(new Failure('refused', { call: 'login', ...known }))).toBe(result)
      }),
    )
  })

  it('begins with the status or the kind, and tells calls and error codes apart', () => {
    const failures = [
      new Failure('network', { call: 'login' }),
      new Failure('network', { call: 'status' }),
      new Failure('refused', { call: 'login', status: 500 }),
      new Failure('refused', { call: 'login', status: 200, code: 'member.blocked' }),
      new Failure('refused', { call: 'login', status: 200, code: 'member.locked' }),
    ]
    const codes = failures.map(supportCode)
    expect(codes.map((code) => code.slice(0, 4))).toEqual(['NET-', 'NET-', '500-', 'REF-', 'REF-'])
    expect(new Set(codes).size).toBe(failures.length)
  })
})
