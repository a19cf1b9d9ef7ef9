import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { get, type PlatformServer, post, startPlatformServer, token } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => server.platform.control({ reset: true }))
afterAll(() => server.close())

const lottery = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'Traditional',
  lottoGameCode: 'hanoi-quick-draw',
  lottoView: 'betting',
  device: 'MOBILE',
  backUrl: 'https://www.hongvan.example/m/home',
  hasLobby: false,
  language: 'VI',
  title: 'Hanoi',
  labelName: '',
}
const slot = {
  launchMode: 'GAME',
  vendor: 'emberline',
  gameCode: 'midnight-cherries',
  device: 'MOBILE',
  backUrl: lottery.backUrl,
  language: 'EN',
  title: 'Cherries',
}

async function launch(body: object) {
  const Authorization = await token(server, 'minhanh88')
  return post(server, '/wps/game/launchGame', body, { Authorization, ModuleId: 'GAME3' })
}

/** The address of the game that a reply opens, on this server. */
const addressOf = ({ value }: { value: unknown }): URL =>
  new URL((value as { gameUrl: string }).gameUrl.replace('localhost', '127.0.0.1'))

async function bet(address: URL, body: object) {
  const response = await fetch(`${address.origin}/wps/games/bet${address.search}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

async function balance(): Promise<string> {
  const Authorization = await token(server, 'minhanh88')
  const { value } = await get(server, '/wps/member/balance', { Authorization })
  return (value as { balance: string }).balance
}

describe('a launch', () => {
  it.each([
    ['a lottery', lottery],
    [
      'the traditional mobile lottery',
      { ...lottery, lottoPrizeMode: undefined, lottoMode: 'SEA_Tradition_Mobile' },
    ],
    ['the list of lotteries', { ...lottery, lottoGameCode: 'game_list', lottoView: 'lobby', hasLobby: true }],
    ['a vendor’s game', slot],
  ])('opens %s on an origin of its own (E7.26, E7.27, E7.30)', async (_, body) => {
    const reply = await launch(body)
    expect(reply.success).toBe(true)
    expect((reply.value as { gameUrl: string }).gameUrl).toMatch(
      /^http:\/\/localhost:\d+\/wps\/games\/play\?/,
    )
    const page = await fetch(addressOf(reply))
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('id="bet"')
  })

  it.each<[string, object, string]>([
    ['another area', { ...lottery, lottoArea: 'BR' }, 'game.launch.invalid'],
    ['both modes', { ...lottery, lottoMode: 'SEA_Tradition_Mobile' }, 'game.launch.invalid'],
    ['no mode', { ...lottery, lottoPrizeMode: '' }, 'game.launch.invalid'],
    ['another view', { ...lottery, lottoView: 'table' }, 'game.launch.invalid'],
    ['a relative way back', { ...slot, backUrl: '/m/home' }, 'game.launch.invalid'],
    ['another mode', { ...slot, launchMode: 'X' }, 'game.launch.invalid'],
    ['another vendor', { ...slot, vendor: 'sundial' }, 'game.unknown'],
    ['a slot machine as a lottery', { ...lottery, lottoGameCode: 'midnight-cherries' }, 'game.unknown'],
    ['an unknown game', { ...slot, gameCode: 'nothing' }, 'game.unknown'],
  ])('is refused with %s (E7.26)', async (_, body, errorCode) => {
    expect(await launch(body)).toMatchObject({ success: false, errorCode })
  })

  it('needs a session (E7.28)', async () => {
    expect(await post(server, '/wps/game/launchGame', slot, { ModuleId: 'GAME3' })).toMatchObject({
      status: 401,
    })
  })
})

describe('a trial', () => {
  const path = '/wps/relay/GCS_gameTrialLaunch'

  it('opens without a session, with play money (E7.33)', async () => {
    const reply = await get(server, `${path}?gameId=midnight-cherries&platform=html5`)
    const { success, balance: left, won } = await bet(addressOf(reply), { stake: '10000' })
    expect(success).toBe(true)
    expect(Number(left)).toBe(1_000_000 - 10_000 + Number(won))
  })

  it.each([
    ['?gameId=hanoi-quick-draw&platform=html5', 'game.trial.none'],
    ['?gameId=nothing&platform=html5', 'game.unknown'],
    ['?gameId=midnight-cherries', 'game.launch.invalid'],
  ])('is refused for %s (E7.33)', async (query, errorCode) => {
    expect(await get(server, path + query)).toMatchObject({ success: false, errorCode })
  })
})

describe('a bet', () => {
  it('takes the stake from the member’s balance, and pays the prize', async () => {
    const before = await balance()
    const address = addressOf(await launch(lottery))
    const reply = await bet(address, { stake: '10000', numbers: [1, 2, 3] })
    expect(reply).toMatchObject({ success: true, drawn: expect.any(Array) })
    expect(Number(await balance())).toBe(Number(before) - 10_000 + Number(reply.won))
  })

  it.each<[string, object, string]>([
    ['more than there is', { stake: '999999999999', numbers: [1, 2, 3] }, 'game.balance.low'],
    ['nothing', { stake: '0', numbers: [1, 2, 3] }, 'game.stake.invalid'],
    ['less than nothing', { stake: '-10', numbers: [1, 2, 3] }, 'game.stake.invalid'],
    ['the same number twice', { stake: '10000', numbers: [1, 1, 3] }, 'game.numbers.invalid'],
    ['a number that is not in the drum', { stake: '10000', numbers: [1, 2, 21] }, 'game.numbers.invalid'],
  ])('is refused on %s', async (_, body, errorCode) => {
    const before = await balance()
    expect(await bet(addressOf(await launch(lottery)), body)).toEqual({ success: false, errorCode })
    expect(await balance()).toBe(before)
  })

  it('needs the token of the game', async () => {
    const address = addressOf(await launch(lottery))
    address.searchParams.set('token', 'another')
    expect((await fetch(address)).status).toBe(403)
  })
})

it('games can forbid frames, and contain strangers (F158)', async () => {
  await server.platform.control({ games: { merchant: 'hongvan', refusesFrames: true, strangers: true } })
  const page = await fetch(addressOf(await launch(slot)))
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  expect(await page.text()).toContain('/wps/games/stranger')
})

it('lists matches that follow the platform’s clock (E7.16)', async () => {
  const matches = async () => {
    const { value } = await get(server, '/wps/relay/GCSGAME_getGameMatchV2')
    return (value as { matches: { startTime: number; homeScore?: number }[] }).matches
  }
  const first = await matches()
  expect(first.filter(({ homeScore }) => homeScore !== undefined).length).toBeGreaterThan(0)
  expect(first.filter(({ homeScore }) => homeScore === undefined).length).toBeGreaterThan(0)
  await server.platform.control({ clock: { advance: 3_600_000 } })
  expect(await matches()).not.toEqual(first)
})
