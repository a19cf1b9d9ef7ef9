import { type RefObject, useLayoutEffect } from 'react'

/** The heights of what covers the page, in `shell/bars.css`. */
export type Inset = '--head' | '--connection' | '--float' | '--strip' | '--foot'

/**
 * Publishes the height of a bar as long as it is rendered, because a bar wraps with a larger text: what scrolls or floats keeps
 * clear of it.
 */
export function useInset(name: Inset, bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = current.ownerDocument.documentElement
    const publish = () => style.setProperty(name, `${current.offsetHeight}px`)
    publish()
    const observer = new ResizeObserver(publish)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [name, bar])
}
