// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { stylesLoaded } from '../../runtime/preview/stylesLoaded'
import { nextMacrotask } from '../support/fakes/fakeClock'

let readyState: DocumentReadyState = 'complete'
Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState })

function become(state: DocumentReadyState): void {
  readyState = state
  document.dispatchEvent(new Event('readystatechange'))
}

function addStylesheet(): HTMLLinkElement {
  const link = document.createElement('link')
  // Connected before it has an address: nothing is requested.
  document.head.append(link)
  link.rel = 'stylesheet'
  return link
}

afterEach(() => document.head.replaceChildren())

async function isLoaded(loading: Promise<void>): Promise<boolean> {
  let loaded = false
  void loading.then(() => {
    loaded = true
  })
  await nextMacrotask()
  return loaded
}

it('waits for stylesheets that the parser has not reached yet, as on a visit whose scripts come from the cache', async () => {
  become('loading')
  const loading = stylesLoaded()
  expect(await isLoaded(loading)).toBe(false)
  const link = addStylesheet()
  become('interactive')
  expect(await isLoaded(loading)).toBe(false)
  link.dispatchEvent(new Event('load'))
  expect(await isLoaded(loading)).toBe(true)
})

it('does not wait for one that has failed', async () => {
  become('complete')
  const link = addStylesheet()
  const loading = stylesLoaded()
  expect(await isLoaded(loading)).toBe(false)
  link.dispatchEvent(new Event('error'))
  expect(await isLoaded(loading)).toBe(true)
})
