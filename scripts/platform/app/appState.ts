/** A file of the native app, as the resources call lists it (E3.12). */
export interface AppResource {
  readonly resourceType: 'Android' | 'IOS' | 'MOBILECONFIG' | 'AppDownloadIcon'
  readonly url: string
}

/** The newest version of the native app (D2). */
export interface AppVersionInfo {
  readonly version: string
  readonly mandatory: boolean
  readonly link: string
  readonly title?: string
  readonly message?: string
}

/** A banner of a group that the control call has set; without a link it leads nowhere. */
export interface ControlledBanner {
  readonly id: string
  readonly title: string
  readonly picture: string
  readonly linkageType?: 'P' | 'URL' | 'G'
  readonly linkage?: string
  readonly vendor?: string
  readonly nodeId?: number
  readonly roomId?: string
  readonly gameType?: string
}

/** What the platform knows about the app, until the control call changes it. */
export interface AppState {
  /** The settings of the download prompt, by name; none: the site uses its manifest's. */
  downloadSettings: Record<string, unknown>
  /** Absent: the default files. */
  resources: readonly AppResource[] | undefined
  /** Absent: no app has a newer version. */
  appVersion: AppVersionInfo | undefined
  /** Banners in the place of a group's own, by group. */
  bannerGroups: Record<string, readonly ControlledBanner[]>
}

export const initialAppState = (): AppState => ({
  downloadSettings: {},
  resources: undefined,
  appVersion: undefined,
  bannerGroups: {},
})
