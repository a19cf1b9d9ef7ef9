import { describe, expect, it } from 'vitest'
import { readRules, readStakes } from '../../../runtime/rules/games/gameDetails'
import type { Currency } from '../../../runtime/rules/text/money'
import fc from '../../support/properties'

const real: Currency = { code: 'BRL', symbol: 'R$', position: 'before', decimals: 2 }
const dong: Currency = { code: 'VND', symbol: '₫', position: 'after', decimals: 0 }

/** On a sheet, and on a card; written with an ordinary space, as people read it. */
const stakesOf = (raw: unknown, currency = real, locale = 'pt-BR') => {
  const range = readStakes(raw, currency, locale)
  return range && [range.stakes, range.shortStakes].map((text) => text.replaceAll('\u00a0', ' '))
}

describe('the stakes of a game', () => {
  it.each<[string, unknown, Currency, readonly [string, string] | undefined]>([
    ['whole amounts have no decimals', { minimum: 5, maximum: 2000 }, real, ['R$ 5 – 2.000', 'R$ 5 – 2.000']],
    [
      'others have those of the currency',
      { minimum: 0.5, maximum: 500 },
      real,
      ['R$ 0,50 – 500', 'R$ 0,50 – 500'],
    ],
    ['or as many as the amount has', { minimum: 0.125, maximum: 1 }, real, ['R$ 0,125 – 1', 'R$ 0,125 – 1']],
    [
      'a currency without decimals shows them, too',
      { minimum: 0.5, maximum: 9 },
      dong,
      ['0.5 – 9 ₫', '0.5 – 9 ₫'],
    ],
    [
      'long ones are compact on a card',
      { minimum: 25, maximum: 10_000 },
      real,
      ['R$ 25 – 10.000', 'R$ 25 – 10 mil'],
    ],
    ['very long ones everywhere', { minimum: 9, maximum: 5_000_000_000 }, dong, ['9 – 5 bi ₫', '9 – 5 bi ₫']],
    ['two that are equal are one', { minimum: 10, maximum: 10 }, real, ['R$ 10', 'R$ 10']],
    ['as text', { minimum: '5', maximum: '50.5' }, real, ['R$ 5 – 50,50', 'R$ 5 – 50,50']],
    ['in the wrong order', { minimum: 50, maximum: 5 }, real, undefined],
    ['zero', { minimum: 0, maximum: 5 }, real, undefined],
    ['negative', { minimum: -5, maximum: 5 }, real, undefined],
    ['only one', { minimum: 5 }, real, undefined],
    ['not numbers', { minimum: 'low', maximum: 'high' }, real, undefined],
    ['no record', 'high', real, undefined],
    ['nothing', undefined, real, undefined],
  ])('%s (D220)', (_, raw, currency, expected) => {
    expect(stakesOf(raw, currency)).toEqual(expected)
  })

  it('are undefined or one or two amounts, whatever the platform sends (D220)', () => {
    const amount = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null))
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ minimum: amount, maximum: amount })), (raw) => {
        for (const text of stakesOf(raw) ?? []) expect(text).toMatch(/^R\$ \d[^–]*( – \d.*)?$/)
      }),
    )
  })
})

describe('the rules of a game', () => {
  const context = {
    hosts: ['play.example'],
    domains: ['www.brand.example'],
    origin: 'https://www.brand.example',
  }

  it.each<[unknown, string | undefined]>([
    ['https://play.example/rules?code=1', 'https://play.example/rules?code=1'],
    ['https://other.example/rules', undefined],
    ['javascript:alert(1)', undefined],
    ['/m/help', undefined],
    ['https://www.brand.example/m/help', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('%j lead to %j (D149, D220)', (raw, expected) => {
    expect(readRules(raw, context)).toBe(expected)
  })
})
