import { expect, it } from 'vitest'
import { encryptUrl } from '../../scripts/platform/http/encryption'
import { explainServices, type ServiceOptions } from '../../scripts/steps/explain/services/services'
import { demo, problemOf } from './demos'

const encryptServiceUrl = (url: string): string => encryptUrl(url, 'key-of-8')

const none: ServiceOptions = { label: undefined, language: undefined, entries: undefined }
const explain = (code: string, change: Partial<ServiceOptions> = {}) =>
  explainServices(demo(code), { ...none, ...change })

const shownIds = (code: string, change: Partial<ServiceOptions> = {}) =>
  explain(code, change).entries.flatMap(({ id, place }) => (place === undefined ? [] : [id]))

it.each<[string, string | undefined, string[]]>([
  ['hongvan', undefined, ['chat', 'assistant']],
  ['hongvan', 'gold', ['vip']],
  ['hongvan', 'Diamond', ['vip']],
  ['hongvan', 'silver', ['chat', 'assistant']],
  ['brasa', undefined, ['chat']],
  ['brasa', 'black', ['vip']],
  ['sitara', undefined, ['chat', 'callback']],
  ['sitara', 'gold', ['chat', 'callback']],
  ['vionda', undefined, ['chat', 'message']],
  ['vionda', 'platinum', ['vip']],
])('%s shows the label %s: %j (E5.25, E5.26, E5.27)', (code, label, ids) => {
  expect(shownIds(code, { label })).toEqual(ids)
})

it('says why each entry is shown or not', () => {
  const reasons = (label: string | undefined) =>
    Object.fromEntries(explain('hongvan', { label }).entries.map(({ id, reason }) => [id, reason]))
  expect(reasons(undefined)).toEqual({
    chat: 'It is for everybody (E5.26).',
    assistant: 'It is for everybody (E5.26).',
    vip: 'It is for the labels gold, diamond only (E5.25).',
  })
  expect(reasons('gold')).toEqual({
    vip: 'It has the label "gold" (E5.25).',
    chat: 'It is for everybody, and others have the label "gold" (E5.25).',
    assistant: 'It is for everybody, and others have the label "gold" (E5.25).',
  })
  expect(reasons('silver').chat).toBe('It is for everybody, and no entry has the label "silver" (E5.27).')
})

it("shows the platform's entries in the manifest's order, and what of them cannot be opened (E3.24)", () => {
  const entries = JSON.stringify([
    {
      id: 'new',
      csType: 'COMM100',
      csPosition: 2,
      path: encryptServiceUrl('https://chat.hongvan.example/new'),
    },
    {
      id: 'other',
      csType: 'COMM100',
      csPosition: 1,
      path: encryptServiceUrl('https://chat.hongvan.example/other'),
    },
    { id: 'assistant', csType: 'AICAN', path: encryptServiceUrl('https://assistant.hongvan.example/a') },
    { id: 'foreign', csType: 'AICAN', path: encryptServiceUrl('https://elsewhere.test/') },
    { id: 'plain', csType: 'LIVECHAT', path: 'https://chat.hongvan.example/room' },
  ])
  expect(explain('hongvan', { entries }).source).toBe('platform')
  expect(shownIds('hongvan', { entries })).toEqual(['assistant', 'other', 'new'])
  const left = explain('hongvan', { entries }).entries.filter(({ place }) => place === undefined)
  expect(left.map(({ id, reason }) => `${id}: ${reason.slice(0, 14)}`)).toEqual([
    'foreign: Its address is',
    'plain: Its address is',
    "chat: The platform's",
    "vip: The platform's",
    "assistant: The platform's",
  ])
})

it("falls back to the manifest's entries when the platform has none that can be opened", () => {
  expect(explain('hongvan', { entries: '[]' }).source).toBe('manifest')
  expect(shownIds('hongvan', { entries: '{"customerService":[]}' })).toEqual(['chat', 'assistant'])
})

it("says that the platform's entries are for other labels where the manifest's are shown", () => {
  const path = encryptServiceUrl('https://chat.hongvan.example/vip')
  const entries = JSON.stringify([{ id: 'chat', csType: 'LIVECHAT', path, labelIds: ['gold'] }])
  const explained = explain('hongvan', { entries })
  expect(explained.source).toBe('manifest')
  expect(explained.entries.map(({ id, place, reason }) => [id, place, reason])).toEqual([
    ['chat', 1, 'It is for everybody (E5.26).'],
    ['assistant', 2, 'It is for everybody (E5.26).'],
    ['chat', undefined, 'It is for the labels gold only (E5.25).'],
    ['vip', undefined, 'It is for the labels gold, diamond only (E5.25).'],
  ])
})

it('titles them in the language of the site', () => {
  expect(explain('hongvan', { language: 'en' }).entries[0]?.title).toBe('Live chat')
  expect(explain('hongvan').entries[0]?.title).toBe('Trò chuyện trực tuyến')
})

it.each<[Partial<ServiceOptions>, string]>([
  [{ language: 'FR' }, '--language is one of VI, EN, CN, not "FR".'],
  [{ label: ' ' }, '--label is the id or the name of a VIP label.'],
  [{ entries: '{' }, '--entries is not JSON: '],
  [{ entries: '3' }, '--entries is a list of entries, each with csType and path, '],
  [{ entries: '[{"csType":"AICAN"}]' }, '--entries is a list of entries, each with csType and path, '],
])('says what is wrong with %j', (change, problem) => {
  expect(problemOf(() => explain('hongvan', change))).toMatch(problem)
})
