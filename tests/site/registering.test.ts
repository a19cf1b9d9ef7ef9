import { expect } from 'vitest'
import type { RegistrationMethod } from '../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../runtime/tables/languages'
import { control } from '../../scripts/platform/control'
import { atSites } from '../support/fixtures'
import {
  choosesWay,
  comesOfAge,
  password,
  sendsRegistration,
  startsPlaying,
  userName,
} from '../support/journeys/register'
import { Member } from '../support/member'
import type { BuiltSite } from '../support/sites'

const registersBy =
  (method: RegistrationMethod) =>
  ({ manifest: { registration: { methods } = {} } }: BuiltSite): boolean =>
    methods?.includes(method) === true

atSites('registering', ({ built, site, newPhone, it }) => {
  const [first = 'EN' satisfies Language] = built.manifest.languages
  const { smsCode = false, affiliateCode = false } = built.manifest.registration ?? {}

  const arrive = async (): Promise<Member> =>
    new Member(await newPhone(languages[first].locale), site.current)
  const registrations = async () =>
    (await control(site.current.origin, { registrations: true })).registrations ?? []
  const settings = (values: Readonly<Record<string, unknown>>) =>
    site.current.platform({ settings: { merchant: built.code, values } })

  /** What an agent and a member invite people with. */
  const codesOf = async () => ({
    affiliate: `A${(await site.current.session('agent')).id}`,
    referral: `R${(await site.current.session('ordinary')).id}`,
  })

  /** The work is done, and the answer does not come. */
  const loses = (answer: Readonly<{ status: number } | { drop: true }>) =>
    site.current.platform({ fault: { call: 'register', ...answer, afterwards: true, times: 1 } })
  const opens = async (): Promise<Member> => {
    const member = await arrive()
    await member.opens('/m/register')
    await comesOfAge(member)
    return member
  }

  it('makes one account when its answer is lost and the form is sent again (I4.14, F039)', async () => {
    await loses({ status: 504 })
    const member = await opens()
    await sendsRegistration(member)
    await member.sees('dialog', 'common.prompt')
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.taps('button', 'register.submit')
    await member.isAt('/m/home')
    await member.isLoggedIn()
    expect(await registrations()).toMatchObject([{ userName }])
  })

  it('makes one account when the line breaks, and the browser sends the form again by itself (I4.14)', async () => {
    const member = await opens()
    await choosesWay(member, 'register.byUserName')
    await member.types('login.userName', userName)
    await member.types('login.password', password)
    await member.reads('register.userNameFree')
    await loses({ drop: true })
    await member.taps('button', 'register.submit')
    await member.isAt('/m/home')
    await member.isLoggedIn()
    expect(await registrations()).toMatchObject([{ userName }])
  })

  it('leads to the login when it cannot tell whose account it is, the name filled in', async () => {
    await loses({ status: 504 })
    const member = await opens()
    await sendsRegistration(member)
    await member.sees('dialog', 'common.prompt')
    await site.current.platform({ nextLogin: { userName, errorCode: 'member.blocked' } })
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.taps('button', 'register.submit')
    await member.reads('register.mayExist')
    await member.taps('button', 'common.confirm')
    await member.isAt('/m/login')
    expect((await member.typedLogin())[0]).toBe(userName)
    await member.sendsLogin(userName, password)
    await member.isLoggedIn()
  })

  it('says that a name is taken as soon as its field is left, once for a name (I7.28)', async () => {
    const member = await opens()
    const { userName: other } = site.current.member('ordinary')
    await choosesWay(member, 'register.byUserName')
    await member.types('login.userName', other)
    await member.types('login.password', password)
    await member.reads('register.userNameTaken')
    await member.taps('button', 'register.submit')
    await member.driver.until(`document.activeElement?.name === 'username'`)
    const asked = (await site.current.received()).filter(({ call }) => call === 'checkUserName')
    expect([asked.length, await registrations()]).toEqual([1, []])
  })

  it('carries the codes of a link into the account, pages later (I3.29, I3.13)', async () => {
    const member = await arrive()
    const { affiliate, referral } = await codesOf()
    await member.opens(`/m/home?affiliateCode=${affiliate}&r=${referral}`)
    await member.driver.until(`localStorage.getItem('${built.code}:registrationInfo') !== null`)
    await member.opens('/m/register')
    await comesOfAge(member)
    if (affiliateCode) {
      await member.driver.until(
        `document.querySelector('input[name="affiliateCode"]')?.value === '${affiliate}'`,
      )
    }
    await sendsRegistration(member)
    await startsPlaying(member)
    expect(await registrations()).toMatchObject([
      { told: { affiliateCode: affiliate, referralCode: referral, registerMethod: 'H5', login: true } },
    ])
  })

  it(
    'registers by mobile number (I7.14, I2.21)',
    async () => {
      const member = await arrive()
      await settings({ mobileNumberPassword: true })
      await site.current.platform({ flags: { merchant: built.code, values: { SMSCAPTCHA3: false } } })
      await member.opens('/m/register')
      await comesOfAge(member)
      await choosesWay(member, 'register.byMobile')
      await member.types('common.mobileNum', '3009998877')
      if (smsCode) {
        await member.taps('button', 'common.sendCode')
        await member.reads('common.codeSent')
        const { codes = [] } = await control(site.current.origin, { codes: true })
        await member.types('common.verificationCode', codes.at(-1)?.code ?? '')
      }
      await member.types('login.password', password)
      await member.taps('button', 'register.submit')
      await member.reads('register.writeDown')
      await startsPlaying(member)
      expect(await registrations()).toMatchObject([{ way: 'mobile' }])
    },
    { where: registersBy('mobile'), everywhere: true },
  )

  it(
    'registers by number alone, and asks for a password right after (I5.02, I9.17, I4.06)',
    async () => {
      const member = await arrive()
      await settings({ mobileNumberPassword: false, defaultPassword: 'first-time-7' })
      await member.opens('/m/register')
      await comesOfAge(member)
      await choosesWay(member, 'register.byMobile')
      await member.types('common.mobileNum', '3009998877')
      await member.reads('register.passwordNext')
      await member.taps('button', 'register.submit')
      await member.sees('dialog', 'register.ready')
      await member.taps('button', 'register.start')
      await member.isAt('/m/changePsw')
      await member.types('password.old', 'first-time-7')
      await member.types('password.new', password)
      await member.taps('button', 'password.submit')
      await member.isAt('/m/home')
      await member.isLoggedIn()
    },
    { where: (one) => registersBy('mobile')(one) && !one.manifest.registration?.smsCode },
  )

  it(
    'gives a user name to whoever wants none, and lets it log in (I7.15)',
    async () => {
      const member = await arrive()
      await member.opens('/m/register')
      await comesOfAge(member)
      await choosesWay(member, 'register.auto')
      await member.types('login.password', password)
      await member.taps('button', 'register.submit')
      await member.reads('register.writeDown')
      const [made] = await registrations()
      await member.readsWords(made?.userName ?? 'no account')
      await startsPlaying(member)
      await member.logsOut()
      await member.opens('/m/login')
      await member.sendsLogin(made?.userName ?? '', password)
      await member.isLoggedIn()
    },
    { where: registersBy('autoUsername') },
  )
})
