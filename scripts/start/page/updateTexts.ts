/**
 * Hands the addresses of the built texts, by language, to the application. One that has not started yet, or did not get its texts,
 * does not take them: the page is reloaded.
 */
export function updateTexts(addresses: unknown, reload: () => void): void {
  const isLeft = dispatchEvent(new CustomEvent('start:texts', { detail: addresses, cancelable: true }))
  if (isLeft) reload()
}
