import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { type SocialChannel, socialChannels } from '../../runtime/tables/socialChannels'
import { phonesForTests, siteForTests } from '../support/fixtures'
import {
  offers,
  readyForTap,
  signsInAtProvider,
  social,
  somebody,
  tapsChannel,
  unknownBrowser,
  withoutWindows,
} from '../support/journeys/social'
import { Member } from '../support/member'
import { type PlaywrightPhone, phoneOf } from '../support/playwrightEngine'

/** Notes how windows were asked for. */
const noteWindows = `{
  const { open } = window
  window.asked = []
  window.open = (...words) => {
    window.asked.push(words[2])
    return open.apply(window, words)
  }
}`

/** Each channel is tried at one of the merchants that offer it, another one where there is a choice. */
const places = inject('sites').map((built, place, all) => ({
  ...built,
  channels: socialChannels.filter((channel, index) => {
    const able = all.filter((site) => offers(site, channel))
    return able.length > 0 && able[index % able.length] === all[place]
  }),
}))

const offering = places.filter(({ channels }) => channels.length > 0)
if (new Set(offering.flatMap(({ channels }) => channels)).size < socialChannels.length)
  throw new Error('No merchant offers some channel of social sign-in')

describe.each(offering)('$code', ({ channels, ...built }) => {
  const site = siteForTests(built)
  const newPhone = phonesForTests()
  const [language = 'EN'] = built.manifest.languages
  beforeAll(() => site.current.emulatorIsThere())

  async function arrive(path = '/m/login', script = ''): Promise<{ member: Member; phone: PlaywrightPhone }> {
    const phone = await newPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    site.current.first(unknownBrowser + noteWindows + script)
    await member.opens(path)
    return { member, phone }
  }

  /** Taps, and gives the provider's window. */
  async function window({ page }: PlaywrightPhone, member: Member, channel: SocialChannel): Promise<Page> {
    const opened = page.waitForEvent('popup')
    await tapsChannel(member, channel)
    return opened
  }

  async function signsIn(phone: PlaywrightPhone, member: Member, channel: SocialChannel, email: string) {
    await phone.until(readyForTap)
    const provider = await window(phone, member, channel)
    await signsInAtProvider(phoneOf('Chromium', provider), email)
  }

  const posted = async () => (await site.current.received()).filter(({ call }) => call === 'loginSocial')

  /** Facebook's people get an account without being asked where the merchant wants it so. */
  const isAsked = (channel: SocialChannel): boolean =>
    channel !== 'facebook' || (built.manifest.flags?.FBAUTOREGISTER3 ?? false) === false

  it.each(channels)(
    'opens an account for somebody who comes with %s, and lets them in at once the next time (I4.22, I4.24, I7.12)',
    async (channel) => {
      const email = somebody()
      const { member, phone } = await arrive()
      await signsIn(phone, member, channel, email)
      if (isAsked(channel)) {
        await member.sees('dialog', 'linking.title')
        await member.taps('button', 'linking.register')
      }
      await member.isAt('/m/home')
      await member.isLoggedIn()
      const first = await member.token()
      await member.logsOut()
      await member.opens('/m/login')
      await signsIn(phone, member, channel, email)
      await member.isAt('/m/home')
      await member.isLoggedIn()
      expect(await member.token()).not.toBe(first)
      const calls = (await site.current.received()).map(({ call }) => call)
      expect(calls.filter((call) => call === 'registerSocial')).toHaveLength(1)
      expect(calls.filter((call) => call === 'loginSocial')).toHaveLength(2)
    },
  )

  it.each(channels.filter(isAsked))(
    'links %s from the login dialog with a password, closes both dialogs, and knows it from then on (I2.20, I4.22, I4.27)',
    async (channel) => {
      const email = somebody()
      const { userName, password } = site.current.member('newcomer')
      const { member, phone } = await arrive('/m/home')
      await member.taps('button', 'shell.logIn')
      await member.sees('dialog', 'login.title')
      await signsIn(phone, member, channel, email)
      await member.taps('button', 'linking.existing')
      await phone.until(`document.querySelectorAll('dialog').length === 1`)
      await member.sendsLogin(userName, password)
      await member.isLoggedIn()
      await phone.until(`document.querySelector('dialog') === null`)
      await member.logsOut()
      await member.opens('/m/login')
      await signsIn(phone, member, channel, email)
      await member.isAt('/m/home')
      await member.opens('/m/member/home')
      await member.readsWords(userName)
    },
  )

  if (channels.includes('google')) {
    it(social.title, async () => {
      const phone = await newPhone(languages[language].locale)
      await social.run(new Member(phone, site.current))
    })

    it('is back in the dialog that it was left from when the member turns back at the provider (I4.26)', async () => {
      const { member, phone } = await arrive('/m/home', withoutWindows)
      await member.taps('button', 'shell.logIn')
      await tapsChannel(member, 'google')
      await phone.until(`document.querySelector('.js-new-account') !== null`)
      await member.opens('/m/home')
      await member.sees('dialog', 'login.title')
      expect(await posted()).toEqual([])
    })

    it('opens a window of 500 by 600 inside the tap (I9.11, E9.25)', async () => {
      const { member, phone } = await arrive()
      await phone.until(readyForTap)
      await window(phone, member, 'google')
      const [asked = ''] = await phone.evaluate<string[]>('window.asked')
      expect(asked).toMatch(/width=500/)
      expect(asked).toMatch(/height=600/)
    })

    it('is free again at once by our own cancel, and drops what the window brings later (F107)', async () => {
      const { member, phone } = await arrive()
      await phone.until(readyForTap)
      const provider = await window(phone, member, 'google')
      await member.taps('button', 'common.cancel')
      await phone.until(`document.querySelector('dialog') === null`)
      const closed = provider.waitForEvent('close')
      await signsInAtProvider(phoneOf('Chromium', provider), somebody())
      await closed
      const { userName, password } = site.current.member('ordinary')
      await member.sendsLogin(userName, password)
      await member.isAt('/m/home')
      expect(await posted()).toEqual([])
    })

    it('cancels a window quietly when another is opened (I4.30, F108)', async () => {
      const { member, phone } = await arrive()
      await phone.until(readyForTap)
      const provider = await window(phone, member, 'google')
      const closed = provider.waitForEvent('close')
      const opened = phone.page.waitForEvent('popup')
      await member.taps('button', 'social.again')
      const second = await opened
      await closed
      await signsInAtProvider(phoneOf('Chromium', second), somebody())
      await member.sees('dialog', 'linking.title')
      expect(await posted()).toHaveLength(1)
    })

    it('says that the window was closed, when the library has noticed (I4.29, I9.12, E9.30)', async () => {
      const { member, phone } = await arrive()
      await phone.until(readyForTap)
      const provider = await window(phone, member, 'google')
      await provider.close()
      await phone.page.getByText(await member.word('signIn.popupClosed')).waitFor({ timeout: 60_000 })
      await phone.until(`document.querySelectorAll('dialog').length === 1`)
      expect(await posted()).toEqual([])
    })

    it('loads nothing of Firebase before the member reaches for it (I4.37)', async () => {
      const asked: string[] = []
      const phone = await newPhone(languages[language].locale)
      phone.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const member = new Member(phone, site.current)
      site.current.first(unknownBrowser)
      const firebase = () => asked.filter((path) => /\/assets\/sdk\.|\/emulator\/|googleapis/.test(path))
      await member.opens('/m/home')
      await phone.page.waitForLoadState('networkidle')
      expect(firebase()).toEqual([])
      await member.taps('button', 'shell.logIn')
      await phone.until(readyForTap)
      expect(firebase()[0]).toMatch(/\/assets\/sdk\./)
    })
  }
})
