import { describe, expect, it } from 'vitest'
import { backTarget } from '../../../runtime/rules/games/backTarget'
import { readGameMessage } from '../../../runtime/rules/games/gameMessage'
import {
  type LaunchContext,
  type LaunchRequest,
  launchBody,
  launchPath,
  lottoViewOf,
  parseLaunch,
  trialQuery,
  withPlayType,
} from '../../../runtime/rules/games/launch'
import fc from '../../support/properties'

const parse = (search: string): LaunchRequest => {
  const request = parseLaunch(search)
  if (!request) throw new Error(`${search} names no game`)
  return request
}

describe('the address of the launch page', () => {
  it.each<[string, LaunchRequest]>([
    [
      '?prize_mode=Gold&code=mekong',
      { code: 'mekong', trial: false, prizeMode: 'Gold', lottoView: 'betting' },
    ],
    [
      '?prize_mode=Gold&code=mekong&lottoView=lobby',
      { code: 'mekong', trial: false, prizeMode: 'Gold', lottoView: 'lobby' },
    ],
    [
      '?prize_mode=Gold&code=game_list&vendor=aurora',
      { code: 'game_list', trial: false, prizeMode: 'Gold', lottoView: 'lobby' },
    ],
    ['?vendor=aurora&code=tiger', { code: 'tiger', trial: false, vendor: 'aurora' }],
    [
      '?vendor=aurora&code=tiger&playType=trial&gameId=7&nodeId=71&roomId=2&backUrl=%2Fm%2Fhome',
      {
        code: 'tiger',
        trial: true,
        vendor: 'aurora',
        gameId: '7',
        nodeId: '71',
        roomId: '2',
        backUrl: '/m/home',
      },
    ],
    ['?vendor=aurora&code=tiger&playType=real', { code: 'tiger', trial: false, vendor: 'aurora' }],
  ])('%s (E2.04, I2.09)', (search, request) => {
    expect(parseLaunch(search)).toEqual(request)
  })

  it.each([
    '',
    '?code=tiger',
    '?vendor=aurora',
    '?vendor=&code=tiger',
    '?vendor=aurora&code=%20',
    `?vendor=aurora&code=${'x'.repeat(65)}`,
    '?vendor=aurora&code=a%00b',
  ])('%j names no game (E2.04)', (search) => {
    expect(parseLaunch(search)).toBeUndefined()
  })

  it('is what a tap on the game makes of it, whatever its codes contain (E2.04)', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((value) => value.trim() === value && !/\p{Cc}/u.test(value))
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.boolean(), (code, keyword, isLottery, trial) => {
        const launch = {
          vendor: isLottery ? 'other' : keyword,
          id: '7',
          nodeId: '71',
          prizeMode: isLottery ? keyword : '',
          trial,
        }
        const path = launchPath(
          { code, category: isLottery ? 'lottery' : 'slots', vendor: 'Aurora', launch },
          { page: '/m/launchGame', trial, backUrl: '/m/home?cid=1' },
        )
        expect(parse(path.slice('/m/launchGame'.length))).toMatchObject({
          code,
          trial,
          gameId: '7',
          nodeId: '71',
          backUrl: '/m/home?cid=1',
          ...(isLottery ? { prizeMode: keyword } : { vendor: keyword }),
        })
      }),
    )
  })

  it('names the vendor as it is shown, when nothing else is known', () => {
    const path = launchPath(
      { code: 'tiger', category: 'slots', vendor: 'Aurora' },
      { page: '/m/launchGame', trial: false },
    )
    expect(path).toBe('/m/launchGame?vendor=Aurora&code=tiger')
  })

  it('keeps everything else when a trial becomes the real game', () => {
    const search = '?vendor=aurora&code=tiger&playType=trial&cid=1'
    expect(withPlayType(search, false)).toBe('?vendor=aurora&code=tiger&cid=1')
    expect(withPlayType('?vendor=aurora&code=tiger', true)).toBe('?vendor=aurora&code=tiger&playType=trial')
  })
})

describe('the view of a lottery', () => {
  it.each<[string, string | undefined, boolean, string]>([
    ['mekong', undefined, false, 'betting'],
    ['mekong', 'lobby', false, 'lobby'],
    ['mekong', 'elsewhere', false, 'betting'],
    ['game_list', undefined, false, 'lobby'],
    ['lobby', undefined, false, 'lobby'],
    ['lobby', 'betting', false, 'betting'],
    ['mekong', 'lobby', true, 'betting'],
    ['game_list', 'betting', true, 'lobby'],
    ['lobby', undefined, true, 'lobby'],
  ])('of %s, asked for %s, trial %s: %s (E7.26, E7.32)', (code, requested, trial, view) => {
    expect(lottoViewOf(code, requested, trial)).toBe(view)
  })
})

