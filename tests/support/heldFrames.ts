import { afterAll, beforeAll } from 'vitest'

/** An event that the test has created, as opposed to those of happy-dom. */
const ownEvents = new WeakSet<Event>()

const stopForeignEvent = (event: Event): void => {
  if (event.target instanceof HTMLIFrameElement && !ownEvents.has(event)) event.stopImmediatePropagation()
}

/** In this file, frames request nothing, and none has loaded before the test says so with `loadFrame`. */
export function holdFrames(): void {
  const { navigation } = window.happyDOM.settings
  const before = navigation.disableChildFrameNavigation
  beforeAll(() => {
    navigation.disableChildFrameNavigation = true
    document.addEventListener('load', stopForeignEvent, true)
  })
  afterAll(() => {
    navigation.disableChildFrameNavigation = before
    document.removeEventListener('load', stopForeignEvent, true)
  })
}

/** The page in a frame has loaded. */
export function loadFrame(frame: HTMLIFrameElement): void {
  const event = new Event('load')
  ownEvents.add(event)
  frame.dispatchEvent(event)
}

/** From now on, the page in a frame is this page of the site. */
export function leadToSite(frame: HTMLIFrameElement, path = '/m/home'): void {
  const { origin } = location
  Object.defineProperty(frame, 'contentWindow', { value: { location: new URL(path, origin) } })
}
