// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import english from '../../runtime/text/EN.json'
import { fails, good, type Reply, refused } from '../support/replies'
import { all, get, names, words } from '../support/screen'
import { doing, member, merchant, press, startSite } from '../support/site'

const { support, rewards, common } = english

describe('the language of a member', () => {
  const told = (running: Awaited<ReturnType<typeof startSite>>): unknown[] =>
    running.edge.http.to('memberLanguage').map(({ body }) => JSON.parse(body ?? ''))

  it('is told to the platform at login and at each change, with the header Merchant (I7.26)', async () => {
    const running = await startSite()
    expect(told(running)).toEqual([])
    await doing(() => running.site.session.begin(member))
    await doing(() => running.site.speak('CN'))
    await doing(() => running.site.speak('CN'))
    expect(told(running)).toEqual([
      { language: 'EN', merchantCode: merchant },
      { language: 'CN', merchantCode: merchant },
    ])
    const [first] = running.edge.http.to('memberLanguage')
    expect(first?.headers).toMatchObject({
      Merchant: merchant,
      Authorization: 'token-7',
      ModuleId: 'MEMBER3',
    })
  })

  it('is not told for a member of type 4, also while the type is not known yet (I6.05, I7.26)', async () => {
    const info = good({ id: 7, userName: 'minhanh88', type: 4 })
    const running = await startSite({
      path: '/m/home?token=fresh',
      prepare: ({ http }) => http.answer('memberInfo', info, 1000),
    })
    await running.edge.clock.advance(1000)
    await doing(() => running.site.speak('CN'))
    expect(running.edge.keep.read('session')).toMatchObject({ type: 4 })
    expect(told(running)).toEqual([])
  })

  it('is not told any more after the log out', async () => {
    const running = await startSite({ session: {} })
    await doing(() => running.site.session.end())
    await doing(() => running.site.speak('CN'))
    expect(told(running)).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['is refused', refused({ message: 'No' })],
    ['does not arrive', fails('network')],
  ])('that %s is no matter for the member', async (_, reply) => {
    await startSite({ session: {}, prepare: ({ http }) => http.answer('memberLanguage', reply) })
    expect(all('dialog')).toEqual([])
  })
})

describe('customer service', () => {
  const entry = (id: string, url: string, title?: string) => ({
    id,
    csType: 'LIVECHAT' as const,
    url,
    ...(title === undefined ? {} : { title: { EN: title } }),
  })
  const opened = async (customerService: ReturnType<typeof entry>[]) => {
    const hosts = { customerService: ['chat.hongvan.example'] }
    const running = await startSite({ manifest: { customerService, hosts } })
    await doing(() => void running.site.open('support'))
    return running
  }

  it("lists the merchant's ways in the manifest's order, each in a new tab", async () => {
    await opened([
      entry('b', 'https://chat.hongvan.example/b', 'Second first'),
      entry('a', 'https://chat.hongvan.example/a', 'First second'),
    ])
    const links = all('link')
    expect(names('link')).toEqual(['Second first', 'First second'])
    for (const link of links)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
    expect(links[0]?.getAttribute('href')).toBe('https://chat.hongvan.example/b')
  })

  it('numbers those without a title', async () => {
    await opened([
      entry('a', 'https://chat.hongvan.example/a'),
      entry('b', 'https://chat.hongvan.example/b', 'Chat'),
      entry('c', 'https://chat.hongvan.example/c'),
    ])
    expect(names('link')).toEqual(['CS1', 'Chat', 'CS3'])
  })

  it.each(['http://chat.hongvan.example/', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'leaves out %j (F017)',
    async (url) => {
      await opened([entry('a', url, 'Trap')])
      expect(all('link')).toEqual([])
      expect(words(get('dialog'))).toContain(support.emptyTitle)
    },
  )
})

describe('the reward center', () => {
  const open = (reply: Reply) =>
    startSite({
      path: '/m/rewardCenter',
      session: {},
      prepare: ({ http }) => http.answer('promotions', reply),
    })

  it('shows the promotions that there are, with their state', async () => {
    await open(good({ APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: false, count: 3 } }))
    const text = words(get('main'))
    for (const part of [
      rewards.promotionDownload,
      rewards.open,
      '1 offer',
      rewards.promotionReferral,
      rewards.closed,
      '3 offers',
    ])
      expect(text).toContain(part)
  })

  it('shows one that it does not know in general words', async () => {
    await open(good({ SPRING: { enabled: true, count: 0 } }))
    expect(words(get('main'))).toContain(rewards.promotionOther)
  })

  it('says when there are none', async () => {
    await open(good({}))
    expect(words(get('main'))).toContain(rewards.emptyTitle)
  })

  it('offers another try when they do not come, without a dialog', async () => {
    const { edge } = await open(fails('network'))
    expect(words(get('main'))).toContain(rewards.failedTitle)
    expect(all('dialog')).toEqual([])
    edge.http.answer('promotions', good({ REFERRAL: { enabled: true, count: 1 } }))
    await press('button', common.retry)
    expect(words(get('main'))).toContain(rewards.promotionReferral)
  })
})
