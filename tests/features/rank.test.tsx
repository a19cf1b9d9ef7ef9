// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import english from '../../runtime/text/EN.json'
import { fails, good, html, type Reply, refused } from '../support/fakes/replies'
import { all, find, pageText } from '../support/screen'
import { actAndSettle, merchant, press, type RunningSite, startSite, submit } from '../support/site'
import { enter, onLogin } from './loginForm'

const { member, navigation } = english

const rank = (
  completedConditions: number,
  totalExpectedConditions: number,
  labelId: string | null = 'gold',
) => good({ completedConditions, totalExpectedConditions, playerRankProgress: { labelId } })

const home = (reply: Reply, after = 0): Promise<RunningSite> =>
  startSite({
    path: '/m/member/home',
    session: {},
    prepare: ({ http }) => http.answer('rankProgress', reply, after),
  })

/** How far the bar is, as it is spoken; undefined without a bar. */
const bar = (): string | null | undefined =>
  find('progressbar', member.nextLevel)?.getAttribute('aria-valuetext')

describe('the progress to the next level', () => {
  it('is asked for when a member logs in, with the new token (I4.12, E7.11)', async () => {
    const { browser } = await onLogin({ prepare: ({ http }) => http.answer('rankProgress', rank(2, 5)) })
    expect(browser.http.requestsTo('rankProgress')).toEqual([])
    await enter()
    await submit()
    expect(browser.http.requestsTo('rankProgress').map(({ headers }) => headers.Authorization)).toEqual([
      'token-7',
    ])
    await press('link', navigation.account)
    expect(bar()).toBe('40%')
  })

  it.each([
    [2, 5, 'gold', '40%'],
    [7, 5, 'gold', '100%'],
    [5, 0, 'gold', '0%'],
    [0, 5, null, '100%'],
  ])(
    'of %i out of %i with the label %s is shown as %s, %s (E5.29, F140)',
    async (done, all, label, shown) => {
      await home(rank(done, all, label))
      expect(bar()).toBe(shown)
    },
  )

  it.each<[string, Reply]>([
    ['no network', fails('network')],
    ['a refusal', refused({ message: 'No' })],
    ['an error page', html(500)],
  ])('is an ornament: %s shows no bar and says nothing', async (_, reply) => {
    await home(reply)
    expect([bar(), all('dialog').length]).toEqual([undefined, 0])
  })

  it('and the member are forgotten when the session ends (I4.13)', async () => {
    const { browser, site } = await home(rank(2, 5))
    expect(bar()).toBe('40%')
    await actAndSettle(() => site.session.end())
    browser.http.answer('rankProgress', rank(1, 5), 1000)
    browser.http.answer('memberInfo', good({ id: 8, userName: 'other' }), 1000)
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: merchant, userName: 'other' }),
    )
    await actAndSettle(() => site.go('/m/member/home'))
    expect([bar(), pageText().includes('minhanh88')]).toEqual([undefined, false])
    await browser.clock.advance(1000)
    expect(bar()).toBe('20%')
  })

  it('that comes late, after another member has logged in, is not shown (F048)', async () => {
    const { browser, site } = await home(rank(4, 5), 1000)
    browser.http.answer('rankProgress', fails('network'))
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: merchant, userName: 'other' }),
    )
    await browser.clock.advance(1000)
    expect(bar()).toBeUndefined()
  })
})
