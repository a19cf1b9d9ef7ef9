/** What the native app offers its page; all of it is optional (D7). */
interface Bridge {
  supportsSocial?(channel: string): boolean
  getTrackingIds?(): unknown
}

/** Asks the app; undefined where there is none, where it lacks the method, and where it throws. */
export function askBridge<Answer>(ask: (bridge: Bridge) => Answer): Answer | undefined {
  const { WLBridge } = window as { WLBridge?: Bridge }
  try {
    return WLBridge && ask(WLBridge)
  } catch {
    return undefined
  }
}
