/** The scrollLeft that centres a child in its scrolling parent; negative in right-to-left, as the browser wants it. */
export const scrollLeftToCentre = (track: HTMLElement, child: HTMLElement): number =>
  child.offsetLeft - track.offsetLeft + child.offsetWidth / 2 - track.clientWidth / 2

/** The index of the child nearest to the middle of the track. */
export function indexNearestCentre(track: HTMLElement): number {
  const distances = [...track.children].map((child) =>
    Math.abs(scrollLeftToCentre(track, child as HTMLElement) - track.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

/** Whether text runs from right to left at this element. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl'
