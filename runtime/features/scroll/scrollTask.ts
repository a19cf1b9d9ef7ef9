import type { Stop } from '../../browser/browser'
import { keepScroll } from '../../browser/page/keepScroll'
import type { Site } from '../../contract/site'
import { fields } from '../../rules/network/read'
import { pathAtom } from '../../state/page'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'

type Places = Readonly<Record<string, unknown>>

/**
 * Scrolls a page that comes back, through the history or because the browser had discarded it, to where the member was. It may
 * have to wait for its content; a member who scrolls meanwhile is not moved.
 */
export default function scrollTask({ browser, store }: Site): Stop {
  const { page, clock, storage } = browser
  let places: Places = page.restored ? fields(storage.read('scroll')) : {}
  let key = page.entryKey
  let stopRestoring: Stop = () => undefined

  function remember(): void {
    const { [key]: _, ...others } = places
    const kept = Object.entries(others).slice(1 - limits.scrollPlaces)
    places = { ...Object.fromEntries(kept), [key]: page.scrollPlace }
  }

  function restore(): void {
    stopRestoring()
    const place = places[key]
    if (typeof place !== 'number' || place <= page.scrollPlace) return
    const startedAt = page.scrollPlace
    const attempt = () => {
      if (page.scrollPlace !== startedAt) return stopRestoring()
      if (page.scrollLimit < place) return
      stopRestoring()
      page.scrollTo(place)
    }
    const stops = [
      clock.every(times.scrollRestoreCheck, attempt),
      clock.after(times.scrollRestore, () => stopRestoring()),
    ]
    stopRestoring = () => stops.forEach((stop) => void stop())
    attempt()
  }

  if (page.restored) restore()
  const stops = [
    keepScroll(),
    page.onScroll(() => {
      if (page.entryKey === key) remember()
    }),
    store.sub(pathAtom, () => {
      key = page.entryKey
      // After the page has scrolled to its top.
      clock.after(times.ms(0), restore)
    }),
    page.onVisible((visible) => {
      if (!visible) storage.write('scroll', places)
    }),
    () => stopRestoring(),
  ]
  return () => stops.forEach((stop) => void stop())
}
