import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addAccounts } from '../../scripts/emulator/addAccounts'
import { createEmulatorProxy } from '../../scripts/emulator/emulatorProxy'
import { demoProjectId, demoSmsProvider } from '../../scripts/platform/sms-provider'
import { listen, type RunningServer } from '../../scripts/start/listen'
import { loginSocial, registerSocial } from '../platform/newcomers'
import { lottery, openSite, type Site } from '../platform/support'

/** The Auth emulator as `npm start` has it, and a platform of now, because its tokens are of now. */
let site: Site
let emulator: RunningServer
beforeAll(async () => {
  const settings = { sms: demoSmsProvider }
  const flags = { FIREBASECREATEACC3: true }
  site = await openSite({ merchants: [{ ...lottery, settings, flags }], now: Date.now })
  const front = createEmulatorProxy(
    async () => inject('emulator'),
    (origin) => addAccounts(origin, site.platform.identities),
  )
  emulator = await listen({ handlers: [front], port: 0, address: '127.0.0.1', log: () => {} })
})
afterAll(async () => {
  await site.close()
  await emulator.close()
})

const providers = {
  google: 'google.com',
  facebook: 'facebook.com',
  twitter: 'twitter.com',
  line: 'oidc.line',
}
type Channel = keyof typeof providers

async function ask(call: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(
    `${emulator.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  return (await response.json()) as Record<string, string>
}

/** The Firebase token of somebody whom a provider vouches for. */
async function tokenOf(channel: Channel, person: object): Promise<string> {
  const credential = { providerId: providers[channel], id_token: JSON.stringify(person) }
  const postBody = String(new URLSearchParams(credential))
  const { idToken } = await ask('signInWithIdp', {
    postBody,
    requestUri: emulator.origin,
    returnSecureToken: true,
  })
  return idToken ?? ''
}

/** The Firebase token of whoever holds a phone. */
async function tokenOfPhone(phoneNumber: string): Promise<string> {
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber, recaptchaToken: 'none' })
  const path = `/emulator/v1/projects/${demoProjectId}/verificationCodes`
  const sent = (await (await fetch(emulator.origin + path)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[]
  }
  const code = sent.verificationCodes.findLast((one) => one.phoneNumber === phoneNumber)?.code
  return (await ask('signInWithPhoneNumber', { sessionInfo, code })).idToken ?? ''
}

describe('tokens of the Auth emulator', () => {
  it.each(Object.keys(providers) as Channel[])(
    'open the account of a demo identity of %s (I7.11)',
    async (channel) => {
      const identity = site.platform.identities.find((one) => one.channel === channel)
      const reply = await loginSocial(
        site,
        channel,
        await tokenOf(channel, { sub: identity?.subject, email: identity?.email }),
      )
      expect(reply.value).toMatchObject({ userName: identity?.userName })
    },
  )

  it('open an account for a stranger (I7.12)', async () => {
    const token = await tokenOf('google', { sub: 'stranger', email: 'stranger@elsewhere.example' })
    expect((await loginSocial(site, 'google', token)).errorCode).toBe('bind_customer_required')
    const { value } = await registerSocial(site, 'google', token)
    const { userName } = value as { userName: string }
    expect((await loginSocial(site, 'google', token)).value).toMatchObject({ userName })
  })

  it('open the account of a phone number', async () => {
    const reply = await loginSocial(site, 'phone', await tokenOfPhone('+84903118226'))
    expect(reply.value).toMatchObject({ userName: '84903118226' })
  })

  it('are of people whom its sign-in pages offer to choose from', async () => {
    const query = 'apiKey=demo&appName=x&authType=signInViaPopup&providerId=google.com&eventId=1'
    const page = await (await fetch(`${emulator.origin}/emulator/auth/handler?${query}`)).text()
    expect(page).toContain('minhanh88@mail.example')
  })
})
