import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersUs, isCalm } from '../../runtime/rules/oneTap'
import { type OverlayId, overlays } from '../../runtime/tables/overlays'

const token = (claims: string): string => `h.${Buffer.from(claims).toString('base64url')}.s`

describe('a calm moment', () => {
  const ids = Object.keys(overlays) as OverlayId[]

  it.each(ids.map((id) => [id, overlays[id].lane === 'toast'] as const))(
    'under the overlay %s: %s (I4.34)',
    (id, calm) => {
      expect(isCalm({ open: [{ id }], visible: true, typing: false })).toBe(calm)
    },
  )

  it.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
    [false, true, false],
  ])('in a page that is visible: %s, while somebody types: %s, is one: %s', (visible, typing, calm) => {
    expect(isCalm({ open: [], visible, typing })).toBe(calm)
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
  ])('%j answers the question with the nonce n-1: %s', (credential, ours) => {
    expect(answersUs(credential, 'n-1')).toBe(ours)
  })

  it('of any shape is judged without an error, and one with another nonce is never ours', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (text, nonce) => {
        expect(typeof answersUs(text, nonce)).toBe('boolean')
        expect(answersUs(token(JSON.stringify({ nonce })), `not ${nonce}`)).toBe(false)
        expect(answersUs(token(JSON.stringify({ nonce })), nonce)).toBe(true)
      }),
    )
  })
})
