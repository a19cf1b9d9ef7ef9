import type { BootResult, ElementPlace, PreviewActions } from '../browser/network/earlyRequests'
import { stableText } from '../browser/page/stableText'

/** Remembers what the visitor does in the preview, for the application (shell/takeOverPreview.ts). Links work by themselves. */
export function recordActions(main: Element, boot: BootResult): void {
  const actions: PreviewActions = { scrolled: [] }
  boot.actions = actions
  main.addEventListener('focusin', ({ target }) => {
    actions.focused = placeOf(target as Element, main)
  })
  main.addEventListener('focusout', () => {
    // Chromium also reports it while the application replaces the preview: that is no choice of the visitor.
    queueMicrotask(() => {
      if (main.isConnected && !main.contains(document.activeElement)) actions.focused = undefined
    })
  })
  main.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button) actions.tapped = placeOf(button, main)
  })
  const recordScroll = ({ target }: Event): void => {
    const place = placeOf(target as Element, main)
    const others = actions.scrolled.filter(({ path }) => path.join() !== place.path.join())
    actions.scrolled = [...others, { ...place, left: (target as Element).scrollLeft }]
  }
  // Scrolling does not bubble.
  main.addEventListener('scroll', recordScroll, { capture: true, passive: true })
}

/** The positions of an element and its ancestors among their siblings, from `main` down. */
function placeOf(element: Element, main: Element): ElementPlace {
  const path: number[] = []
  for (let one = element; one !== main && one.parentElement; one = one.parentElement)
    path.unshift([...one.parentElement.children].indexOf(one))
  return { path, text: stableText(element) }
}
