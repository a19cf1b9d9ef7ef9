import { expect } from 'vitest'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** As much as no operator lists: 60 rows with 84 games each, 400 announcements of 20 KB of each type, 1,000 banners. */
const much = { rows: 60, games: 84, announcements: 400, letters: 20_000, banners: 1000 } as const

/** No page has more elements than this, whatever the platform lists: a cheap phone still answers a tap. */
const maxElements = 2500

const sentence = '<p>One more sentence of an announcement, and <b>a part of it</b> that is bold.</p>'

describeSites('a platform that lists very much', ({ built, site, newPhone, it }) => {
  it('has a lobby, a search, news, help and a category that show it in parts (F002)', async () => {
    const { code: merchant, manifest } = built
    const { controlPlatform } = site.current
    const categories = manifest.categories ?? []
    const announcements = Array.from({ length: much.announcements }, (_, index) => ({
      id: `a${index}`,
      title: `Announcement ${index}`,
      content: sentence.repeat(much.letters / sentence.length),
      promotionType: `Topic ${index % 7}`,
    }))
    for (const types of ['NEWS', 'HELP', 'PR', 'MQ'] as const)
      await controlPlatform({ announcements: { merchant, types, announcements } })
    const banners = Array.from({ length: much.banners }, (_, index) => ({
      id: `b${index}`,
      title: `Banner ${index}`,
      picture: '/wps/media/banners/welcome.webp',
      linkage: '/m/register',
    }))
    await controlPlatform({ bannerGroup: { merchant, groupName: 'm_home', banners } })
    await controlPlatform({
      lanes: { merchant, cards: much.games, perCategory: Math.ceil(much.rows / categories.length) },
    })
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const elements: Record<string, number> = {}
    const count = async (place: string): Promise<void> => {
      elements[place] = await phone.evaluate<number>(`document.querySelectorAll('*').length`)
    }

    await member.opens('/m/home')
    await phone.until(`document.querySelectorAll('main section[id]').length >= ${much.rows}`)
    await count('the lobby')
    await member.taps('button', 'navigation.search', 'nav')
    await member.sees('dialog', 'search.title')
    const lastTitle = `document.querySelector('main section[id]:last-of-type .GameCard-title').textContent`
    await member.types('search.label', await phone.evaluate<string>(lastTitle))
    await phone.until(
      `[...document.querySelectorAll('dialog .GameCard-title')].some(({ textContent }) => textContent === ${lastTitle})`,
    )
    await count('the search')
    for (const [path, { page }] of Object.entries(manifest.routes)) {
      if (!['news', 'help', 'activity', 'game'].includes(page)) continue
      await member.opens(page === 'game' ? `${path}?category=${categories[0]}` : path)
      await phone.until(`document.querySelector('main [class*="Skeleton"]') === null`)
      if (page !== 'game') await member.readsText('Announcement 0')
      await count(path)
    }
    expect(Object.keys(elements).length).toBeGreaterThan(3)
    expect(Object.entries(elements).filter(([, found]) => found > maxElements)).toEqual([])
  })
})
