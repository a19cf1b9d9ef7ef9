import { askBridge } from './bridge'
import type { Native } from './edge'

/** iOS says it in a property of its own, everybody else in the display mode (D7). */
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
  supportsSocial: (channel) => askBridge((bridge) => bridge.supportsSocial?.(channel)),
}
