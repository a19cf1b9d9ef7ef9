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

export function nearbyImages(images: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  const shown = images.filter(isAtScreen)
  const nextOf = (image: HTMLImageElement): HTMLImageElement[] => {
    const row = rowOf(image)
    const later = images.slice(images.indexOf(image) + 1)
    return row ? later.filter((other) => rowOf(other) === row && !isAtScreen(other)).slice(0, 1) : []
  }
  return [...shown, ...shown.flatMap(nextOf), ...firstOfRows(images)]
}

/** In a row that shows no picture yet, but a slide without one: the first, unless other slides come before it. */
function firstOfRows(images: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  const rows = new Set(images.flatMap((image) => rowOf(image) ?? []))
  return [...rows].filter(isAtScreen).flatMap((row) => {
    const inRow = images.filter((image) => rowOf(image) === row)
    const itemsToCome = [...row.children].filter((item) => !isAtScreen(item))
    const isNext = (image: HTMLImageElement) =>
      itemsToCome.slice(1).every((item) => !item.contains(image)) && !inRow.some(isAtScreen)
    return inRow.slice(0, 1).filter(isNext)
  })
}

/** On the screen, or so close above or below that its picture is loaded. */
function isAtScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isBeside = right <= 0 || left >= innerWidth
  return !isBeside && bottom > -lazyImageMargin && top < innerHeight + lazyImageMargin
}

/** What reaches out of an element does not make it scroll. */
const scrollsSideways = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth &&
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)

/** The element that can be scrolled sideways. */
function rowOf(element: Element): Element | null {
  let row = element.parentElement
  while (row && !scrollsSideways(row)) row = row.parentElement
  return row
}
