import { expect } from 'vitest'
import { type SocialChannel, socialChannels } from '../../../runtime/tables/socialChannels'
import type { Member } from '../member'
import { enableFirebaseCodes } from '../screens/screenCases'
import { readSmsCode } from '../sites/emulator'
import type { Journey } from './journey'
import { confirmAge } from './register'
import {
  createEmail,
  offersChannel,
  signInAtProvider,
  tapChannel,
  undetectedPrivateWindow,
  withoutPopups,
} from './social'

/** Signs in at the provider with this e-mail address, by redirect. */
async function signInWith(member: Member, channel: SocialChannel, email: string): Promise<void> {
  await member.opens('/m/login')
  await tapChannel(member, channel)
  await signInAtProvider(member.driver, email)
}

/** Logs out, and logs in again with the linked identity alone. */
async function logInAgain(member: Member, channel: SocialChannel, email: string): Promise<void> {
  await member.logsOut()
  await signInWith(member, channel, email)
  await member.expectPath('/m/home')
  await member.waitUntilLoggedIn()
}

/** With FBAUTOREGISTER3, Facebook users get an account without a question. */
const onSitesOffering = (channel: SocialChannel): Pick<Journey, 'where'> => ({
  where: (site) =>
    offersChannel(site, channel) && (channel !== 'facebook' || !site.manifest.flags?.FBAUTOREGISTER3),
})

const openAccount = (channel: SocialChannel): Journey => ({
  title: `opens an account with ${channel}, and logs in directly the next time (I4.22, I4.24, I7.11, I7.12)`,
  aspects: ['redirect', 'storage', 'dialog'],
  ...onSitesOffering(channel),
  async run(member) {
    const email = createEmail()
    await member.site.waitForEmulator()
    member.site.injectScript(undetectedPrivateWindow + withoutPopups)
    await signInWith(member, channel, email)
    await member.expectPath('/m/login')
    await member.sees('dialog', 'accountLinking.title')
    await member.taps('button', 'accountLinking.register')
    await confirmAge(member)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    await logInAgain(member, channel, email)
  },
})

const linkAccount = (channel: SocialChannel): Journey => ({
  title: `links ${channel} to an existing account by its password, and logs in directly the next time (I2.20, I4.22, I4.26)`,
  aspects: ['redirect', 'storage', 'dialog'],
  ...onSitesOffering(channel),
  async run(member) {
    const email = createEmail()
    const { userName, password } = member.site.demoMember('newcomer')
    await member.site.waitForEmulator()
    member.site.injectScript(undetectedPrivateWindow + withoutPopups)
    await signInWith(member, channel, email)
    await member.expectPath('/m/login')
    await member.sees('dialog', 'accountLinking.title')
    await member.taps('button', 'accountLinking.existing')
    await member.sees('dialog', 'login.title')
    await member.driver.until(`document.querySelectorAll('dialog').length === 1`)
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    await logInAgain(member, channel, email)
    await member.opens('/m/member/home')
    await member.readsText(userName)
  },
})

const phoneCode: Journey = {
  title: 'logs in with an SMS code (I2.18, I4.31, I4.32)',
  aspects: ['frame', 'focus', 'dialog'],
  where: ({ manifest }) => manifest.settings?.firebase !== undefined,
  async run(member) {
    const number = `+${member.site.demoMember('mobile').userName}`
    await member.site.waitForEmulator()
    await enableFirebaseCodes(member.site)
    member.site.injectScript(undetectedPrivateWindow)
    await member.opens('/m/login')
    await member.taps('button', 'phoneCode.title')
    await member.sees('dialog', 'phoneCode.title')
    await member.types('common.mobileNum', number)
    await member.taps('button', 'common.sendCode')
    await member.driver.until(`document.activeElement?.getAttribute('autocomplete') === 'one-time-code'`)
    await member.types('common.verificationCode', await readSmsCode(member.site.origin, number))
    await member.taps('button', 'login.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    expect((await member.site.receivedCalls()).filter(({ call }) => call === 'loginSocial')).toHaveLength(1)
  },
}

/** All sign-ins with an external identity, by redirect. In Chromium other tests cover them with popups. */
export const allSocialChannels: readonly Journey[] = [
  ...socialChannels.map(openAccount),
  // Linking Google is among the journeys of every engine.
  ...socialChannels.filter((channel) => channel !== 'google').map(linkAccount),
  phoneCode,
]

/** Each channel once, alternating between opening and linking an account. */
export const socialChannelJourneys: readonly Journey[] = [
  ...socialChannels
    .filter((channel) => channel !== 'google')
    .map((channel, turn) => (turn % 2 === 0 ? openAccount : linkAccount)(channel)),
  phoneCode,
]
