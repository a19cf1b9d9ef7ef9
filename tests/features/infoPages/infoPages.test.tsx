// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, success } from '../../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, memberSession, press, type SiteOptions, startSite } from '../../support/site'
import { announced, announcementReply, merchantWithPages } from '../announcements/announcementPages'
import { merchantWith } from '../download/downloadPage'

const { infoPages: texts, common } = english

const promotions = [
  announced('spring', { picture: '/wps/media/banners/spring.webp' }),
  announced('members', { execution: 'A' }),
  announced('visitors', { execution: 'B' }),
]

interface PageOptions extends SiteOptions {
  readonly lists?: Readonly<Record<string, readonly unknown[]>>
  readonly categories?: unknown
}

/** Starts a page; the platform has these lists, by type, or by type and category. */
function openPage(
  path: string,
  { lists = { PR: promotions }, categories, prepare, ...options }: PageOptions = {},
) {
  return startSite({
    manifest: merchantWithPages,
    path,
    ...options,
    prepare(browser) {
      browser.http.answer('announcements', ({ query }) => {
        const category = query.get('category')
        const key = `${query.get('types')}${category === null ? '' : ` ${category}`}`
        return announcementReply(...(lists[key] ?? []))
      })
      browser.http.answer('announcementCategories', success({ categories: categories ?? [] }))
      prepare?.(browser)
    },
  })
}

const listed = (): string[] =>
  [...document.querySelectorAll('.InfoList-title')].map((title) => title.textContent ?? '')
const main = (): string => pageText(get('main'))

describe.each([
  ['/m/activity', 'PR', texts.activity],
  ['/m/news', 'NEWS', texts.news],
])('the page %s', (path, type, title) => {
  it('lists its announcements, and shows one of them with its way back (E2.03, E2.15, I2.10)', async () => {
    const running = await openPage(path, { lists: { [type]: [announced('one'), announced('two')] } })
    expect(pageText()).toContain(title)
    expect(all('link', /Title/).map((link) => link.getAttribute('href'))).toEqual([
      `${path}?id=one`,
      `${path}?id=two`,
    ])
    await press('link', /Title two/)
    expect(running.site.location.search).toBe('?id=two')
    expect(get('heading', 'Title two')).toBeDefined()
    expect(main()).not.toContain('Text one')
    await press('link', type === 'PR' ? texts.allActivities : texts.allNews)
    expect(main()).toContain('Title one')
  })
})

describe.each([
  ['/m/activity', 'PR', texts.emptyActivity],
  ['/m/help', 'HELP', texts.emptyHelp],
  ['/m/news', 'NEWS', texts.emptyNews],
])('the page %s', (path, type, empty) => {
  it('says when there is nothing', async () => {
    await openPage(path, { lists: {} })
    expect(main()).toContain(empty)
  })

  it('says that an id is unknown, and leads to the list (E2.03)', async () => {
    await openPage(`${path}?id=gone`, { lists: { [type]: [announced('one')] } })
    expect(main()).toContain(texts.missingTitle)
    await actAndSettle(() =>
      all('link', /./)
        .find((link) => link.getAttribute('href') === path)
        ?.click(),
    )
    expect(main()).toContain('Title one')
  })

  it('offers a retry when it fails, and while it takes long (F038, F042)', async () => {
    const { browser } = await openPage(path, {
      prepare: ({ http }) => http.answer('announcements', failure('network')),
    })
    expect(main()).toContain(texts.failedTitle)
    browser.http.answer('announcements', announcementReply(announced('one')), 60_000)
    await press('button', common.retry)
    await browser.clock.advance(times.slowThreshold)
    browser.http.answer('announcements', announcementReply(announced('two')))
    await press('button', common.retry)
    expect(main()).toContain('Title two')
    expect(all('dialog')).toEqual([])
  })
})

