import { describe, expect, it } from 'vitest'
import {
  type BannerContext,
  type BannerLink,
  bannerTarget,
  readBannerLink,
} from '../../../runtime/rules/content/bannerLink'
import { withHandoff } from '../../../runtime/rules/content/handoff'
import { untrusted } from '../../../runtime/rules/network/read'
import fc from '../../support/properties'

const origin = 'https://www.hongvan.example'
const context: BannerContext = {
  origin,
  mountedPaths: ['/m/home', '/m/register', '/m/activity', '/m/rewardCenter'],
  hosts: ['events.hongvan.example', '*.partners.example', 'm.hongvan.example'],
  domains: ['www.hongvan.example', 'm.hongvan.example'],
}
const url = (target: string): BannerLink => ({ kind: 'URL', target })
const page = (href: string) => ({ kind: 'page', href })
const site = (href: string) => ({ kind: 'site', href, host: new URL(href).hostname })
const game: BannerLink = { kind: 'G', target: 'mekong', vendor: 'hall', nodeId: '7', roomId: '1' }

describe('the link of a banner', () => {
  it('has the fields of the platform, numbers as texts (E3.13, E3.14)', () => {
    const banner = {
      linkageType: 'G',
      linkage: ' mekong ',
      title: 'Draws',
      vendor: 'hall',
      nodeId: 7,
      roomId: '1',
      gameType: 'lottery',
    }
    expect(readBannerLink(untrusted(banner))).toEqual({
      ...game,
      title: 'Draws',
      gameType: 'lottery',
    })
  })

  it.each([{ linkageType: 'URL', linkage: ' ' }, { linkageType: 'X', linkage: '/m/home' }, {}, null, 'x'])(
    'is none in %j (E3.14)',
    (banner) => expect(readBannerLink(untrusted(banner))).toBeUndefined(),
  )

  it.each<[string, BannerLink, ReturnType<typeof bannerTarget> | object]>([
    ['a page', url('/m/register'), page('/m/register')],
    ['a page with its query', url('/m/activity?id=a%26b#top'), page('/m/activity?id=a%26b#top')],
    ['a page in another spelling', url('/m/Home/'), page('/m/home')],
    ['a page of this site, with its host', url(`${origin}/m/register`), page('/m/register')],
    ['a page with a token', url('/m/home?token=t&tokens=u&sessionId=s&env=e&x=1'), page('/m/home?x=1')],
    ['a promotion', { kind: 'P', target: 'a&b' }, page('/m/activity?id=a%26b')],
    ['a promotion by its path', { kind: 'P', target: '/m/rewardCenter' }, page('/m/rewardCenter')],
  ])('leads inside the site to %s (E5.21)', (_, link, expected) => {
    expect(bannerTarget(link, context)).toEqual(expected)
  })

  it.each([
    ['events.hongvan.example/wheel?a=1', 'https://events.hongvan.example/wheel?a=1'],
    ['//events.hongvan.example', 'https://events.hongvan.example/'],
    ['https://events.hongvan.example/x', 'https://events.hongvan.example/x'],
    ['HTTPS://EVENTS.hongvan.example/x', 'https://events.hongvan.example/x'],
    ['a.partners.example', 'https://a.partners.example/'],
  ])('opens a listed site: %s gets a scheme where it has none (E5.22, D16)', (target, href) => {
    expect(bannerTarget(url(target), context)).toEqual(site(href))
  })

  it('begins no session on another domain of the merchant (D26)', () => {
    const target = 'https://m.hongvan.example/m/home?token=x&sessionId=y&kw=a'
    expect(bannerTarget(url(target), context)).toEqual(site('https://m.hongvan.example/m/home?kw=a'))
  })

  it.each([
    '/m/withdraw',
    '/mobile/home',
    '/events.hongvan.example/x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://events.hongvan.example/1',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\events.hongvan.example',
    'https://evil.example/m/home',
    'http://events.hongvan.example/',
    'https://events.hongvan.example:8443/',
    'https://me@events.hongvan.example/',
    'https://events.hongvan.example.evil.example/',
    'https://partners.example/',
    // A Cyrillic "е" in place of the Latin one.
    'https://\u0435vents.hongvan.example/',
    'events.hongvan.example.',
    `${origin}/other`,
    'INVITE_FRIENDS',
  ])('leads nowhere: %j (F071, D16)', (target) => {
    expect(bannerTarget(url(target), context)).toBeUndefined()
  })

  it('of a promotion leads nowhere where the merchant has no page for it', () => {
    expect(
      bannerTarget({ kind: 'P', target: 'jackpot' }, { ...context, mountedPaths: ['/m/home'] }),
    ).toBeUndefined()
    expect(bannerTarget({ kind: 'P', target: 'events.hongvan.example' }, context)).toEqual(
      page('/m/activity?id=events.hongvan.example'),
    )
  })

  it.each<[Partial<BannerLink>, object | undefined]>([
    [{}, { kind: 'game' }],
    [{ vendor: '' }, undefined],
    [{ nodeId: '' }, undefined],
    [{ roomId: '' }, undefined],
  ])('of a game requires vendor, node and room: %j (E5.23)', (missing, expected) => {
    expect(bannerTarget({ ...game, ...missing }, context)).toEqual(expected)
  })

  it('only ever leads to a mounted page, or to https on a listed host (D16)', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      'm/',
      'home',
      'http',
      'https',
      '//',
      '%2f',
      'evil.example',
    )
    const hosts = fc.constantFrom(
      'events.hongvan.example',
      '?token=t',
      '#',
      ' ',
      '\t',
      'javascript',
      '\u0435',
      '..',
    )
    const texts = fc.array(fc.oneof(parts, hosts, fc.string({ maxLength: 3 })), { maxLength: 7 })
    fc.assert(
      fc.property(texts, fc.constantFrom('URL' as const, 'P' as const), (pieces, kind) => {
        const target = bannerTarget({ kind, target: pieces.join('') }, context)
        if (target?.kind === 'page') {
          const { origin: found, pathname, searchParams } = new URL(target.href, origin)
          expect(found).toBe(origin)
          expect([...context.mountedPaths, '/m/', '/m/index']).toContain(pathname)
          expect(searchParams.has('token')).toBe(false)
        }
        if (target?.kind === 'site') expect(target.href).toMatch(/^https:\/\/events\.hongvan\.example\//)
      }),
    )
  })
})

