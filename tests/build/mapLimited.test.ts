import { describe, expect, it } from 'vitest'
import { mapLimited } from '../../scripts/steps/validate/mapLimited'

describe('items of which a few are worked on at the same time', () => {
  it.each([0, 1, 3, 10])('are %i, and the results are in their order', async (count) => {
    const items = Array.from({ length: count }, (_, index) => index)
    const waiting: (() => void)[] = []
    let running = 0
    let most = 0
    const results = mapLimited(items, 3, async (item) => {
      most = Math.max(most, ++running)
      await new Promise<void>((done) => waiting.push(done))
      running--
      return item * 2
    })
    // The last one that has begun is done first.
    for (let done = 0; done < count; done++) {
      waiting.pop()?.()
      await new Promise(setImmediate)
    }
    expect(await results).toEqual(items.map((item) => item * 2))
    expect(most).toBe(Math.min(count, 3))
  })

  it('fail together when one fails', async () => {
    const failing = mapLimited([1, 2], 1, () => Promise.reject(new Error('No.')))
    await expect(failing).rejects.toThrow('No.')
  })
})
