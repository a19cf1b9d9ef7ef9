import { describe, expect, it } from 'vitest'
import type { Manifest, Metadata } from '../../runtime/schema/manifest.gen'
import { readCatalogues } from '../../scripts/steps/assets/catalogues'
import { headsByPath, isIndexable, mergeMetadata, pageHead } from '../../scripts/steps/pages/metadata'
import { domainHeads } from '../../scripts/steps/pages/renderPages'

const metadata: Metadata = {
  '/m/home': {
    title: { VI: 'Trang chủ', EN: 'Home' },
    description: { VI: 'Mô tả', EN: 'Description' },
    keywords: { EN: 'games' },
  },
  '/m/help': { title: { VI: 'Trợ giúp' }, canonical: 'https://help.example/m/help' },
  '/m/news': { title: { EN: 'News' }, robots: 'noindex' },
  '/m/login': { title: { EN: 'Log in' }, robots: 'index' },
}

const head = (path: string, languages: ('VI' | 'EN')[]) =>
  pageHead({ metadata, path, languages, merchantName: 'Brand', domain: 'www.brand.example' })

describe('the head of a path', () => {
  it.each([
    ['its own title', '/m/help', 'VI', 'Trợ giúp'],
    ['the lobby’s title in the right language before its own in another', '/m/help', 'EN', 'Home'],
    ['the lobby’s title when it has none', '/m/member/home', 'EN', 'Home'],
    ['its own title in the only language that it has', '/m/news', 'EN', 'News'],
  ] as const)('has %s (E2.72)', (_, path, language, title) => {
    expect(head(path, language === 'VI' ? ['VI', 'EN'] : ['EN', 'VI']).title).toBe(title)
  })

  it('has the brand’s tagline as a description where there is no other', () => {
    const tagline = { VI: 'Mây hồng', EN: 'A rosy cloud' }
    const shared = { path: '/m/home', merchantName: 'Brand', domain: undefined, tagline }
    const described = pageHead({ ...shared, metadata, languages: ['EN', 'VI'] })
    const bare = pageHead({ ...shared, metadata: {}, languages: ['EN', 'VI'] })
    const other = pageHead({ ...shared, metadata: {}, languages: ['CN', 'VI'] })
    expect([described, bare, other].map(({ description }) => description)).toEqual([
      'Description',
      'A rosy cloud',
      'Mây hồng',
    ])
  })

  it('has one of few titles: those that the manifest names, for all other pages the lobby’s (E2.73)', () => {
    const paths = [
      '/m/home',
      '/m/news',
      '/m/login',
      '/m/game',
      '/m/member/home',
      '/m/feedback',
      '/m/activity',
    ]
    expect(paths.map((path) => head(path, ['EN']).title)).toEqual([
      'Home',
      'News',
      'Log in',
      'Home',
      'Home',
      'Home',
      'Home',
    ])
  })

  it('has the product’s title before the lobby’s, and after its own, in each language (E2.73)', () => {
    const product = { VI: 'Mới', EN: 'New' }
    const titles = (['/m/activity', '/m/news', '/m/help'] as const).map((path) =>
      (['VI', 'EN'] as const).map(
        (language) =>
          pageHead({
            ...{ metadata, path, languages: [language], merchantName: 'Brand', domain: undefined },
            productTitle: (one) => (one === 'VI' ? product.VI : product.EN),
          }).title,
      ),
    )
    expect(titles).toEqual([
      ['Mới', 'New'],
      ['Mới', 'News'],
      ['Trợ giúp', 'New'],
    ])
  })

  it('has the lobby’s canonical link only as the lobby (E2.72)', () => {
    const home = { ...metadata['/m/home'], canonical: 'https://www.brand.example/m/lobby' }
    const canonicalOf = (path: string) =>
      pageHead({
        ...{ metadata: { ...metadata, '/m/home': home }, path, languages: ['EN'] as const },
        ...{ merchantName: 'Brand', domain: 'www.brand.example' },
      }).canonical
    expect(['/m/home', '/m/index', '/m/register'].map(canonicalOf)).toEqual([
      home.canonical,
      home.canonical,
      'https://www.brand.example/m/register',
    ])
  })

  it('has the lobby’s description and keywords when it has none (E2.72)', () => {
    expect(head('/m/help', ['EN', 'VI'])).toMatchObject({ description: 'Description', keywords: 'games' })
  })

  it.each([
    ['its own canonical link', '/m/help', 'https://help.example/m/help'],
    ['its own address, when it has metadata without a link', '/m/news', 'https://www.brand.example/m/news'],
    ['its own address, when it has no metadata', '/m/activity', 'https://www.brand.example/m/activity'],
    ['the lobby’s address, when it is the lobby’s other one', '/m/index', 'https://www.brand.example/m/home'],
    ['none, when it stands for pages that are not there', '/m/404', undefined],
  ])('has %s (E2.72)', (_, path, canonical) => {
    expect(head(path, ['EN']).canonical).toBe(canonical)
  })

  it('falls back to the merchant’s name when there is no title', () => {
    const input = { metadata: {}, path: '/m/home', languages: ['EN'] as const, domain: undefined }
    expect(pageHead({ ...input, merchantName: 'Brand' })).toEqual({ title: 'Brand', canonical: '/m/home' })
  })

  it.each([
    ['/m/home', undefined],
    ['/m/index', undefined],
    ['/m/news', 'noindex'],
    ['/m/login', 'index'],
    ['/m/member/home', 'noindex'],
    ['/m/404', 'noindex'],
  ])('of %s tells search engines %s (E2.74)', (path, robots) => {
    expect(head(path, ['EN']).robots).toBe(robots)
  })
})

