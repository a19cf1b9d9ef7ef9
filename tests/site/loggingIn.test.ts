import { expect } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { control } from '../../scripts/platform/control'
import { totp } from '../../scripts/platform/members/totp'
import type { PhoneOptions } from '../support/driver'
import { atSites } from '../support/fixtures'
import { choosesTab, isAskedForMore } from '../support/journeys/secondFactor'
import { Member } from '../support/member'
import type { PlaywrightPhone } from '../support/playwrightEngine'
import { waitUntil } from '../support/waitUntil'

const chosen = 'a phrase of my own'

atSites('loggingIn', ({ built, site, newPhone, it }) => {
  const [first = 'EN' satisfies Language] = built.manifest.languages

  const arrive = async (options?: PhoneOptions): Promise<{ member: Member; phone: PlaywrightPhone }> => {
    const phone = await newPhone(languages[first].locale, options)
    return { member: new Member(phone, site.current), phone }
  }
  const settings = (values: Readonly<Record<string, unknown>>) =>
    site.current.platform({ settings: { merchant: built.code, values } })
  /** What a captcha adds has tests of its own. */
  const withoutCaptcha = () =>
    site.current.platform({ flags: { merchant: built.code, values: { SMSCAPTCHA3: false } } })
  const sent = () => control(site.current.origin, { codes: true })
  const lastCode = async (): Promise<string> => (await sent()).codes?.at(-1)?.code ?? ''

  /** The member with an e-mail address and a number that are known, and no second factor. */
  async function known() {
    const { userName, proofs } = site.current.member('secondFactor')
    await site.current.platform({ secondFactor: { userName, methods: null } })
    const [, mobileNum = ''] = proofs?.mobile.split(' ') ?? []
    return { userName, email: proofs?.email ?? '', mobileNum }
  }

  const numberOf = ({ mobile }: { mobile: string }): string => mobile.split(' ')[1] ?? ''

  async function choosesPassword(member: Member, old: string): Promise<void> {
    await member.isAt('/m/changePsw')
    await member.types('password.old', old)
    await member.types('password.new', chosen)
    await member.taps('button', 'password.submit')
  }

  it('leads from an expired password to the lobby, or to the change where it is forced (I4.05, I4.06)', async () => {
    const { member } = await arrive()
    const { userName, password } = site.current.member('expired')
    await settings({ forceChangeExpiredPassword: false })
    await member.logsIn('expired')
    await member.logsOut()
    await settings({ forceChangeExpiredPassword: true })
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await choosesPassword(member, password)
    await member.isAt('/m/home')
    await member.isLoggedIn()
  })

  it('lets a member out of a forced change without changing anything (I4.06)', async () => {
    const { member } = await arrive()
    const { userName, password } = site.current.member('firstLogin')
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.isAt('/m/changePsw')
    await member.taps('button', 'password.later')
    await member.isAt('/m/home')
    await member.isVisitor()
  })

  it('sends a visitor who wants to change the password to the login, and back (F069)', async () => {
    const { member } = await arrive()
    const { userName, password } = site.current.member('ordinary')
    await member.opens('/m/changePsw')
    await member.isAt('/m/login')
    await member.sendsLogin(userName, password)
    await member.isAt('/m/changePsw')
    await member.noLongerReads('password.forcedText')
  })

  it.each([
    ['payeeName', 'payeeTab', 'payeeName'],
    ['email', 'emailTab', 'email'],
    ['ga', 'gaTab', 'authCode'],
  ] as const)(
    'lets a member in by the second factor %s (I2.19, I3.11, I4.08)',
    async ([method, tab, field]) => {
      const { member, phone } = await arrive()
      const { proofs, userName } = await isAskedForMore(member)
      const proof = { ...proofs, ga: totp(proofs.totpSecret, Date.now()) }
      await choosesTab(member, `secondFactor.${tab}`)
      // By its role: in Urdu the tab has the same name, and its panel is named by it.
      const name = await member.word(`secondFactor.${field}`)
      await phone.page.getByRole('textbox', { name, exact: true }).fill(` ${proof[method]} `)
      await member.taps('button', 'secondFactor.submit')
      await member.isAt('/m/home')
      await member.isLoggedIn()
      await member.opens('/m/member/home')
      await member.readsWords(userName)
    },
  )

  it('lets a member in by SMS, and counts down until another code may be asked for (I4.49, I5.12, I7.08)', async () => {
    const { member, phone } = await arrive({ fresh: true })
    await withoutCaptcha()
    await phone.page.clock.install()
    const { proofs } = await isAskedForMore(member)
    await choosesTab(member, 'secondFactor.smsTab')
    await member.types('common.mobileNum', numberOf(proofs))
    // Its time stands still from here on, but for what the test lets pass; the margin is for what passes until it does.
    await phone.page.clock.pauseAt((await member.driver.evaluate<number>('Date.now()')) + 10_000)
    await member.taps('button', 'common.sendCode')
    const wait = phone.page.locator('dialog .SecondFactor button[aria-disabled="true"]')
    const says = (seconds: string) =>
      waitUntil(`${seconds} s`, async () => (await wait.textContent())?.includes(seconds) === true)
    await says('90')
    await phone.page.clock.runFor(30_000)
    await says('60')
    const firstCode = await lastCode()
    await site.current.platform({ clock: { advance: 90_000 } })
    await phone.page.clock.runFor(60_000)
    await member.taps('button', 'common.resendCode')
    await waitUntil('another code', async () => (await lastCode()) !== firstCode)
    await member.types('common.verificationCode', await lastCode())
    await member.taps('button', 'secondFactor.submit')
    await member.reads('secondFactor.success')
    await phone.page.clock.runFor(500)
    await member.isAt('/m/home')
    await phone.page.clock.resume()
    await member.isLoggedIn()
  })

  it('sends a member whose methods the site does not know to customer service (F083)', async () => {
    const { member } = await arrive()
    const { userName, password } = site.current.member('secondFactor')
    await site.current.platform({ secondFactor: { userName, methods: ['carrier'] } })
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.reads('secondFactor.unknownMethods')
    await member.taps('button', 'common.contactUs')
    await member.sees('dialog', 'support.title')
  })

  it('forgets a second factor that is left half-way: a reload finds no password (F084)', async () => {
    const { member } = await arrive()
    const { password } = await isAskedForMore(member)
    await member.reloads()
    await member.sees('button', 'login.submit')
    expect(await member.driver.evaluate(`document.querySelector('input[name="password"]').value`)).toBe('')
    const kept =
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state])'
    expect(await member.driver.evaluate(kept)).not.toContain(password)
  })

  it('brings a member back by email: the temporary password is good and must be changed (I6.06, I4.06)', async () => {
    const { member } = await arrive()
    const { userName, email } = await known()
    await settings({ forceChangeExpiredPassword: true })
    await member.opens('/m/login')
    await member.types('login.userName', userName)
    await member.taps('button', 'login.forgotten')
    await member.types('forgotten.email', email)
    await member.taps('button', 'forgotten.sendMail')
    await member.reads('forgotten.mailSent')
    await member.taps('button', 'common.confirm')
    await member.noLongerReads('forgotten.mailSent')
    const password = (await sent()).mails?.at(-1)?.temporaryPassword ?? ''
    await member.sendsLogin(userName, password)
    await choosesPassword(member, password)
    await member.isAt('/m/home')
    await member.isLoggedIn()
  })

  it('brings a member back by SMS with a new password (I6.06, I7.16)', async () => {
    const { member } = await arrive()
    await withoutCaptcha()
    const { userName, mobileNum } = await known()
    await member.opens('/m/login')
    await member.types('login.userName', userName)
    await member.taps('button', 'login.forgotten')
    await choosesTab(member, 'forgotten.smsTab')
    await member.types('common.mobileNum', mobileNum)
    await member.taps('button', 'common.sendCode')
    await member.reads('common.codeSent')
    await member.types('common.verificationCode', await lastCode())
    await member.types('forgotten.newPassword', chosen)
    await member.taps('button', 'forgotten.reset')
    await member.reads('forgotten.resetDone')
    await member.taps('button', 'common.confirm')
    await member.noLongerReads('forgotten.resetDone')
    await member.sendsLogin(userName, chosen)
    await member.isAt('/m/home')
    await member.isLoggedIn()
  })

  it("logs in by a partner's link, which leaves the address and serves once (I7.10)", async () => {
    const { member } = await arrive()
    const { userName } = site.current.member('ordinary')
    const session = { sessionId: 'partner-7', env: 'prod', userName }
    await site.current.platform({ mayaSession: { merchant: built.code, ...session } })
    const link = '/m/home?sessionId=partner-7&env=prod&affiliateCode=friend'
    await member.opens(link)
    await member.isAt('/m/home?affiliateCode=friend')
    await member.isLoggedIn()
    const [call] = (await site.current.received()).filter((one) => one.call === 'loginMaya')
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
      sessionId: 'partner-7',
      env: 'prod',
      affiliateCode: 'friend',
      domain: '127.0.0.1',
      registerUrl: `${site.current.origin}/m/home`,
    })
    await member.logsOut()
    await member.isVisitor()
    await member.opens(link)
    await member.sees('dialog', 'common.notice')
    await member.isAt('/m/home?affiliateCode=friend')
    await member.taps('button', 'common.confirm')
    await member.isVisitor()
  })
})
