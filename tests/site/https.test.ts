import { expect } from 'vitest'
import { times } from '../../runtime/tables/times'
import type { Command } from '../../scripts/platform'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'
import { waitUntil } from '../support/waitUntil'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

atSites(
  'https',
  ({ site, newPhone, it }) => {
    const arrive = () => newPhone(undefined, { ignoreHTTPSErrors: true })

    it.each<readonly [string, Fault, string]>([
      [
        'the platform’s words',
        { reply: { errorCode: 'odd.day', message: 'Not on odd days.' } },
        'Not on odd days.',
      ],
      ['"Error" without any', { reply: { errorCode: 'odd.day' } }, 'errors.error'],
      ['"Error" where it has no code either', { status: 500, body: 'x' }, 'errors.error'],
    ])('tells %s of a status call that failed, and nothing of CORS (I8.15)', async ([, fault, said]) => {
      const phone = await arrive()
      const member = new Member(phone, site.current)
      await site.current.platform({ fault: { call: 'status', ...fault } })
      await member.opens('/m/home')
      await member.sees('dialog', 'common.notice')
      await (said === 'errors.error' ? member.reads(said) : member.readsWords(said))
    })

    it('tells nothing of a status call that got lost while others answer (I8.16)', async () => {
      const phone = await arrive()
      const member = new Member(phone, site.current)
      await site.current.platform({ fault: { call: 'status', drop: true } })
      await member.opens('/m/home')
      // Counted from the ping: a browser repeats by itself what a broken line took with it.
      await waitUntil('the second try', async () => {
        const calls = (await site.current.received()).map(({ call }) => call)
        return calls.includes('ping') && calls.lastIndexOf('status') > calls.indexOf('ping')
      })
      await member.sees('button', 'shell.logIn')
      expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    })

    it('keeps cookies from plain http (D7)', async () => {
      const phone = await arrive()
      const member = new Member(phone, site.current)
      await member.logsIn()
      const cookies = await phone.page.context().cookies()
      expect(cookies.map(({ name }) => name)).toContain('deviceId')
      expect(cookies.map(({ secure, sameSite }) => ({ secure, sameSite }))).toEqual(
        cookies.map(() => ({ secure: true, sameSite: 'Lax' })),
      )
    })

    it('says for 1.5 s that the network is offline, and keeps what was typed (I8.19, E8.05, I9.10, E9.20)', async () => {
      const phone = await arrive()
      const member = new Member(phone, site.current)
      const { userName, password } = site.current.member('ordinary')
      await phone.page.clock.install()
      await member.opens('/m/login')
      await member.sendsLogin(userName, 'mistyped')
      await member.taps('button', 'common.confirm')
      await phone.page.locator('dialog').waitFor({ state: 'detached' })
      await phone.page.clock.pauseAt(Date.now() + 60_000)
      await phone.page.context().setOffline(true)
      await member.sendsLogin(userName, password)
      const toast = phone.page.getByRole('status').getByText(await member.word('errors.offline'))
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
