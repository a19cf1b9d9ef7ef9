import { expect, it } from 'vitest'
import { atMost } from '../../runtime/browser/atMost'
import * as times from '../../runtime/tables/times'
import { fakeClock } from '../support/fakes/fakeClock'

const never = new Promise<string>(() => undefined)

it.each<[string, () => Promise<string>, string | undefined]>([
  ['work that is done', async () => 'done', 'done'],
  ['work that fails', () => Promise.reject(new Error('broken')), undefined],
])('%s settles before its time', async (_, work, result) => {
  expect(await atMost(fakeClock(), times.tick, work())).toBe(result)
})

it('work that takes too long has no result', async () => {
  const clock = fakeClock()
  let result: string | undefined | 'waiting' = 'waiting'
  void atMost(clock, times.tick, never).then((value) => {
    result = value
  })
  await clock.advance(times.tick - 1)
  expect(result).toBe('waiting')
  await clock.advance(1)
  expect(result).toBeUndefined()
})
