import { expect, it } from 'vitest'
import { calls } from '../../runtime/tables/calls'
import { type ErrorRow, errors } from '../../runtime/tables/errors'
import { remedies } from '../../runtime/tables/remedies'
import english from '../../runtime/text/EN.json'

const conditionsOf = ({ if: condition }: ErrorRow): string => JSON.stringify(condition)

it('names the source of every row', () => {
  for (const { source } of errors) expect(source).not.toBe('')
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
  expect(without.map(({ source }) => source)).toEqual([
    'I8.01',
    'I8.02',
    'I8.02',
    'I4.19: another name is what helps',
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
