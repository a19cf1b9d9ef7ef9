import { describe, expect, it } from 'vitest'
import { headOf } from '../../runtime/edge/answer'

const noon = Date.UTC(2026, 10, 21, 12)

describe('the head of an answer', () => {
  it.each([
    [
      'a type without parameters, in lower case',
      { 'content-type': 'Application/JSON; charset=utf-8' },
      'application/json',
      undefined,
    ],
    ['no type', {}, '', undefined],
    ['the time of the host', { date: 'Sat, 21 Nov 2026 12:00:00 GMT' }, '', noon],
    ['a date that is none', { date: 'yesterday' }, '', undefined],
  ])('is read: %s (F002, F057)', (_, headers, contentType, date) => {
    expect(headOf(new Headers(headers))).toEqual({ contentType, date })
  })
})
