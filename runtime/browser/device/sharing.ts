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
  /** Opens the share sheet, within a tap. Rejects when it does not open, and with an AbortError when it is closed unused. */
  share(link: SharedLink): Promise<void>
}
