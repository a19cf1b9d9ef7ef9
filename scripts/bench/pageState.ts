import { lazyImageMargin } from '../../runtime/tables/limits'

/** What a page can say of itself once it is at rest. */
export interface PageState {
  /** The compressed bytes of everything that it has loaded, by URL. */
  readonly bytes: Readonly<Record<string, number>>
  /** The URLs of the pictures at the screen (E9.21), and of the next one of each row: the one that comes when the row is moved. */
  readonly nearbyPictures: readonly string[]
}

export const readPageState = (): PageState => ({
  bytes: Object.fromEntries(
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  ),
  nearbyPictures: nearbyImages([...document.images])
    .map(({ currentSrc }) => currentSrc)
    .filter(Boolean),
})

function nearbyImages(images: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  const shown = images.filter(isAtScreen)
  const nextOf = (image: HTMLImageElement): HTMLImageElement[] => {
    const row = rowOf(image)
    const later = images.slice(images.indexOf(image) + 1)
    return row ? later.filter((other) => rowOf(other) === row && !isAtScreen(other)).slice(0, 1) : []
  }
  return [...shown, ...shown.flatMap(nextOf)]
}

/** On the screen, or so close above or below that its picture is loaded. */
function isAtScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isBeside = right <= 0 || left >= innerWidth
  return !isBeside && bottom > -lazyImageMargin && top < innerHeight + lazyImageMargin
}

/** The element that can be scrolled sideways. */
function rowOf(element: Element): Element | null {
  let row = element.parentElement
  while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement
  return row
}
