import { describe, expect, it } from 'vitest'
import { canPrompt, hasOurNonce } from '../../../runtime/rules/identity/oneTap'
import { type OverlayId, overlays } from '../../../runtime/tables/overlays'
import fc from '../../support/properties'

const token = (claims: string): string => `h.${Buffer.from(claims).toString('base64url')}.s`

describe('a prompt', () => {
  const ids = Object.keys(overlays) as OverlayId[]

  it.each(ids.map((id) => [id, overlays[id].lane === 'toast'] as const))(
    'may be shown below the overlay %s: %s (I4.34)',
    (id, allowed) => {
      expect(canPrompt({ open: [{ id }], visible: true, typing: false })).toBe(allowed)
    },
  )

  it.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
    [false, true, false],
  ])('on a visible page: %s, during typing: %s, may be shown: %s', (visible, typing, allowed) => {
    expect(canPrompt({ open: [], visible, typing })).toBe(allowed)
  })
})

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
