import { describe, expect, it } from 'vitest'
import { graphemes } from '../../../runtime/rules/text/intl/graphemes'
import { type Currency, formatMoney, formatShortMoney, isAmount } from '../../../runtime/rules/text/money'
import { languages } from '../../../runtime/tables/languages'
import fc from '../../support/properties'

const dollar: Currency = { code: 'USD', symbol: '$', position: 'before' }
const dong: Currency = { code: 'VND', symbol: '₫', position: 'after' }
const real: Currency = { code: 'BRL', symbol: 'R$', position: 'before' }
const withoutSymbol = (code: string): Currency => ({ code, symbol: '' })
const noBreakSpace = '\u00a0'

describe('money', () => {
  it.each<[unknown, Currency, string]>([
    ['1234567.89', dollar, `$${noBreakSpace}1,234,567.89`],
    ['1234567.89', dong, `1,234,567${noBreakSpace}₫`],
    ['1234567.89', real, `R$${noBreakSpace}1.234.567,89`],
    ['1000', real, `R$${noBreakSpace}1.000,00`],
    ['999.999', dollar, `$${noBreakSpace}999.99`],
    ['-999.999', dollar, `-$${noBreakSpace}999.99`],
    ['0.5', dollar, `$${noBreakSpace}0.50`],
    ['007', dollar, `$${noBreakSpace}7.00`],
    ['12.', dollar, `$${noBreakSpace}12.00`],
    [1234.5, dollar, `$${noBreakSpace}1,234.50`],
    [0.1 + 0.2, dollar, `$${noBreakSpace}0.30`],
    [1.15, dollar, `$${noBreakSpace}1.15`],
    [1e-7, dollar, `$${noBreakSpace}0.00`],
    [1e20, withoutSymbol('VND'), '100,000,000,000,000,000,000'],
    ['5', { code: 'EUR' }, `EUR${noBreakSpace}5.00`],
  ])('formats %j in %j as %s', (amount, currency, written) => {
    expect(formatMoney(amount, currency)).toBe(written)
  })

  it('is grouped as in Brazil for BRL, and with Chinese grouping otherwise (E5.41, E5.42)', () => {
    const number = 1_234_567.89
    const formatIn = (locale: string) => number.toLocaleString(locale, { minimumFractionDigits: 2 })
    expect(formatMoney(number, { ...withoutSymbol('BRL'), decimals: 2 })).toBe(formatIn('pt-BR'))
    for (const code of ['USD', 'INR', 'EUR'])
      expect(formatMoney(number, { ...withoutSymbol(code), decimals: 2 })).toBe(formatIn('zh-CN'))
  })

  it.each([null, undefined, 'text', '', '1,000', '0x10', '1e5', Number.NaN, Number.POSITIVE_INFINITY])(
    'returns %j unchanged, because it is not a number (E5.40)',
    (amount) => {
      expect(formatMoney(amount, dollar)).toBe(String(amount ?? ''))
    },
  )

  it('is empty for anything that is neither a string nor a number (E5.40)', () => {
    expect([{}, [], true, Object.create(null)].map((amount) => formatMoney(amount, dollar))).toEqual([
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
  ])('formats %j with %i decimals as %s, never as negative zero (F141)', (amount, decimals, written) => {
    expect(formatMoney(amount, { ...withoutSymbol('USD'), decimals })).toBe(written)
  })

  it('keeps all digits of a large amount (F143)', () => {
    expect(formatMoney('12345678901234567890.99', withoutSymbol('USD'))).toBe('12,345,678,901,234,567,890.99')
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
  ])('formats %s with %i decimals unless the merchant specifies them (F144, F008)', (code, digits) => {
    const fraction = (text: string) => text.split('.')[1]?.length ?? 0
    expect(fraction(formatMoney('1.23456', withoutSymbol(code)))).toBe(digits)
    expect(fraction(formatMoney('1.23456', { ...withoutSymbol(code), decimals: 4 }))).toBe(4)
  })

  /** The same by whole numbers of the smallest unit. */
  function written(amount: string, decimals: number): string {
    const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(amount) ?? []
    const units = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
    const scale = 10n ** BigInt(decimals)
    const groups: string[] = []
    for (let rest = units / scale; rest > 0n || groups.length === 0; rest /= 1000n)
      groups.unshift(String(rest % 1000n).padStart(rest >= 1000n ? 3 : 1, '0'))
    const cents = decimals === 0 ? '' : `.${String(units % scale).padStart(decimals, '0')}`
    return (sign !== '' && units > 0n ? '-' : '') + groups.join() + cents
  }

  it('equals the same in whole numbers, for 100,000 amounts (E5.41, E5.43, F141, F143)', () => {
    const digits = fc.stringMatching(/^\d{1,20}$/)
    const amount = fc
      .tuple(fc.constantFrom('', '-'), digits, fc.option(fc.stringMatching(/^\d{0,20}$/)))
      .map(([sign, whole, fraction]) => sign + whole + (fraction === null ? '' : `.${fraction}`))
    const currency = fc.constantFrom('USD', 'VND', 'PKR', 'USDT', 'XXZ')
    fc.assert(
      fc.property(amount, currency, fc.integer({ min: 0, max: 8 }), (text, code, decimals) => {
        const formatted = formatMoney(text, { ...withoutSymbol(code), decimals })
        if (formatted !== written(text, decimals)) throw new Error(`${text}: ${formatted}`)
        const brazilian = formatMoney(text, { ...withoutSymbol('BRL'), decimals })
        const swapped = formatted.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
        if (brazilian !== swapped) throw new Error(`${text}: ${brazilian}`)
      }),
      { numRuns: 100_000 },
    )
  })

  it('rounds down, groups, and keeps every digit (E5.43, F143)', () => {
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
          const written = formatMoney(`${negative ? '-' : ''}${whole}.${fraction}`, {
            ...withoutSymbol('USD'),
            decimals,
          })
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

describe('an amount', () => {
  it.each<[unknown, boolean]>([
    ['0', true],
    ['-12.5', true],
    [1234.5, true],
    ['9'.repeat(300), true],
    ['9'.repeat(301), false],
    ['1'.repeat(310), false],
    [`-${'1'.repeat(310)}.5`, false],
    ['1e18', false],
    [1e18, true],
    [1e21, false],
    [Number.MAX_VALUE, false],
    [Number.POSITIVE_INFINITY, false],
    ['1,000', false],
    ['', false],
    [null, false],
  ])('that can be shown: %s is one: %s (F143)', (amount, is) => {
    expect(isAmount(amount)).toBe(is)
    for (const { locale } of is ? Object.values(languages) : [])
      expect(formatMoney(amount, real) + formatShortMoney(amount, real, locale)).not.toMatch(/∞|NaN|e/)
  })
})

describe('short money', () => {
  it.each<[string, Currency, string, string]>([
    ['1234.56', real, 'pt-BR', `R$${noBreakSpace}1.234,56`],
    ['99999.99', real, 'pt-BR', `R$${noBreakSpace}99.999,99`],
    ['999999.99', real, 'pt-BR', `R$${noBreakSpace}999.999`],
    ['9999999.99', real, 'pt-BR', `R$${noBreakSpace}9.999.999`],
    ['987654321.99', real, 'pt-BR', `R$${noBreakSpace}987,6${noBreakSpace}mi`],
    ['-987654321.99', real, 'pt-BR', `-R$${noBreakSpace}987,6${noBreakSpace}mi`],
    ['999999999.99', real, 'pt-BR', `R$${noBreakSpace}999,9${noBreakSpace}mi`],
    ['987654321.99', dollar, 'en', `$${noBreakSpace}987.6M`],
    ['987654321', dong, 'zh-Hans', `9.876亿${noBreakSpace}₫`],
    ['1234567890123456', real, 'pt-BR', `R$${noBreakSpace}1234${noBreakSpace}tri`],
    ['1234567890123456789', real, 'pt-BR', `R$${noBreakSpace}1,234E18`],
    ['1234567890123456789', dollar, 'en', `$${noBreakSpace}1.234E18`],
    ['not a number', real, 'pt-BR', 'not a number'],
  ])('writes %s of %o in %s as %s, never rounded up', (amount, currency, locale, written) => {
    expect(formatShortMoney(amount, currency, locale)).toBe(written)
  })

  it.each(Object.entries(languages))(
    'has room in the top bar, however much it is, in %s',
    (_, { locale }) => {
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (amount) => {
          expect(graphemes(formatShortMoney(String(amount), real, locale)).length).toBeLessThanOrEqual(18)
        }),
      )
    },
  )
})
