import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { type SocialChannel, socialChannels } from '../../runtime/tables/socialChannels'
import type { PhoneOptions } from '../support/engines/driver'
import { createPhone, type PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { confirmAge } from '../support/journeys/register'
import {
  createEmail,
  offersChannel,
  popupReady,
  signInAtProvider,
  tapChannel,
  undetectedPrivateWindow,
  withoutPopups,
} from '../support/journeys/social'
import { Member, withoutMotion } from '../support/member'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'

/** A script that records the popups, and the window features with which they are opened. */
const recordPopups = `{
  const { open } = window
  window.popups = []
  window.open = (...args) => {
    const popup = open.apply(window, args)
    window.popups.push({ popup, features: args[2] })
    return popup
  }
}`

/** The page never seems to have the focus, so a window that is closed may as well be one that is separated. */
const withoutFocus = `;document.hasFocus = () => false;`

/** Each channel is tested at one of the merchants that offer it, round robin. */
const sitesWithChannels = inject('sites').map((built, siteIndex, all) => ({
  ...built,
  channels: socialChannels.filter((channel, index) => {
    const eligible = all.filter((site) => offersChannel(site, channel))
    return eligible.length > 0 && eligible[index % eligible.length] === all[siteIndex]
  }),
}))

/** What somebody who is unknown to the platform does first. */
type Way = 'create' | 'link'

/** An account is created with every other channel, and the others are linked to one; a deep run does both with each. */
const wayOf = (channel: SocialChannel): Way => (socialChannels.indexOf(channel) % 2 === 0 ? 'create' : 'link')

/** The library looks that often whether a popup is closed, in ms. */
const libraryStep = 2000

const testedSites = sitesWithChannels.filter(({ channels }) => channels.length > 0)
if (new Set(testedSites.flatMap(({ channels }) => channels)).size < socialChannels.length)
  throw new Error('A channel of social sign-in is offered by no merchant')

describe.each(testedSites)('$code', ({ channels, ...built }) => {
  const site = siteForTests(built)
  const newPhone = withoutMotion(phonesForTests())
  const [language = 'EN'] = built.manifest.languages
  beforeAll(() => site.current.waitForEmulator())

  async function createMember(
    path = '/m/login',
    script = '',
    options?: PhoneOptions,
  ): Promise<{ member: Member; phone: PlaywrightPhone }> {
    const phone = await newPhone(languages[language].locale, options)
    const member = new Member(phone, site.current)
    site.current.injectScript(undetectedPrivateWindow + recordPopups + script)
    await member.opens(path)
    return { member, phone }
  }

  /** Taps a channel, and returns the provider's popup. */
  async function openProviderWindow(
    { page }: PlaywrightPhone,
    member: Member,
    channel: SocialChannel,
  ): Promise<Page> {
    const popupPromise = page.waitForEvent('popup')
    await tapChannel(member, channel)
    return popupPromise
  }

  async function signIn(phone: PlaywrightPhone, member: Member, channel: SocialChannel, email: string) {
    await phone.until(popupReady)
    const provider = await openProviderWindow(phone, member, channel)
    await signInAtProvider(createPhone('Chromium', provider), email)
  }

  const socialLoginCalls = async () =>
    (await site.current.receivedCalls()).filter(({ call }) => call === 'loginSocial')

  /** With FBAUTOREGISTER3, Facebook users get an account without a question. */
  const asksToLink = (channel: SocialChannel): boolean =>
    channel !== 'facebook' || (built.manifest.flags?.FBAUTOREGISTER3 ?? false) === false

  const isTested = (channel: SocialChannel, way: Way): boolean =>
    inject('deep') ? way === 'create' || asksToLink(channel) : wayOf(channel) === way

  /** What the platform answers the next time has nothing to do with the channel: one of each way comes back. */
  const comesBack = (channel: SocialChannel): boolean =>
    inject('deep') || channel === socialChannels.find((one) => wayOf(one) === wayOf(channel))

  it.each(channels.filter((channel) => isTested(channel, 'create')))(
    'creates an account with %s, and logs in directly the next time (I4.22, I4.24, I7.12)',
    async (channel) => {
      const email = createEmail()
      const { member, phone } = await createMember()
      await signIn(phone, member, channel, email)
      if (asksToLink(channel)) {
        await member.sees('dialog', 'accountLinking.title')
        await member.taps('button', 'accountLinking.register')
        await confirmAge(member)
      }
      await member.expectPath('/m/home')
      await member.waitUntilLoggedIn()
      if (comesBack(channel)) {
        const first = await member.token()
        await member.logsOut()
        await member.goesTo('/m/login')
        await signIn(phone, member, channel, email)
        await member.expectPath('/m/home')
        await member.waitUntilLoggedIn()
        expect(await member.token()).not.toBe(first)
      }
      const calls = (await site.current.receivedCalls()).map(({ call }) => call)
      expect(calls.filter((call) => call === 'registerSocial')).toHaveLength(1)
      expect(calls.filter((call) => call === 'loginSocial')).toHaveLength(comesBack(channel) ? 2 : 1)
    },
  )

  it.each(channels.filter((channel) => isTested(channel, 'link')))(
    'links %s to an account from the login dialog, closes both dialogs, and logs in directly later (I2.20, I4.22, I4.27)',
    async (channel) => {
      const email = createEmail()
      const { userName, password } = site.current.demoMember('newcomer')
      const { member, phone } = await createMember('/m/home')
      await member.taps('button', 'shell.logIn')
      await member.sees('dialog', 'login.title')
      await signIn(phone, member, channel, email)
      await member.taps('button', 'accountLinking.existing')
      await phone.until(`document.querySelectorAll('dialog').length === 1`)
      await member.sendsLogin(userName, password)
      await member.waitUntilLoggedIn()
      await phone.until(`document.querySelector('dialog') === null`)
      if (comesBack(channel)) {
        await member.logsOut()
        await member.goesTo('/m/login')
        await signIn(phone, member, channel, email)
        await member.expectPath('/m/home')
      }
      await member.goesTo('/m/member/home')
      await member.readsText(userName)
    },
  )

  if (channels.includes('google')) {
    it('reopens the dialog when the member returns from the provider without signing in (I4.26)', async () => {
      const { member, phone } = await createMember('/m/home', withoutPopups)
      await member.taps('button', 'shell.logIn')
      await tapChannel(member, 'google')
      await phone.until(`document.querySelector('.js-new-account') !== null`)
      await member.opens('/m/home')
      // Without a word the member would not know why the form is there again.
      await member.sees('dialog', 'common.notice')
      await member.taps('button', 'common.confirm')
      await member.sees('dialog', 'login.title')
      expect(await socialLoginCalls()).toEqual([])
    })

    it('opens a popup of 500 by 600 synchronously, and closes it without a message when another is opened (I9.11, E9.25, I4.30, F108)', async () => {
      const { member, phone } = await createMember()
      await phone.until(popupReady)
      const provider = await openProviderWindow(phone, member, 'google')
      const features = await phone.evaluate<string>('window.popups[0].features')
      expect(features).toMatch(/width=500/)
      expect(features).toMatch(/height=600/)
      const closed = provider.waitForEvent('close')
      const popupPromise = phone.page.waitForEvent('popup')
      await member.taps('button', 'social.again')
      const second = await popupPromise
      await closed
      await signInAtProvider(createPhone('Chromium', second), createEmail())
      await member.sees('dialog', 'accountLinking.title')
      expect(await socialLoginCalls()).toHaveLength(1)
    })

    it('stops waiting as soon as the popup is closed, and when it is cancelled, ignores a later result (F107)', async () => {
      const { member, phone } = await createMember()
      await phone.until(popupReady)
      const first = await openProviderWindow(phone, member, 'google')
      await member.sees('button', 'social.again')
      await first.close()
      await phone.until(`document.querySelector('dialog') === null`)
      expect(await socialLoginCalls()).toEqual([])

      const second = await openProviderWindow(phone, member, 'google')
      await member.taps('button', 'common.cancel')
      await phone.until(`document.querySelector('dialog') === null`)
      const closed = second.waitForEvent('close')
      await signInAtProvider(createPhone('Chromium', second), createEmail())
      await closed
      const { userName, password } = site.current.demoMember('ordinary')
      await member.sendsLogin(userName, password)
      await member.expectPath('/m/home')
      expect(await socialLoginCalls()).toEqual([])
    })

    it('says that the popup was closed, once the library has noticed, where the browser does not tell (I4.29, I9.12, E9.30)', async () => {
      const { member, phone } = await createMember('/m/login', withoutFocus, { fresh: true })
      await phone.page.clock.install()
      await phone.until(popupReady)
      const provider = await openProviderWindow(phone, member, 'google')
      await provider.close()
      await phone.until('window.popups[0].popup.closed')
      const message = await member.text('signIn.popupClosed')
      await waitUntil('the message', async () => {
        await phone.page.clock.runFor(libraryStep)
        return phone.page.getByText(message).isVisible()
      })
      await phone.until(`document.querySelectorAll('dialog').length === 1`)
      expect(await socialLoginCalls()).toEqual([])
    })

    it('loads no part of Firebase before the login is opened (I4.37)', async () => {
      const requestedPaths: string[] = []
      const phone = await newPhone(languages[language].locale)
      phone.page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
      const member = new Member(phone, site.current)
      site.current.injectScript(undetectedPrivateWindow)
      const firebasePaths = () =>
        requestedPaths.filter((path) => /\/assets\/sdk\.|\/emulator\/|googleapis/.test(path))
      await member.opens('/m/home')
      await phone.page.waitForLoadState('networkidle')
      expect(firebasePaths()).toEqual([])
      await member.taps('button', 'shell.logIn')
      await phone.until(popupReady)
      expect(firebasePaths()[0]).toMatch(/\/assets\/sdk\./)
    })
  }
})
