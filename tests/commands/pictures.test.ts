import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { listPages } from '../../scripts/gallery/pictures/listPages'
import { matchesSearch } from '../../scripts/gallery/pictures/matchesSearch'
import { comparisonPage, describePicture, indexPage } from '../../scripts/gallery/pictures/picturePages'
import { stateNames } from '../../scripts/gallery/pictures/pictureStates'
import {
  type Picture,
  type PictureOptions,
  selectPictures,
} from '../../scripts/gallery/pictures/selectPictures'
import { sampleBrand } from '../../scripts/gallery/sampleBrand'
import { readCatalogues } from '../../scripts/steps/assets/catalogues'
import { manifest } from '../support/manifest'

const brand = (change: Partial<Manifest>): Manifest => ({
  ...manifest,
  routes: {
    '/m/home': { page: 'lobby' },
    '/m/login': { page: 'login' },
    '/m/member/home': { page: 'memberHome' },
    '/m/rewardCenter': { page: 'rewards' },
    '/m/news': { page: 'news', guard: { all: ['member', { not: 'restricted' }] } },
  },
  navigation: [{ id: 'news', icon: 'bell', text: 'navigation.home', to: '/m/news?from=bar' }],
  flags: { REWCEN3: false },
  ...change,
})
const merchantOf = (code: string, change: Partial<Manifest> = {}) => {
  const own = brand(change)
  return { code, manifest: own, pages: listPages(own, features) }
}
const one = merchantOf('one', { languages: ['JA', 'TA'] })
const two = merchantOf('two', { languages: ['FR', 'EN'], navigation: [] })

it('lists the pages that a merchant mounts and does not switch off, and who sees them', () => {
  expect(
    one.pages.map(({ page, isMain, membersOnly, visitorsOnly }) => [page, isMain, membersOnly, visitorsOnly]),
  ).toEqual([
    ['lobby', true, false, false],
    ['login', true, false, true],
    ['memberHome', true, true, false],
    ['news', true, true, false],
  ])
})

describe('the pictures of a gallery', () => {
  const filesOf = (options: PictureOptions): readonly string[] => {
    const selected = selectPictures([one, two], options)
    return 'problem' in selected ? [selected.problem] : selected.pictures.map(({ file }) => file.slice(9, -4))
  }

  it.each<[string, PictureOptions, readonly string[]]>([
    [
      'are the main pages in the first language, in both modes',
      {},
      [
        ...['home', 'login', 'member--home', 'news'].map((page) => `one/${page}.plain.JA`),
        ...['home', 'login', 'member--home'].map((page) => `two/${page}.plain.FR`),
      ],
    ],
    [
      'are those of a page by its name or its path',
      { pages: 'Lobby, /m/news' },
      ['one/home.plain.JA', 'one/news.plain.JA', 'two/home.plain.FR', 'two/news.plain.FR'],
    ],
    [
      'are in the languages that a merchant offers',
      { pages: 'lobby', languages: 'en,TA' },
      ['one/home.plain.TA', 'two/home.plain.EN'],
    ],
    [
      'are in every language',
      { pages: 'lobby', languages: 'all' },
      ['one/home.plain.JA', 'one/home.plain.TA', 'two/home.plain.FR', 'two/home.plain.EN'],
    ],
    [
      'are in the named states; no member is shown the login',
      { pages: 'login,lobby', states: 'member,failed', languages: 'JA' },
      ['one/home.member.JA', 'one/home.failed.JA', 'one/login.failed.JA'],
    ],
  ])('%s', (_, options, expected) => {
    expect(filesOf(options)).toEqual(expected.flatMap((file) => [`${file}.light`, `${file}.dark`]))
  })

  it.each<[PictureOptions, string]>([
    [{ pages: 'loby' }, 'There is no page "loby". Did you mean "lobby"?'],
    [{ pages: '/m/rewardCenter' }, 'There is no page "/m/rewardCenter".'],
    [{ states: 'ofline' }, 'There is no state "ofline".'],
    [{ states: 'empt' }, 'There is no state "empt". Did you mean "empty"?'],
    [{ languages: 'XX' }, 'There is no language "XX".'],
    [{ languages: ' , ' }, '--languages needs names'],
    [{ pages: '' }, '--pages needs names'],
    [
      { languages: 'KM' },
      'No picture: none of these merchants (one, two) offers one of these languages (KM)',
    ],
  ])('are none with a mistake in %o', (options, problem) => {
    expect(filesOf(options)).toEqual([expect.stringContaining(problem)])
  })

  it('have files of their own', () => {
    const files = filesOf({ pages: 'all', states: 'all', languages: 'all' })
    expect(new Set(files).size).toBe(files.length)
    expect(stateNames.every((state) => files.some((file) => file.includes(`.${state}.`)))).toBe(true)
  })
})

