import { expect } from 'vitest'
import * as times from '../../runtime/tables/times'
import type { Command } from '../../scripts/platform'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

describeSites(
  'https',
  ({ site, newPhone, it }) => {
    const createPhone = () => newPhone(undefined, { ignoreHTTPSErrors: true })

    it.each<readonly [string, Fault, string]>([
      [
        'the platform’s message',
        { reply: { errorCode: 'odd.day', message: 'Not on odd days.' } },
        'Not on odd days.',
      ],
      ['"Error" without such a message', { reply: { errorCode: 'odd.day' } }, 'errors.error'],
      ['"Error" when there is no code either', { status: 500, body: 'x' }, 'errors.error'],
    ])(
      'shows %s after a failed status call, and does not mention CORS (I8.15)',
      async ([, fault, expected]) => {
        const phone = await createPhone()
        const member = new Member(phone, site.current)
        await site.current.controlPlatform({ fault: { call: 'status', ...fault } })
        await member.opens('/m/home')
        await member.sees('dialog', 'common.notice')
        await (expected === 'errors.error' ? member.reads(expected) : member.readsText(expected))
      },
    )

    it('shows nothing when only the status call is lost (I8.16)', async () => {
      const phone = await createPhone()
      const member = new Member(phone, site.current)
      await site.current.controlPlatform({ fault: { call: 'status', drop: true } })
      await member.opens('/m/home')
      // Counted from the ping, because a browser retries a request on a broken connection.
      await waitUntil('the second attempt', async () => {
        const calls = (await site.current.receivedCalls()).map(({ call }) => call)
        return calls.includes('ping') && calls.lastIndexOf('status') > calls.indexOf('ping')
      })
      await member.sees('button', 'shell.logIn')
      expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    })

    it('sets only secure cookies (D7)', async () => {
      const phone = await createPhone()
      const member = new Member(phone, site.current)
      await member.logsIn()
      const cookies = await phone.page.context().cookies()
      expect(cookies.map(({ name }) => name)).toContain('deviceId')
      expect(cookies.map(({ secure, sameSite }) => ({ secure, sameSite }))).toEqual(
        cookies.map(() => ({ secure: true, sameSite: 'Lax' })),
      )
    })

    it('says for 1.5 s that the device is offline, and keeps the typed text (I8.19, E8.05, I9.10, E9.20)', async () => {
      const phone = await createPhone()
      const member = new Member(phone, site.current)
      const { userName, password } = site.current.demoMember('ordinary')
      await phone.page.clock.install()
      await member.opens('/m/login')
      await member.sendsLogin(userName, 'not her password')
      await member.taps('button', 'common.confirm')
      await phone.page.locator('dialog').waitFor({ state: 'detached' })
      await phone.page.clock.pauseAt(Date.now() + 60_000)
      await phone.page.context().setOffline(true)
      await member.sendsLogin(userName, password)
      const toast = phone.page.getByRole('status').getByText(await member.text('errors.offline'))
      await toast.waitFor()
      await phone.page.clock.runFor(times.toast - 1)
      expect(await toast.isVisible()).toBe(true)
      await phone.page.clock.runFor(1 + times.leaveAnimation)
      await toast.waitFor({ state: 'detached' })
      expect(await phone.page.locator('dialog').count()).toBe(0)
      expect(await member.typedLogin()).toEqual([userName, password])
    })
  },
  { https: true },
)
