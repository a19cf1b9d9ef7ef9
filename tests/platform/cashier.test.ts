import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { get, lotteryMerchant, type PlatformServer, startPlatformServer, token } from './platformServer'

const host = 'cashier.example'
let server: PlatformServer
let authorization: string
beforeAll(async () => {
  server = await startPlatformServer({ merchants: [{ ...lotteryMerchant, pageHosts: [host] }] })
})
beforeEach(async () => {
  await server.platform.control({ reset: true })
  authorization = await token(server, 'minhanh88')
})
afterAll(() => server.close())

const request = (path: string, init?: RequestInit) => fetch(`${server.origin}/__pages/${path}`, init)

const transact = async (name: string, body: object, headers = { Authorization: authorization }) => {
  const response = await request(`${host}/api/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

const member = async () => {
  const read = async (path: string) =>
    (await get(server, path, { Authorization: authorization })).value as Record<string, unknown>
  const { balance } = await read('/wps/member/balance')
  const { fullBankCardList } = await read('/wps/relay/PAYFE_getBindings')
  const counts = await read('/wps/relay/PAYFE_getSuccessCounts')
  return { ...counts, balance, cards: (fullBankCardList as unknown[]).length } as Record<string, unknown>
}

describe('the cashier', () => {
  it.each(['deposit', 'withdraw', 'card', 'pix', 'points'])(
    'serves the page %s at its merchant’s host',
    async (name) => {
      const response = await request(`${host}/${name}`)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).toContain(`"name":"${name}"`)
    },
  )

  it.each([`${host}/nothing`, `${host}/api/nothing`, 'evil.example/deposit'])(
    'has no page %s',
    async (path) => {
      expect((await request(path)).status).toBe(404)
    },
  )

  it('deposits: the balance and the count change', async () => {
    const before = await member()
    expect(await transact('deposit', { amount: '50000' })).not.toHaveProperty('problem')
    expect(await member()).toEqual({
      ...before,
      balance: String(Number(before.balance) + 50_000),
      totalDepositSuccessCount: Number(before.totalDepositSuccessCount) + 1,
    })
  })

  it.each(['', '1', '49999', '50000001', '-50000', '1e5', 'NaN', '50000.00001'])(
    'refuses to deposit the amount %j',
    async (amount) => {
      const before = await member()
      expect(await transact('deposit', { amount })).toMatchObject({ problem: 'wrongAmount' })
      expect(await member()).toEqual(before)
    },
  )

  it('withdraws with a card only, and no more than there is', async () => {
    const control = (fields: object) =>
      server.platform.control({ member: { merchant: 'hongvan', userName: 'minhanh88', ...fields } })
    await control({ cards: 0, balance: '60000' })
    expect(await transact('withdraw', { amount: '50000' })).toMatchObject({ problem: 'noCard' })
    expect(await transact('card', { number: '4242' })).toMatchObject({ problem: 'wrongCard' })
    await transact('card', { number: '4242 4242 4242 4242' })
    expect(await transact('withdraw', { amount: '100000' })).toMatchObject({ problem: 'tooMuch' })
    await transact('withdraw', { amount: '50000' })
    expect(await member()).toMatchObject({ balance: '10000', cards: 1, totalWithdrawSuccessCount: 1 })
  })

  it.each([
    ['a bonus is played last', '60000', '10000', { cash: '50000', bonus: '10000', pending: '7' }],
    ['what is left may be the bonus alone', '4000', '10000', { cash: '0', bonus: '4000', pending: '7' }],
  ])('withdraws cash only: %s', async (_, balance, bonus, parts) => {
    await server.platform.control({
      member: { merchant: 'hongvan', userName: 'minhanh88', cards: 1, balance, bonus, pending: '7' },
    })
    const reply = await get(server, '/wps/member/balance', { Authorization: authorization })
    expect(reply.value).toEqual({ balance, currency: 'VND', ...parts })
    const isEnough = Number(parts.cash) >= 50_000
    expect((await transact('withdraw', { amount: '50000' })).problem).toBe(isEnough ? undefined : 'tooMuch')
    expect(await transact('withdraw', { amount: '50000' })).toMatchObject({ problem: 'tooMuch' })
  })

  it('exchanges points as long as there are enough', async () => {
    await server.platform.control({ member: { merchant: 'hongvan', userName: 'minhanh88', points: 700 } })
    expect(await transact('points', {})).toMatchObject({ points: 200 })
    expect(await transact('points', {})).toMatchObject({ problem: 'tooFewPoints', points: 200 })
  })

  it('does nothing without a session', async () => {
    const before = await member()
    expect(await transact('deposit', { amount: '50000' }, { Authorization: 'stolen' })).toEqual({
      problem: 'noSession',
    })
    expect(await member()).toEqual(before)
  })
})
