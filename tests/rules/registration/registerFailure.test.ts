import { expect, it } from 'vitest'
import { Failure, type FailureDetail, findErrorRow } from '../../../runtime/rules/network/failure'
import {
  isAccountTaken,
  mayHaveCreatedAccount,
  rejectsValue,
} from '../../../runtime/rules/registration/registerFailure'
import type { CallName } from '../../../runtime/tables/calls'
import type { FailureKind } from '../../../runtime/tables/errors'
import { failure } from '../../support/fakes/replies'

it.each<[FailureKind, number | undefined, boolean]>([
  ['network', undefined, true],
  ['offline', undefined, true],
  ['timeout', undefined, true],
  ['cancelled', undefined, true],
  ['empty', 200, true],
  ['refused', 502, true],
  ['refused', 200, false],
  ['refused', 409, false],
  ['encryption', undefined, false],
  ['emptyUrl', undefined, false],
])('a registration that failed with %s %s may have created the account: %s', (kind, status, mayExist) => {
  expect(mayHaveCreatedAccount(failure(kind, status === undefined ? {} : { status }))).toBe(mayExist)
})

it.each<FailureKind>(['network', 'timeout', 'cancelled'])(
  'a registration that was never sent has created no account: %s',
  (kind) => {
    expect(mayHaveCreatedAccount(failure(kind, { unsent: true }))).toBe(false)
  },
)

it.each<[string | undefined, boolean]>([
  ['username.taken', true],
  ['mobile.taken', true],
  ['username.err', false],
  [undefined, false],
])('the code %s means that the account exists: %s', (code, taken) => {
  expect(isAccountTaken(new Failure('refused', code === undefined ? {} : { code }))).toBe(taken)
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
])('a check that failed with %s and %j rejects the value: %s (I7.28)', (kind, detail, rejects) => {
  expect(rejectsValue(failure(kind, detail))).toBe(rejects)
})

const calls: readonly CallName[] = ['register', 'registerMobile', 'registerAutoUserName']

it.each(calls)('a rejected %s shows an alert with the prompt title (I4.19)', (call) => {
  const alert = [{ type: 'alert', text: 'server', title: 'prompt' }]
  for (const status of [200, 400, 401, 500])
    expect(findErrorRow(new Failure('refused', { call, status, code: 'x' }), true).actions).toEqual(alert)
  expect(findErrorRow(new Failure('empty', { call }), true).actions).toEqual(alert)
})

it.each(calls)('%s is silent where every call is (I8.03, I8.04)', (call) => {
  expect(findErrorRow(new Failure('refused', { call, status: 502 }), true).actions).toEqual([])
  expect(findErrorRow(new Failure('refused', { call, code: 'TOO_MANY_REQUEST_REG' }), true).actions).toEqual(
    [],
  )
})
