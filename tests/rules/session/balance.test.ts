import { expect, it } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import { readBalance } from '../../../runtime/rules/session/balance'

const balance = '1284.50'

it.each([
  ['no parts', {}, []],
  [
    'all parts',
    { cash: '1164.50', bonus: '120', pending: '50' },
    ['cash 1164.50', 'bonus 120', 'pending 50'],
  ],
  ['the balance as cash alone, which says nothing', { cash: '1284.50' }, []],
  ['nothing as a bonus', { cash: '1284.50', bonus: '0.00', pending: '0' }, []],
  ['only what is on its way', { pending: 50 }, ['pending 50']],
  [
    'a part that is no amount',
    { cash: '1164.50', bonus: 'many', pending: '7' },
    ['cash 1164.50', 'pending 7'],
  ],
  ['parts of other types', { cash: null, bonus: {}, pending: ['7'] }, []],
])('tells the parts of a balance apart where the platform sends %s', (_, parts, expected) => {
  const read = readBalance(untrusted({ balance, currency: 'USD', ...parts }))
  expect(read?.amount).toBe(balance)
  expect(read?.parts.map((part) => part.join(' '))).toEqual(expected)
})

it('is no balance without an amount (F003)', () => {
  expect(readBalance(untrusted({ balance: 'NaN', bonus: '1' }))).toBeUndefined()
})
