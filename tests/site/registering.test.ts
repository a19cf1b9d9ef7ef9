import { expect } from 'vitest'
import type { RegistrationMethod } from '../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../runtime/tables/languages'
import { control } from '../../scripts/platform/control'
import {
  chooseMethod,
  confirmAge,
  confirmSuccess,
  newPassword,
  newUserName,
  sendRegistration,
} from '../support/journeys/register'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'
import type { BuiltSite } from '../support/sites/sites'

const offersMethod =
  (method: RegistrationMethod) =>
  ({ manifest: { registration: { methods } = {} } }: BuiltSite): boolean =>
    methods?.includes(method) === true

describeSites('registering', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const [first = 'EN' satisfies Language] = built.manifest.languages
  const { smsCode = false, affiliateCode = false } = built.manifest.registration ?? {}

  const createMember = async (): Promise<Member> =>
    new Member(await newPhone(languages[first].locale), site.current)
  const readRegistrations = async () =>
    (await control(site.current.origin, { registrations: true })).registrations ?? []
  const overrideSettings = (values: Readonly<Record<string, unknown>>) =>
    site.current.controlPlatform({ settings: { merchant: built.code, values } })

  /** A mobile number of the country that the form begins with. */
  const mobileNum = built.manifest.currency.code === 'VND' ? '0912345678' : '0300 9998877'

  /** Invitation codes of an agent and of a member. */
  const readInvitationCodes = async () => ({
    affiliate: `A${(await site.current.createSession('agent')).id}`,
    referral: `R${(await site.current.createSession('ordinary')).id}`,
  })

  /** The account is created, but the response is lost. */
  const loseReply = (fault: Readonly<{ status: number } | { drop: true }>) =>
    site.current.controlPlatform({ fault: { call: 'register', ...fault, afterHandling: true, times: 1 } })
  const openRegistration = async (): Promise<Member> => {
    const member = await createMember()
    await member.opens('/m/register')
    await confirmAge(member)
    return member
  }

  it('creates one account when the response is lost and the form is sent again (I4.14, F039)', async () => {
    await loseReply({ status: 504 })
    const member = await openRegistration()
    await sendRegistration(member)
    await member.sees('dialog', 'common.prompt')
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.taps('button', 'register.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    expect(await readRegistrations()).toMatchObject([{ userName: newUserName }])
  })

  it('creates one account when the connection breaks and the browser retries (I4.14)', async () => {
    const member = await openRegistration()
    await chooseMethod(member, 'register.byUserName')
    await member.types('login.userName', newUserName)
    await member.types('login.password', newPassword)
    await member.reads('register.userNameFree')
    await loseReply({ drop: true })
    await member.taps('button', 'register.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    expect(await readRegistrations()).toMatchObject([{ userName: newUserName }])
  })

  it('opens the login with the name filled in when it does not know whose account it is', async () => {
    await loseReply({ status: 504 })
    const member = await openRegistration()
    await sendRegistration(member)
    await member.sees('dialog', 'common.prompt')
    await site.current.controlPlatform({
      refuseNextLogin: { userName: newUserName, errorCode: 'member.blocked' },
    })
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.taps('button', 'register.submit')
    await member.reads('register.mayExist')
    await member.taps('button', 'common.confirm')
    await member.expectPath('/m/login')
    expect((await member.typedLogin())[0]).toBe(newUserName)
    await member.sendsLogin(newUserName, newPassword)
    await member.waitUntilLoggedIn()
  })

  it('says that a name is taken when its field loses the focus, with one request per name (I7.28)', async () => {
    const member = await openRegistration()
    const { userName: takenName } = site.current.demoMember('ordinary')
    await chooseMethod(member, 'register.byUserName')
    await member.types('login.userName', takenName)
    await member.types('login.password', newPassword)
    await member.reads('register.userNameTaken')
    await member.taps('button', 'register.submit')
    await member.driver.until(`document.activeElement?.name === 'username'`)
    const checkCalls = (await site.current.receivedCalls()).filter(({ call }) => call === 'checkUserName')
    expect([checkCalls.length, await readRegistrations()]).toEqual([1, []])
  })

  it('sends the codes of a link with the registration, several pages later (I3.29, I3.13)', async () => {
    const member = await createMember()
    const { affiliate, referral } = await readInvitationCodes()
    await member.opens(`/m/home?affiliateCode=${affiliate}&r=${referral}`)
    await member.driver.until(`localStorage.getItem('${built.code}:registrationInfo') !== null`)
    await member.opens('/m/register')
    await confirmAge(member)
    if (affiliateCode) {
      await member.driver.until(
        `document.querySelector('input[name="affiliateCode"]')?.value === '${affiliate}'`,
      )
    }
    await sendRegistration(member)
    await confirmSuccess(member)
    expect(await readRegistrations()).toMatchObject([
      { payload: { affiliateCode: affiliate, referralCode: referral, registerMethod: 'H5', login: true } },
    ])
  })

  it(
    'registers by mobile number (I7.14, I2.21)',
    async () => {
      const member = await createMember()
      await overrideSettings({ mobileNumberPassword: true })
      await site.current.controlPlatform({ flags: { merchant: built.code, values: { SMSCAPTCHA3: false } } })
      await member.opens('/m/register')
      await confirmAge(member)
      await chooseMethod(member, 'register.byMobile')
      await member.types('common.mobileNum', mobileNum)
      if (smsCode) {
        await member.taps('button', 'common.sendCode')
        await member.reads('common.codeSent')
        const { codes = [] } = await control(site.current.origin, { codes: true })
        await member.types('common.verificationCode', codes.at(-1)?.code ?? '')
      }
      await member.types('login.password', newPassword)
      await member.taps('button', 'register.submit')
      await member.reads('register.writeDown')
      await confirmSuccess(member)
      expect(await readRegistrations()).toMatchObject([{ method: 'mobile' }])
    },
    { where: offersMethod('mobile'), everywhere: true },
  )

  it(
    'registers by number alone, and asks for a new password afterwards (I5.02, I9.17, I4.06)',
    async () => {
      const member = await createMember()
      await overrideSettings({ mobileNumberPassword: false, defaultPassword: 'first-time-7' })
      await member.opens('/m/register')
      await confirmAge(member)
      await chooseMethod(member, 'register.byMobile')
      await member.types('common.mobileNum', mobileNum)
      await member.reads('register.passwordNext')
      await member.taps('button', 'register.submit')
      await member.sees('dialog', 'register.ready')
      await member.taps('button', 'register.start')
      await member.expectPath('/m/changePsw')
      await member.types('password.old', 'first-time-7')
      await member.types('password.new', newPassword)
      await member.taps('button', 'password.submit')
      await member.expectPath('/m/home')
      await member.waitUntilLoggedIn()
    },
    { where: (candidate) => offersMethod('mobile')(candidate) && !candidate.manifest.registration?.smsCode },
  )

  it(
    'generates a user name, with which the member can log in (I7.15)',
    async () => {
      const member = await createMember()
      await member.opens('/m/register')
      await confirmAge(member)
      await chooseMethod(member, 'register.auto')
      await member.types('login.password', newPassword)
      await member.taps('button', 'register.submit')
      await member.reads('register.writeDown')
      const [registration] = await readRegistrations()
      await member.readsText(registration?.userName ?? 'no account')
      await confirmSuccess(member)
      await member.logsOut()
      await member.opens('/m/login')
      await member.sendsLogin(registration?.userName ?? '', newPassword)
      await member.waitUntilLoggedIn()
    },
    { where: offersMethod('autoUsername') },
  )
})
