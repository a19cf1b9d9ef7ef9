import { describe, expect, it } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import { completeSession } from '../../../runtime/rules/session/completeSession'
import {
  customerType,
  isAgent,
  isRestricted,
  readSession,
  type Session,
} from '../../../runtime/rules/session/session'
import fc from '../../support/properties'

const code = 'hongvan'
const minimalSession = { token: 't', merchantCode: code }

describe('reading a session', () => {
  it.each<[unknown, Session | undefined]>([
    [
      { token: 't', id: 7, userName: 'u', type: 1, merchantCode: code, firstTimeLogin: true },
      { ...minimalSession, id: '7', userName: 'u', type: 1, firstTimeLogin: true },
    ],
    [
      { token: 't', customerId: 'c9' },
      { ...minimalSession, id: 'c9' },
    ],
    [
      { token: 't', id: 'a', customerId: 'b' },
      { ...minimalSession, id: 'a' },
    ],
    [
      { token: 't', customerType: 2 },
      { ...minimalSession, type: 2 },
    ],
    [
      { token: 't', type: '4' },
      { ...minimalSession, type: 4 },
    ],
    [{ token: 't', type: 1.5 }, minimalSession],
    [{ token: 't', type: '' }, minimalSession],
    [
      { token: 't', type: -1 },
      { ...minimalSession, type: -1 },
    ],
    [
      { token: 't', firstTimeLogin: 'true' },
      { ...minimalSession, firstTimeLogin: true },
    ],
    [
      { token: 't', firstTimeLogin: 0 },
      { ...minimalSession, firstTimeLogin: false },
    ],
    [{ token: 't', firstTimeLogin: 'maybe' }, minimalSession],
    [{ token: 't', userName: '', something: 'else' }, minimalSession],
    [{ token: '' }, undefined],
    [{ token: null }, undefined],
    [{ token: 12345 }, undefined],
    [{ token: ['t'] }, undefined],
    [{ token: true }, undefined],
    [{ token: 't', merchantCode: ['hongvan'] }, undefined],
    [{ token: 't', merchantCode: {} }, undefined],
    [{ token: 't', id: {} }, undefined],
    [{ token: 't', customerId: [7] }, undefined],
    [{ token: 't', type: 'agent' }, undefined],
    [{ token: 't', type: { is: 1 } }, undefined],
    [{ token: 't', customerType: true }, undefined],
    [{ token: 't', id: null, type: null, userName: {}, firstTimeLogin: [] }, minimalSession],
    [{ token: '\u2713' }, undefined],
    [{ token: 'a\nb' }, undefined],
    [{ userName: 'u' }, undefined],
    [null, undefined],
    ['{"token":"t"}', undefined],
    [7, undefined],
    [[], undefined],
  ])('of %j gives %j (I3.01, E3.05)', (raw, session) => {
    expect(readSession(untrusted(raw), code)).toEqual(session)
  })

  it('ignores the session of another merchant on the same host (F026)', () => {
    expect(readSession(untrusted({ token: 't', merchantCode: 'brasa' }), code)).toBeUndefined()
    expect(readSession(untrusted({ token: 't', merchantCode: code }), code)).toEqual(minimalSession)
  })

  it('has a token that is valid in a header, whatever was stored (F075)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (token) => {
        const session = readSession(untrusted({ token }), code)
        if (session) expect(() => new Headers({ Authorization: session.token })).not.toThrow()
      }),
    )
  })

  it('returns undefined or a session of this merchant for any input (F035)', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const session = readSession(untrusted(raw), code)
        expect(session?.merchantCode ?? code).toBe(code)
        if (session) expect(typeof session.token).toBe('string')
      }),
    )
  })
})

describe('completing a session with member info', () => {
  it.each<[unknown, Partial<Session>]>([
    [
      { id: 7, userName: 'u', type: 2, language: 'VI' },
      { id: '7', userName: 'u', type: 2 },
    ],
    [{ account: 'a' }, { userName: 'a' }],
    [{ userName: 'u', account: 'a' }, { userName: 'u' }],
    [{ type: 'x' }, {}],
    [null, {}],
    ['text', {}],
  ])('%j adds %j (I7.25, E7.05)', (info, added) => {
    expect(completeSession(minimalSession, untrusted(info))).toEqual({ ...minimalSession, ...added })
  })

  it('never changes the token or the merchant, and keeps what the reply does not contain', () => {
    const known = { ...minimalSession, id: '7', userName: 'u', type: 1 }
    expect(completeSession(known, untrusted({ token: 'other', merchantCode: 'other' }))).toEqual(known)
  })
})

describe('customer types', () => {
  it('is -1 when nobody is logged in, and 0 for a member of unknown type (I6.05)', () => {
    expect(customerType(undefined)).toBe(-1)
    expect(customerType(minimalSession)).toBe(0)
    expect(customerType({ ...minimalSession, type: 4 })).toBe(4)
  })

  it.each([
    [-1, false, false],
    [0, false, false],
    [1, true, false],
    [2, true, false],
    [3, false, true],
    [4, false, true],
    [99, false, true],
  ])('%i is an agent: %s, restricted: %s (I1.02, I6.04, I6.05)', (type, agent, restricted) => {
    expect(isAgent(type)).toBe(agent)
    expect(isRestricted(type)).toBe(restricted)
  })
})
