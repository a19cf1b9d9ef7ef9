import { describe, expect, it } from 'vitest'
import {
  hashedText,
  isPopupDue,
  memoryAfterClosing,
  type PopupMemory,
  readMark,
} from '../../../runtime/rules/content/announcementPopup'
import { nextLocalMidnight } from '../../../runtime/rules/text/nextLocalMidnight'
import * as times from '../../../runtime/tables/times'

const now = Date.UTC(2026, 10, 21, 12)
const current = { hash: 'one', language: 'EN' }
const other = { hash: 'two', language: 'EN' }
const translated = { hash: 'eins', language: 'VI' }
const later = now + times.dayLength / 2

describe('a list of announcements pops up', () => {
  it.each<[boolean, string, PopupMemory]>([
    [true, 'nothing is stored', {}],
    [false, 'the same content was closed in this session', { closed: current }],
    [true, 'other content was closed in this session', { closed: other }],
    [false, 'the same content was closed in another language', { closed: translated }],
    [false, 'the same content is hidden until later', { hidden: { ...current, until: later } }],
    [
      false,
      'it is hidden until later, and closed',
      { closed: current, hidden: { ...current, until: later } },
    ],
    [true, 'other content is hidden until later', { hidden: { ...other, until: later } }],
    [
      false,
      'other content is hidden, and this was closed',
      { closed: current, hidden: { ...other, until: later } },
    ],
    [false, 'it is hidden in another language', { hidden: { ...translated, until: later } }],
    [true, 'its time has passed', { hidden: { ...current, until: now } }],
    [
      true,
      'its time has passed since it was closed',
      { closed: current, hidden: { ...current, until: now - 1 } },
    ],
    [
      true,
      'a wrong clock has stored its time',
      { hidden: { ...current, until: now + times.longestDay + 1 } },
    ],
    [false, 'the same content is hidden for good', { hidden: current }],
    [true, 'other content is hidden for good', { hidden: other }],
  ])('%s when %s (E4.36, E4.38)', (expected, _, memory) => {
    expect(isPopupDue(memory, current, now)).toBe(expected)
  })
})

describe('closing', () => {
  const midnight = nextLocalMidnight(now)

  it.each<[string, PopupMemory, boolean, PopupMemory]>([
    ['only closes without the tick', {}, false, { closed: current }],
    [
      'hides until the next midnight with it',
      {},
      true,
      { closed: current, hidden: { ...current, until: midnight } },
    ],
    ['forgets a time that has passed', { hidden: { ...current, until: now } }, false, { closed: current }],
    ['forgets other content', { hidden: { ...other, until: later } }, false, { closed: current }],
    [
      'keeps the time of another tab',
      { hidden: { ...current, until: later } },
      false,
      { closed: current, hidden: { ...current, until: later } },
    ],
  ])('%s (E4.37, E4.38)', (_, before, hideToday, after) => {
    const stored = memoryAfterClosing(before, current, { hideToday, forGood: false }, now)
    expect(JSON.parse(JSON.stringify(stored))).toEqual(after)
  })

  it.each([true, false])(
    'hides what is for the first login for good, ticked or not: %s (E4.42)',
    (hideToday) => {
      const stored = memoryAfterClosing({}, current, { hideToday, forGood: true }, now)
      expect(isPopupDue({ hidden: stored.hidden }, current, now + 30 * times.dayLength)).toBe(false)
    },
  )
})

it('hashes the titles and the contents, in their order (E4.36)', () => {
  const list = [
    { title: 'a', content: 'b' },
    { title: 'c', content: '' },
  ].map((words) => ({
    ...words,
    id: words.title,
    promotionType: 'X',
    execution: undefined,
    picture: undefined,
    forceRead: false,
  }))
  expect(hashedText(list)).toBe('[["a","b"],["c",""]]')
})

it.each([[undefined], ['text'], [{ hash: 'one' }], [{ hash: '', language: 'EN' }]])(
  'reads %j as nothing (F077)',
  (raw) => {
    expect(readMark(raw)).toBeUndefined()
  },
)