describe('the promotions', () => {
  it('have a picture, and are for whom they are meant (E3.18)', async () => {
    const { site } = await openPage('/m/activity')
    expect(document.querySelector('.InfoList-picture')?.getAttribute('src')).toBe(
      '/wps/media/banners/spring.webp',
    )
    expect(listed()).toEqual(['Title spring', 'Title visitors'])
    await actAndSettle(() => site.session.begin(memberSession))
    expect(listed()).toEqual(['Title spring', 'Title members'])
  })

  it('lose a picture that cannot be loaded', async () => {
    await openPage('/m/activity')
    await actAndSettle(() => document.querySelector('.InfoList-picture')?.dispatchEvent(new Event('error')))
    expect(document.querySelector('.InfoList-picture')).toBeNull()
    expect(main()).toContain('Title spring')
  })

  it('try the next image host for a picture, and each new picture again (E3.44, F135)', async () => {
    const withPicture = (picture: string) => ({ lists: { PR: [announced('one', { picture })] } })
    const { site, browser } = await openPage('/m/activity', {
      manifest: { ...merchantWithPages, hosts: { image: ['*.cdn.example'] } },
      ...withPicture('one.webp'),
      prepare: ({ http }) =>
        http.answer('settings', success({ imageCDNs: ['a.cdn.example', 'b.cdn.example'] })),
    })
    const picture = () => document.querySelector('.InfoList-picture')
    const fail = () => actAndSettle(() => picture()?.dispatchEvent(new Event('error')))
    expect(picture()?.getAttribute('src')).toBe('https://a.cdn.example/one.webp')
    await fail()
    expect(picture()?.getAttribute('src')).toBe('https://b.cdn.example/one.webp')
    await fail()
    expect(picture()).toBeNull()
    browser.http.answer('announcements', announcementReply(announced('one', { picture: 'two.webp' })))
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(picture()?.getAttribute('src')).toBe('https://a.cdn.example/two.webp')
  })

  it('have a tab for each category, for members only (E7.14)', async () => {
    const options = {
      categories: [{ id: 'slots & more', name: 'Slots' }],
      lists: { PR: promotions, 'PR slots & more': [announced('reels')] },
    }
    const visitor = await openPage('/m/activity', options)
    expect(all('tab')).toEqual([])
    expect(visitor.browser.http.requestsTo('announcementCategories')).toEqual([])
    await actAndSettle(() => visitor.site.session.begin(memberSession))
    expect(namesOf('tab')).toEqual([common.all, 'Slots'])
    await press('tab', 'Slots')
    expect(main()).toContain('Title reels')
    expect(main()).not.toContain('Title spring')
    await actAndSettle(() => visitor.site.session.end())
    expect(all('tab')).toEqual([])
    expect(main()).toContain('Title spring')
  })

  it('are there without tabs when the categories fail (E7.14)', async () => {
    await openPage('/m/activity', {
      session: {},
      prepare: ({ http }) => http.answer('announcementCategories', failure('network')),
    })
    expect(all('tab')).toEqual([])
    expect(main()).toContain('Title spring')
    expect(all('dialog')).toEqual([])
  })

  it('include an announcement that pops up, to which its button leads (E2.40)', async () => {
    await openPage('/m/activity?id=popup', {
      lists: { PR: promotions, PU: [announced('popup', { execution: 'B' })] },
    })
    expect(main()).toContain('Text popup')
  })

  it('include an announcement of the lobby’s line, which leads here', async () => {
    await openPage('/m/activity?id=line', { lists: { PR: promotions, MQ: [announced('line')] } })
    expect(main()).toContain('Text line')
  })

  it('are loaded again in another language, and the one that is open stays open', async () => {
    const { site, browser } = await openPage('/m/activity?id=spring')
    browser.http.answer('announcements', announcementReply(announced('spring', { title: '春' })))
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(main()).toContain('春')
  })

  it('of 20,000 are cut (F051)', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => announced(`${index}`))
    await openPage('/m/activity', { lists: { PR: many } })
    expect(all('link', /^Title/).length).toBe(200)
  })
})

