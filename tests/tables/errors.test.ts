import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls } from '../../runtime/tables/calls'
import { type ErrorRow, errors } from '../../runtime/tables/errors'
import { remedies } from '../../runtime/tables/remedies'
import english from '../../runtime/text/EN.json'

const conditionsOf = ({ if: condition }: ErrorRow): string => JSON.stringify(condition)

it('names the source of every row, in a comment above it', () => {
  const [, table = ''] = readFileSync('runtime/tables/errors.ts', 'utf8').split('export const errors')
  const lines = table.split('\n')
  const rows = lines.flatMap((line, index) => (/^ {2}\{/.test(line) ? [lines[index - 1] ?? ''] : []))
  expect(rows).toHaveLength(errors.length)
  for (const above of rows) expect(above).toMatch(/^ {2}\/\/ \S/)
})

it('ends with the only row that matches everything (I8.05, E8.02)', () => {
  expect(errors.filter((row) => conditionsOf(row) === '{}')).toEqual([errors.at(-1)])
  expect(errors.at(-1)?.actions).toEqual([{ type: 'alert', text: 'server' }])
})

it('has no duplicate rows', () => {
  expect(new Set(errors.map(conditionsOf)).size).toBe(errors.length)
})

it('names only calls of the call table', () => {
  for (const { if: condition } of errors)
    for (const call of condition.call ?? []) expect(calls).toHaveProperty(call)
})

it('has a text for every message', () => {
  for (const { actions } of errors) {
    for (const action of actions)
      if ('text' in action && action.text !== 'server') expect(english.errors).toHaveProperty(action.text)
  }
})

it('offers a way on in every alert but those that lead on by themselves (I8.23)', () => {
  const without = errors.filter(
    ({ actions, remedy }) => actions.some(({ type }) => type === 'alert') && remedy === undefined,
  )
  expect(without.map(({ if: condition }) => condition)).toEqual([
    { authorised: true, message: 'CUSTOMER_NOT_LOGIN' },
    { authorised: true, status: [401] },
    { authorised: true, code: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'] },
    // Another name is what helps.
    { call: expect.anything(), code: ['username.taken', 'mobile.taken'] },
  ])
})

it('has texts for every remedy, which opens something or tries again', () => {
  for (const row of Object.values(remedies)) {
    for (const key of [row.button, ...('advice' in row ? [row.advice] : [])]) {
      const [section = '', name = ''] = key.split('.')
      expect(english[section as keyof typeof english]).toHaveProperty(name)
    }
  }
})

it('never shows two messages for one failure', () => {
  for (const { actions } of errors)
    expect(actions.filter((action) => 'text' in action).length).toBeLessThanOrEqual(1)
})
