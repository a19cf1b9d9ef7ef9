import { type Ms, ms, times } from '../tables/times'
import type { DeviceState } from './device'

/** The start picture is for apps: in a tab the painted shell is the splash (D17). Once a session is enough (E4.65). */
export const showsSplash = (device: DeviceState, shownBefore: boolean): boolean =>
  device !== 'browser' && !shownBefore

/** How much longer it stays: at least 150 ms from its start, never longer than the site needs (E4.64, E9.10). */
export const splashLeft = (shownFor: number): Ms => ms(times.splashMinimum - shownFor)
