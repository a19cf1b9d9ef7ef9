/** Where an element stands inside its scrolling parent when it is centred; right also in right-to-left, where it is negative. */
export const centreOf = (track: HTMLElement, child: HTMLElement): number =>
  child.offsetLeft - track.offsetLeft + child.offsetWidth / 2 - track.clientWidth / 2

/** The index of the child that is nearest to the middle of the track. */
export function nearestToCentre(track: HTMLElement): number {
  const distances = [...track.children].map((child) =>
    Math.abs(centreOf(track, child as HTMLElement) - track.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

/** Tells whether the line of reading runs from right to left at this element. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl'
