import { describe, expect, it } from 'vitest'
import { type Banner, readBanners } from '../../../runtime/rules/content/banner'
import { readGame, readLanes } from '../../../runtime/rules/content/game'
import { readPromotions } from '../../../runtime/rules/content/promotion'
import { fields, listOf, type Untrusted, untrusted } from '../../../runtime/rules/network/read'
import { readMember } from '../../../runtime/rules/session/member'
import type { GameLanes, MemberInfo } from '../../../runtime/schema/replies.gen'
import type { ReplyOf } from '../../../runtime/tables/calls'
import * as limits from '../../../runtime/tables/limits'
import { testStartTime } from '../../support/fakes/fakeClock'
import fc from '../../support/properties'

const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true })

const card = (more: object = {}) => ({
  id: 1,
  code: 'g1',
  displayName: 'Dragon',
  accountTypeName: 'Aurora',
  ...more,
})
const lane = (more: object = {}) => ({
  ordinal: 100,
  title: 'Slots',
  gameClassify: 'slots',
  gameCount: 30,
  cards: [card()],
  ...more,
})

describe('an untrusted value', () => {
  it('has the fields of its schema, with unknown values, and no others', () => {
    const info: Untrusted<MemberInfo> = untrusted({ userName: 7 })
    const { userName, clubLabel } = fields(info)
    const name: unknown = userName
    expect([name, clubLabel]).toEqual([7, undefined])
    // @ts-expect-error a misspelled field does not compile
    expect(fields(info).username).toBeUndefined()
    // @ts-expect-error the value of a field is unknown
    const text: string | undefined = userName
    expect(text).toBe(7)
  })

  it('has the type of its call’s reply, down to the items of a list', () => {
    const lanes: Untrusted<ReplyOf<'gameLanes'>> = untrusted<GameLanes>({ lanes: [{ title: 'Hot' }] })
    expect(listOf(fields(lanes).lanes).map((lane) => fields(lane).title)).toEqual(['Hot'])
    // @ts-expect-error another call's reply
    const other: Untrusted<ReplyOf<'memberInfo'>> = lanes
    expect(fields(other).userName).toBeUndefined()
  })
})

