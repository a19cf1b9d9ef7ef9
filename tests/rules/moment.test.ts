import { describe, expect, it } from 'vitest'
import { moment } from '../../runtime/rules/moment'
import { languages } from '../../runtime/tables/languages'

const end = Date.UTC(2026, 10, 21, 18, 30)

describe('the end of maintenance', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '1:30', '22'],
    ['America/Sao_Paulo', '3:30', '21'],
    ['UTC', '6:30', '21'],
  ])('is told in the local time of %s: %s on the %s (E2.47)', (zone, time, day) => {
    const told = moment(end, languages.EN.locale, zone)
    expect(told).toContain(time)
    expect(told).toMatch(new RegExp(`\\b${day}\\b`))
    expect(told).toMatch(/GMT|UTC/)
  })

  it('is written as people there write it', () => {
    expect(moment(end, languages['PT-BR'].locale, 'UTC')).toMatch(/nov.*18:30/)
    expect(moment(end, languages.CN.locale, 'UTC')).toMatch(/11月21日/)
    expect(moment(end, languages.UR.locale, 'UTC')).toMatch(/6:30/)
  })
})
