import { describe, expect, it } from 'vitest'
import type { Metadata } from '../../runtime/schema/manifest.gen'
import { headsByPath, isIndexable, mergeMetadata, pageHead } from '../../scripts/steps/pages/metadata'

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

  it('has the lobby’s description and keywords when it has none (E2.72)', () => {
    expect(head('/m/help', ['EN', 'VI'])).toMatchObject({ description: 'Description', keywords: 'games' })
  })

  it.each([
    ['its own canonical link', '/m/help', 'https://help.example/m/help'],
    ['its own address, when it has metadata without a link', '/m/news', 'https://www.brand.example/m/news'],
    ['the lobby’s address, when it has no metadata', '/m/member/home', 'https://www.brand.example/m/home'],
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
