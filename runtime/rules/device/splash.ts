import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import type { RunMode } from './device'

/**
 * The splash screen is for installed apps; in a tab the painted shell is enough (D142). It is shown once a session
 * (E4.65).
 */
export const shouldShowSplash = (runMode: RunMode, shownBefore: boolean): boolean =>
  runMode !== 'browser' && !shownBefore

/**
 * How much longer the splash screen stays: at least 150 ms from the start, otherwise no longer than loading takes
 * (E4.64, E9.10).
 */
export const remainingSplashTime = (shownFor: number): Ms => times.ms(times.splashMinimum - shownFor)
