import { expect } from 'vitest'
import { createKeyPair, decryptBody } from '../support/decryptBody'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const daySeconds = 86_400

const platformKey = createKeyPair(2048)

describeSites('requests', ({ built, site, newPhone, it }) => {
  it('sends a login that only the platform can decrypt, with the specified JSON (I7.30, I7.31, I7.32, I7.06)', async () => {
    const { userName } = site.current.demoMember('ordinary')
    const password = 'Mật khẩu ‏123 🎲 '
    await site.current.controlPlatform({
      fault: { call: 'rsaKey', reply: { success: true, value: platformKey.publicKey } },
    })
    const member = new Member(await newPhone(), site.current)
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await waitUntil('a login at the platform', async () => (await readLogins()).length > 0)

    const [{ body, headers }] = (await readLogins()) as [Awaited<ReturnType<typeof readLogins>>[number]]
    const { key, text } = decryptBody({ body, headers }, platformKey)
    expect(key).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(JSON.parse(text)).toEqual({
      username: userName,
      password,
      loginDeviceId: expect.stringMatching(uuid),
      isOfficialAppLogin: false,
    })
    expect(headers).toMatchObject({
      encryption: '1',
      'content-type': expect.stringMatching(/^text\/plain/),
      merchant: built.code,
      device: 'MOBILE',
    })
  })

  it('stores one device id in a cookie for 365 days and sends it (I3.31, I3.32, I9.15, I5.01)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.logsIn()
    const [login] = await readLogins()
    const cookie = (await phone.page.context().cookies()).find(({ name }) => name === 'deviceId')
    expect(cookie?.value).toMatch(uuid)
    expect(cookie?.value).toHaveLength(36)
    expect(JSON.parse(login?.decryptedBody ?? '').loginDeviceId).toBe(cookie?.value)
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / daySeconds
    expect(Math.round(days)).toBe(365)
  })

  it('sends merchant and language with every call, and the token only where needed (I7.01, E7.01, E7.02, I6.06)', async () => {
    const member = new Member(await newPhone(), site.current)
    await member.logsIn()
    await member.opens('/m/member/home')
    await waitUntil('the member’s own calls', async () => {
      const callNames = (await site.current.receivedCalls()).map(({ call }) => call)
      return callNames.includes('memberInfo') && callNames.includes('balance')
    })
    const language = await member.driver.evaluate<string>(`localStorage.getItem('${built.code}:language')`)
    const calls = (await site.current.receivedCalls()).filter(({ call }) => call !== null)
    const isBeacon = ({ call }: (typeof calls)[number]) => call === 'collect'
    for (const { headers, call } of calls.filter((call) => !isBeacon(call)))
      expect({ call, ...headers }).toMatchObject({ merchant: built.code, language })
    for (const { body } of calls.filter(isBeacon))
      expect(JSON.parse(body), 'a beacon has no headers of ours').toMatchObject({ merchant: built.code })
    const callsNamed = (name: string) => calls.filter(({ call }) => call === name)
    for (const { headers } of [...callsNamed('memberInfo'), ...callsNamed('balance')])
      expect(headers.authorization).toBe(await member.token())
    for (const { headers } of [...callsNamed('rsaKey'), ...callsNamed('login'), ...callsNamed('whitelabel')])
      expect(headers.authorization).toBeUndefined()
  })

  const readLogins = async () => (await site.current.receivedCalls()).filter(({ call }) => call === 'login')
})
