import type { BootResult } from '../browser/earlyRequests'

/** Presses the button that was tapped while the page was only a preview (preview/recordTaps.ts). */
export function replayTap({ path, text }: NonNullable<BootResult['tap']>, root: Element): void {
  let element: Element | undefined = root.querySelector('main') ?? undefined
  for (const position of path) element = element?.children[position]
  // Otherwise the page shows something else by now.
  if (element instanceof HTMLButtonElement && element.textContent === text) element.click()
}
