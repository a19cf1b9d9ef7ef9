/*
 * The paths of the calls that are requested before the application loads: the boot script contains these, but not the table.
 */

export const gameLanesPath = '/wps/relay/GCSGAME_getGameLanes'
