import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { firebaseProviderIds } from '../../runtime/tables/firebaseProviders'
import { type SocialChannel, socialChannels } from '../../runtime/tables/socialChannels'
import { addAccounts } from '../../scripts/emulator/addAccounts'
import { createEmulatorProxy } from '../../scripts/emulator/emulatorProxy'
import { demoProjectId, demoSmsProvider } from '../../scripts/platform/system/smsProvider'
import { listen, type RunningServer } from '../../scripts/start/listen'
import { lotteryMerchant, type PlatformServer, startPlatformServer } from '../platform/platformServer'
import { loginSocial, registerSocial } from '../platform/registrationCalls'

/** The Auth emulator as in `npm start`, and a platform with the real time, because the tokens contain it. */
let server: PlatformServer
let emulator: RunningServer
beforeAll(async () => {
  const settings = { sms: demoSmsProvider }
  const flags = { FIREBASECREATEACC3: true }
  server = await startPlatformServer({ merchants: [{ ...lotteryMerchant, settings, flags }], now: Date.now })
  const proxy = createEmulatorProxy(
    async () => inject('emulator'),
    (origin) => addAccounts(origin, server.platform.identities),
  )
  emulator = await listen({ handlers: [proxy], port: 0, address: '127.0.0.1', log: () => {} })
})
afterAll(async () => {
  await server.close()
  await emulator.close()
})

async function callEmulator(call: string, body: object): Promise<Record<string, string>> {
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

/** The Firebase token of a user of a provider. */
async function createProviderToken(channel: SocialChannel, person: object): Promise<string> {
  const credential = { providerId: firebaseProviderIds[channel], id_token: JSON.stringify(person) }
  const postBody = String(new URLSearchParams(credential))
  const { idToken } = await callEmulator('signInWithIdp', {
    postBody,
    requestUri: emulator.origin,
    returnSecureToken: true,
  })
  return idToken ?? ''
}

/** The Firebase token of the holder of a phone number. */
async function createPhoneToken(phoneNumber: string): Promise<string> {
  const { sessionInfo } = await callEmulator('sendVerificationCode', { phoneNumber, recaptchaToken: 'none' })
  const path = `/emulator/v1/projects/${demoProjectId}/verificationCodes`
  const sent = (await (await fetch(emulator.origin + path)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[]
  }
  const code = sent.verificationCodes.findLast((sentCode) => sentCode.phoneNumber === phoneNumber)?.code
  return (await callEmulator('signInWithPhoneNumber', { sessionInfo, code })).idToken ?? ''
}

describe('tokens of the Auth emulator', () => {
  it.each(socialChannels)('log in the demo identity of %s (I7.11)', async (channel) => {
    const identity = server.platform.identities.find((candidate) => candidate.channel === channel)
    const reply = await loginSocial(
      server,
      channel,
      await createProviderToken(channel, { sub: identity?.subject, email: identity?.email }),
    )
    expect(reply.value).toMatchObject({ userName: identity?.userName })
  })

  it('can create an account for an unknown user (I7.12)', async () => {
    const token = await createProviderToken('google', {
      sub: 'stranger',
      email: 'stranger@elsewhere.example',
    })
    expect((await loginSocial(server, 'google', token)).errorCode).toBe('bind_customer_required')
    const { value } = await registerSocial(server, 'google', token)
    const { userName } = value as { userName: string }
    expect((await loginSocial(server, 'google', token)).value).toMatchObject({ userName })
  })

  it('log in by phone number', async () => {
    const reply = await loginSocial(server, 'phone', await createPhoneToken('+84903118226'))
    expect(reply.value).toMatchObject({ userName: '84903118226' })
  })

  it('belong to accounts that its sign-in page offers', async () => {
    const query = 'apiKey=demo&appName=x&authType=signInViaPopup&providerId=google.com&eventId=1'
    const page = await (await fetch(`${emulator.origin}/emulator/auth/handler?${query}`)).text()
    expect(page).toContain('minhanh88@mail.example')
  })
})
