import { expect } from 'vitest'
import type { TextKey } from '../../../runtime/contract/text'
import { totp } from '../../../scripts/platform/members/totp'
import type { Member } from '../member'
import type { Journey } from './journey'

/** Opens one of the tabs of the dialog. */
export async function chooseTab(member: Member, key: TextKey): Promise<void> {
  const tab = `[...document.querySelectorAll('dialog [role="tab"]')]
    .find((one) => one.textContent.trim() === ${JSON.stringify(await member.text(key))})`
  await member.driver.until(`${tab} !== undefined`)
  await member.driver.evaluate(`${tab}.click()`)
  await member.driver.until(`${tab}.getAttribute('aria-selected') === 'true'`)
}

/** Logs in with the password of the member who needs a second factor. */
export async function reachSecondFactor(member: Member) {
  const { userName, password, secondFactor } = member.site.demoMember('secondFactor')
  if (!secondFactor) throw new Error(`${userName} has no second factor`)
  await member.opens('/m/login')
  await member.sendsLogin(userName, password)
  await member.sees('dialog', 'secondFactor.title')
  return { userName, password, secondFactor }
}

export const secondFactor: Journey = {
  title:
    'offers the second factors as tabs in order, says what is wrong, and accepts the right code (I2.19, I4.07, I8.10)',
  aspects: ['focus', 'typing', 'storage'],
  async run(member) {
    const { userName, password, secondFactor } = await reachSecondFactor(member)
    const keys = ['payeeTab', 'smsTab', 'gaTab', 'emailTab'] as const
    const tabs = await Promise.all(keys.map((key) => member.text(`secondFactor.${key}`)))
    expect(
      await member.driver.evaluate(
        `[...document.querySelectorAll('dialog [role="tab"]')].map((tab) => tab.textContent.trim())`,
      ),
    ).toEqual(tabs)
    const right = totp(secondFactor.totpSecret, Date.now())
    await chooseTab(member, 'secondFactor.gaTab')
    await member.types('secondFactor.authCode', right === '000000' ? '111111' : '000000')
    await member.taps('button', 'secondFactor.submit')
    await member.sees('dialog', 'common.notice')
    await member.taps('button', 'common.confirm')
    await member.driver.until(
      `document.activeElement?.getAttribute('autocomplete') === 'one-time-code' && document.activeElement.value === ''`,
    )
    await member.types('secondFactor.authCode', totp(secondFactor.totpSecret, Date.now()))
    await member.taps('button', 'secondFactor.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    await member.opens('/m/member/home')
    await member.readsText(userName)
    expect(
      await member.driver.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])'),
    ).not.toContain(password)
  },
}
