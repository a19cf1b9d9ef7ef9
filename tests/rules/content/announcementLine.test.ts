import { describe, expect, it } from 'vitest'
import { readLine, readStoredLine } from '../../../runtime/rules/content/announcementLine'
import { untrusted } from '../../../runtime/rules/network/read'
import * as limits from '../../../runtime/tables/limits'

const line = (announcements: unknown, isMember = false) => readLine(untrusted({ announcements }), isMember)

describe('an announcement in the lobby’s line', () => {
  it.each([
    [
      { id: 'a', title: 'Friday', content: '<p>More <b>for all</b></p><p>from 8</p>' },
      'Friday · More for all from 8',
    ],
    [{ id: 'a', title: '', content: 'News' }, 'News'],
    [{ id: 'a', title: '<i>News</i>', content: '' }, 'News'],
    [{ id: 'a', title: 'A\nB', content: undefined }, 'A B'],
    [{ id: 'a', title: ' ', content: '<br>' }, undefined],
    [{ id: '', title: 'News' }, undefined],
    [{ title: 'News' }, undefined],
    ['News', undefined],
    [null, undefined],
  ])('%j is %j', (raw, text) => {
    expect(line([raw])[0]?.text).toBe(text)
  })

  it.each([
    ['A', false, true],
    ['F', false, true],
    ['B', true, false],
    [undefined, true, true],
    [null, true, true],
  ])('for %s is shown to visitors: %s, to members: %s', (execution, toVisitors, toMembers) => {
    const one = [{ id: 'a', title: 'News', execution }]
    expect([line(one).length > 0, line(one, true).length > 0]).toEqual([toVisitors, toMembers])
  })

  it('is one of a few, and not endless', () => {
    const many = Array.from({ length: 50 }, (_, id) => ({ id: String(id), title: 'x'.repeat(5000) }))
    expect(line(many)).toHaveLength(limits.lineItems)
    expect(line(many)[0]?.text.length).toBeLessThanOrEqual(limits.message + 1)
  })
})

describe('the line of the last visit', () => {
  const stored = { language: 'EN', owner: 'abc', items: [{ id: 'a', text: 'News' }, { id: 'b' }, null] }

  it.each([
    [stored, 'EN', 'abc', 1],
    [stored, 'CN', 'abc', 0],
    [stored, 'EN', '', 0],
    [undefined, 'EN', '', 0],
    [{ ...stored, items: 'x' }, 'EN', 'abc', 0],
  ])('%j in %s of %j has %i items', (copy, language, owner, count) => {
    expect(readStoredLine(copy, language, owner)).toHaveLength(count)
  })
})
