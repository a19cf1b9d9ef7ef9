import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { demoSmsProvider } from '../../scripts/platform/sms-provider'
import { type IdentityProvider, promptOf, startIdentityProvider } from '../support/fedcm'
import { phonesForTests, siteForTests } from '../support/fixtures'
import { Member } from '../support/member'
import { watchHealth } from '../support/screens'
import { waitUntil } from '../support/waitUntil'
import { chromiumProfiles } from '../support/workerBrowsers'

const built = inject('sites').find(({ manifest }) => manifest.flags?.GOOGLELOGIN3 === true)
if (!built) throw new Error('No merchant has Google’s login')
const { code, manifest } = built
const [language = 'EN'] = manifest.languages

describe('Google’s one-tap prompt', () => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(chromiumProfiles)
  let provider: IdentityProvider
  beforeAll(async () => {
    await site.current.emulatorIsThere()
    const name = 'Minh Anh'
    provider = await startIdentityProvider({ subject: `demo-google-${code}`, name, email: 'a@mail.example' })
  })
  afterAll(() => provider.close())

  async function arrive(from: IdentityProvider | 'blocked' = provider) {
    await site.current.platform({ settings: { merchant: code, values: { sms: demoSmsProvider } } })
    const phone = await newPhone(languages[language].locale)
    const prompt = await promptOf(phone.page, from === 'blocked' ? undefined : from)
    return { phone, prompt, member: new Member(phone, site.current) }
  }

  const socialLogins = async (): Promise<readonly unknown[]> => {
    const calls = await site.current.received()
    return calls.filter(({ call }) => call === 'loginSocial').map(({ body }) => JSON.parse(body))
  }

  it('logs a visitor in with one tap, and says nothing else (I4.34, I7.11)', async () => {
    const { phone, prompt, member } = await arrive()
    const health = watchHealth(phone.page, site.current.origin)
    await member.opens('/m/home')
    await prompt.choose()
    await member.isLoggedIn()
    expect(await socialLogins()).toMatchObject([{ firebaseChannel: 'google' }])
    expect(prompt.asked).toBe(1)
    expect(health.problems([]).filter((line) => !line.startsWith('foreign request'))).toEqual([])
  })

  it('that is dismissed is silent, and does not come again in this page (F113)', async () => {
    const { prompt, member } = await arrive()
    await member.opens('/m/login')
    await prompt.dismiss()
    const { userName, password } = site.current.member('ordinary')
    await member.sendsLogin(userName, password)
    await member.isLoggedIn()
    expect([prompt.asked, await socialLogins()]).toEqual([1, []])
  })

  it('whose script is blocked is silent, and the login works (F113)', async () => {
    const { prompt, member } = await arrive('blocked')
    await member.opens('/m/login')
    await waitUntil('Google’s script', async () => prompt.asked === 1)
    const { userName, password } = site.current.member('ordinary')
    await member.sendsLogin(userName, password)
    await member.isLoggedIn()
    expect(await socialLogins()).toEqual([])
  })
})
