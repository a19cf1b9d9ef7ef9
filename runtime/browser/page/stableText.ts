/** The text of an element without a countdown in it, which is another text a second later. */
export const stableText = (element: Element): string =>
  (element.textContent ?? '').replace(element.querySelector('[role="timer"]')?.textContent ?? '', '')