it.each([
  ['Hồng Vân · /m/home · VI Tiếng Việt · dark', 'hong van', true],
  ['Hồng Vân · /m/home · VI Tiếng Việt · dark', 'DARK tieng', true],
  ['Hồng Vân · /m/home · VI Tiếng Việt · dark', 'ark', false],
  ['Hồng Vân · /m/home · VI Tiếng Việt · dark', 'hong light', false],
  ['ستارہ · /m/home', 'ستاره', true],
  ['one', '  ', true],
])('a search in "%s" for "%s" finds it: %s', (text, typed, found) => {
  expect(matchesSearch(text, typed)).toBe(found)
})

describe('the pages of pictures', () => {
  const selected = selectPictures([merchantOf('one', { name: '<b>"A" & B' })], { pages: 'lobby' })
  const [picture] = 'pictures' in selected ? selected.pictures : []

  it('show each picture, need no network, and escape what a manifest says', () => {
    const html = indexPage([picture as Picture], ['one.html', 'two.html'])
    expect(html).toContain('<img src="pictures/one/home.plain.EN.light.png"')
    expect(html).toContain('href="one.html"')
    expect(html).not.toMatch(/<b>|two\.html|https?:|(?:src|href)="\//)
    expect(describePicture(picture as Picture)).toBe(
      '/m/home · lobby · plain (as it is) · EN English · light · visitor',
    )
  })

  it('show what differs side by side, or say that nothing does', () => {
    const files = ['before/a.png', 'after/a.png', 'difference/a.png']
    const html = comparisonPage([{ picture: picture as Picture, files, reason: '12 pixels differ' }], 'HEAD^')
    expect(
      files
        .map((file) => html.indexOf(`src="${file}"`))
        .every((place, index, all) => place > (all[index - 1] ?? 0)),
    ).toBe(true)
    expect(html).toContain('12 pixels differ')
    expect(comparisonPage([], 'HEAD^')).toContain('No picture differs.')
  })
})

describe('the page of components', () => {
  it.each([
    {
      languages: ['JA', 'TA'],
      currency: { code: 'PKR', symbol: 'Rs' },
      member: 'ahmedraza92',
      country: 'PK',
      balance: /^Rs.1,284\.50$|^Rs.1,285$|^Rs/,
    },
    {
      languages: ['TR', 'UR'],
      currency: { code: 'BRL', symbol: 'R$' },
      member: 'mariaclara10',
      country: 'BR',
      balance: /^R\$.1\.284,50$/,
    },
    {
      languages: ['FR'],
      currency: { code: 'USDT', symbol: 'T', decimals: 2 },
      member: 'alexmorgan',
      country: 'GB',
      balance: /1.?284\.50/,
    },
  ] as const)(
    'shows the languages, money and members of a brand in $languages and $currency.code',
    async ({ languages, currency, member, country, balance }) => {
      const catalogues = await readCatalogues(process.cwd(), ['EN', ...languages])
      const own = brand({
        languages: [...languages],
        currency,
        texts: { [languages[0]]: { 'login.submit': 'Own words' } },
      })
      const sample = sampleBrand('one', own, catalogues)
      expect(sample.languages.map(({ code }) => code)).toEqual(languages)
      expect(sample.languages[0]?.words.logIn).toBe('Own words')
      expect(sample.languages.at(-1)?.words.balance).toBe(
        catalogues.get(languages.at(-1) ?? '')?.member?.balance,
      )
      expect(sample.languages[0]?.words.navigation).toHaveLength(1)
      expect(sample.memberNames[0]).toBe(member)
      expect(sample.phone.country).toBe(country)
      expect(sample.balance).toMatch(balance)
    },
  )

  it('has a text for each of its words in every language', async () => {
    const catalogues = await readCatalogues(process.cwd(), ['EN'])
    const sample = sampleBrand('one', brand({ languages: ['EN'] }), catalogues)
    const { navigation, games, ...words } = sample.languages[0]?.words ?? { navigation: [], games: [] }
    expect(
      [...Object.values(words), ...games, ...navigation.map(({ label }) => label)].filter((text) =>
        /^[a-z]\w+\.\w+$/i.test(text),
      ),
    ).toEqual([])
  })
})
