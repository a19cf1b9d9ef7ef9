import { describe, expect, it } from 'vitest'
import { chatAccess } from '../../../runtime/rules/chat/chatAccess'
import { chatLanguage } from '../../../runtime/rules/chat/chatLanguage'
import { launchQuery, readChatUrl } from '../../../runtime/rules/chat/launchChat'
import { badgeCount, readUnreadCount } from '../../../runtime/rules/chat/unreadCount'
import { untrusted } from '../../../runtime/rules/network/read'
import { chatLocales } from '../../../runtime/tables/chatLanguages'
import { type Language, languages } from '../../../runtime/tables/languages'
import { sessionParams } from '../../../runtime/tables/queryParams'
import fc from '../../support/properties'

const origin = 'https://www.hongvan.example'

describe('the language of the chat', () => {
  it('has the locale of the specification (E9.33)', () => {
    expect(chatLocales).toEqual({
      EN: 'en-US',
      CN: 'zh-CN',
      TW: 'zh-HK',
      RU: 'ru-RU',
      TH: 'th-TH',
      VI: 'vi-VN',
      JA: 'ja-JP',
      PT: 'pt',
      ES: 'es',
      AR: 'ar',
    })
  })

  it.each<[Language, string, string]>([
    ['EN', 'EN', 'en-US'],
    ['CN', 'CN', 'zh-CN'],
    ['TW', 'CN', 'zh-HK'],
    ['TH', 'TH', 'th-TH'],
    ['VI', 'VI', 'vi-VN'],
    ['JA', 'JA', 'ja-JP'],
    ['PT', 'PT', 'pt'],
    ['PT-BR', 'PT', 'pt'],
    ['ES', 'ES', 'es'],
  ])('of a site in %s is %s, with the locale %s (E7.07, E9.33)', (language, parameter, locale) => {
    expect(chatLanguage(language)).toEqual({ parameter, locale })
    expect(chatLanguage(language, 'EN')).toEqual({ parameter, locale })
  })

  it('is Chinese for every other language, or what the manifest names (E5.48)', () => {
    const spoken = ['EN', 'CN', 'TW', 'TH', 'VI', 'JA', 'PT', 'PT-BR', 'ES']
    const others = (Object.keys(languages) as Language[]).filter((language) => !spoken.includes(language))
    expect(others).toContain('UR-LA')
    for (const language of others) {
      expect(chatLanguage(language)).toEqual({ parameter: 'CN', locale: 'zh-CN' })
      expect(chatLanguage(language, 'EN')).toEqual({ parameter: 'EN', locale: 'en-US' })
      expect(chatLanguage(language, 'TW')).toEqual({ parameter: 'CN', locale: 'zh-HK' })
    }
  })
})

describe('the launch call', () => {
  const query = (overrides: Partial<Parameters<typeof launchQuery>[0]> = {}) =>
    launchQuery({
      title: 'Chat',
      language: 'VI',
      color: '#C0392B',
      origin,
      path: '/m/home',
      search: '',
      ...overrides,
    })

  it('has the five parameters (E7.07)', () => {
    expect(query()).toEqual({
      b2c: true,
      title: 'Chat',
      backUrl: `${origin}/m/home`,
      language: 'VI',
      headerColor: '#c0392b',
    })
  })

  it.each([
    ['#fa0', '#ffaa00'],
    ['#FFAA00', '#ffaa00'],
  ])('writes the colour %s as %s', (color, headerColor) => {
    expect(query({ color })).toMatchObject({ headerColor })
  })

  it.each([
    ['/m/news', '?r=1&kw=a%20b', '/m/news?r=1&kw=a+b'],
    ['/m/home', '?token=t&r=1', '/m/home?r=1'],
    ['/m/home', '?tokens=t&sessionId=s&env=uat', '/m/home'],
  ])('leads back to %s%s at %s (D26)', (path, search, backPath) => {
    expect(query({ path, search })).toMatchObject({ backUrl: origin + backPath })
  })

  it('never leads back with anything that begins a session (D26)', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...sessionParams, 'r', 'x'), fc.string()))
    fc.assert(
      fc.property(pairs, (params) => {
        const { backUrl } = query({ search: `?${new URLSearchParams(params)}` })
        const left = new URL(String(backUrl)).searchParams
        for (const name of sessionParams) expect(left.has(name)).toBe(false)
      }),
    )
  })
})

describe('the URL of the chat', () => {
  const hosts = ['chat.hongvan.example', 'http://localhost:*']
  const read = (chatUrl: unknown) => readChatUrl(untrusted({ chatUrl }), { hosts, domains: [], origin })

  it.each([
    'https://chat.hongvan.example/window?id=1#a',
    'https://chat.hongvan.example/',
    'http://localhost:4180/chat',
  ])('may be %s', (url) => {
    expect(read(url)).toBe(url)
  })

  it.each([
    'http://chat.hongvan.example/',
    'https://chat.hongvan.example:8443/',
    'https://evil.example/chat.hongvan.example',
    'https://op@chat.hongvan.example/',
    'javascript:alert(1)',
    '//chat.hongvan.example/',
    'http://localhost.evil.example:4180/',
    '/m/home',
    '',
    7,
    null,
  ])('is not %j (E7.07)', (url) => {
    expect(read(url)).toBeUndefined()
  })

  it('is never on the origin of the site, which a frame with its rights could reach', () => {
    const context = { hosts: ['*.hongvan.example'], domains: [], origin }
    expect(readChatUrl(untrusted({ chatUrl: `${origin}/m/home` }), context)).toBeUndefined()
    expect(readChatUrl(untrusted(null), context)).toBeUndefined()
  })
})

describe('the number of unread messages', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [0, 0],
    [-1, 0],
    [2.9, 2],
    [1e9, 1e9],
    ['', undefined],
    ['many', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    [[3], undefined],
    [undefined, undefined],
  ])('is read from %j as %j (E7.08)', (unReadCount, count) => {
    expect(readUnreadCount(untrusted({ unReadCount }))).toBe(count)
  })

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1e9, '99+'],
  ])('%i is shown as %s (E2.67)', (count, text) => {
    expect(badgeCount(count)).toBe(text)
  })
})

describe('the chat', () => {
  const session = { token: 't', merchantCode: 'hongvan' }

  it.each([
    ['a visitor', undefined, 'visitor'],
    ['a member of type 0', { ...session, type: 0 }, 'allowed'],
    ['an agent of type 1', { ...session, type: 1 }, 'allowed'],
    ['an agent of type 2', { ...session, type: 2 }, 'allowed'],
    ['a member of type 4', { ...session, type: 4 }, 'refused'],
    ['a member of type 3', { ...session, type: 3 }, 'refused'],
    ['a member of type 7', { ...session, type: 7 }, 'refused'],
    ['a session without a type', session, 'unknown'],
    ['a session whose platform says "not logged in"', { ...session, type: -1 }, 'visitor'],
  ])('answers %s (E5.07, E5.08, E5.09)', (_, one, access) => {
    expect(chatAccess(one)).toBe(access)
  })
})
