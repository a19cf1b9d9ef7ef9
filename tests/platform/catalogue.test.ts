import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SimulatedMerchant } from '../../scripts/platform'
import { gameCategories } from '../../scripts/platform/catalogue/game'
import { games } from '../../scripts/platform/catalogue/games'
import { timeUntilDraw } from '../../scripts/platform/catalogue/nextDraw'
import { vendors } from '../../scripts/platform/catalogue/vendors'
import fc from '../support/properties'
import {
  casinoMerchant,
  get,
  lotteryMerchant,
  type PlatformServer,
  startPlatformServer,
  token,
} from './platformServer'

interface Lane {
  ordinal: number
  title: string
  gameClassify: string
  gameCount: number
  cards: {
    code: string
    displayName: string
    accountTypeName: string
    image: string
    nextDraw?: number
    trial: boolean
    stakes?: { minimum: number; maximum: number }
    rules?: string
  }[]
}

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
afterAll(() => server.close())

const lanes = async (query = '', headers: Record<string, string> = {}): Promise<Lane[]> => {
  const { value } = await get(server, `/wps/relay/GCSGAME_getGameLanes${query}`, headers)
  return (value as { lanes: Lane[] }).lanes
}

describe('the catalogue', () => {
  it('holds at least 240 games, each with a code of its own', () => {
    expect(games.length).toBeGreaterThanOrEqual(240)
    expect(new Set(games.map((game) => game.code)).size).toBe(games.length)
    expect(games.map((game) => game.code).filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual(
      [],
    )
  })

  it('names a known vendor for every game, and every vendor has games', () => {
    expect(new Set(games.map((game) => game.vendor))).toEqual(new Set(vendors.map((vendor) => vendor.id)))
  })

  it('has a schedule for every lottery, and for nothing else', () => {
    expect(games.filter((game) => (game.category === 'lottery') !== (game.draw !== undefined))).toEqual([])
  })
})

describe('lanes', () => {
  it('of tables have stakes in the currency, and rules that can be read (D220)', async () => {
    const found = await lanes('', { Merchant: casinoMerchant.code })
    const cards = (category: string) =>
      found.find(({ gameClassify }) => gameClassify === category)?.cards ?? []
    expect(cards('slots').filter(({ stakes, rules }) => stakes ?? rules)).toEqual([])
    for (const { stakes } of cards('live')) expect(stakes?.maximum).toBeGreaterThan(stakes?.minimum ?? 0)
    const [first] = cards('live')
    const page = await fetch(String(first?.rules))
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining(String(first?.displayName)),
    ])
    const unknown = await fetch(`${server.origin}/wps/games/rules?code=none`)
    expect(unknown.status).toBe(404)
  })

  it.each([lotteryMerchant, casinoMerchant])(
    "$code: are in the merchant's order, in steps of 100 (E3.34)",
    async ({ code, categories }) => {
      const found = await lanes('', { Merchant: code })
      expect(found.map((lane) => lane.gameClassify)).toEqual(categories)
      expect(found.map((lane) => lane.ordinal)).toEqual(categories.map((_, index) => (index + 1) * 100))
    },
  )

  it('have title, cards, category and the number of games (E3.33)', async () => {
    for (const lane of await lanes()) {
      expect(lane.cards.length).toBeGreaterThanOrEqual(12)
      expect(lane.cards.length).toBeLessThanOrEqual(20)
      expect(lane.gameCount).toBeGreaterThan(lane.cards.length)
      expect(lane.title).not.toBe('')
      for (const card of lane.cards) expect([card.accountTypeName, card.displayName]).not.toContain('')
    }
  })

  it.each(gameCategories)('of %s alone contain the whole category', async (gameClassify) => {
    const [lane, ...others] = await lanes(`?gameClassify=${gameClassify}`)
    expect(others).toEqual([])
    expect(lane?.cards.length).toBe(lane?.gameCount)
    const offered = games.filter(
      ({ category, markets }) => category === gameClassify && (markets?.includes('VND') ?? true),
    )
    expect(lane?.cards.map((card) => card.code)).toEqual(offered.map((game) => game.code))
  })

  it('are empty for a category that the merchant does not have, or that does not exist', async () => {
    expect(await lanes('?gameClassify=lottery', { Merchant: 'brasa' })).toEqual([])
    expect(await lanes('?gameClassify=nonsense')).toEqual([])
  })

  it.each([
    ['xo so', 'VI', 'Xổ Số Miền Bắc'],
    ['ĐỎ', 'VI', 'Bảy Đèn Lồng Đỏ'],
    ['dragon pearl', 'VI', 'Long Châu Thăng Thiên'],
    ['龙珠', 'CN', '龙珠升天'],
    ["corsair's", 'EN', "Corsair's Chest"],
  ])('for a search for "%s" in %s contain %s', async (keyword, Language, name) => {
    const found = await lanes(`?keyword=${encodeURIComponent(keyword)}`, { Language })
    expect(found.flatMap((lane) => lane.cards.map((card) => card.displayName))).toContain(name)
    expect(found.every((lane) => lane.gameCount === lane.cards.length && lane.gameCount > 0)).toBe(true)
  })

  it('are empty for a search without results', async () => {
    expect(await lanes('?keyword=zzzz')).toEqual([])
  })

  it('have titles and game names in the language of the request', async () => {
    const [first] = await lanes('', { Language: 'VI' })
    expect([first?.title, first?.cards[0]?.displayName]).toEqual(['Xổ số', 'Xổ Số Miền Bắc'])
    const [again] = await lanes('', { Language: 'TH' })
    expect([again?.title, again?.cards[0]?.displayName]).toEqual(['Lottery', 'Northern Lottery'])
  })

  it("contain a market's lottery only in that market", async () => {
    await server.platform.control({ reset: true })
    const codes = (await lanes('?gameClassify=lottery')).flatMap((lane) =>
      lane.cards.map((card) => card.code),
    )
    expect(codes).toContain('northern-lottery')
    expect(codes).not.toContain('karachi-prize-draw')
  })

  it('contain the time of the next draw', async () => {
    const next = async () => (await lanes('?keyword=northern%20lottery'))[0]?.cards[0]?.nextDraw
    const before = Date.UTC(2026, 10, 21, 11, 14)
    await server.platform.control({ clock: { set: before } })
    expect(await next()).toBe(before + 60_000)
    await server.platform.control({ clock: { advance: 60_000 } })
    expect(await next()).toBe(before + 60_000 + 86_400_000)
  })
})

