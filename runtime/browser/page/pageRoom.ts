/** Room that a page of the lobby keeps for what comes later, so that nothing moves then. The boot script makes it before the first paint. */
export interface PageRoom {
  /** Keeps room above the page's column for the bar that offers the app. */
  reserveBar(reserved: boolean): void
  /** There is room for the bar. */
  readonly barSpace: boolean
  /** Keeps room below the highlights for the line of announcements. */
  reserveLine(reserved: boolean): void
  /** There is room for the line. */
  readonly lineSpace: boolean
}
