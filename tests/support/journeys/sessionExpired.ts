import { expect } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { CallName } from '../../../runtime/tables/calls'
import { waitUntil } from '../engines/waitUntil'
import type { Journey } from './journey'

/** The calls of a page that starts with a session: one that came later would find the session ended before the tap does. */
const callsOnStart = ({ flags = {} }: Manifest): CallName[] => [
  'memberInfo',
  'balance',
  'rankProgress',
  'memberLanguage',
  ...((flags.CHAT3 ?? false) === false ? [] : (['unreadCount'] as const)),
  ...((flags.REWCEN3 ?? false) === false ? [] : (['promotions'] as const)),
]

export const sessionExpired: Journey = {
  title:
    'says once that the session expired on an open page, and returns there after the login (I8.02, E8.01, F063)',
  aspects: ['dialog', 'history'],
  async run(member) {
    const userName = await member.opensLoggedIn()
    const before = (await member.site.receivedCalls()).length
    await member.opens('/m/member/home?kw=7')
    await member.readsText(userName)
    await waitUntil('the calls of a starting page', async () => {
      const newCalls = (await member.site.receivedCalls()).slice(before)
      const answered = newCalls.filter(({ status }) => status !== null).map(({ call }) => call)
      return callsOnStart(member.site.manifest).every((call) => answered.includes(call))
    })
    const token = await member.token()
    await member.site.controlPlatform({ expireSessions: { userName } })
    await member.taps('button', 'member.refreshBalance')
    await member.reads('errors.pleaseLogin')
    await member.expectPath('/m/login?kw=7')
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog:not([inert])').length`)).toBe(1)
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.sendsLogin(userName, member.site.demoMember('ordinary').password)
    await member.expectPath('/m/member/home?kw=7')
    await member.readsText(userName)
    expect(await member.token()).not.toBe(token)
  },
}
