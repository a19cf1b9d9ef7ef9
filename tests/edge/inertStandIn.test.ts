// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { standInForInert } from '../../runtime/edge/inertStandIn'

const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert')

beforeAll(standInForInert)
beforeEach(() => {
  document.body.innerHTML = `
    <div id="page" inert><button id="covered">Below</button></div>
    <dialog open inert><button id="lower">Lower</button></dialog>
    <dialog open><h2 tabindex="-1">Title</h2><button id="above">Above</button></dialog>`
})
afterAll(() => {
  if (known) Object.defineProperty(HTMLElement.prototype, 'inert', known)
  else Reflect.deleteProperty(HTMLElement.prototype, 'inert')
})

const get = (id: string): HTMLElement => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.textContent

/** A browser without `inert` lets the focus in; the test's own window would not. */
const comesIn = (id: string) => get(id).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))

it.each(['covered', 'lower'])('hands the focus of what is covered to what covers it: %s (F011)', (id) => {
  comesIn(id)
  expect(focused()).toBe('Title')
})

it('leaves the focus where nothing is covered (F011)', () => {
  get('above').focus()
  expect(focused()).toBe('Above')
  get('page').inert = false
  comesIn('covered')
  expect(focused()).toBe('Above')
})

it('takes the focus away where nothing is there to have it (F011)', () => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  const blur = vi.spyOn(get('covered'), 'blur')
  comesIn('covered')
  expect(blur).toHaveBeenCalledOnce()
})

it('is an attribute that scripts can set and read (F011)', () => {
  expect([get('page').inert, get('above').inert]).toEqual([true, false])
  get('page').inert = false
  expect(get('page').hasAttribute('inert')).toBe(false)
})
