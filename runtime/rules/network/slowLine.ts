/** What a browser says of the line (Network Information API). */
export interface LineReport {
  readonly saveData?: boolean
  readonly effectiveType?: string
  /** In Mbps. */
  readonly downlink?: number
}

/** Below this the pictures of a lobby take more than a second, in Mbps. */
const slowDownlink = 1

/** Whether the line is slow, or the member pays for what comes over it: then only what they look at is requested (D195). */
export const isSlowLine = ({ saveData, effectiveType = '4g', downlink }: LineReport): boolean =>
  saveData === true || effectiveType !== '4g' || (downlink ?? slowDownlink) < slowDownlink
