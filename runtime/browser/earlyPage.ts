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

/** The height of the bar above the lobby that offers the app; the page's column begins below it. */
const barSpaceProperty = '--app-bar'
const barHeight = '3.75rem'

/** Makes room for the bar, or gives it back. */
export function reserveBar(reserved: boolean): void {
  const { style } = document.documentElement
  if (reserved) style.setProperty(barSpaceProperty, barHeight)
  else style.removeProperty(barSpaceProperty)
}

export const isBarReserved = (): boolean =>
  document.documentElement.style.getPropertyValue(barSpaceProperty) !== ''

export function showSplash(shown: boolean): void {
  document.documentElement.toggleAttribute('data-splash', shown)
}
