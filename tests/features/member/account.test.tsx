// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import preset from '../../../merchants/_presets/base.json'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'
import { find, get, pageText } from '../../support/screen'
import { press, startSite } from '../../support/site'

const { member, infoPages, password } = english

/** The titles of the groups that are shown, each with the labels of its rows. */
const groups = () =>
  [...document.querySelectorAll('.ListGroup')]
    .map((group) => [
      group.querySelector('.ListGroup-title')?.textContent ?? '',
      ...[...group.querySelectorAll('.ListRow-label')].map(({ textContent }) => textContent),
    ])
    .filter(([, ...rows]) => rows.length > 0)

const openAccount = (overrides: Partial<Manifest>, type = 0) =>
  startSite({
    path: '/m/member/home',
    session: {},
    manifest: { ...overrides, routes: { ...manifest.routes, ...overrides.routes } },
    prepare: (browser) =>
      browser.http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type, language: 'EN' })),
  })

const help = { '/m/help': { page: 'help' }, '/m/changePsw': { page: 'changePassword' } }

const embedded = (url: string) => ({ page: 'embed', guard: 'member', url }) as const
const cashier = {
  '/m/voucherCenter': embedded('https://cash.example/in'),
  '/m/withdraw': embedded('https://cash.example/out'),
}

it('has the groups of the preset, and in them what is mounted', async () => {
  await openAccount({ routes: { ...help, ...cashier }, account: preset.account })
  expect(groups()).toEqual([
    ['', member.deposit, member.withdraw],
    [english.shell.responsibleGaming, member.limits, english.shell.selfExclusion],
    [member.groupOffers, member.rewards],
    [member.groupSecurity, password.title, member.language],
    [infoPages.help, member.support, infoPages.help],
    ['', member.logOut],
  ])
})

it.each([
  ['a member', 0, ['Customer service', 'Club', 'Search']],
  ['an agent', 1, ['Customer service', 'Team', 'Club', 'Search']],
])('shows %s the entries of the merchant that their conditions allow', async (_, type, rows) => {
  await openAccount(
    {
      routes: { ...help, '/m/team': { page: 'help', guard: 'agent' } },
      account: [
        {
          id: 'help',
          entries: [
            { id: 'support' },
            { id: 'chat' },
            { id: 'team', to: '/m/team', text: 'member.agent' },
            { id: 'club', url: 'https://club.example/', text: 'navigation.slots' },
            { id: 'find', opens: 'search', text: 'navigation.search' },
          ],
        },
      ],
    },
    type,
  )
  const texts: Readonly<Record<string, string>> = { Team: member.agent, Club: english.navigation.slots }
  expect(groups()[0]).toEqual([infoPages.help, ...rows.map((row) => texts[row] ?? row)])
})

it('opens another site in a new tab, a page in this one, and an overlay above it', async () => {
  await openAccount({
    routes: help,
    account: [
      {
        id: 'play',
        entries: [
          { id: 'club', url: 'https://club.example/', text: 'navigation.slots' },
          { id: 'answers', to: '/m/help' },
          { id: 'find', opens: 'search', text: 'navigation.fishing' },
        ],
      },
    ],
  })
  const outside = get('link', english.navigation.slots)
  expect([outside.getAttribute('href'), outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(
    ['https://club.example/', '_blank', 'noopener noreferrer'],
  )
  expect(get('link', infoPages.help).getAttribute('href')).toBe('/m/help')
  await press('button', english.navigation.fishing)
  expect(find('dialog')).toBeDefined()
})

it('puts the actions of the merchant side by side, in its order, with their own among them', async () => {
  await openAccount({
    routes: { ...help, ...cashier },
    account: [
      { id: 'help', entries: [{ id: 'support' }] },
      {
        id: 'actions',
        entries: [
          { id: 'history', to: '/m/help', icon: 'clock', text: 'navigation.slots' },
          { id: 'deposit' },
        ],
      },
    ],
  })
  expect(groups().slice(0, 2)).toEqual([
    [infoPages.help, member.support],
    ['', english.navigation.slots, member.deposit],
  ])
  const tiles = document.querySelector('.ListGroup-rows--tiles')
  expect([...(tiles?.querySelectorAll('a') ?? [])].map(({ pathname }) => pathname)).toEqual([
    '/m/help',
    '/m/voucherCenter',
  ])
})

it.each<[string, Manifest['account']]>([
  ['has no account', undefined],
  ['wrote its account before there were actions', [{ id: 'help', entries: [{ id: 'support' }] }]],
])('begins with deposit and withdrawal where the manifest %s', async (_, account) => {
  await openAccount({ routes: cashier, ...(account && { account }) })
  expect(groups()[0]).toEqual(['', member.deposit, member.withdraw])
})

it('shows no actions where the manifest lists none', async () => {
  await openAccount({
    routes: cashier,
    account: [
      { id: 'actions', entries: [] },
      { id: 'help', entries: [{ id: 'support' }] },
    ],
  })
  expect(pageText()).not.toContain(member.deposit)
})

it('has a way to the app that stays, whatever became of its prompt (E4.34)', async () => {
  const { browser } = await openAccount({ download: preset.download as NonNullable<Manifest['download']> })
  browser.storage.write('downloadClosed', true)
  const { bar } = english.download
  await press('button', bar.replace('{{name}}', manifest.name))
  expect(find('dialog')).toBeDefined()
})
