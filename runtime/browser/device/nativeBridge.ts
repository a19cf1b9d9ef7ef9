/** The interface that the native app adds to the page; every method is optional (D7). */
interface NativeBridge {
  supportsSocial?(channel: string): boolean
  getTrackingIds?(): unknown
  getPushToken?(): unknown
  upgrade?(url: string): void
  openExternal?(url: string): void
}

/**
 * Calls the native app. Returns undefined when there is no app, when it lacks the method, and when the method throws.
 */
export function callNativeBridge<Answer>(call: (bridge: NativeBridge) => Answer): Answer | undefined {
  const { WLBridge } = window as { WLBridge?: NativeBridge }
  try {
    return WLBridge && call(WLBridge)
  } catch {
    return undefined
  }
}
