// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { pageText } from '../../support/screen'
import { actAndSettle, press, type RunningSite, startSite, submit } from '../../support/site'
import { fillLogin } from '../login/loginForm'

const { system, common } = english

const stripText = (): string =>
  pageText(document.querySelector('.ConnectionStrip[role="status"]') ?? undefined)

/** Starts a page, which has become idle. */
async function startIdle(path = '/m/home'): Promise<RunningSite> {
  const running = await startSite({ path })
  await running.browser.clock.advance(times.idle)
  return running
}

const setOnline = ({ browser }: RunningSite, online: boolean) =>
  actAndSettle(() => browser.page.setOnline(online))

it.each(['/m/home', '/m/login'])(
  'a line on %s says that the connection is lost, and then that it is back',
  async (path) => {
    const running = await startIdle(path)
    expect(stripText()).toBe('')
    await setOnline(running, false)
    expect(stripText()).toBe('')
    await running.browser.clock.advance(times.offlineLine)
    expect(stripText()).toBe(system.offlineLine)
    await setOnline(running, true)
    expect(stripText()).toBe(system.backLine)
    await running.browser.clock.advance(times.backLine)
    expect(stripText()).toBe('')
  },
)

it('a line says nothing about a connection that returns at once', async () => {
  const running = await startIdle()
  await setOnline(running, false)
  await running.browser.clock.advance(times.offlineLine - 1)
  await setOnline(running, true)
  await running.browser.clock.advance(times.backLine)
  expect(stripText()).toBe('')
})

it('a line says that a request takes long, until it ends (F038)', async () => {
  const running = await startIdle()
  running.browser.http.answer('country', success({ countries: [] }), 20_000)
  await actAndSettle(() => void running.site.platform.call('country').catch(() => undefined))
  await running.browser.clock.advance(times.slowThreshold - 1)
  expect(stripText()).toBe('')
  await running.browser.clock.advance(1)
  expect(stripText()).toBe(system.slowLine)
  await running.browser.clock.advance(20_000)
  expect(stripText()).toBe('')
})

it('a form that says itself that it waits is not contradicted by a second line (F038)', async () => {
  const { browser } = await startIdle('/m/login')
  browser.http.answer('login', success({ token: 't', userName: 'minhanh88' }), 20_000)
  await fillLogin()
  await submit()
  await browser.clock.advance(times.slowThreshold)
  expect([pageText().includes(common.slowCancelText), stripText()]).toEqual([true, ''])
  await press('button', common.cancel)
  expect(stripText()).toBe('')
})
