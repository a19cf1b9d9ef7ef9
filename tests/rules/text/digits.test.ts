import { expect, it } from 'vitest'
import { latinDigits } from '../../../runtime/rules/text/digits'
import { languages } from '../../../runtime/tables/languages'

it.each(Object.entries(languages))('reads the digits of %s', (_, { tag }) => {
  for (const numbers of [
    'latn',
    'arab',
    'arabext',
    'deva',
    'beng',
    'tamldec',
    'telu',
    'thai',
    'khmr',
    'mymr',
  ]) {
    const written = new Intl.NumberFormat(`${tag}-u-nu-${numbers}`, { useGrouping: false }).format(9876543210)
    expect(latinDigits(written)).toBe('9876543210')
  }
})

it.each([
  ['+۹۲ ۳۰۰', '+92 300'],
  ['０９０', '090'],
  ['VN 84', 'VN 84'],
  ['', ''],
])('turns %j into %j', (typed, read) => {
  expect(latinDigits(typed)).toBe(read)
})
