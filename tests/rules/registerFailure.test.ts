import { expect, it } from 'vitest'
import { Failure, type FailureDetail, rowFor } from '../../runtime/rules/failure'
import { isTaken, isVerdict, leavesDoubt } from '../../runtime/rules/registerFailure'
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

it.each<FailureKind>(['network', 'timeout', 'cancelled'])(
  'a registration of which nothing was sent has made no account: %s',
  (kind) => {
    expect(leavesDoubt(new Failure(kind, { unsent: true }))).toBe(false)
  },
)

it.each<[string | undefined, boolean]>([
  ['username.taken', true],
  ['mobile.taken', true],
  ['username.err', false],
  [undefined, false],
])('the code %s means that the account is there: %s', (code, taken) => {
  expect(isTaken(new Failure('refused', code === undefined ? {} : { code }))).toBe(taken)
})

it.each<[FailureKind, FailureDetail, boolean]>([
  ['refused', { status: 200, code: 'username.err', message: 'A name has a letter.' }, true],
  ['refused', { status: 400, message: 'A name has a letter.' }, true],
  ['refused', { status: 404, message: 'No such partner' }, true],
  ['refused', { status: 200, code: 'username.err' }, false],
  ['refused', { status: 401, message: 'Please log in' }, false],
  ['refused', { status: 403, message: 'Not from here' }, false],
  ['refused', { status: 429, message: 'Slow down' }, false],
  ['refused', { status: 200, code: 'TOO_MANY_REQUEST_CHECK', message: 'Slow down' }, false],
  ['refused', { status: 500, message: 'Internal error' }, false],
  ['refused', { status: 503, message: 'Back soon' }, false],
  ['network', {}, false],
  ['empty', { status: 200 }, false],
])('a check that ended as %s with %j says what is wrong with the value: %s (I7.28)', (kind, detail, said) => {
  expect(isVerdict(new Failure(kind, detail))).toBe(said)
})

const calls: readonly CallName[] = ['register', 'registerMobile', 'registerAutoUserName']

it.each(calls)('%s that is refused is told with the word for a prompt (I4.19)', (call) => {
  const told = [{ do: 'alert', text: 'server', title: 'prompt' }]
  for (const status of [200, 400, 401, 500])
    expect(rowFor(new Failure('refused', { call, status, code: 'x' }), true).actions).toEqual(told)
  expect(rowFor(new Failure('empty', { call }), true).actions).toEqual(told)
})

it.each(calls)('%s stays silent where every call does (I8.03, I8.04)', (call) => {
  expect(rowFor(new Failure('refused', { call, status: 502 }), true).actions).toEqual([])
  expect(rowFor(new Failure('refused', { call, code: 'TOO_MANY_REQUEST_REG' }), true).actions).toEqual([])
})
