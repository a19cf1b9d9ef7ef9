import { expect, it } from 'vitest'
import { calls } from '../../runtime/tables/calls'
import { type ErrorRow, errors } from '../../runtime/tables/errors'
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

it('never shows two messages for one failure', () => {
  for (const { actions } of errors)
    expect(actions.filter((action) => 'text' in action).length).toBeLessThanOrEqual(1)
})
