/** A newer version of the native app (D2, E2.42). */
export interface AppUpgrade {
  readonly version: string
  /** It has no way to close it (E4.50). */
  readonly mandatory: boolean
  readonly link: string
  /** The platform's wording; absent: ours (E4.52). */
  readonly title?: string
  readonly message?: string
}
