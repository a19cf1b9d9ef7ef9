import { expect } from 'vitest'
import english from '../../runtime/text/EN.json'
import { all, nameOf, namesOf, pageText } from '../support/screen'

const { common } = english

/** All texts in English, by their keys. */
export const texts = Object.entries(english).flatMap(([section, ofSection]) =>
  Object.entries(ofSection).map(([key, text]) => [`${section}.${key}`, text] as const),
)
const keys = new Set<string>(texts.map(([key]) => key))

/** Everything that is read on the screen, piece by piece. */
function words(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
  const labels = [...document.querySelectorAll('[aria-label]')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  )
  return [...found, ...labels]
}

/** What nobody should have to read. */
const isRaw = (text: string): boolean =>
  /undefined|\[object|NaN|NullPointer|x\.y\.z/.test(text) || text.split(/\s+/).some((word) => keys.has(word))

/**
 * Fails unless the screen is one that a member can use: something is on it, nothing of it is raw, at most one dialog is open, and there is a
 * way on.
 */
export function expectReadable(): void {
  const main = document.querySelector('main, dialog[open], [role="alertdialog"]')
  expect(pageText(main ?? undefined) !== '' || main?.querySelector('.Skeleton') !== null).toBe(true)
  expect(words().filter(isRaw)).toEqual([])
  expect(namesOf('dialog').length).toBeLessThanOrEqual(1)
  const waysOn = [...all('button'), ...all('link')].filter((one) => nameOf(one) !== common.skipToContent)
  if (waysOn.length === 0) throw new Error(`There is no way on: ${pageText()}`)
}
