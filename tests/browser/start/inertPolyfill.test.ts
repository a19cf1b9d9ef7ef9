// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { polyfillInert } from '../../../runtime/browser/start/inertPolyfill'

const originalDescriptor = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert')

beforeAll(polyfillInert)
beforeEach(() => {
  document.body.innerHTML = `
    <div id="page" inert><button id="covered">Below</button></div>
    <dialog open inert><button id="lower">Lower</button></dialog>
    <dialog open><h2 tabindex="-1">Title</h2><button id="above">Above</button></dialog>`
})
afterAll(() => {
  if (originalDescriptor) Object.defineProperty(HTMLElement.prototype, 'inert', originalDescriptor)
  else Reflect.deleteProperty(HTMLElement.prototype, 'inert')
})

const get = (id: string): HTMLElement => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.textContent

/** A browser without `inert` lets the focus in; the test's own window does not. */
const moveFocusTo = (id: string) => get(id).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))

it.each(['covered', 'lower'])('moves the focus from an inert element to the top dialog: %s (F011)', (id) => {
  moveFocusTo(id)
  expect(focused()).toBe('Title')
})

it('does not move the focus from an element that is not inert (F011)', () => {
  get('above').focus()
  expect(focused()).toBe('Above')
  get('page').inert = false
  moveFocusTo('covered')
  expect(focused()).toBe('Above')
})

it('removes the focus when no dialog can take it (F011)', () => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  const blur = vi.spyOn(get('covered'), 'blur')
  moveFocusTo('covered')
  expect(blur).toHaveBeenCalledOnce()
})

it('is an attribute that scripts can set and read (F011)', () => {
  expect([get('page').inert, get('above').inert]).toEqual([true, false])
  get('page').inert = false
  expect(get('page').hasAttribute('inert')).toBe(false)
})
