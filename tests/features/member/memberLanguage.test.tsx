// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../runtime/rules/session/session'
import { memberAtom } from '../../../runtime/state/member'
import { failure, type Reply, refusal, success } from '../../support/fakes/replies'
import { all } from '../../support/screen'
import { actAndSettle, memberSession, merchant, startSite } from '../../support/site'

describe('the language of a member', () => {
  const sentLanguages = (running: Awaited<ReturnType<typeof startSite>>): unknown[] =>
    running.browser.http.requestsTo('memberLanguage').map(({ body }) => JSON.parse(body ?? ''))

  it('is sent to the platform at login and at each change, with the header Merchant (E7.06, I7.26)', async () => {
    const running = await startSite()
    expect(sentLanguages(running)).toEqual([])
    await actAndSettle(() => running.site.session.begin(memberSession))
    await actAndSettle(() => running.site.changeLanguage('CN'))
    await actAndSettle(() => running.site.changeLanguage('CN'))
    expect(sentLanguages(running)).toEqual([
      { language: 'EN', merchantCode: merchant },
      { language: 'CN', merchantCode: merchant },
    ])
    const [first] = running.browser.http.requestsTo('memberLanguage')
    expect(first?.headers).toMatchObject({
      Merchant: merchant,
      Authorization: 'token-7',
      ModuleId: 'MEMBER3',
    })
  })

  it('is not sent for a member of type 4, or while the type is not yet known (I6.05, I7.26)', async () => {
    const info = success({ id: 7, userName: 'minhanh88', type: 4 })
    const running = await startSite({
      path: '/m/home?token=fresh',
      prepare: ({ http }) => http.answer('memberInfo', info, 1000),
    })
    await running.browser.clock.advance(1000)
    await actAndSettle(() => running.site.changeLanguage('CN'))
    expect(running.browser.storage.read('session')).toMatchObject({ type: 4 })
    expect(sentLanguages(running)).toEqual([])
  })

  it.each([4, 3, 7])('is not sent for a member of type %i, whatever happens (E6.04, I7.26)', async (type) => {
    const running = await startSite({
      session: { type },
      prepare: ({ http }) => http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type })),
    })
    await actAndSettle(() => running.site.changeLanguage('CN'))
    await actAndSettle(() => running.browser.page.setOnline(true))
    expect(sentLanguages(running)).toEqual([])
  })

  it('waits for a type that the member info brings (E7.06)', async () => {
    const running = await startSite({
      session: { type: undefined } as unknown as Partial<Session>,
      prepare: ({ http }) =>
        http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 1 }), 1000),
    })
    await actAndSettle(() => running.site.changeLanguage('CN'))
    expect(sentLanguages(running)).toEqual([])
    await running.browser.clock.advance(1000)
    expect(sentLanguages(running)).toEqual([{ language: 'CN', merchantCode: merchant }])
  })

  it('is sent for each member, also when one directly follows another (E7.06, D21)', async () => {
    const running = await startSite({ session: {} })
    await actAndSettle(() => running.site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    expect(
      running.browser.http.requestsTo('memberLanguage').map(({ headers }) => headers.Authorization),
    ).toEqual(['token-7', 'token-8'])
    running.browser.http.answer('memberInfo', success({ id: 9, userName: 'restricted', type: 4 }))
    await actAndSettle(() => running.site.session.begin({ ...memberSession, token: 'token-9', type: 4 }))
    await actAndSettle(() => running.site.changeLanguage('CN'))
    expect(sentLanguages(running)).toHaveLength(2)
  })

  it('is the choice on this device, whatever the platform has stored (E3.02, E7.06)', async () => {
    const running = await startSite({
      session: {},
      stored: { language: 'CN' },
      prepare: ({ http }) =>
        http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0, language: 'EN' })),
    })
    expect(sentLanguages(running)).toEqual([{ language: 'CN', merchantCode: merchant }])
    expect([running.site.text.language, document.documentElement.lang]).toEqual(['CN', 'zh-Hans'])
    expect(running.site.store.get(memberAtom).value?.language).toBe('EN')
  })

  it.each<[string, Reply]>([
    ['was refused', refusal({ message: 'No' })],
    ['did not arrive', failure('network')],
  ])('that %s is sent once more when the connection returns (E7.06, I7.26)', async (_, reply) => {
    const running = await startSite({
      session: {},
      prepare: ({ http }) => http.answer('memberLanguage', reply),
    })
    running.browser.http.answer('memberLanguage', success())
    for (const _time of [1, 2]) await actAndSettle(() => running.browser.page.setOnline(true))
    expect(sentLanguages(running)).toEqual([
      { language: 'EN', merchantCode: merchant },
      { language: 'EN', merchantCode: merchant },
    ])
  })

  it('is sent after the one before has arrived, so that the newest is the last (E7.06, F048)', async () => {
    const running = await startSite({ session: {} })
    const sent = () => sentLanguages(running).map((body) => (body as { language: string }).language)
    running.browser.http.answer('memberLanguage', success(), 1000)
    for (const language of ['CN', 'UR', 'PT-BR'] as const)
      await actAndSettle(() => running.site.changeLanguage(language))
    expect(sent()).toEqual(['EN', 'CN'])
    await running.browser.clock.advance(1000)
    expect(sent()).toEqual(['EN', 'CN', 'PT-BR'])
    await running.browser.clock.advance(1000)
    expect(sent()).toHaveLength(3)
  })

  it('is sent again after another one that may have arrived (E7.06, I7.26)', async () => {
    const running = await startSite({ session: {} })
    running.browser.http.answer('memberLanguage', failure('timeout'))
    await actAndSettle(() => running.site.changeLanguage('CN'))
    await actAndSettle(() => running.site.changeLanguage('EN'))
    expect(sentLanguages(running).map((body) => (body as { language: string }).language)).toEqual([
      'EN',
      'CN',
      'EN',
    ])
  })

  it('that waits for the one before is not sent after the logout (E7.06, D21)', async () => {
    const running = await startSite({
      session: {},
      prepare: ({ http }) => http.answer('memberLanguage', success(), 1000),
    })
    await actAndSettle(() => running.site.changeLanguage('CN'))
    await actAndSettle(() => running.site.session.end())
    await running.browser.clock.advance(1000)
    expect(sentLanguages(running)).toHaveLength(1)
    expect([location.pathname, all('dialog')]).toEqual(['/m/home', []])
  })

  it('is no longer sent after the logout', async () => {
    const running = await startSite({ session: {} })
    await actAndSettle(() => running.site.session.end())
    await actAndSettle(() => running.site.changeLanguage('CN'))
    expect(sentLanguages(running)).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['is refused', refusal({ message: 'No' })],
    ['does not arrive', failure('network')],
  ])('that %s shows the member no error', async (_, reply) => {
    await startSite({ session: {}, prepare: ({ http }) => http.answer('memberLanguage', reply) })
    expect(all('dialog')).toEqual([])
  })
})
