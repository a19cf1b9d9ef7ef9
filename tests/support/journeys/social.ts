import { expect } from 'vitest'
import { channelNames, type SocialChannel } from '../../../runtime/tables/socialChannels'
import type { Driver } from '../engines/driver'
import type { Member } from '../member'
import type { BuiltSite } from '../sites/sites'
import type { Journey } from './journey'

/**
 * The detector of private windows takes the browsers of tests for private ones. With this script it cannot identify the
 * browser, and reports an ordinary window (F032).
 */
export const undetectedPrivateWindow = `{
  const { toFixed } = Number.prototype
  Number.prototype.toFixed = function (digits) {
    if (digits < 0) throw new RangeError('no')
    return toFixed.call(this, digits)
  }
}`

/** A browser in which the site redirects instead of opening a popup (I4.28). */
export const withoutPopups = `Object.defineProperty(navigator, 'userAgent', {
  get: () => 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
})`

export const offersChannel = (
  { manifest: { social, settings, flags } }: Pick<BuiltSite, 'manifest'>,
  channel: SocialChannel,
): boolean =>
  settings?.firebase !== undefined &&
  social?.channels?.includes(channel) === true &&
  (channel !== 'google' || flags?.GOOGLELOGIN3 === true)

/** True once a tap can open the popup synchronously. */
export const popupReady = `document.querySelector('iframe[src*="/emulator/auth/iframe"]')?.contentWindow?.gapi !== undefined`

export async function tapChannel(member: Member, channel: SocialChannel): Promise<void> {
  const name = await member.text('social.continue', { channel: channelNames[channel] })
  await member.driver.tap({ kind: 'button', name })
}

/** Signs in with an e-mail address at the emulator's provider page, for the first time or again. */
export async function signInAtProvider(driver: Driver, email: string): Promise<void> {
  // The script that handles the buttons is at the end of the page.
  await driver.until(
    `document.readyState !== 'loading' && document.querySelector('.js-new-account') !== null`,
  )
  await driver.evaluate(`(() => {
    const existing = [...document.querySelectorAll('.js-reuse-account')]
      .find((account) => account.textContent.includes(${JSON.stringify(email)}))
    if (existing) return existing.click()
    document.querySelector('.js-new-account').click()
    const field = document.querySelector('#email-input')
    field.value = ${JSON.stringify(email)}
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector('#sign-in').click()
  })()`)
}

let emailCount = 0
/** An e-mail address that is unknown to all providers and the platform. */
export const createEmail = (): string => `somebody-${Date.now()}-${++emailCount}@example.com`

export const linkGoogle: Journey = {
  title:
    'signs in with Google by redirect, links an account by its password, and logs in directly next time (I2.20, I4.26, I4.28)',
  aspects: ['redirect', 'storage', 'dialog'],
  where: (site) => offersChannel(site, 'google'),
  async run(member) {
    const email = createEmail()
    const { userName, password } = member.site.demoMember('newcomer')
    await member.site.waitForEmulator()
    member.site.injectScript(undetectedPrivateWindow + withoutPopups)
    await member.opens('/m/login')
    await tapChannel(member, 'google')
    await signInAtProvider(member.driver, email)
    await member.expectPath('/m/login')
    await member.sees('dialog', 'accountLinking.title')
    await member.taps('button', 'accountLinking.existing')
    await member.sees('dialog', 'login.title')
    await member.driver.until(`document.querySelectorAll('dialog').length === 1`)
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    await member.logsOut()
    await member.opens('/m/login')
    await tapChannel(member, 'google')
    await signInAtProvider(member.driver, email)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    await member.opens('/m/member/home')
    await member.readsText(userName)
    const loginCalls = (await member.site.receivedCalls()).filter(({ call }) => call === 'loginSocial')
    expect(loginCalls.map(({ status }) => status)).toEqual([200, 200])
  },
}
