/** The lobby (I2.02). */
export const entryPath = '/m/home'

/** The index page (I2.03), which shows the lobby without a redirect (D4). */
export const indexPath = '/m/index'

/** Served for paths where nothing is mounted (D4). */
export const notFoundPath = '/m/404'

/** For unsupported browsers: a page without scripts (D133), to which the watchdog script redirects. */
export const unsupportedPath = '/m/unsupported.html'

/** The iframe page that a captcha vendor's code runs in (D51); runtime/features/captcha uses this path. */
export const captchaPath = '/m/captcha.html'

/** The iframe page that the platform's mini game runs in (E4.71, F156); runtime/features/miniGame uses this path. */
export const miniGamePath = '/m/minigame.html'

/** What nginx reads of a site, for the configuration that all sites share (D164). Nothing in it is served by its address. */
export const nginxFolder = '_nginx/'

/** The page that nginx shows in the place of all others while a merchant's site is closed. */
export const maintenancePath = `/${nginxFolder}maintenance.html`

/** The folder of shared files in every site. */
export const assetsPath = '/m/assets/'

/** Home screens and search engines store this URL, so it has no hash. */
export const iconPath = '/m/icons/icon.svg'

/** What else a command writes to dist/, next to the merchants' sites. */
export const galleryFolder = 'gallery'
export const outputFolders: readonly string[] = [galleryFolder]

/** The list of a site's files, from its folder: every site has one. */
export const siteManifestPath = 'm/asset-manifest.json'

/** What a build wrote into a site, a path on each line: whatever else is there is left alone. */
export const siteFilesPath = '.site-files'
