import { expect } from 'vitest'
import { waitUntil } from '../engines/waitUntil'
import type { Member } from '../member'
import type { Journey } from './journey'

/** The status of a `memberInfo` call with this token. */
async function memberInfoStatus({ site }: Member, token: string): Promise<number> {
  const headers = { Merchant: site.code, Language: 'EN', Authorization: token }
  const { status } = await fetch(`${site.origin}/wps/member/info`, { headers })
  return status
}

export const logOut: Journey = {
  title: 'logs out: the session is deleted on this device and the token is invalid (I6.02, I6.03)',
  aspects: ['storage', 'dialog'],
  async run(member) {
    const name = await member.opensLoggedIn()
    const token = (await member.token()) ?? ''
    expect(await memberInfoStatus(member, token)).toBe(200)
    await member.opens('/m/member/home')
    await member.readsText(name)
    await member.logsOut()
    expect(await member.token()).toBeNull()
    await waitUntil('an invalid token', async () => (await memberInfoStatus(member, token)) === 401)
    await member.opens('/m/member/home')
    await member.expectPath('/m/login')
  },
}

export const otherTab: Journey = {
  title: 'logs out in all tabs when the member logs out in one',
  aspects: ['tabs', 'storage'],
  dependsOn: ({ session }) => session?.keep,
  async run(member) {
    await member.opensLoggedIn()
    const other = await member.opensNewTab()
    // A merchant may store the session per tab; then each tab has its own.
    if (member.site.manifest.session?.keep === 'tab') await other.logsIn()
    else await other.opens('/m/home')
    await other.waitUntilLoggedIn()
    await member.logsOut()
    await other.waitUntilVisitor()
    expect(await other.token()).toBeNull()
    await other.driver.close()
  },
}

export const sessionExpiredBeforeStart: Journey = {
  title: 'says once that the session has expired and opens the login (I8.02, E8.01)',
  aspects: ['storage', 'dialog'],
  async run(member) {
    const name = await member.opensLoggedIn()
    // No page of the site runs, or calls the platform, while the session ends.
    await member.driver.open('about:blank')
    await member.site.controlPlatform({ expireSessions: { userName: name } })
    await member.opens('/m/home')
    await member.reads('errors.pleaseLogin')
    await member.expectPath('/m/login')
    await member.taps('button', 'common.confirm')
    await member.noLongerReads('errors.pleaseLogin')
    expect(await member.token()).toBeNull()
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog:not([inert])').length`)).toBe(0)
  },
}