describe('draws', () => {
  const times = fc.integer({ min: 0, max: 4_000_000_000_000 })
  const schedules = fc.constantFrom(...games.flatMap((game) => game.draw ?? []))

  it('are always in the future, within a week, and do not depend on the time of the request', () => {
    fc.assert(
      fc.property(schedules, times, fc.double({ min: 0, max: 0.999, noNaN: true }), (draw, now, fraction) => {
        const remaining = timeUntilDraw(draw, now)
        expect(remaining).toBeGreaterThan(0)
        expect(remaining).toBeLessThanOrEqual(7 * 86_400_000)
        const later = Math.floor(remaining * fraction)
        expect(timeUntilDraw(draw, now + later)).toBe(remaining - later)
      }),
    )
  })

  it('take place on their weekdays in their time zone', () => {
    const sunday = { at: '16:00', offset: -3, days: [0] }
    const saturdayEvening = Date.UTC(2026, 10, 22, 1, 0)
    expect(timeUntilDraw(sunday, saturdayEvening)).toBe(18 * 3_600_000)
  })
})

describe('pictures', () => {
  it('exist for every card, vendor and banner', async () => {
    const addresses = (await lanes()).flatMap((lane) => lane.cards.map((card) => card.image))
    const { value: vendorReply } = await get(server, '/wps/relay/GCSGAME_newGameVendor?platform=html5')
    const { value: bannerReply } = await get(server, '/wps/relay/MCSFE_getBanners?groupName=m_home', {
      Language: 'VI',
    })
    addresses.push(
      ...(vendorReply as { vendors: { picture: string }[] }).vendors.map((vendor) => vendor.picture),
    )
    addresses.push(
      ...(bannerReply as { banners: { picture: string }[] }).banners.map((banner) => banner.picture),
    )
    const withSmallWidth = (address: string): URL => {
      const url = new URL(address, server.origin)
      url.searchParams.set('w', '96')
      return url
    }
    const statuses = await Promise.all(
      addresses.map(async (address) => (await fetch(withSmallWidth(address))).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('banners', () => {
  const readBanners = async (group: string, headers: Record<string, string> = {}) =>
    (
      (await get(server, `/wps/relay/MCSFE_getBanners?groupName=${group}`, headers)).value as {
        banners: { title: string; linkage: string }[]
      }
    ).banners

  it('of the lobby are in the language of the request, those of the first category leading', async () => {
    const vietnamese = await readBanners('m_home', { Language: 'VI' })
    expect(vietnamese.map((banner) => banner.title)).toEqual([
      'Quay số suốt ngày',
      'Nhân đôi nạp đầu',
      'Bàn chơi trực tiếp',
      'Hũ vàng lớn dần',
      'Đêm bóng lăn',
    ])
  })

  it('for a category or a market that the merchant does not have are left out, and an unknown group is empty', async () => {
    const brazilian = await readBanners('m_home', { Merchant: 'brasa', Language: 'PT-BR' })
    expect(brazilian.map((banner) => banner.title)).toEqual([
      'O jackpot não para',
      'Primeiro depósito em dobro',
      'Sua mesa ao vivo',
      'Hoje tem jogo',
    ])
    expect(await readBanners('m_unknown')).toEqual([])
  })

  it('that invite to register are not for members', async () => {
    const [visitors, members] = await Promise.all([
      readBanners('m_home'),
      readBanners('m_home', { Authorization: await token(server, 'minhanh88') }),
    ])
    const invites = (list: typeof visitors) => list.filter(({ linkage }) => linkage === '/m/register').length
    expect([invites(visitors), invites(members)]).toEqual([1, 0])
    expect(members.length).toBeGreaterThan(2)
  })

  const linksOf = async (group: string, merchant: Partial<SimulatedMerchant>) => {
    const other = await startPlatformServer({ merchants: [{ ...lotteryMerchant, ...merchant }] })
    const { value } = await get(other, `/wps/relay/MCSFE_getBanners?groupName=${group}`)
    await other.close()
    return (value as { banners: { linkageType: string; linkage: string; nodeId?: number }[] }).banners
  }
  const kindsAndTargets = async (group: string, merchant: Partial<SimulatedMerchant>) =>
    (await linksOf(group, merchant)).map(({ linkageType, linkage }) => `${linkageType} ${linkage}`)

  it('lead to a game, a page, a promotion and another site, as far as the merchant has them (E3.14)', async () => {
    const pages = ['/m/home', '/m/register', '/m/activity']
    const all = await linksOf('m_home', { pages, bannerHosts: ['events.hongvan.example'] })
    expect(all.map(({ linkageType, linkage }) => [linkageType, linkage])).toEqual([
      ['G', expect.any(String)],
      ['URL', '/m/register'],
      ['G', expect.any(String)],
      ['P', 'jackpot'],
      ['URL', 'events.hongvan.example/matches'],
    ])
    expect(all[0]).toMatchObject({ vendor: 'numbershall', roomId: '1', gameType: 'lottery' })
    expect(await kindsAndTargets('m_home', { pages: ['/m/home'] })).toEqual([
      expect.stringMatching(/^G /),
      'URL ',
      expect.stringMatching(/^G /),
      'URL ',
      'URL ',
    ])
  })

  it('pop up only where the merchant’s lobby has popups, and name what the activity button does', async () => {
    expect(await linksOf('m_popup1', {})).toEqual([])
    expect(await kindsAndTargets('m_popup1', { popups: true })).toEqual(['P jackpot'])
    expect(await kindsAndTargets('m_goto', {})).toEqual(['URL INVITE_FRIENDS'])
  })

  it('have the links of the control call, also a broken one', async () => {
    const link = { linkageType: 'G', linkage: 'x', vendor: 'v', gameType: 'lottery' } as const
    await server.platform.control({
      bannerGroup: {
        merchant: 'hongvan',
        groupName: 'm_home',
        banners: [{ id: 'a', title: 'A', picture: '/wps/media/banners/welcome.webp', ...link }],
      },
    })
    expect(await readBanners('m_home')).toEqual([expect.objectContaining({ id: 'a', ...link })])
    await server.platform.control({ reset: true })
  })
})
