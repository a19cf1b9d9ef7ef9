import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './testReact'

/** What was rendered, and how to change it. */
export interface Rendered {
  container: HTMLElement
  /** The first element that matches. Throws when there is none. */
  get<E extends HTMLElement = HTMLElement>(selector: string): E
  all(selector: string): HTMLElement[]
  rerender(node: ReactNode): void
  unmount(): void
}

/** Renders into the document of the test (happy-dom), inside React's `act`. */
export function render(node: ReactNode): Rendered {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const rerender = (next: ReactNode): void => act(() => root.render(next))
  rerender(node)
  return {
    container,
    rerender,
    get<E extends HTMLElement>(selector: string): E {
      const found = container.querySelector<E>(selector)
      if (!found) throw new Error(`nothing matches ${selector} in ${container.innerHTML}`)
      return found
    },
    all: (selector) => [...container.querySelectorAll<HTMLElement>(selector)],
    unmount() {
      act(() => root.unmount())
      container.remove()
    },
  }
}

/** Taps an element. */
export const clickElement = (element: HTMLElement): void => act(() => element.click())

/** Presses a key on an element. */
export const pressKey = (element: HTMLElement, name: string): void =>
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })

/** Types a value into an input, through the native setter, so that React notices it. */
export const typeInto = (input: HTMLInputElement, value: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Dispatches an event, e.g. a scroll, a pointer event, or an image error. */
export const send = (element: HTMLElement, event: Event): void =>
  act(() => {
    element.dispatchEvent(event)
  })
