import { expect } from 'vitest'
import type { Journey } from './journey'

export const offlineLogin: Journey = {
  title: 'says that the network is down, keeps the typed text, and logs in when it is back (I8.20, E8.06)',
  aspects: ['network', 'typing'],
  async run(member) {
    const { userName, password } = member.site.demoMember('ordinary')
    await member.opens('/m/login')
    await member.sendsLogin(userName, 'mistyped')
    await member.taps('button', 'common.confirm')
    await member.site.disconnect()
    await member.sendsLogin(userName, password)
    await member.reads('errors.networkOrCors')
    await member.taps('button', 'common.confirm')
    await member.noLongerReads('errors.networkOrCors')
    expect(await member.typedLogin()).toEqual([userName, password])
    await member.site.reconnect()
    await member.taps('button', 'login.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  },
}
