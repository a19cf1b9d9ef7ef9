import type { XmlElement } from './parseXml'
import { linkOf } from './svgContent'

/** Of groups within each other, and of shapes that use each other. */
const maxDepth = 1000

/**
 * How many elements a browser draws: a shape that is used a hundred times counts a hundred times, so a small file can be a drawing
 * that no phone finishes. A shape that uses itself is not drawn again; of shapes that use each other in a longer chain than any
 * program writes, there is no end.
 */
export function countDrawn(root: XmlElement): number {
  const byId = new Map<string, XmlElement>()
  const collect = (element: XmlElement): void => {
    const id = element.attributes.find(({ name }) => name === 'id')?.value
    if (id !== undefined) byId.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') collect(child)
  }
  collect(root)
  const counts = new Map<XmlElement, number>()
  const count = (element: XmlElement, depth: number): number => {
    if (depth > maxDepth) return Number.POSITIVE_INFINITY
    const known = counts.get(element)
    if (known !== undefined) return known
    counts.set(element, 0)
    const target = element.local === 'use' ? byId.get(linkOf(element).slice(1)) : undefined
    const parts = [...element.children, ...(target ? [target] : [])]
    const total = parts.reduce(
      (sum, part) => sum + (typeof part === 'string' ? 0 : count(part, depth + 1)),
      1,
    )
    counts.set(element, total)
    return total
  }
  return count(root, 0)
}
