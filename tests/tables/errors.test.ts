import { expect, it } from 'vitest'
import { calls } from '../../runtime/tables/calls'
import { type ErrorRow, errors } from '../../runtime/tables/errors'
import english from '../../runtime/text/EN.json'

const conditionsOf = ({ if: condition }: ErrorRow): string => JSON.stringify(condition)

it('says of every row where it comes from', () => {
  for (const { from } of errors) expect(from).not.toBe('')
})

it('ends with a row that fits everything, and has no other such row (I8.05, E8.02)', () => {
  expect(errors.filter((row) => conditionsOf(row) === '{}')).toEqual([errors.at(-1)])
  expect(errors.at(-1)?.then).toEqual([{ do: 'alert', text: 'server' }])
})

it('has no row twice', () => {
  expect(new Set(errors.map(conditionsOf)).size).toBe(errors.length)
})

it('names only calls of the call table', () => {
  for (const { if: condition } of errors)
    for (const call of condition.call ?? []) expect(calls).toHaveProperty(call)
})

it('has the words for everything that it says', () => {
  for (const { then } of errors) {
    for (const verb of then)
      if ('text' in verb && verb.text !== 'server') expect(english.errors).toHaveProperty(verb.text)
  }
})

it('never shows two messages for one failure', () => {
  for (const { then } of errors) expect(then.filter((verb) => 'text' in verb).length).toBeLessThanOrEqual(1)
})
