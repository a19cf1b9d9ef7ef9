import type { ElementPlace, PreviewActions } from '../browser/network/earlyRequests'
import { stableText } from '../browser/page/stableText'

/**
 * Continues what the visitor began while the page was only a preview (preview/recordActions.ts): scrolls its rows to the same place,
 * gives the focus back, and presses the button that was tapped last.
 */
export function takeOverPreview({ scrolled, focused, tapped }: PreviewActions, root: Element): void {
  const main = root.querySelector('main')
  if (!main) return
  for (const { path, left } of scrolled) findElement(path, main)?.scrollTo({ left, behavior: 'instant' })
  find(focused, main)?.focus({ preventScroll: true })
  find(tapped, main)?.click()
}

/** Undefined where the page shows something else by now. */
function find(place: ElementPlace | undefined, main: Element): HTMLElement | undefined {
  const element = place && findElement(place.path, main)
  return element instanceof HTMLElement && stableText(element) === place?.text ? element : undefined
}

const findElement = (path: readonly number[], main: Element): Element | undefined =>
  path.reduce<Element | undefined>((element, position) => element?.children[position], main)
