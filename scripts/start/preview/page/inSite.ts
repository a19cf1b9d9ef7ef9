/*
 * In every page of a previewed site, before its own scripts: what they read about the device is what the preview says.
 */
import type { PageState } from '../siteState'

declare const state: PageState

const define = (target: object, name: string, get: () => unknown): void => {
  Object.defineProperty(target, name, { get, configurable: true })
}

const displayModes = /\(\s*display-mode\s*:\s*(standalone|fullscreen|minimal-ui|browser)\s*\)/

/** A list whose answer never changes, as a page keeps its display mode. */
const answer = (list: MediaQueryList, matches: boolean): MediaQueryList => {
  define(list, 'matches', () => matches)
  return list
}

function pretendDevice({
  userAgent,
  touchPoints,
  standalone,
  bridge,
}: NonNullable<PageState['device']>): void {
  define(navigator, 'userAgent', () => userAgent)
  define(navigator, 'maxTouchPoints', () => touchPoints)
  if (/iPhone|iPad|Macintosh/.test(userAgent)) define(navigator, 'standalone', () => standalone)
  const realMatchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const [, mode] = displayModes.exec(query) ?? []
    const list = realMatchMedia(query)
    return mode === undefined ? list : answer(list, mode === (standalone ? 'standalone' : 'browser'))
  }
  if (bridge) addBridge()
}

/** The native app's interface: what the app would do is said in the console. */
function addBridge(): void {
  const say = (what: string) => (url: string) => console.info(`The native app ${what} ${url}`)
  Object.assign(window, {
    WLBridge: {
      supportsSocial: () => false,
      upgrade: say('downloads its newer version from'),
      openExternal: say('opens in the browser:'),
    },
  })
}

function shiftClock(shift: number): void {
  const RealDate = Date
  const now = (): number => RealDate.now() + shift
  window.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

if (state.device) pretendDevice(state.device)
if (state.clockShift !== 0) shiftClock(state.clockShift)
if (state.textSize !== 100) document.documentElement.style.fontSize = `${state.textSize}%`

/** A page that is just loading is not offline. */
let online = true
define(navigator, 'onLine', () => online)
/** The panel tells the page, as a browser does. */
Object.assign(window, {
  __setOnline(value: boolean) {
    if (value === online) return
    online = value
    dispatchEvent(new Event(value ? 'online' : 'offline'))
  },
})
