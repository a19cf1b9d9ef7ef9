import { expect, it } from 'vitest'
import { Failure, rowFor } from '../../runtime/rules/failure'
import { isTaken, leavesDoubt } from '../../runtime/rules/registerFailure'
import type { CallName } from '../../runtime/tables/calls'
import type { FailureKind } from '../../runtime/tables/errors'

it.each<[FailureKind, number | undefined, boolean]>([
  ['network', undefined, true],
  ['offline', undefined, true],
  ['timeout', undefined, true],
  ['cancelled', undefined, true],
  ['empty', 200, true],
  ['refused', 502, true],
  ['refused', 200, false],
  ['refused', 409, false],
  ['sealing', undefined, false],
  ['emptyUrl', undefined, false],
])('a registration that ended as %s %s may have made the account: %s', (kind, status, doubt) => {
  expect(leavesDoubt(new Failure(kind, status === undefined ? {} : { status }))).toBe(doubt)
})

it.each<[string | undefined, boolean]>([
  ['username.taken', true],
  ['mobile.taken', true],
  ['username.err', false],
  [undefined, false],
])('the code %s means that the account is there: %s', (code, taken) => {
  expect(isTaken(new Failure('refused', code === undefined ? {} : { code }))).toBe(taken)
})

const calls: readonly CallName[] = ['register', 'registerMobile', 'registerAutoUserName']

it.each(calls)('%s that is refused is told with the word for a prompt (I4.19)', (call) => {
  const told = [{ do: 'alert', text: 'server', title: 'prompt' }]
  for (const status of [200, 400, 401, 500])
    expect(rowFor(new Failure('refused', { call, status, code: 'x' }), true).then).toEqual(told)
  expect(rowFor(new Failure('empty', { call }), true).then).toEqual(told)
})

it.each(calls)('%s stays silent where every call does (I8.03, I8.04)', (call) => {
  expect(rowFor(new Failure('refused', { call, status: 502 }), true).then).toEqual([])
  expect(rowFor(new Failure('refused', { call, code: 'TOO_MANY_REQUEST_REG' }), true).then).toEqual([])
})
