import { describe, expect, it } from 'vitest'
import {
  type Announcement,
  announcementsFor,
  executionsFor,
  popupGroups,
  readAnnouncementCategories,
  readAnnouncements,
} from '../../../runtime/rules/content/announcement'
import { untrusted } from '../../../runtime/rules/network/read'
import type { Session } from '../../../runtime/rules/session/session'
import * as limits from '../../../runtime/tables/limits'

const read = (announcements: unknown) => readAnnouncements(untrusted({ announcements }))
const member = (session: Partial<Session> = {}): Session => ({
  token: 't',
  merchantCode: 'hongvan',
  type: 0,
  ...session,
})

describe('an announcement', () => {
  it('has an id, a title, a content and a kind of promotion (E3.17)', () => {
    expect(
      read([{ id: 7, title: '<b>Bonus</b>', content: '<p>Ten</p>', promotionType: 'EVENT', execution: 'A' }]),
    ).toEqual([
      {
        id: '7',
        title: 'Bonus',
        content: '<p>Ten</p>',
        promotionType: 'EVENT',
        execution: 'A',
        picture: undefined,
        forceRead: false,
      },
    ])
  })

  it.each([
    ['no id', { title: 'a' }],
    ['neither title nor text', { id: '1', title: ' ', content: '<p><img src="/a.webp"></p>' }],
    ['a text that is only a script', { id: '1', content: '<script>alert(1)</script>' }],
    ['no shape at all', 'text'],
  ])('with %s is left out (F134)', (_, raw) => {
    expect(read([raw, null])).toEqual([])
  })

  it.each([
    [true, true],
    ['1', true],
    [0, false],
    [undefined, false],
    ['maybe', false],
  ])('must be read when forceRead is %j: %s (E4.39)', (forceRead, expected) => {
    expect(read([{ id: '1', title: 'a', forceRead }])[0]?.forceRead).toBe(expected)
  })

  it('for an audience that is unknown is for everybody (E3.18)', () => {
    expect(read([{ id: '1', title: 'a', execution: 'Z' }])[0]?.execution).toBeUndefined()
  })
})

describe('a list', () => {
  it('of 20,000 is cut, and has each id once (F051)', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ id: `${index >> 1}`, title: 'a' }))
    const found = read(many)
    expect(found.length).toBe(limits.announcementsPerList)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  })

  it.each([
    [{ a: { id: '1', title: 'a' } }, 1],
    [undefined, 0],
    ['text', 0],
  ])('may come as %j (F003)', (raw, count) => {
    expect(read(raw).length).toBe(count)
  })
})

it('reads the categories that have an id and a name (E7.14)', () => {
  const categories = [{ id: 'slots', name: 'Slots' }, { id: 'live' }, { name: 'Live' }, null]
  expect(readAnnouncementCategories(untrusted({ categories }))).toEqual([{ id: 'slots', name: 'Slots' }])
})

const one = (id: string, execution?: Announcement['execution']): Announcement => ({
  id,
  title: id,
  content: '',
  promotionType: '',
  execution,
  picture: undefined,
  forceRead: false,
})
const list = [one('a', 'A'), one('b', 'B'), one('f', 'F'), one('all')]

describe.each([
  ['a visitor', undefined, 'B', 'b all', 'B: b all'],
  ['a member of type 0', member(), 'A', 'a all', 'A: a all'],
  ['an agent of type 1', member({ type: 1 }), 'A', 'a all', 'A: a all'],
  ['an agent of type 2', member({ type: 2 }), 'A', 'a all', 'A: a all'],
  ['a member at the first login', member({ firstTimeLogin: true }), 'F A', 'a f all', 'F: f, A: a all'],
  ['a member of type 4', member({ type: 4, firstTimeLogin: true }), '', 'all', ''],
  ['a member of an unknown type', member({ type: 9 }), '', 'all', ''],
] as const)('%s', (_, session, executions, onPages, popups) => {
  it('is the audience of the announcements for them (E3.18, E4.41, E4.42)', () => {
    expect(executionsFor(session).join(' ')).toBe(executions)
  })

  it('sees on pages what is for everybody, and what is for them (E3.18)', () => {
    expect(
      announcementsFor(list, session)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(onPages)
  })

  it('gets popups for each audience together, those for the first login first (E4.41, E4.42)', () => {
    const groups = popupGroups(list, session).map(
      ({ execution, announcements }) => `${execution}: ${announcements.map(({ id }) => id).join(' ')}`,
    )
    expect(groups.join(', ')).toBe(popups)
  })
})

it('lets no more pop up than can be turned by hand (F051)', () => {
  const many = Array.from({ length: 50 }, (_, index) => one(`${index}`, 'B'))
  expect(popupGroups(many, undefined)[0]?.announcements.length).toBe(limits.announcementPopups)
})
