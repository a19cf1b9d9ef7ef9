import { expect } from 'vitest'
import { channelNames, type SocialChannel } from '../../../runtime/tables/socialChannels'
import type { Driver } from '../driver'
import type { Member } from '../member'
import type { BuiltSite } from '../sites'
import type { Journey } from './journey'

/**
 * Browsers of tests are private windows, or look like one to the detector, which measures them. With this it does not know
 * the browser, and then it is an ordinary one (F032).
 */
export const unknownBrowser = `{
  const { toFixed } = Number.prototype
  Number.prototype.toFixed = function (digits) {
    if (digits < 0) throw new RangeError('no')
    return toFixed.call(this, digits)
  }
}`

/** A browser in which the page is left instead of a window opened (I4.28). */
export const withoutWindows = `Object.defineProperty(navigator, 'userAgent', {
  get: () => 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
})`

export const offers = (
  { manifest: { social, settings, flags } }: Pick<BuiltSite, 'manifest'>,
  channel: SocialChannel,
): boolean =>
  settings?.firebase !== undefined &&
  social?.channels?.includes(channel) === true &&
  (channel !== 'google' || flags?.GOOGLELOGIN3 === true)

/** What a tap needs is there: the window opens inside it. */
export const readyForTap = `document.querySelector('iframe[src*="/emulator/auth/iframe"]')?.contentWindow?.gapi !== undefined`

export async function tapsChannel(member: Member, channel: SocialChannel): Promise<void> {
  const name = await member.word('social.continue', { channel: channelNames[channel] })
  await member.driver.tap({ kind: 'button', name })
}

/** The provider's page of the emulator: whoever has this address signs in, for the first time or again. */
export async function signsInAtProvider(driver: Driver, email: string): Promise<void> {
  // The script that listens stands at the page's end.
  await driver.until(
    `document.readyState !== 'loading' && document.querySelector('.js-new-account') !== null`,
  )
  await driver.evaluate(`(() => {
    const known = [...document.querySelectorAll('.js-reuse-account')]
      .find((account) => account.textContent.includes(${JSON.stringify(email)}))
    if (known) return known.click()
    document.querySelector('.js-new-account').click()
    const field = document.querySelector('#email-input')
    field.value = ${JSON.stringify(email)}
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector('#sign-in').click()
  })()`)
}

let people = 0
/** Somebody whom no provider and no platform knows yet. */
export const somebody = (): string => `somebody-${Date.now()}-${++people}@example.com`

export const social: Journey = {
  title:
    'leaves for Google and comes back, links the account with a password, and is let in at once the next time (I2.20, I4.26, I4.28)',
  where: (site) => offers(site, 'google'),
  async run(member) {
    const email = somebody()
    const { userName, password } = member.site.member('newcomer')
    await member.site.emulatorIsThere()
    member.site.first(unknownBrowser + withoutWindows)
    await member.opens('/m/login')
    await tapsChannel(member, 'google')
    await signsInAtProvider(member.driver, email)
    await member.isAt('/m/login')
    await member.sees('dialog', 'linking.title')
    await member.taps('button', 'linking.existing')
    await member.sees('dialog', 'login.title')
    await member.driver.until(`document.querySelectorAll('dialog').length === 1`)
    await member.sendsLogin(userName, password)
    await member.isAt('/m/home')
    await member.isLoggedIn()
    await member.logsOut()
    await member.opens('/m/login')
    await tapsChannel(member, 'google')
    await signsInAtProvider(member.driver, email)
    await member.isAt('/m/home')
    await member.isLoggedIn()
    await member.opens('/m/member/home')
    await member.readsWords(userName)
    const posted = (await member.site.received()).filter(({ call }) => call === 'loginSocial')
    expect(posted.map(({ status }) => status)).toEqual([200, 200])
  },
}