const context: LaunchContext = {
  language: 'EN',
  title: 'Mekong',
  labelName: 'Gold',
  backUrl: 'https://www.hongvan.example/m/home',
}

describe('the body of a launch', () => {
  const lottery = {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode: 'Traditional',
    lottoGameCode: 'mekong',
    lottoView: 'betting',
    device: 'MOBILE',
    backUrl: context.backUrl,
    hasLobby: false,
    language: 'EN',
    title: 'Mekong',
    labelName: 'Gold',
  }
  const { lottoPrizeMode: _, ...withoutPrizeMode } = lottery

  it.each<[string, string, Partial<LaunchContext>, object]>([
    ['a lottery', '?prize_mode=Traditional&code=mekong', {}, lottery],
    [
      'its list of games',
      '?prize_mode=Traditional&code=mekong&lottoView=lobby',
      {},
      { ...lottery, lottoView: 'lobby', hasLobby: true },
    ],
    [
      'the traditional mobile lottery',
      '?prize_mode=sea&code=mekong',
      {},
      { ...withoutPrizeMode, lottoMode: 'SEA_Tradition_Mobile' },
    ],
    [
      'a member without a label',
      '?prize_mode=Traditional&code=mekong',
      { labelName: '' },
      { ...lottery, labelName: '' },
    ],
  ])('of %s (E7.26, E7.27)', (_name, search, changed, body) => {
    expect(launchBody(parse(search), { ...context, ...changed })).toEqual(body)
  })

  it('is in Vietnamese when no language is known (I9.20, E9.35)', () => {
    const { language } = launchBody(parse('?prize_mode=T&code=a'), { ...context, language: undefined })
    expect(language).toBe('VI')
  })

  it('of a vendor’s game has its vendor and its code (E2.68)', () => {
    expect(launchBody(parse('?vendor=aurora&code=tiger&gameId=7&nodeId=71'), context)).toEqual({
      launchMode: 'GAME',
      vendor: 'aurora',
      gameCode: 'tiger',
      gameId: '7',
      nodeId: '71',
      device: 'MOBILE',
      backUrl: context.backUrl,
      language: 'EN',
      title: 'Mekong',
    })
  })
})

describe('the query of a trial', () => {
  it.each([
    [
      '?vendor=aurora&code=tiger&playType=trial&gameId=7&nodeId=71',
      { gameId: '7', nodeId: '71', platform: 'html5', lottoView: undefined },
    ],
    [
      '?vendor=aurora&code=tiger&playType=trial',
      { gameId: 'tiger', nodeId: undefined, platform: 'html5', lottoView: undefined },
    ],
    [
      '?prize_mode=T&code=game_list&playType=trial&gameId=7&nodeId=71&lottoView=betting',
      { gameId: '7', nodeId: '71', platform: 'html5', lottoView: 'lobby' },
    ],
  ])('%s (E7.32, E7.33)', (search, query) => {
    expect(trialQuery(parse(search))).toEqual(query)
  })
})

describe('the way back from a game', () => {
  const site = {
    origin: 'https://www.hongvan.example',
    mountedPaths: ['/m/home', '/m/game', '/m/launchGame', '/m/login'],
    launchPage: '/m/launchGame',
  }
  it.each([
    ['/m/game?category=slots', '/m/game?category=slots'],
    ['https://www.hongvan.example/m/home', '/m/home'],
    ['/m/home?token=abc&cid=1', '/m/home?cid=1'],
    ['/m/nowhere', undefined],
    ['/m/launchGame?vendor=a&code=b', undefined],
    ['/m/login', '/m/login'],
    ['https://evil.example/m/home', undefined],
    ['//evil.example/m/home', undefined],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('%s leads to %s (D26)', (backUrl, target) => {
    expect(backTarget(backUrl, site)).toBe(target)
  })
})

describe('a message of a game', () => {
  it.each([
    [{ type: 'close' }, 'close'],
    [{ type: 'back', more: 1 }, 'back'],
    [{ type: 'deposit' }, 'deposit'],
    [{ type: 'ready' }, 'ready'],
    ['close', undefined],
    [{ type: 'logout' }, undefined],
    [{ type: ['close'] }, undefined],
    [null, undefined],
    [7, undefined],
  ])('%j is %s', (raw, message) => {
    expect(readGameMessage(raw)).toBe(message)
  })
})
