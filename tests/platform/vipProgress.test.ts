import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countries } from '../../scripts/platform/system/countries'
import { get, type PlatformServer, startPlatformServer, token } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => server.platform.control({ reset: true }))
afterAll(() => server.close())

describe('the progress to the next VIP level', () => {
  const progress = async (username: string) =>
    (
      await get(server, '/wps/relay/MCSFE_getPlayerRankProgress', {
        Authorization: await token(server, username),
      })
    ).value

  it.each([
    ['minhanh88', 2, 503, 50, 502],
    ['dailyhoang', 3, 505, 75, 504],
    ['dai.gia.sai.gon', 4, 509, 100, 509],
    ['tuankiet_hn', 0, 501, 0, null],
  ])(
    'of %s meets %s of 4 conditions (E7.11, E3.30, E3.31)',
    async (username, completedConditions, labelId, currentProgress, held) => {
      expect(await progress(username)).toMatchObject({
        completedConditions,
        totalExpectedConditions: 4,
        labelId,
        currentProgress,
        playerRankProgress: { labelId: held },
      })
    },
  )

  it('has a mission for each condition, in the language of the request, and what every level brings', async () => {
    const Authorization = await token(server, 'minhanh88')
    const headers = { Authorization, Language: 'VI' }
    const { value } = await get(server, '/wps/relay/MCSFE_getPlayerRankProgress', headers)
    const { conditions, levels } = value as { conditions: object[]; levels: object[] }
    expect(conditions).toEqual([
      { title: 'Nạp tiền 6 lần', completed: 6, expected: 6 },
      { title: 'Chơi trong 9 ngày', completed: 9, expected: 9 },
      { title: 'Thử 12 trò chơi khác nhau', completed: 6, expected: 12 },
      { title: 'Hoàn thành 150 ván', completed: 75, expected: 150 },
    ])
    expect(levels).toHaveLength(9)
    expect(levels[1]).toEqual({
      labelId: 502,
      labelName: 'Silver',
      rankLevel: 2,
      benefits: ['Hoàn tiền 2 % mỗi tuần', 'Rút tiền 3 lần mỗi ngày'],
    })
  })

  it('has no missions at the highest level', async () => {
    expect(await progress('dai.gia.sai.gon')).toMatchObject({ conditions: [] })
  })

  it('starts at the level in the member info', async () => {
    await server.platform.control({
      member: { merchant: 'hongvan', userName: 'minhanh88', vipLevel: 5, conditionsMet: 1 },
    })
    const Authorization = await token(server, 'minhanh88')
    const { clubLabel } = (await get(server, '/wps/member/info', { Authorization })).value as {
      clubLabel: { labelId: number }
    }
    expect(await progress('minhanh88')).toMatchObject({
      completedConditions: 1,
      currentProgress: 25,
      labelId: clubLabel.labelId + 1,
      playerRankProgress: { labelId: clubLabel.labelId },
    })
  })
})

describe('the list of countries', () => {
  const named = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

  it('has the countries of the world, once each, in order (I3.33)', () => {
    const codes = countries.map(({ countryCode }) => countryCode)
    expect(codes.length).toBeGreaterThanOrEqual(240)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(codes.filter((code) => named.of(code) === undefined)).toEqual([])
  })

  it('gives every one of them a dialling code', () => {
    expect(countries.filter(({ countryDialingCode }) => !/^[1-9]\d{0,3}$/.test(countryDialingCode))).toEqual(
      [],
    )
  })

  it.each([
    ['VN', '84'],
    ['BR', '55'],
    ['PK', '92'],
    ['US', '1'],
    ['JM', '1876'],
    ['KZ', '7'],
    ['VA', '39'],
  ])('%s has the dialling code +%s', (countryCode, countryDialingCode) => {
    expect(countries).toContainEqual({ countryCode, countryDialingCode })
  })
})
