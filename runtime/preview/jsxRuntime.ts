import type { ReactNode } from 'react'

/*
 * Creates elements from the markup of components, for the preview: the same elements as React's, without listeners. The build
 * puts this module in the place of React's.
 */

type Child = Node | string | number | boolean | null | undefined | readonly Child[]
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child }

const svgElements = new Set(['svg', 'path'])

export const Fragment = ({ children }: Props): Child => children

export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props)
  const element = svgElements.has(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type)
  const { children, ...attributes } = props
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
  append(element, children)
  return element
}

export const jsxs = jsx

/** As React does: `false` is left out, except where it is a value. */
function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || typeof value === 'function' || name === 'ref') return
  if (value === false && !/^(aria-|draggable)/.test(name)) return
  const isFlag = value === true && !/^(aria-|draggable)/.test(name)
  element.setAttribute(name === 'className' ? 'class' : name, isFlag ? '' : String(value))
}

function append(parent: Node, child: Child): void {
  if (Array.isArray(child)) for (const one of child) append(parent, one)
  else if (child instanceof Node) parent.appendChild(child)
  else if (typeof child === 'string' || typeof child === 'number')
    parent.appendChild(document.createTextNode(String(child)))
}

/** The elements of a component's markup, which the compiler takes for React's. */
export function render(markup: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment()
  append(fragment, markup as Child)
  return fragment
}
