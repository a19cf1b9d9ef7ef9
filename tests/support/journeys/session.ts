import { expect } from 'vitest'
import type { Member } from '../member'
import { waitUntil } from '../waitUntil'
import type { Journey } from './journey'

/** What the platform answers to one who comes with this token. */
async function memberInfo({ site }: Member, token: string): Promise<number> {
  const headers = { Merchant: site.code, Language: 'EN', Authorization: token }
  const { status } = await fetch(`${site.origin}/wps/member/info`, { headers })
  return status
}

export const logOut: Journey = {
  title: 'logs out: this device forgets the session and the token is dead (I6.02, I6.03)',
  async run(member) {
    const name = await member.comesLoggedIn()
    const token = (await member.token()) ?? ''
    expect(await memberInfo(member, token)).toBe(200)
    await member.opens('/m/member/home')
    await member.readsWords(name)
    await member.logsOut()
    expect(await member.token()).toBeNull()
    await waitUntil('a token that is dead', async () => (await memberInfo(member, token)) === 401)
    await member.opens('/m/member/home')
    await member.isAt('/m/login')
  },
}

export const otherTab: Journey = {
  title: 'logs out in one tab and is logged out in the other one',
  everywhere: true,
  async run(member) {
    await member.comesLoggedIn()
    const other = await member.opensTab()
    // A merchant may keep the session for the tab's life: then each tab has one of its own.
    if (member.site.manifest.session?.keep === 'tab') await other.logsIn()
    else await other.opens('/m/home')
    await other.isLoggedIn()
    await member.logsOut()
    await other.isVisitor()
    expect(await other.token()).toBeNull()
    await other.driver.close()
  },
}

export const sessionLost: Journey = {
  title: 'says once that the session is over and leads to the login (I8.02, E8.01)',
  async run(member) {
    const name = await member.comesLoggedIn()
    // Nothing of the site runs, and asks the platform, while the session ends.
    await member.driver.open('about:blank')
    await member.site.platform({ expire: { userName: name } })
    await member.opens('/m/home')
    await member.reads('errors.pleaseLogin')
    await member.isAt('/m/login')
    await member.taps('button', 'common.confirm')
    await member.noLongerReads('errors.pleaseLogin')
    expect(await member.token()).toBeNull()
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog:not([inert])').length`)).toBe(0)
  },
}
