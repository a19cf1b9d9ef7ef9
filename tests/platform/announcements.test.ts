import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { languages } from '../../runtime/tables/languages'
import { help } from '../../scripts/platform/catalogue/announcements/help'
import { news } from '../../scripts/platform/catalogue/announcements/news'
import { popups } from '../../scripts/platform/catalogue/announcements/popups'
import { appGift } from '../../scripts/platform/catalogue/announcements/promotions'
import { catalogueLanguages, readCatalogue } from '../support/catalogues'
import { get, type PlatformServer, startPlatformServer, token } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => server.platform.control({ reset: true }))
afterAll(() => server.close())

interface Sent {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly promotionType: string
  readonly execution?: string
}

async function announcements(query: string, headers: Record<string, string> = {}): Promise<readonly Sent[]> {
  const { value } = await get(server, `/wps/relay/MCSFE_getListAnnouncements?platform=M&${query}`, headers)
  return (value as { announcements: readonly Sent[] }).announcements
}

describe('the announcements', () => {
  it('quote labels of the site by key alone, never by hand', () => {
    const quotes = [...help, ...news, ...popups, appGift].flatMap(({ texts }) =>
      Object.values(texts).flatMap(({ text, points = [] }) => [
        ...text.matchAll(/“[^”]+”/g),
        ...points.join(' ').matchAll(/“[^”]+”/g),
      ]),
    )
    expect(quotes.length).toBeGreaterThan(10)
    expect(quotes.filter(([quote]) => !/^“\$t\(\w+\.\w+\)”$/.test(quote))).toEqual([])
  })

  it.each(catalogueLanguages)('quote labels of the site as it writes them in %s', async (Language) => {
    const { member, login } = readCatalogue(Language) as Record<string, Record<string, string>>
    const sent = await announcements('types=HELP', { Language })
    const contents = sent.map(({ content }) => content).join()
    expect(contents).toContain(`“${member?.deposit}”`)
    expect(contents).toContain(`“${login?.forgotten}”`)
    expect(contents).not.toContain('$t(')
  })

  it('that pop up are for visitors, for members, and for the first login (E3.18)', async () => {
    const found = await announcements('types=PU')
    expect(found.map(({ execution }) => execution)).toEqual(['B', 'B', 'A', 'A', 'F'])
    expect(found[0]?.content).toMatch(/<img .*<h4>.*<ol><li>/)
  })

  it('are in the language of the request', async () => {
    const [first] = await announcements('types=PU', { Language: 'VI' })
    expect(first?.title).toBe('Nhân đôi lần nạp đầu')
  })

  it.each(['types=HELP', 'types=NEWS', 'types=PR'])('are there for the pages: %s', async (query) => {
    expect((await announcements(query)).length).toBeGreaterThan(1)
  })

  it('that answer questions have a topic, in the language of the request', async () => {
    const topics = async (Language: string) =>
      new Set((await announcements('types=HELP', { Language })).map(({ promotionType }) => promotionType))
    expect([...(await topics('EN'))]).toEqual([
      'Account and login',
      'Deposits and withdrawals',
      'Games and bets',
      'Safe play',
    ])
    expect([...(await topics('CN'))][0]).toBe('账户与登录')
  })

  it('are none for an unknown type', async () => {
    expect(await announcements('types=XX')).toEqual([])
  })

  it('of promotions have categories, which members can ask for (E7.14)', async () => {
    const Authorization = await token(server, 'minhanh88')
    const path = '/wps/relay/PROMOFE_getPromotionAnnouncementCategory'
    expect(await get(server, path)).toMatchObject({ success: false })
    const { value } = await get(server, path, { Authorization })
    const { categories } = value as { categories: readonly { id: string; name: string }[] }
    expect(categories.map(({ id }) => id)).toEqual(['lottery', 'live', 'slots', 'sports'])
    expect((await announcements('types=PR&category=lottery')).map(({ id }) => id)).toEqual(['draws'])
    expect((await announcements('types=PR&category=app_download')).map(({ id }) => id)).toEqual(['app-gift'])
  })

  it('can be set by type, generated, and reset (F051)', async () => {
    const one = { id: 'x', title: 'X', content: '', promotionType: 'NOTICE', forceRead: true }
    const command = { merchant: 'hongvan', types: 'PU' as const }
    await server.platform.control({ announcements: { ...command, announcements: [one] } })
    expect(await announcements('types=PU')).toEqual([one])
    await server.platform.control({ announcements: { ...command, count: 3 } })
    expect((await announcements('types=PU')).length).toBe(3)
    await server.platform.control({ announcements: command })
    expect((await announcements('types=PU')).length).toBe(5)
  })

  it('have a text in every language of the demo merchants', () => {
    const spoken = [
      'EN',
      'CN',
      'ES',
      'PT-BR',
      'UR',
      'UR-LA',
      'VI',
    ] as const satisfies readonly (keyof typeof languages)[]
    for (const { id, texts } of [...popups, ...help, ...news, appGift])
      expect(Object.keys(texts).sort(), id).toEqual([...spoken].sort())
    for (const { id, topic = {} } of help) expect(Object.keys(topic).sort(), id).toEqual([...spoken].sort())
  })
})
