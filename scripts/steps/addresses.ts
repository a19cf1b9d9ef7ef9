/** The lobby (I2.02). */
export const entryPath = '/m/home'

/** The entry page (I2.03): it shows the lobby in place (D4). */
export const indexPath = '/m/index'

/** Answers to addresses that nothing is mounted on (D4). */
export const notFoundPath = '/m/404'

/** For browsers that are too old: a page without scripts (D17); runtime/browser/watchdogScript.ts leads there. */
export const unsupportedPath = '/m/unsupported.html'

/** Where shared files stand in every site. */
export const assetsPath = '/m/assets/'

/** Home screens and search engines keep this address, so it has no hash. */
export const iconPath = '/m/icons/icon.svg'
