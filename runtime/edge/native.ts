import type { Native } from './edge'

/** iOS says it in a property of its own, everybody else in the display mode (D7). */
const isStandalone = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches)

/** The app's bridge; all of it is optional (D7). */
type BridgeWindow = { WLBridge?: { supportsSocial?(channel: string): boolean } }

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
  supportsSocial(channel) {
    try {
      return (window as BridgeWindow).WLBridge?.supportsSocial?.(channel)
    } catch {
      return undefined
    }
  },
}
