import { describe, expect, it } from 'vitest'
import { announcementsFor, readAnnouncements } from '../../../runtime/rules/content/announcement'
import { lineOwner, readLine, readStoredLine } from '../../../runtime/rules/content/announcementLine'
import { untrusted } from '../../../runtime/rules/network/read'
import type { Session } from '../../../runtime/rules/session/session'
import * as limits from '../../../runtime/tables/limits'

const line = (announcements: unknown, session?: Session) => readLine(untrusted({ announcements }), session)
const member: Session = { token: 't', merchantCode: 'hongvan', id: '7', type: 0 }

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

  it.each<[string, Session | undefined, readonly unknown[]]>([
    ['a visitor', undefined, ['B']],
    ['a member', member, ['A']],
    ['a member at the first login', { ...member, firstTimeLogin: true }, ['A', 'F']],
    ['a member of type 4', { ...member, type: 4, firstTimeLogin: true }, []],
  ])('is shown to %s as on the page that it leads to (E3.18, E4.42)', (_, session, own) => {
    const all = ['A', 'B', 'F', undefined, null, '', 'Z'].map((execution, index) => ({
      id: `${index}`,
      title: 'News',
      execution,
    }))
    const shown = line(all, session).map(({ id }) => all[Number(id)]?.execution)
    expect(shown).toEqual([...own, undefined, null, '', 'Z'])
    expect(shown).toHaveLength(
      announcementsFor(readAnnouncements(untrusted({ announcements: all })), session).length,
    )
  })

  it('is stored for a member as long as the same announcements are for them (D21)', () => {
    const owners = [undefined, member, { ...member, firstTimeLogin: true }, { ...member, type: 4 }].map(
      lineOwner,
    )
    expect(new Set(owners).size).toBe(owners.length)
    expect(lineOwner({ ...member, userName: 'minhanh88', type: 1 })).toBe(lineOwner(member))
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
