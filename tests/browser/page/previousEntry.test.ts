// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goBackTo } from '../../../runtime/browser/page/previousEntry'

afterEach(() => Reflect.deleteProperty(window, 'navigation'))

describe('the way to the page before', () => {
  const current = { key: 'c', url: 'https://www.hongvan.example/m/launchGame', index: 1, sameDocument: true }
  const before = { key: 'b', url: 'https://www.hongvan.example/m/home?cid=1', index: 0, sameDocument: true }

  function withEntries(entries: readonly object[] | undefined, index = 1) {
    const traverseTo = vi.fn(() => ({
      committed: Promise.resolve(),
      finished: Promise.reject(new Error('cut')),
    }))
    const navigation = entries && { entries: () => entries, currentEntry: { ...current, index }, traverseTo }
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true })
    return traverseTo
  }

  it.each([['/m/home?cid=1'], [undefined]])('leads past the entries of frames: %s', (target) => {
    const traverseTo = withEntries([before, current])
    expect(goBackTo({ target, past: '/m/launchGame' })).toBe(true)
    expect(traverseTo).toHaveBeenCalledWith('b')
  })

  it('leads past another game, which would start again (E2.68)', () => {
    const trial = { ...current, key: 't', url: `${current.url}?playType=trial`, index: 1 }
    const traverseTo = withEntries([before, trial, { ...current, index: 2 }], 2)
    expect(goBackTo({ target: undefined, past: '/m/launchGame' })).toBe(true)
    expect(traverseTo).toHaveBeenCalledWith('b')
  })

  it.each<[string, readonly object[] | undefined, number, string]>([
    ['another page', [before, current], 1, '/m/game'],
    ['the same page with another query', [before, current], 1, '/m/home'],
    ['the first page of the visit', [current], 0, '/m/home?cid=1'],
    ['a page of another document', [{ ...before, sameDocument: false }, current], 1, '/m/home?cid=1'],
    ['a page that hides its address', [{ ...before, url: null }, current], 1, '/m/home?cid=1'],
    ['a browser without it', undefined, 1, '/m/home?cid=1'],
  ])('is not taken for %s', (_, entries, index, target) => {
    const traverseTo = withEntries(entries, index)
    expect(goBackTo({ target, past: '/m/launchGame' })).toBe(false)
    expect(traverseTo).not.toHaveBeenCalled()
  })
})
