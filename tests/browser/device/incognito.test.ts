import { afterEach, describe, expect, it, vi } from 'vitest'
import { isIncognito } from '../../../runtime/browser/identity/firebase/incognito'

afterEach(() => vi.unstubAllGlobals())

/** A browser that the library does not know, with these databases; returns the names of those that were removed. */
async function detectWith(
  databases: () => Promise<readonly { readonly name?: string }[]>,
): Promise<string[]> {
  const removed: string[] = []
  vi.stubGlobal('indexedDB', { databases, deleteDatabase: (name: string) => void removed.push(name) })
  await isIncognito().catch(() => undefined)
  return removed
}

describe('the detection of private windows', () => {
  it('first removes what an earlier one has left, and nothing else', async () => {
    const names = [
      '__di_k3f9x0a1',
      '0.8372615243',
      'firebaseLocalStorageDb',
      'hongvan:secrets',
      '__di_',
      '10.5',
    ]
    const removed = await detectWith(async () => [...names.map((name) => ({ name })), {}])
    expect(removed).toEqual(['__di_k3f9x0a1', '0.8372615243'])
  })

  it.each([
    ['lists no databases', () => Promise.reject(new Error('not here'))],
    ['has no list', undefined as never],
  ])('goes on where the browser %s', async (_, databases) => {
    expect(await detectWith(databases)).toEqual([])
  })
})
