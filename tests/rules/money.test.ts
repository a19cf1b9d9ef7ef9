import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, money } from '../../runtime/rules/money'

const dollar: Currency = { code: 'USD', symbol: '$', position: 'before' }
const dong: Currency = { code: 'VND', symbol: '₫', position: 'after' }
const real: Currency = { code: 'BRL', symbol: 'R$', position: 'before' }
const bare = (code: string): Currency => ({ code, symbol: '' })
const gap = '\u00a0'

describe('money', () => {
  it.each<[unknown, Currency, string]>([
    ['1234567.89', dollar, `$${gap}1,234,567.89`],
    ['1234567.89', dong, `1,234,567${gap}₫`],
    ['1234567.89', real, `R$${gap}1.234.567,89`],
    ['1000', real, `R$${gap}1.000,00`],
    ['999.999', dollar, `$${gap}999.99`],
    ['-999.999', dollar, `-$${gap}999.99`],
    ['0.5', dollar, `$${gap}0.50`],
    ['007', dollar, `$${gap}7.00`],
    ['12.', dollar, `$${gap}12.00`],
    [1234.5, dollar, `$${gap}1,234.50`],
    [0.1 + 0.2, dollar, `$${gap}0.30`],
    [1.15, dollar, `$${gap}1.15`],
    [1e-7, dollar, `$${gap}0.00`],
    [1e20, bare('VND'), '100,000,000,000,000,000,000'],
    ['5', { code: 'EUR' }, `EUR${gap}5.00`],
  ])('writes %j in %j as %s', (amount, currency, written) => {
    expect(money(amount, currency)).toBe(written)
  })

  it('is grouped as in Brazil for BRL, and with Chinese grouping otherwise (E5.41, E5.42)', () => {
    const number = 1_234_567.89
    const like = (locale: string) => number.toLocaleString(locale, { minimumFractionDigits: 2 })
    expect(money(number, { ...bare('BRL'), decimals: 2 })).toBe(like('pt-BR'))
    for (const code of ['USD', 'INR', 'EUR'])
      expect(money(number, { ...bare(code), decimals: 2 })).toBe(like('zh-CN'))
  })

  it.each([null, undefined, 'text', '', '1,000', '0x10', '1e5', Number.NaN, Number.POSITIVE_INFINITY])(
    'gives %j back unchanged, as it is no number (E5.40)',
    (amount) => {
      expect(money(amount, dollar)).toBe(String(amount ?? ''))
    },
  )

  it('writes nothing for what is neither text nor number (E5.40)', () => {
    expect([{}, [], true, Object.create(null)].map((amount) => money(amount, dollar))).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  it.each([
    ['-0', 0, '0'],
    ['-0.004', 2, '0.00'],
    [-0, 2, '0.00'],
    [-0.004, 2, '0.00'],
    ['-0.01', 2, '-0.01'],
  ])(
    'writes %j with %i decimals as %s, without a sign before nothing (F141)',
    (amount, decimals, written) => {
      expect(money(amount, { ...bare('USD'), decimals })).toBe(written)
    },
  )

  it('keeps all digits of a large amount (F143)', () => {
    expect(money('12345678901234567890.99', bare('USD'))).toBe('12,345,678,901,234,567,890.99')
  })

  it.each([
    ['VND', 0],
    ['IDR', 0],
    ['JPY', 0],
    ['KRW', 0],
    ['LAK', 0],
    ['MMK', 0],
    ['PKR', 0],
    ['KWD', 3],
    ['USD', 2],
    ['USDT', 2],
    ['POINT', 2],
    ['', 2],
  ])('writes %s with %i decimals unless the merchant fixes them (F144, F008)', (code, digits) => {
    const fraction = (text: string) => text.split('.')[1]?.length ?? 0
    expect(fraction(money('1.23456', bare(code)))).toBe(digits)
    expect(fraction(money('1.23456', { ...bare(code), decimals: 4 }))).toBe(4)
  })

  it('rounds down, groups, and can be read back digit by digit (E5.43, F143)', () => {
    const digits = (length: number) =>
      fc
        .array(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength: length })
        .map((all) => all.join(''))
    fc.assert(
      fc.property(
        digits(30),
        digits(12),
        fc.boolean(),
        fc.integer({ min: 0, max: 8 }),
        (whole, fraction, negative, decimals) => {
          const written = money(`${negative ? '-' : ''}${whole}.${fraction}`, { ...bare('USD'), decimals })
          expect(written).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/)
          const [before, after = ''] = written.replace(/[-,]/g, '').split('.')
          expect(before).toBe(whole.replace(/^0+(?=\d)/, ''))
          expect(after).toBe(fraction.slice(0, decimals).padEnd(decimals, '0'))
          const nothing = /^0*$/.test(`${before}${after}`)
          expect(written.startsWith('-')).toBe(negative && !nothing)
        },
      ),
    )
  })
})
