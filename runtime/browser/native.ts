import type { Native } from './browser'
import { callNativeBridge } from './nativeBridge'

/** iOS has a property of its own for this; other systems report it as the display mode (D7). */
const isStandalone = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches)

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
  supportsSocial: (channel) => callNativeBridge((bridge) => bridge.supportsSocial?.(channel)),
}
