import { expect, it } from 'vitest'
import preset from '../../merchants/_presets/base.json'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { accountTexts, defaultAccount, siteAccount, siteRoutes } from '../../scripts/steps/site/siteAccount'
import { type Fixture, loadFixture } from './fixture'

const presetAccount = `[
    { "id": "money", "entries": [{ "id": "bankCard" }] },
    { "id": "help", "entries": [{ "id": "support" }, { "id": "news" }] }
  ]`

const account = (text: string, more: Readonly<Record<string, string>> = {}): Fixture => ({
  '_presets/base.json': { account: presetAccount },
  'one/merchant.json': { account: text, ...more },
})

const group = (entry: string, more?: Readonly<Record<string, string>>): Fixture =>
  account(`{ "money": { "entries": { "own": ${entry} } } }`, more)

it.each<[string, Fixture, string, string, string?]>([
  [
    'leads to a page that is not mounted',
    group('{ "to": «"/m/histroy" }'),
    'navigation-leads-nowhere',
    'The account\'s entry "own" leads to "/m/histroy", which is not mounted.',
  ],
  [
    'leads to two places',
    group('«{ "to": "/m/home", "url": "https://club.example/" }'),
    'place-torn',
    'The account\'s entry "own" has "to" and "url".',
  ],
  [
    'leads nowhere, although it has words',
    group('«{ "text": { "EN": "Club" } }'),
    'place-torn',
    'The account\'s entry "own" has "text", but neither "to", "url" nor "opens".',
  ],
  [
    'opens an overlay that does not exist',
    group('{ "opens": «"serch", "text": { "EN": "Find" } }'),
    'unknown-overlay',
    'There is no overlay "serch".',
    'search',
  ],
  [
    'opens an overlay of a feature that is off',
    group('{ "opens": «"phoneCode", "text": { "EN": "Code" } }'),
    'navigation-leads-nowhere',
    'The account\'s entry "own" opens "phoneCode", whose feature is switched off.',
  ],
  [
    'has an icon that does not exist',
    group('{ "to": "/m/home", "icon": «"hom", "text": { "EN": "Home" } }'),
    'unknown-icon',
    'There is no icon "hom".',
    'home',
  ],
  [
    'names a text that does not exist',
    group('{ "to": "/m/home", "text": «"navigation.hme" }'),
    'unknown-text',
    'There is no text "navigation.hme".',
    'navigation.home',
  ],
  [
    'opens another site that is not listed',
    group('{ "url": «"https://clab.example/", "text": { "EN": "Club" } }', {
      hosts: '{ "link": ["club.example"] }',
    }),
    'host-not-allowed',
    'The host "clab.example" is not in "hosts.link".',
    'club.example',
  ],
  [
    'opens another site without words',
    group('«{ "url": "https://club.example/" }', { hosts: '{ "link": ["club.example"] }' }),
    'entry-wordless',
    'The account\'s entry "own" has no words: what it leads to has no title.',
  ],
  [
    'is not in every language',
    group('{ "to": "/m/home", «"text": { "EN": "Home" } }', { languages: '["EN", "ES"]' }),
    'title-untranslated',
    'The text of the account\'s entry "own" is missing in ES.',
  ],
  [
    'is a misspelled one of the product',
    account('[{ "id": "help", "entries": [{ "id": «"feedbak" }] }]'),
    'unknown-entry',
    'The product has no entry "feedbak" in the account.',
    'feedback',
  ],
  [
    'is in two groups',
    account('{ "help": { "entries": [{ "id": «"bankCard" }] } }'),
    'duplicate-id',
    '"bankCard" is in two groups of the account: "money" and "help".',
  ],
  [
    'is hidden, but was never there',
    account('{ "help": { "entries": { «"newz": null } } }'),
    'clears-nothing',
    'null clears "newz", but no preset sets it.',
    'news',
  ],
  [
    'is in a group of the merchant’s own without a title',
    account('{ "club": «{ "entries": [{ "id": "rewards" }] } }'),
    'entry-wordless',
    'The account\'s group "club" needs a title: the product has none for it.',
  ],
])('an entry that %s is reported at its place', async (_, files, code, message, suggestion) => {
  const { issues, marked } = await loadFixture(files)
  const seen = issues.map((issue) => [
    `${issue.file}:${issue.line}:${issue.column}`,
    issue.code,
    issue.message,
    issue.suggestion,
  ])
  expect(seen).toContainEqual([marked, code, message, suggestion])
})

