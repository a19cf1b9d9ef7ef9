import { describe, expect, it } from 'vitest'
import { readAnnouncementCategories } from '../../../runtime/rules/content/announcement'
import { readBanners } from '../../../runtime/rules/content/banner'
import { readPromotions } from '../../../runtime/rules/content/promotion'
import { readMatches } from '../../../runtime/rules/games/match'
import { readVendors } from '../../../runtime/rules/games/vendor'
import { onceEach } from '../../../runtime/rules/network/onceEach'
import { untrusted } from '../../../runtime/rules/network/read'
import { createUniqueNames, withUniqueIds } from '../../../runtime/rules/network/uniqueNames'
import { readVipProgress } from '../../../runtime/rules/session/vip'
import fc from '../../support/properties'

describe('names of a list', () => {
  it('are unique whatever they were, and the first of each stays as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'a-2', 'a-2-2', '')), (names) => {
        const unique = names.map(createUniqueNames())
        expect(new Set(unique).size).toBe(names.length)
        for (const name of new Set(names)) expect(unique).toContain(name)
        expect(withUniqueIds(names.map((id) => ({ id }))).map(({ id }) => id)).toEqual(unique)
        expect(onceEach(names, (name) => name)).toEqual([...new Set(names)])
      }),
    )
  })
})

describe('a list from the platform in which ids are equal', () => {
  const both = (item: object) => [item, { ...item }]

  it.each<[string, unknown[], number]>([
    ['banners', readBanners(untrusted({ banners: both({ id: 7, url: 'a.webp' }) })), 2],
    ['matches', readMatches(untrusted({ matches: both({ id: 7, home: 'A', away: 'B', startTime: 1 }) })), 2],
    [
      'levels',
      [
        ...readVipProgress(untrusted({ levels: both({ labelId: 7, labelName: 'Gold', rankLevel: 1 }) }))
          .levels,
      ],
      2,
    ],
    ['vendors', readVendors(untrusted({ vendors: both({ id: 7, name: 'Aurora', gameClassify: [] }) })), 1],
    ['categories', readAnnouncementCategories(untrusted({ categories: both({ id: 7, name: 'New' }) })), 1],
    ['promotions', readPromotions(untrusted(both({ key: 'REFERRAL', enabled: true, count: 1 }))), 1],
  ])('gives %s keys of their own', (_, items, count) => {
    const keys = items.map(
      (item) => (item as { id?: string; key?: string }).id ?? (item as { key: string }).key,
    )
    expect([keys.length, new Set(keys).size]).toEqual([count, count])
  })

  it('names each benefit of a level once', () => {
    const level = { labelId: 7, labelName: 'Gold', rankLevel: 1, benefits: ['A', 'A', 'B'] }
    expect(readVipProgress(untrusted({ levels: [level] })).levels[0]?.benefits).toEqual(['A', 'B'])
  })
})
