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

/** The height of the line of announcements in the lobby, below its highlights. */
const lineSpaceProperty = '--line'
const lineHeight = '2.75rem'

/** Makes room, or gives it back. */
function reserve(property: string, height: string, reserved: boolean): void {
  document.documentElement.style.setProperty(property, reserved ? height : '')
}

const isReserved = (property: string): boolean =>
  document.documentElement.style.getPropertyValue(property) !== ''

export const reserveBar = (reserved: boolean): void => reserve(barSpaceProperty, barHeight, reserved)
export const isBarReserved = (): boolean => isReserved(barSpaceProperty)
export const reserveLine = (reserved: boolean): void => reserve(lineSpaceProperty, lineHeight, reserved)
export const isLineReserved = (): boolean => isReserved(lineSpaceProperty)

export function showSplash(shown: boolean): void {
  document.documentElement.toggleAttribute('data-splash', shown)
}
