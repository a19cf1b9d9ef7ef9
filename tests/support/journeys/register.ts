import { expect } from 'vitest'
import type { TextKey } from '../../../runtime/contract/text'
import type { Member } from '../member'
import type { Journey } from './journey'

/** Long enough for every merchant. */
export const newPassword = 'rosy cloud 7788'
export const newUserName = 'thuha.mai99'

/** Confirms the minimum age, where the merchant asks for it. */
export async function confirmAge(member: Member): Promise<void> {
  const { minimumAge } = member.site.manifest.compliance ?? {}
  if (minimumAge !== undefined) await member.taps('button', 'register.ageYes')
}

/** Opens the tab of a registration method, where there are several. */
export async function chooseMethod(member: Member, key: TextKey): Promise<void> {
  const name = JSON.stringify(await member.text(key))
  const tab = `[...document.querySelectorAll('[role="tab"]')].find((one) => one.textContent.trim() === ${name})`
  await member.driver.until(`document.querySelector('form button[type="submit"]') !== null`)
  await member.driver.evaluate(`${tab}?.click()`)
}

/** Fills in the form with a user name, and submits it. */
export async function sendRegistration(member: Member, name = newUserName): Promise<void> {
  await chooseMethod(member, 'register.byUserName')
  await member.types('login.userName', name)
  await member.types('login.password', newPassword)
  await member.taps('button', 'register.submit')
}

/** Confirms the success dialog. */
export async function confirmSuccess(member: Member): Promise<void> {
  await member.sees('dialog', 'register.ready')
  await member.taps('button', 'register.start')
  await member.expectPath('/m/home')
  await member.waitUntilLoggedIn()
}

export const register: Journey = {
  title: 'registers from the lobby, is logged in, and can log in again (I2.11, I2.21, I4.14, I4.18)',
  aspects: ['dialog', 'typing'],
  dependsOn: ({ registration, settings, compliance }) => [registration, settings, compliance?.minimumAge],
  async run(member) {
    await member.opens('/m/home')
    await member.taps('button', 'shell.register')
    await member.sees('dialog', 'register.title')
    await confirmAge(member)
    await sendRegistration(member)
    await confirmSuccess(member)
    await member.taps('link', 'navigation.account')
    await member.readsText(newUserName)
    await member.logsOut()
    await member.opens('/m/login')
    await member.sendsLogin(newUserName, newPassword)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    expect(await member.token()).not.toBeNull()
  },
}