describe('an announcement of a type', () => {
  const app = { manifest: { ...merchantWithPages, ...merchantWith({}, { install: false }) } }
  const { download, shell } = english
  it.each<[string, string, SiteOptions, string | undefined]>([
    ['APP_DOWNLOAD', 'a member', { session: {}, ...app }, download.app],
    ['APP_DOWNLOAD', 'a visitor', app, undefined],
    ['APP_DOWNLOAD', 'a member of a merchant without an app', { session: {} }, undefined],
    ['REGISTER', 'a visitor', {}, shell.register],
    ['REGISTER', 'a member', { session: {} }, undefined],
    ['EVENT', 'a member', { session: {}, ...app }, undefined],
  ])('%s has a way to it for %s (E3.17)', async (promotionType, _, options, expected) => {
    await openPage('/m/help?id=one', {
      lists: { HELP: [announced('one', { promotionType })] },
      ...options,
      manifest: {
        ...merchantWithPages,
        ...options.manifest,
        routes: { ...merchantWithPages.routes, ...options.manifest?.routes },
      },
    })
    const buttons = [...document.querySelectorAll('.Question-answer button')].map((button) =>
      pageText(button as HTMLElement),
    )
    expect(buttons).toEqual(expected === undefined ? [] : [expected])
  })
})

describe('a promotion', () => {
  const { shell, referral, vip, games } = english
  const page = (name: string) => ({ page: name })
  const everyPage = {
    '/m/voucherCenter': { page: 'embed', guard: 'member', url: 'https://cash.example/in' } as const,
    '/m/inviteFriends': page('inviteFriends'),
    '/m/leaderBoard': page('leaderBoard'),
    '/m/game': page('game'),
  }
  it.each<[string, string, string, Partial<typeof everyPage>, string | undefined]>([
    ['of a deposit', 'FIRST_DEPOSIT', 'member', everyPage, english.member.deposit],
    [
      'of a deposit, where none is mounted',
      'FIRST_DEPOSIT',
      'member',
      { '/m/game': page('game') },
      games.title,
    ],
    ['of a deposit', 'FIRST_DEPOSIT', 'visitor', everyPage, shell.register],
    ['about friends', 'REFERRAL', 'member', everyPage, referral.title],
    ['about levels', 'VIP_WEEK', 'member', everyPage, vip.missionsTitle],
    ['of another kind', 'EVENT', 'member', everyPage, games.title],
    ['of another kind', 'EVENT', 'visitor', everyPage, shell.register],
    ['that only tells something', 'NOTICE', 'member', everyPage, undefined],
    ['to register', 'REGISTER', 'member', everyPage, undefined],
  ])('%s (%s) has an action of its own for a %s (E3.17)', async (_, promotionType, who, routes, expected) => {
    await openPage('/m/activity?id=one', {
      lists: { PR: [announced('one', { promotionType })] },
      ...(who === 'member' && { session: {} }),
      manifest: { ...merchantWithPages, routes: { ...merchantWithPages.routes, ...routes } },
    })
    const actions = [...document.querySelectorAll<HTMLElement>('.Article > .Button')].map((button) =>
      pageText(button),
    )
    expect(actions).toEqual([...(expected === undefined ? [] : [expected]), texts.allActivities])
  })
})

describe('the links to the pages', () => {
  const pages = [texts.activity, texts.help, texts.news]

  it('are in the member’s home', async () => {
    await openPage('/m/member/home', { session: {} })
    for (const name of pages) expect(find('link', name)).toBeDefined()
  })

  it.each([
    ['a licence', { compliance: { minimumAge: 18 } }],
    ['none', {}],
  ])('are in the footer of a merchant with %s, for visitors too', async (_, more) => {
    const { browser } = await openPage('/m/home', { manifest: { ...merchantWithPages, ...more } })
    await browser.clock.advance(times.idle)
    for (const name of pages) expect(find('link', name)).toBeDefined()
  })

  it('are only those to pages that the merchant has', async () => {
    await openPage('/m/member/home', { session: {}, manifest: {} })
    for (const name of pages) expect(find('link', name)).toBeUndefined()
  })
})
