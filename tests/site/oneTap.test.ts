import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { demoSmsProvider } from '../../scripts/platform/system/smsProvider'
import { waitUntil } from '../support/engines/waitUntil'
import { chromiumProfiles } from '../support/engines/workerBrowsers'
import { undetectedPrivateWindow } from '../support/journeys/social'
import { Member, withoutMotion } from '../support/member'
import { watchPageProblems } from '../support/screens/screenChecks'
import { type IdentityProvider, interceptPrompt, startIdentityProvider } from '../support/sites/fedcm'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'

const built = inject('sites').find(({ manifest }) => manifest.flags?.GOOGLELOGIN3 === true)
if (!built) throw new Error('No merchant has Google’s login')
const { code, manifest } = built
const [language = 'EN'] = manifest.languages

describe('Google’s one-tap prompt', () => {
  const site = siteForTests(built)
  const newPhone = withoutMotion(phonesForTests())
  /** The browser's prompt needs a profile. */
  const newProfile = withoutMotion(phonesForTests(chromiumProfiles))
  let provider: IdentityProvider
  beforeAll(async () => {
    await site.current.waitForEmulator()
    const name = 'Minh Anh'
    provider = await startIdentityProvider({ subject: `demo-google-${code}`, name, email: 'a@mail.example' })
  })
  afterAll(() => provider.close())

  async function createMember(promptProvider: IdentityProvider | 'blocked' = provider) {
    await site.current.controlPlatform({ settings: { merchant: code, values: { sms: demoSmsProvider } } })
    const isBlocked = promptProvider === 'blocked'
    if (isBlocked) site.current.injectScript(undetectedPrivateWindow)
    const { locale } = languages[language]
    const phone = await (isBlocked ? newPhone(locale, { fresh: true }) : newProfile(locale))
    const prompt = await interceptPrompt(phone.page, isBlocked ? undefined : promptProvider)
    return { phone, prompt, member: new Member(phone, site.current) }
  }

  const socialLogins = async (): Promise<readonly unknown[]> => {
    const calls = await site.current.receivedCalls()
    return calls.filter(({ call }) => call === 'loginSocial').map(({ body }) => JSON.parse(body))
  }

  it('logs a visitor in with one tap, without errors (I4.34, I7.11)', async () => {
    const { phone, prompt, member } = await createMember()
    const watched = watchPageProblems(phone.page, site.current.origin)
    await member.opens('/m/home')
    await prompt.choose()
    await member.waitUntilLoggedIn()
    expect(await socialLogins()).toMatchObject([{ firebaseChannel: 'google' }])
    expect(prompt.scriptRequests).toBe(1)
    expect(watched.problems([]).filter((line) => !line.startsWith('foreign request'))).toEqual([])
  })

  it('that is dismissed shows no error, and does not appear again in this page (F113)', async () => {
    const { prompt, member } = await createMember()
    await member.opens('/m/login')
    await prompt.dismiss()
    const { userName, password } = site.current.demoMember('ordinary')
    await member.sendsLogin(userName, password)
    await member.waitUntilLoggedIn()
    expect([prompt.scriptRequests, await socialLogins()]).toEqual([1, []])
  })

  it('whose script is blocked shows no error, and the login works (F113)', async () => {
    const { prompt, member } = await createMember('blocked')
    await member.opens('/m/login')
    await waitUntil('Google’s script', async () => prompt.scriptRequests === 1)
    const { userName, password } = site.current.demoMember('ordinary')
    await member.sendsLogin(userName, password)
    await member.waitUntilLoggedIn()
    expect(await socialLogins()).toEqual([])
  })
})
