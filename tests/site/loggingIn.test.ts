import { expect } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { control } from '../../scripts/platform/control'
import { totp } from '../../scripts/platform/members/totp'
import type { PhoneOptions } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { chooseTab, reachSecondFactor } from '../support/journeys/secondFactor'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

const newPassword = 'a phrase of my own'

describeSites('loggingIn', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const [first = 'EN' satisfies Language] = built.manifest.languages

  const createMember = async (
    options?: PhoneOptions,
  ): Promise<{ member: Member; phone: PlaywrightPhone }> => {
    const phone = await newPhone(languages[first].locale, options)
    return { member: new Member(phone, site.current), phone }
  }
  const overrideSettings = (values: Readonly<Record<string, unknown>>) =>
    site.current.controlPlatform({ settings: { merchant: built.code, values } })
  /** Captchas have their own tests. */
  const disableSmsCaptcha = () =>
    site.current.controlPlatform({ flags: { merchant: built.code, values: { SMSCAPTCHA3: false } } })
  const readSentMessages = () => control(site.current.origin, { codes: true })
  const lastCode = async (): Promise<string> => (await readSentMessages()).codes?.at(-1)?.code ?? ''

  /** A member with a known e-mail address and number, whose second factor is switched off. */
  async function memberWithoutSecondFactor() {
    const { userName, secondFactor } = site.current.demoMember('secondFactor')
    await site.current.controlPlatform({ secondFactor: { userName, methods: null } })
    const [, mobileNum = ''] = secondFactor?.mobile.split(' ') ?? []
    return { userName, email: secondFactor?.email ?? '', mobileNum }
  }

  const numberOf = ({ mobile }: { mobile: string }): string => mobile.split(' ')[1] ?? ''

  async function choosePassword(member: Member, old: string): Promise<void> {
    await member.expectPath('/m/changePsw')
    await member.types('password.old', old)
    await member.types('password.new', newPassword)
    await member.taps('button', 'password.submit')
  }

  it(
    'opens the lobby after a login with an expired password, or the forced password change (I4.05, I4.06)',
    async () => {
      const { member } = await createMember()
      const { userName, password } = site.current.demoMember('expired')
      await overrideSettings({ forceChangeExpiredPassword: false })
      await member.logsIn('expired')
      await member.logsOut()
      await overrideSettings({ forceChangeExpiredPassword: true })
      // The page learns the settings when it is loaded.
      await member.opens('/m/login')
      await member.sendsLogin(userName, password)
      await choosePassword(member, password)
      await member.expectPath('/m/home')
      await member.waitUntilLoggedIn()
    },
    { where: ({ manifest }) => typeof manifest.settings?.forceChangeExpiredPassword === 'object' },
  )

  it('shows the last line of a notice whole: what fades is only what goes on below', async () => {
    const { member, phone } = await createMember({ fresh: true })
    await member.opens('/m/login')
    await member.sendsLogin('nobody88', 'not-my-password')
    await member.sees('dialog', 'common.notice')
    const text = phone.page.locator('.NoticeDialog-text')
    await phone.until(`document.getAnimations().every(({ playState }) => playState !== 'running')`)
    const picture = await text.screenshot()
    await phone.evaluate(
      `void document.styleSheets[0].insertRule('.DialogPanel-body::after { display: none !important }')`,
    )
    expect((await text.screenshot()).equals(picture)).toBe(true)
  })

  it('lets a member cancel a forced change (I4.06)', async () => {
    const { member } = await createMember()
    const { userName, password } = site.current.demoMember('firstLogin')
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/changePsw')
    await member.taps('button', 'password.later')
    await member.expectPath('/m/home')
    await member.waitUntilVisitor()
  })

  it('redirects a visitor from the password change to the login, and back (F069)', async () => {
    const { member } = await createMember()
    const { userName, password } = site.current.demoMember('ordinary')
    await member.opens('/m/changePsw')
    await member.expectPath('/m/login')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/changePsw')
    await member.noLongerReads('password.forcedText')
  })

  it('logs in with each of the other second factors (I2.19, I3.11, I4.08)', async () => {
    const { member, phone } = await createMember()
    const { secondFactor, userName, password } = await reachSecondFactor(member)
    for (const [method, tab, field] of [
      ['payeeName', 'payeeTab', 'payeeName'],
      ['email', 'emailTab', 'email'],
      ['ga', 'gaTab', 'authCode'],
    ] as const) {
      await member.sees('dialog', 'secondFactor.title')
      const proof = { ...secondFactor, ga: totp(secondFactor.totpSecret, Date.now()) }
      await chooseTab(member, `secondFactor.${tab}`)
      // By its role, because in Urdu the tab and its panel have the same name.
      const name = await member.text(`secondFactor.${field}`)
      await phone.page.getByRole('textbox', { name, exact: true }).fill(` ${proof[method]} `)
      await member.taps('button', 'secondFactor.submit')
      await member.expectPath('/m/home')
      await member.waitUntilLoggedIn()
      await member.goesTo('/m/member/home')
      await member.readsText(userName)
      if (method === 'ga') return
      await member.logsOut()
      await member.goesTo('/m/login')
      await member.sendsLogin(userName, password)
    }
  })

  it('logs in by SMS, and counts down until another code can be requested (I4.49, I5.12, I7.08)', async () => {
    const { member, phone } = await createMember({ fresh: true })
    await disableSmsCaptcha()
    await phone.page.clock.install()
    const { secondFactor } = await reachSecondFactor(member)
    await chooseTab(member, 'secondFactor.smsTab')
    await member.types('common.mobileNum', numberOf(secondFactor))
    // From here on the test controls the clock; the margin covers the time until it is paused.
    await phone.page.clock.pauseAt((await member.driver.evaluate<number>('Date.now()')) + 10_000)
    await member.taps('button', 'common.sendCode')
    const resendButton = phone.page.locator('dialog .SecondFactor button[aria-disabled="true"]')
    const waitForSeconds = (seconds: string) =>
      waitUntil(`${seconds} s`, async () => (await resendButton.textContent())?.includes(seconds) === true)
    await waitForSeconds('90')
    await phone.page.clock.runFor(30_000)
    await waitForSeconds('60')
    const firstCode = await lastCode()
    await site.current.controlPlatform({ clock: { advance: 90_000 } })
    await phone.page.clock.runFor(60_000)
    await member.taps('button', 'common.resendCode')
    await waitUntil('another code', async () => (await lastCode()) !== firstCode)
    await member.types('common.verificationCode', await lastCode())
    await member.taps('button', 'secondFactor.submit')
    await member.reads('secondFactor.success')
    await phone.page.clock.runFor(500)
    await member.expectPath('/m/home')
    await phone.page.clock.resume()
    await member.waitUntilLoggedIn()
  })

  it('refers a member with unknown methods to customer service (F083)', async () => {
    const { member } = await createMember()
    const { userName, password } = site.current.demoMember('secondFactor')
    await site.current.controlPlatform({ secondFactor: { userName, methods: ['carrier'] } })
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.reads('secondFactor.unknownMethods')
    await member.taps('button', 'common.contactUs')
    await member.sees('dialog', 'support.title')
  })

  it('stores no password during the second factor, and the field is empty after a reload (F084)', async () => {
    const { member } = await createMember()
    const { password } = await reachSecondFactor(member)
    await member.reloads()
    await member.sees('button', 'login.submit')
    expect(await member.driver.evaluate(`document.querySelector('input[name="password"]').value`)).toBe('')
    const storedData =
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state])'
    expect(await member.driver.evaluate(storedData)).not.toContain(password)
  })

  it('resets a password by email: the temporary password is valid and must be changed (I6.06, I4.06)', async () => {
    const { member } = await createMember()
    const { userName, email } = await memberWithoutSecondFactor()
    await overrideSettings({ forceChangeExpiredPassword: true })
    await member.opens('/m/login')
    await member.types('login.userName', userName)
    await member.taps('button', 'login.forgotten')
    await member.types('forgotten.email', email)
    await member.taps('button', 'forgotten.sendMail')
    await member.reads('forgotten.mailSent')
    await member.taps('button', 'common.confirm')
    await member.noLongerReads('forgotten.mailSent')
    const password = (await readSentMessages()).mails?.at(-1)?.temporaryPassword ?? ''
    await member.sendsLogin(userName, password)
    await choosePassword(member, password)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  })

  it('resets a password by SMS (I6.06, I7.16)', async () => {
    const { member } = await createMember()
    await disableSmsCaptcha()
    const { userName, mobileNum } = await memberWithoutSecondFactor()
    await member.opens('/m/login')
    await member.types('login.userName', userName)
    await member.taps('button', 'login.forgotten')
    await chooseTab(member, 'forgotten.smsTab')
    await member.types('common.mobileNum', mobileNum)
    await member.taps('button', 'common.sendCode')
    await member.reads('common.codeSent')
    await member.types('common.verificationCode', await lastCode())
    await member.types('forgotten.newPassword', newPassword)
    await member.taps('button', 'forgotten.reset')
    await member.reads('forgotten.resetDone')
    await member.taps('button', 'common.confirm')
    await member.noLongerReads('forgotten.resetDone')
    await member.sendsLogin(userName, newPassword)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  })

  it("logs in by a partner's link, whose parameters are removed and can be used once (I7.10)", async () => {
    const { member } = await createMember()
    const { userName } = site.current.demoMember('ordinary')
    const session = { sessionId: 'partner-7', env: 'prod', userName }
    await site.current.controlPlatform({ mayaSession: { merchant: built.code, ...session } })
    const link = '/m/home?sessionId=partner-7&env=prod&affiliateCode=friend'
    await member.opens(link)
    await member.expectPath('/m/home?affiliateCode=friend')
    await member.waitUntilLoggedIn()
    const [call] = (await site.current.receivedCalls()).filter((received) => received.call === 'loginMaya')
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
      sessionId: 'partner-7',
      env: 'prod',
      affiliateCode: 'friend',
      domain: '127.0.0.1',
      registerUrl: `${site.current.origin}/m/home`,
    })
    await member.logsOut()
    await member.waitUntilVisitor()
    await member.opens(link)
    await member.sees('dialog', 'common.notice')
    await member.expectPath('/m/home?affiliateCode=friend')
    await member.taps('button', 'common.confirm')
    await member.waitUntilVisitor()
  })
})
