import { expect } from 'vitest'
import { waitUntil } from '../waitUntil'
import type { Journey } from './journey'

/** The calls of a page that starts with a session. */
const byItself = ['memberInfo', 'balance', 'rankProgress', 'memberLanguage']

export const sessionGone: Journey = {
  title:
    'says once that the session is gone in the middle of a page, and is back there after the login (I8.02, E8.01, F063)',
  async run(member) {
    const userName = await member.comesLoggedIn()
    const before = (await member.site.received()).length
    await member.opens('/m/member/home?kw=7')
    await member.readsWords(userName)
    await waitUntil('what a page asks for its member by itself', async () => {
      const since = (await member.site.received()).slice(before)
      const answered = since.filter(({ status }) => status !== null).map(({ call }) => call)
      return byItself.every((call) => answered.includes(call))
    })
    const token = await member.token()
    await member.site.platform({ expire: { userName } })
    await member.taps('button', 'member.refreshBalance')
    await member.reads('errors.pleaseLogin')
    await member.isAt('/m/login?kw=7')
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog:not([inert])').length`)).toBe(1)
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.sendsLogin(userName, member.site.member('ordinary').password)
    await member.isAt('/m/member/home?kw=7')
    await member.readsWords(userName)
    expect(await member.token()).not.toBe(token)
  },
}
