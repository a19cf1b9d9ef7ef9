// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { failure, type Reply, refusal, success } from '../support/fakes/replies'
import { all } from '../support/screen'
import { actAndSettle, memberSession, merchant, startSite } from '../support/site'

describe('the language of a member', () => {
  const sentLanguages = (running: Awaited<ReturnType<typeof startSite>>): unknown[] =>
    running.browser.http.requestsTo('memberLanguage').map(({ body }) => JSON.parse(body ?? ''))

  it('is sent to the platform at login and at each change, with the header Merchant (I7.26)', async () => {
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
