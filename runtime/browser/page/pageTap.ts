/** What a browser allows within a tap only. */
export interface PageTap {
  /**
   * Opens a URL in a new tab, which cannot reach this one; only for URLs of `externalUrl` (D149). False when the browser blocks
   * it: call it within a tap, before anything is awaited.
   */
  openTab(address: string): boolean
  /** A recent tap still allows opening a window. Also false where the browser cannot say. */
  readonly hasUserActivation: boolean
}
