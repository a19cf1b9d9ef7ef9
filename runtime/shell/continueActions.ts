import type { EarlyActions } from '../browser/network/earlyRequests'
import { stableText } from '../browser/page/stableText'

/**
 * Continues what the visitor began before the application was there (browser/page/recordActions.ts): scrolls the rows of the lobby's
 * preview to the same place, gives the focus back, and presses the button that was tapped last (D222).
 */
export function continueActions({ scrolled, focused, tapped }: EarlyActions, root: Element): void {
  for (const [row, left] of scrolled) findSuccessor(row, root)?.scrollTo({ left, behavior: 'instant' })
  findSame(focused, root)?.focus({ preventScroll: true })
  findSame(tapped, root)?.click()
}

/** Undefined where the page shows something else by now. A prerendered text is there in every language of the merchant. */
function findSame(early: Element | undefined, root: Element): HTMLElement | undefined {
  if (!early) return undefined
  const element = findSuccessor(early, root)
  if (!(element instanceof HTMLElement)) return undefined
  const now = stableText(element)
  const before = stableText(early)
  return before === now || (now !== '' && before.includes(now)) ? element : undefined
}

/** What stands where an element of the replaced page stood, in the same bar or in the main element. */
function findSuccessor(early: Element, root: Element): Element | undefined {
  const parent = early.parentElement
  if (!parent) return undefined
  if (parent.className === 'Page-column')
    return root.querySelector(`.Page-column > ${early.localName}`) ?? undefined
  return findSuccessor(parent, root)?.children[[...parent.children].indexOf(early)]
}
