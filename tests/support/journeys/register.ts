import { expect } from 'vitest'
import type { TextKey } from '../../../runtime/contract/text'
import type { Member } from '../member'
import type { Journey } from './journey'

/** Long enough for every merchant. */
export const password = 'rosy cloud 7788'
export const userName = 'thuha.mai99'

/** Says what the merchant wants to hear first. */
export async function comesOfAge(member: Member): Promise<void> {
  const { minimumAge } = member.site.manifest.compliance ?? {}
  if (minimumAge !== undefined) await member.taps('button', 'register.ageYes')
}

/** Opens the tab of one way to register, where there are several. */
export async function choosesWay(member: Member, key: TextKey): Promise<void> {
  const name = JSON.stringify(await member.word(key))
  const tab = `[...document.querySelectorAll('[role="tab"]')].find((one) => one.textContent.trim() === ${name})`
  await member.driver.until(`document.querySelector('form button[type="submit"]') !== null`)
  await member.driver.evaluate(`${tab}?.click()`)
}

/** Fills in the form with a user name of one's own, and sends it. */
export async function sendsRegistration(member: Member, name = userName): Promise<void> {
  await choosesWay(member, 'register.byUserName')
  await member.types('login.userName', name)
  await member.types('login.password', password)
  await member.taps('button', 'register.submit')
}

/** The success is shown, and confirmed. */
export async function startsPlaying(member: Member): Promise<void> {
  await member.sees('dialog', 'register.ready')
  await member.taps('button', 'register.start')
  await member.isAt('/m/home')
  await member.isLoggedIn()
}

export const register: Journey = {
  title:
    'registers out of the lobby, is logged in, and logs in again with the same (I2.11, I2.21, I4.14, I4.18)',
  everywhere: true,
  async run(member) {
    await member.opens('/m/home')
    await member.taps('button', 'shell.register')
    await member.sees('dialog', 'register.title')
    await comesOfAge(member)
    await sendsRegistration(member)
    await startsPlaying(member)
    await member.taps('link', 'navigation.account')
    await member.readsWords(userName)
    await member.logsOut()
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.isAt('/m/home')
    await member.isLoggedIn()
    expect(await member.token()).not.toBeNull()
  },
}
