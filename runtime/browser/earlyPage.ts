/*
 * The parts of the page that the boot script needs as well; page.ts has the rest.
 */

export const preferredLanguages = (): readonly string[] =>
  navigator.languages?.length ? navigator.languages : [navigator.language ?? '']

export const replaceAddress = (address: string): void => history.replaceState(history.state, '', address)

export function setDocumentLanguage(tag: string, direction: 'ltr' | 'rtl'): void {
  document.documentElement.lang = tag
  document.documentElement.dir = direction
}

export function showSplash(shown: boolean): void {
  document.documentElement.toggleAttribute('data-splash', shown)
}