it('five lines add a page, null hides an entry, and a moved one is in its new group alone', async () => {
  const { issues, merchants } = await loadFixture(
    account(
      `{
    "money": { "entries": { "bankCard": null, "history": { "to": "/m/history", "icon": "gift" } } },
    "club": { "title": { "EN": "Club" }, "entries": [{ "id": "bankCard" }] },
    "help": { "entries": { "news": null } }
  }`,
      {
        routes:
          '{ "/m/history": { "page": "embed", "url": "https://pay.example/history", "title": { "EN": "History" } } }',
        hosts: '{ "frame": ["pay.example"] }',
      },
    ),
  )
  expect(issues).toEqual([])
  expect(merchants[0]?.manifest.account).toEqual([
    { id: 'money', entries: [{ id: 'history', to: '/m/history', icon: 'gift' }] },
    { id: 'help', entries: [{ id: 'support' }] },
    { id: 'club', title: { EN: 'Club' }, entries: [{ id: 'bankCard' }] },
  ])
})

it('the base preset lists what a manifest without an account has, for others to change', () => {
  expect(preset.account).toEqual(defaultAccount)
})

const manifest = {
  routes: {
    '/m/home': { page: 'lobby' },
    '/m/history': { page: 'embed', guard: 'member', title: { VI: 'Lịch sử', EN: 'History' } },
    '/m/team': { page: 'team', guard: 'agent' },
    '/m/gone': { page: 'gone' },
  },
  account: [
    {
      id: 'money',
      entries: [
        { id: 'bankCard' },
        { id: 'history', to: '/m/history' },
        { id: 'team', to: '/m/team', icon: 'users', when: 'online' },
        { id: 'gone', to: '/m/gone' },
      ],
    },
    {
      id: 'club',
      title: { VI: 'Câu lạc bộ' },
      entries: [
        { id: 'chat', when: { not: 'agent' } },
        { id: 'site', url: 'https://club.example/', text: { VI: 'Trang', EN: 'Site' } },
        { id: 'find', opens: 'search', text: 'navigation.search' },
      ],
    },
  ],
} satisfies Pick<Manifest, 'account' | 'routes'>

const features = [
  { when: true, pages: [{ page: 'lobby', kind: 'lobby' }] },
  { when: true, pages: [{ page: 'embed', kind: 'full', title: 'embed.title' }] },
  { when: 'flag.REWCEN3', pages: [{ page: 'team', kind: 'list', title: 'team.title' }] },
] as const

it('the page gets ids, keys and conditions: who may see the target gets the entry', () => {
  expect(siteAccount(manifest, features)).toEqual([
    ['actions'],
    [
      'money',
      [
        'bankCard',
        { id: 'history', to: '/m/history', icon: 'cards', text: 'shell.page-1' },
        {
          id: 'team',
          to: '/m/team',
          icon: 'users',
          text: 'team.title',
          when: { all: ['online', 'agent', 'flag.REWCEN3'] },
        },
      ],
    ],
    [
      'member.title-club',
      [
        { id: 'chat', when: { not: 'agent' } },
        { id: 'site', url: 'https://club.example/', icon: 'cards', text: 'member.entry-site' },
        { id: 'find', opens: 'search', icon: 'cards', text: 'navigation.search' },
      ],
    ],
  ])
  expect(siteRoutes(manifest)['/m/history']).toEqual({
    page: 'embed',
    guard: 'member',
    title: 'shell.page-1',
  })
})

it.each([
  ['VI', { 'shell.page-1': 'Lịch sử', 'member.title-club': 'Câu lạc bộ', 'member.entry-site': 'Trang' }],
  ['EN', { 'shell.page-1': 'History', 'member.title-club': 'Câu lạc bộ', 'member.entry-site': 'Site' }],
])('the words of the account are a part of the texts in %s', (language, texts) => {
  expect(accountTexts(manifest, language)).toEqual(texts)
})
