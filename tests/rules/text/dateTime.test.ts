import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../../runtime/rules/text/intl/dates'
import { languages } from '../../../runtime/tables/languages'

const end = Date.UTC(2026, 10, 21, 18, 30)

describe('the end of maintenance', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '1:30', '22'],
    ['America/Sao_Paulo', '3:30', '21'],
    ['UTC', '6:30', '21'],
  ])('is shown in the local time of %s: %s on the %s (E2.47)', (zone, time, day) => {
    const formatted = formatDateTime(end, languages.EN.locale, zone)
    expect(formatted).toContain(time)
    expect(formatted).toMatch(new RegExp(`\\b${day}\\b`))
    expect(formatted).toMatch(/GMT|UTC/)
  })

  it('uses the format of the locale', () => {
    expect(formatDateTime(end, languages['PT-BR'].locale, 'UTC')).toMatch(/nov.*18:30/)
    expect(formatDateTime(end, languages.CN.locale, 'UTC')).toMatch(/11月21日/)
    expect(formatDateTime(end, languages.UR.locale, 'UTC')).toMatch(/6:30/)
  })
})
