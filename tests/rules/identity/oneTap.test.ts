import { describe, expect, it } from 'vitest'
import { hasOurNonce } from '../../../runtime/rules/identity/oneTap'
import fc from '../../support/properties'

const token = (claims: string): string => `h.${Buffer.from(claims).toString('base64url')}.s`

describe('a credential', () => {
  it.each([
    [token('{"nonce":"n-1"}'), true],
    [token('{"nonce":"n-2"}'), false],
    [token('{"nonce":""}'), false],
    [token('{"nonce":null}'), false],
    [token('{"sub":"1"}'), true],
    [token('{"name":"Nguyễn Văn Ánh ?>~","nonce":"n-1"}'), true],
    ['{"sub":"g-1"}', true],
    ['', true],
    ['a.b.c', true],
    [token('[]'), true],
  ])('%j belongs to the request with the nonce n-1: %s', (credential, expected) => {
    expect(hasOurNonce(credential, 'n-1')).toBe(expected)
  })

  it('of any form is checked without an error, and one with another nonce is rejected', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (text, nonce) => {
        expect(typeof hasOurNonce(text, nonce)).toBe('boolean')
        expect(hasOurNonce(token(JSON.stringify({ nonce })), `not ${nonce}`)).toBe(false)
        expect(hasOurNonce(token(JSON.stringify({ nonce })), nonce)).toBe(true)
      }),
    )
  })
})