describe('games and lanes', () => {
  it('reads a lane with title, cards, gameClassify and gameCount (E3.33)', () => {
    expect(readLanes(untrusted({ lanes: [lane()] }))).toEqual([
      {
        id: 'slots',
        ordinal: 100,
        title: 'Slots',
        category: 'slots',
        count: 30,
        games: [
          {
            id: '1',
            code: 'g1',
            category: 'slots',
            name: 'Dragon',
            vendor: 'Aurora',
            image: undefined,
            badge: undefined,
            nextDraw: undefined,
            launch: lane().cards[0],
          },
        ],
      },
    ])
  })

  it('sorts lanes by ordinal, in steps of 100 where the platform sends none (E3.34)', () => {
    const ordered = readLanes(
      untrusted({
        lanes: [
          lane({ ordinal: 300, title: 'C' }),
          lane({ ordinal: 100, title: 'A' }),
          lane({ ordinal: undefined, title: 'D' }),
          lane({ ordinal: 200, title: 'B' }),
        ],
      }),
    )
    expect(ordered.map(({ title, ordinal }) => `${title} ${ordinal}`)).toEqual([
      'A 100',
      'B 200',
      'C 300',
      'D 300',
    ])
    expect(
      readLanes(untrusted({ lanes: [lane({ ordinal: 'x' }), lane({ ordinal: null })] })).map(
        ({ ordinal }) => ordinal,
      ),
    ).toEqual([100, 200])
  })

  it.each([
    [{ cards: [] }],
    [{ cards: undefined }],
    [{ cards: { first: {} } }],
    [{ cards: [{ displayName: 'No code' }] }],
  ])('leaves out a lane with %j (F003)', (more) => {
    expect(readLanes(untrusted({ lanes: [lane(more)] }))).toEqual([])
  })

  it.each([
    [{ gameCount: 0 }, 1],
    [{ gameCount: 'many' }, 1],
    [{ gameCount: '1e+21' }, 1],
    [{ gameCount: 2.5 }, 1],
    [{ gameCount: -4 }, 1],
    [{ gameCount: ' ' }, 1],
    [{ gameCount: 5 }, 5],
    [{ gameCount: '12' }, 12],
  ])('with %j counts %i games', (more, count) => {
    expect(readLanes(untrusted({ lanes: [lane(more)] }))[0]?.count).toBe(count)
  })

  it.each([
    ['lanes', { lanes: { 0: lane(), 1: lane({ title: 'More' }) } }, 'Slots Dragon, More Dragon'],
    [
      'cards',
      { lanes: [lane({ cards: { a: card(), b: card({ displayName: 'Tiger' }) } })] },
      'Slots Dragon Tiger',
    ],
  ])('reads %s that are sent as an object (F003)', (_, raw, read) => {
    const summaries = readLanes(untrusted(raw)).map(({ title, games }) =>
      [title, ...games.map(({ name }) => name)].join(' '),
    )
    expect(summaries.join(', ')).toBe(read)
  })

  it('accepts an ordinal that is sent as a string (E3.34, F003)', () => {
    const ordered = readLanes(
      untrusted({
        lanes: [lane({ ordinal: '200', title: 'B' }), lane({ ordinal: '100', title: 'A' })],
      }),
    )
    expect(ordered.map(({ title, ordinal }) => `${title} ${ordinal}`)).toEqual(['A 100', 'B 200'])
  })

  it('makes the ids of lanes and games unique; the first lane’s id is its category (F003)', () => {
    const gameClassify = ['slots', 'slots', 'slots-2', 'slots']
    const read = readLanes(
      untrusted({
        lanes: gameClassify.map((category, index) => lane({ gameClassify: category, ordinal: index })),
      }),
    )
    expect(read.map(({ id }) => id)).toEqual(['slots', 'slots-2', 'slots-2-2', 'slots-3'])
    expect(read.map(({ category }) => category)).toEqual(gameClassify)
    expect(read.flatMap(({ games }) => games.map(({ id }) => id))).toEqual(['1', '1-2', '1-3', '1-4'])
  })

  it('limits the number of cards', () => {
    const cards = Array.from({ length: 20_000 }, (_, index) => card({ code: `g${index}` }))
    expect(readLanes(untrusted({ lanes: [lane({ cards })] }))[0]?.games).toHaveLength(limits.gamesPerList)
  })

  it.each([
    [['hot', 'hot', 'hot'], 'hot - -'],
    [['new', 'hot', 'hot'], 'new hot -'],
    [[undefined, 'new', 'new'], '- new new'],
  ])('of the badges %j of a lane keeps %s', (badges, kept) => {
    const cards = badges.map((badge, index) => card({ code: `g${index}`, badge }))
    const [read] = readLanes(untrusted({ lanes: [lane({ cards })] }))
    expect(read?.games.map(({ badge = '-' }) => badge).join(' ')).toBe(kept)
  })

  it.each([
    ['hot', 'hot'],
    ['new', 'new'],
    ['best', undefined],
    [1, undefined],
  ])('reads the badge %j as %j', (badge, read) => {
    expect(readGame(untrusted(card({ badge })))?.badge).toBe(read)
  })

  it.each([{}, { code: 'g1' }, { displayName: 'x' }, { code: '', displayName: 'x' }, null, 7])(
    'rejects %j as a game',
    (raw) => {
      expect(readGame(untrusted(raw))).toBeUndefined()
    },
  )

  it('reads anything without an error (F003)', () => {
    fc.assert(
      fc.property(anything, fc.array(anything), (raw, lanes) => {
        for (const value of [
          raw,
          { lanes: raw },
          { lanes },
          { lanes: lanes.map((cards) => ({ cards })) },
          { lanes: [{ cards: lanes }] },
        ])
          for (const { games } of readLanes(untrusted(value))) expect(games.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('banners', () => {
  it.each<[object, Partial<Banner>]>([
    [
      { id: 'b1', picture: '/p.svg', title: 'Sunday', text: 'Big draw' },
      { id: 'b1', image: '/p.svg', alt: 'Sunday. Big draw', path: '' },
    ],
    [
      { url: '/q.svg', title: ' ', text: 'Only text' },
      { id: '0', image: '/q.svg', alt: 'Only text' },
    ],
    [{ picture: '/p.svg', linkageType: 'URL', linkage: ' /m/home ' }, { path: '/m/home' }],
    [{ picture: '/p.svg', linkageType: 'URL', linkage: ' ' }, { path: '' }],
  ])('reads %j', (raw, banner) => {
    expect(readBanners(untrusted({ banners: [raw] }))).toEqual([expect.objectContaining(banner)])
  })

  it('reads the first ten: nobody swipes through more', () => {
    const banners = Array.from({ length: 200 }, (_, index) => ({ id: `b${index}`, picture: '/b.webp' }))
    expect(
      readBanners(untrusted({ banners: [{ title: 'no image' }, ...banners] })).map(({ id }) => id),
    ).toEqual(banners.slice(0, 10).map(({ id }) => id))
  })

  it('skips banners without an image, and reads anything (F003)', () => {
    expect(readBanners(untrusted({ banners: [{ title: 'x' }, null, 3] }))).toEqual([])
    fc.assert(
      fc.property(anything, fc.array(anything), (raw, banners) => {
        for (const value of [raw, { banners: raw }, { banners }])
          for (const { image } of readBanners(untrusted(value))) expect(image).not.toBe('')
      }),
    )
  })
})

describe('member info', () => {
  it('reads id, user name or account, type, language, regDate and club label (I7.25, E7.05, E3.02)', () => {
    const clubLabel = { labelName: 'Gold', labelId: 'gold', type: 1, rankLevel: 3 }
    const info = {
      id: 7,
      account: 'minhanh88',
      type: 1,
      language: 'VI',
      regDate: testStartTime - 1000,
      clubLabel,
    }
    expect(readMember(untrusted(info), testStartTime)).toEqual({
      id: '7',
      userName: 'minhanh88',
      type: 1,
      language: 'VI',
      regDate: testStartTime - 1000,
      rank: { id: 'gold', name: 'Gold', type: '1', level: 3 },
      referralCode: '7',
      affiliateCode: '7',
    })
  })

  it.each([
    [{ type: 0, referralCode: ' R7 ', affiliateCode: 'A7' }, ['R7', undefined]],
    [{ type: 2, referralCode: 'R7', affiliateCode: 'A7' }, ['R7', 'A7']],
    [{ type: 1, referralCode: 7, affiliateCode: null }, ['7', '7']],
    [{ type: 1, id: '', referralCode: 'x'.repeat(101), affiliateCode: ' ' }, ['u', 'u']],
  ])('reads the codes of %j as %j (F018)', (info, codes) => {
    const member = readMember(untrusted({ id: 7, userName: 'u', ...info }), testStartTime)
    expect([member?.referralCode, member?.affiliateCode]).toEqual(codes)
  })

  it.each([
    [
      { labelId: 7, type: 'VIP' },
      { id: '7', name: '', type: 'VIP', level: 0 },
    ],
    [{ labelName: 'Gold' }, { id: '', name: 'Gold', type: '', level: 0 }],
    [{ rankLevel: 3 }, undefined],
    [null, undefined],
  ])('reads the club label %j as %j (E5.25)', (clubLabel, rank) => {
    expect(readMember(untrusted({ userName: 'u', clubLabel }), testStartTime)?.rank).toEqual(rank)
  })

  it.each([
    ['VI', 'VI'],
    ['vi', undefined],
    ['XX', undefined],
    [null, undefined],
    [{}, undefined],
  ])('reads the language %j as %j (E3.02)', (language, expected) => {
    expect(readMember(untrusted({ userName: 'u', language }), testStartTime)?.language).toBe(expected)
  })

  it.each([null, 1_763_726_400, testStartTime + 1, Number.NaN, '2026-01-01', -1])(
    'rejects %j as a date of registration (F150)',
    (regDate) => {
      expect(readMember(untrusted({ userName: 'u', regDate }), testStartTime)?.regDate).toBeUndefined()
    },
  )

  it('is undefined without a user name, and reads anything', () => {
    expect(readMember(untrusted({ id: 7, type: 0 }), testStartTime)).toBeUndefined()
    fc.assert(
      fc.property(
        anything,
        fc.record({ userName: anything, clubLabel: anything, regDate: anything }),
        (raw, info) => {
          for (const value of [raw, info])
            expect(readMember(untrusted(value), testStartTime)?.userName ?? 'nobody').toEqual(
              expect.any(String),
            )
        },
      ),
    )
  })
})

describe('promotions', () => {
  it.each([
    [{ REFERRAL: { enabled: true, count: 2 } }, [{ key: 'REFERRAL', enabled: true, count: 2 }]],
    [{ APP_DOWNLOAD: { enabled: 'yes', count: -1 } }, [{ key: 'APP_DOWNLOAD', enabled: false, count: 0 }]],
    [[{ key: 'REFERRAL', enabled: true, count: 1.9 }], [{ key: 'REFERRAL', enabled: true, count: 1 }]],
    [{ REFERRAL: { enabled: 'true', count: '3' } }, [{ key: 'REFERRAL', enabled: true, count: 3 }]],
    [{ REFERRAL: { enabled: 1, count: ' 2.5 ' } }, [{ key: 'REFERRAL', enabled: true, count: 2 }]],
    [{ REFERRAL: { enabled: '0', count: 'many' } }, [{ key: 'REFERRAL', enabled: false, count: 0 }]],
    [{ REFERRAL: { enabled: {}, count: '1e999' } }, [{ key: 'REFERRAL', enabled: false, count: 0 }]],
    [{ REFERRAL: null, OTHER: 3 }, []],
    [[{ enabled: true }, null], []],
    [null, []],
    ['text', []],
  ])('reads %j as %j (E3.27, F003)', (raw, promotions) => {
    expect(readPromotions(untrusted(raw))).toEqual(promotions)
  })

  it('reads anything (F003)', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        for (const { count } of readPromotions(untrusted(raw))) expect(count).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
