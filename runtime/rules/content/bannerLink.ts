/** Where a banner leads, as the platform sent it: a page (P), a URL or a game (G). Nothing of it is validated yet (E3.14). */
export interface BannerLink {
  readonly kind: 'P' | 'URL' | 'G'
  /** Of P and URL: the target. Of G: the game's code. */
  readonly target: string
  /** Of games (E5.23). */
  readonly vendor?: string
  readonly nodeId?: string
  readonly roomId?: string
  /** Of games: the category, such as `lottery`. */
  readonly gameType?: string
}