describe('pages that search engines may index', () => {
  it.each(['/m/', '/m/index', '/m/home', '/m/help', '/m/activity', '/m/register', '/m/news'])(
    '%s is one (E2.74)',
    (path) => expect(isIndexable(path)).toBe(true),
  )

  it.each([
    '/m/login',
    '/m/member/home',
    '/m/home/more',
    '/m/activity/summer',
    '/m/rewardCenter',
    '/m/homes',
    '/home',
    '/',
  ])('%s is not one (E2.74)', (path) => expect(isIndexable(path)).toBe(false))
})

describe('a domain’s metadata', () => {
  it('replaces single texts and keeps the others (E2.72)', () => {
    const merged = mergeMetadata(metadata, {
      '/m/home': { title: { EN: 'Play' } },
      '/m/game': { robots: 'noindex' },
    })
    expect(merged['/m/home']).toEqual({ ...metadata['/m/home'], title: { VI: 'Trang chủ', EN: 'Play' } })
    expect(merged['/m/help']).toEqual(metadata['/m/help'])
    expect(merged['/m/game']).toEqual({ robots: 'noindex' })
  })
})

it('gives the page a head for each path and language (E2.72)', () => {
  const heads = headsByPath(['/m/home', '/m/help'], ['VI', 'EN'], {
    metadata,
    merchantName: 'Brand',
    domain: 'www.brand.example',
  })
  expect(Object.keys(heads)).toEqual(['/m/home', '/m/help'])
  expect(heads['/m/home']?.VI?.title).toBe('Trang chủ')
  expect(heads['/m/home']?.EN?.title).toBe('Home')
})

it('gives a merchant that names only the lobby’s metadata a title and an address for each public page (E2.72, E2.73)', async () => {
  const paths = ['/m/home', '/m/login', '/m/register', '/m/activity', '/m/help', '/m/news', '/m/changePsw']
  const manifest = {
    name: 'Sao Mai',
    brand: {},
    domains: ['www.saomai.example', 'm.saomai.example'],
    languages: ['VI', 'EN'],
    metadata: { '/m/home': metadata['/m/home'] },
    metadataByDomain: { 'm.saomai.example': { '/m/login': { title: { VI: 'Vào' } } } },
    routes: Object.fromEntries(
      paths.map((path) => [path, { page: path === '/m/changePsw' ? 'changePassword' : path.slice(3) }]),
    ),
  } as unknown as Manifest
  const catalogues = await readCatalogues(process.cwd(), manifest.languages)
  const [main, other] = domainHeads({ manifest, catalogues }, paths)
  expect(paths.map((path) => main?.heads[path]?.VI?.title)).toEqual([
    'Trang chủ',
    'Đăng nhập | Sao Mai',
    'Đăng ký | Sao Mai',
    'Khuyến mãi | Sao Mai',
    'Trợ giúp | Sao Mai',
    'Tin tức | Sao Mai',
    'Trang chủ',
  ])
  expect(main?.heads['/m/login']?.EN?.title).toBe('Log in | Sao Mai')
  expect(other?.heads['/m/login']?.VI?.title).toBe('Vào')
  expect(paths.map((path) => main?.heads[path]?.VI?.canonical)).toEqual(
    paths.map((path) => `https://www.saomai.example${path}`),
  )
  expect(paths.map((path) => main?.heads[path]?.VI?.robots)).toEqual([
    ...[undefined, 'noindex', undefined, undefined, undefined, undefined],
    'noindex',
  ])
})
