// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { all, find, pageText } from '../../support/screen'
import { actAndSettle, merchant, press, type RunningSite, startSite, submit } from '../../support/site'
import { fillLogin, openLogin } from '../login/loginForm'

const { member, navigation, vip } = english

const rankReply = (
  completedConditions: number,
  totalExpectedConditions: number,
  labelId: string | null = 'gold',
) => success({ completedConditions, totalExpectedConditions, playerRankProgress: { labelId } })

const openHome = (reply: Reply, delay = 0): Promise<RunningSite> =>
  startSite({
    path: '/m/member/home',
    session: {},
    prepare: ({ http }) => http.answer('rankProgress', reply, delay),
  })

/** The progress as announced by screen readers; undefined without a progress bar. */
const progressText = (): string | null | undefined =>
  find('progressbar', member.nextLevel)?.getAttribute('aria-valuetext')

describe('the progress to the next level', () => {
  it('is loaded when a member logs in, with the new token (E7.11)', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('rankProgress', rankReply(2, 5)),
    })
    expect(browser.http.requestsTo('rankProgress')).toEqual([])
    await fillLogin()
    await submit()
    expect(browser.http.requestsTo('rankProgress').map(({ headers }) => headers.Authorization)).toEqual([
      'token-7',
    ])
    await press('link', navigation.account)
    expect(progressText()).toBe('40%')
  })

  it.each([
    [2, 5, 'gold', '40%'],
    [7, 5, 'gold', '100%'],
    [5, 0, 'gold', '0%'],
  ])(
    'of %i out of %i with the label %s is shown as %s, %s (E5.29, F140)',
    async (done, total, label, shown) => {
      await openHome(rankReply(done, total, label))
      expect(progressText()).toBe(shown)
    },
  )

  it('says that the highest level is reached when there is no next one (E5.29)', async () => {
    await openHome(rankReply(0, 5, null))
    expect(progressText()).toBeUndefined()
    expect(find('progressbar', member.topLevel)?.getAttribute('aria-valuetext')).toBe('100%')
  })

  it('says so too when the reply names the level of the member as the next one (E3.30)', async () => {
    await openHome(
      success({
        completedConditions: 4,
        totalExpectedConditions: 4,
        labelId: 509,
        playerRankProgress: { labelId: 509 },
      }),
    )
    expect(progressText()).toBeUndefined()
    expect(find('progressbar', member.topLevel)).toBeDefined()
  })

  it('promises no next level when the reply names none (E5.29)', async () => {
    await openHome(success({ currentProgress: 40 }))
    expect(progressText()).toBeUndefined()
    expect(find('progressbar', vip.yourLevel)?.getAttribute('aria-valuetext')).toBe('100%')
  })

  it.each<[string, Reply]>([
    ['no network', failure('network')],
    ['a refusal', refusal({ message: 'No' })],
    ['an error page', html(500)],
  ])('is optional: %s shows no bar and no message', async (_, reply) => {
    await openHome(reply)
    expect([progressText(), all('dialog').length]).toEqual([undefined, 0])
  })

  it.each<[string, (running: RunningSite) => Promise<void>]>([
    ['the connection returns', ({ browser }) => actAndSettle(() => browser.page.setOnline(true))],
    ['the platform is back', ({ browser }) => browser.clock.advance(times.firstRetry * 2)],
  ])('that has failed at login is loaded when %s (I4.12, E7.11, F066)', async (_, waitUntilBack) => {
    const running = await openHome(failure('network'))
    running.browser.http.answer('rankProgress', rankReply(2, 5))
    await waitUntilBack(running)
    expect(progressText()).toBe('40%')
    expect(running.browser.http.requestsTo('rankProgress')).toHaveLength(2)
  })

  it('is cleared with the member info when the session ends', async () => {
    const { browser, site } = await openHome(rankReply(2, 5))
    expect(progressText()).toBe('40%')
    await actAndSettle(() => site.session.end())
    browser.http.answer('rankProgress', rankReply(1, 5), 1000)
    browser.http.answer('memberInfo', success({ id: 8, userName: 'other' }), 1000)
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: merchant, userName: 'other' }),
    )
    await actAndSettle(() => site.go('/m/member/home'))
    expect([progressText(), pageText().includes('minhanh88')]).toEqual([undefined, false])
    await browser.clock.advance(1000)
    expect(progressText()).toBe('20%')
  })

  it('that comes late, after another member has logged in, is not shown (F048)', async () => {
    const { browser, site } = await openHome(rankReply(4, 5), 1000)
    browser.http.answer('rankProgress', failure('network'))
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: merchant, userName: 'other' }),
    )
    await browser.clock.advance(1000)
    expect(progressText()).toBeUndefined()
  })
})
