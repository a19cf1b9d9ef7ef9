import type { Native } from '../browser'
import { callNativeBridge } from './nativeBridge'

/** iOS has a property of its own for this; other systems report it as the display mode (D7). */
const isStandalone = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches)

/** Hands a URL to a method of the app; false when the app does not have it. */
function hands<Bridge>(
  method: ((this: Bridge, url: string) => void) | undefined,
  bridge: Bridge,
  url: string,
): boolean {
  method?.call(bridge, url)
  return method !== undefined
}

export const browserNative: Native = {
  get userAgent() {
    return navigator.userAgent
  },
  get touchPoints() {
    return navigator.maxTouchPoints ?? 0
  },
  get standalone() {
    return isStandalone()
  },
  get telegram() {
    return 'TelegramWebviewProxy' in globalThis || 'TelegramWebview' in globalThis
  },
  supportsSocial: (channel) => callNativeBridge((bridge) => bridge.supportsSocial?.(channel)),
  upgrade: (url) => callNativeBridge((bridge) => hands(bridge.upgrade, bridge, url)) ?? false,
  openExternal: (url) => callNativeBridge((bridge) => hands(bridge.openExternal, bridge, url)) ?? false,
  supportsCss: (property, value) => globalThis.CSS?.supports?.(property, value) ?? false,
}
