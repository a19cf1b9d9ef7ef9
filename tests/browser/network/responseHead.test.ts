import { describe, expect, it } from 'vitest'
import { readResponseHead } from '../../../runtime/browser/network/responseHead'

const noon = Date.UTC(2026, 10, 21, 12)

describe('the head of a response', () => {
  it.each([
    [
      'a type without parameters, in lower case',
      { 'content-type': 'Application/JSON; charset=utf-8' },
      'application/json',
      undefined,
    ],
    ['no type', {}, '', undefined],
    ['the time at the host', { date: 'Sat, 21 Nov 2026 12:00:00 GMT' }, '', noon],
    ['an invalid date', { date: 'yesterday' }, '', undefined],
  ])('is read: %s (F002, F057)', (_, headers, contentType, date) => {
    expect(readResponseHead(new Headers(headers))).toEqual({ contentType, date })
  })

  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after': '120' }, 120_000],
    [{ 'retry-after': ' 0 ' }, 0],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:02:00 GMT', date: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 120_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:02:00 GMT' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{}, undefined],
  ])('says how long to wait: %j is %s ms (I8.03)', (headers, retryAfter) => {
    expect(readResponseHead(new Headers(headers)).retryAfter).toBe(retryAfter)
  })
})
