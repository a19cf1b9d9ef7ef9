import { expect } from 'vitest'
import { type SocialChannel, socialChannels } from '../../../runtime/tables/socialChannels'
import { sentCode } from '../emulator'
import type { Member } from '../member'
import { codesComeFromFirebase } from '../visits'
import type { Journey } from './journey'
import { offers, signsInAtProvider, somebody, tapsChannel, unknownBrowser, withoutWindows } from './social'

/** Leaves for the provider, and is back as whoever has this address there. */
async function comesWith(member: Member, channel: SocialChannel, email: string): Promise<void> {
  await member.opens('/m/login')
  await tapsChannel(member, channel)
  await signsInAtProvider(member.driver, email)
}

/** Once the identity is known, it opens the door by itself. */
async function isKnown(member: Member, channel: SocialChannel, email: string): Promise<void> {
  await member.logsOut()
  await comesWith(member, channel, email)
  await member.isAt('/m/home')
  await member.isLoggedIn()
}

/** Facebook's people get an account without being asked where the merchant wants it so: there is nothing to choose. */
const offering = (channel: SocialChannel): Pick<Journey, 'where'> => ({
  where: (site) => offers(site, channel) && (channel !== 'facebook' || !site.manifest.flags?.FBAUTOREGISTER3),
})

const opens = (channel: SocialChannel): Journey => ({
  title: `opens an account with ${channel}, and is let in at once the next time (I4.22, I4.24, I7.11, I7.12)`,
  ...offering(channel),
  async run(member) {
    const email = somebody()
    await member.site.emulatorIsThere()
    member.site.first(unknownBrowser + withoutWindows)
    await comesWith(member, channel, email)
    await member.isAt('/m/login')
    await member.sees('dialog', 'linking.title')
    await member.taps('button', 'linking.register')
    await member.isAt('/m/home')
    await member.isLoggedIn()
    await isKnown(member, channel, email)
  },
})

const links = (channel: SocialChannel): Journey => ({
  title: `links ${channel} to an account by its password, and is let in at once the next time (I2.20, I4.22, I4.26)`,
  ...offering(channel),
  async run(member) {
    const email = somebody()
    const { userName, password } = member.site.member('newcomer')
    await member.site.emulatorIsThere()
    member.site.first(unknownBrowser + withoutWindows)
    await comesWith(member, channel, email)
    await member.isAt('/m/login')
    await member.sees('dialog', 'linking.title')
    await member.taps('button', 'linking.existing')
    await member.sees('dialog', 'login.title')
    await member.driver.until(`document.querySelectorAll('dialog').length === 1`)
    await member.sendsLogin(userName, password)
    await member.isAt('/m/home')
    await isKnown(member, channel, email)
    await member.opens('/m/member/home')
    await member.readsWords(userName)
  },
})

const phoneCode: Journey = {
  title: 'logs in with a code that came by SMS (I2.18, I4.31, I4.32)',
  where: ({ manifest }) => manifest.settings?.firebase !== undefined,
  async run(member) {
    const number = `+${member.site.member('mobile').userName}`
    await member.site.emulatorIsThere()
    await codesComeFromFirebase(member.site)
    member.site.first(unknownBrowser)
    await member.opens('/m/login')
    await member.taps('button', 'phoneCode.title')
    await member.sees('dialog', 'phoneCode.title')
    await member.types('common.mobileNum', number)
    await member.taps('button', 'common.sendCode')
    await member.driver.until(`document.activeElement?.getAttribute('autocomplete') === 'one-time-code'`)
    await member.types('common.verificationCode', await sentCode(member.site.origin, number))
    await member.taps('button', 'login.submit')
    await member.isAt('/m/home')
    await member.isLoggedIn()
    expect((await member.site.received()).filter(({ call }) => call === 'loginSocial')).toHaveLength(1)
  },
}

/** Everything that takes an identity of another house; in Chromium its own tests do that through windows. */
export const allIdentities: readonly Journey[] = [
  ...socialChannels.map(opens),
  // Google's stands with the journeys of every engine.
  ...socialChannels.filter((channel) => channel !== 'google').map(links),
  phoneCode,
]

/** Each channel once, and both ways in turn. */
export const identities: readonly Journey[] = [
  ...socialChannels
    .filter((channel) => channel !== 'google')
    .map((channel, turn) => (turn % 2 === 0 ? opens : links)(channel)),
  phoneCode,
]