describe('the address that a member opens', () => {
  const address = 'https://events.hongvan.example/wheel?day=1#top'
  const session = { token: 'a b&c', userName: 'minh&anh#88' }

  it('has the token and the user name, as parameters, on a trusted host (E5.22, D9)', () => {
    const { searchParams, hash } = new URL(withHandoff(address, session, ['events.hongvan.example']))
    expect([...searchParams]).toEqual([
      ['day', '1'],
      ['token', 'a b&c'],
      ['username', 'minh&anh#88'],
    ])
    expect(hash).toBe('#top')
  })

  it.each<[string, Parameters<typeof withHandoff>[1], readonly string[] | undefined]>([
    ['a visitor', undefined, ['*']],
    ['a host that is not trusted', session, ['hongvan.example', 'vents.hongvan.example']],
    ['a merchant that trusts none', session, undefined],
  ])('is the platform’s for %s (D9)', (_, who, hosts) => {
    expect(withHandoff(address, who, hosts)).toBe(address)
  })

  it('has the token on every host only where the manifest says so (D9)', () => {
    expect(withHandoff(address, { token: 't' }, ['*'])).toBe(
      'https://events.hongvan.example/wheel?day=1&token=t#top',
    )
  })

  it('has this member’s token where the link has another', () => {
    expect(withHandoff('https://a.example/?token=x&username=y', { token: 't', userName: 'u' }, ['*'])).toBe(
      'https://a.example/?token=t&username=u',
    )
  })
})
