/** What the share sheet offers to other apps. */
export interface SharedLink {
  readonly title: string
  readonly text: string
  readonly url: string
}

export interface PageSharing {
  /** Copies text to the clipboard; false when the browser refuses. */
  copyToClipboard(text: string): Promise<boolean>
  /** The system has a share sheet. */
  readonly canShare: boolean
  /** Opens the share sheet, within a tap; false when it does not open. One that is closed unused has opened. */
  share(link: SharedLink): Promise<boolean>
}

export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const canShare = (): boolean => 'share' in navigator

export async function share(link: SharedLink): Promise<boolean> {
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}
