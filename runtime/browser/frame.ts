/** One of our pages in an iframe, which isolates a vendor's code from the site (D16). */
export interface FrameConnection {
  send(message: unknown): void
  /** Shows the frame above the page, which is inert meanwhile; or hides it and restores the focus (F096). */
  show(shown: boolean): void
  close(): void
}

export interface FrameOptions {
  /** A path of the site. */
  readonly address: string
  /** Accessible name. */
  readonly title: string
  /** CSS class of the iframe. */
  readonly className: string
  /** Called with messages from this frame only; they are not validated yet. */
  onMessage(message: unknown): void
}

export interface Frames {
  open(request: FrameOptions): FrameConnection
}
