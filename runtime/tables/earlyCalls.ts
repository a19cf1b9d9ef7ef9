/*
 * The calls that are requested before the application loads: the boot script contains these paths, but not the table.
 */

export const gameLanesPath = '/wps/relay/GCSGAME_getGameLanes'

export const bannersPath = '/wps/relay/MCSFE_getBanners'
/** The banner group of the lobby, as the platform names it. */
export const lobbyBannerGroup = 'm_home'

/** The web manifest, which the browser requests itself (E2.75). */
export const webManifestPath = '/wps/system/manifest.json'
