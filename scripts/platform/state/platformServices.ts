import type { Clock } from './clock'
import type { TokenGenerator } from './tokenGenerator'

/** What many calls need and no merchant owns. */
export interface PlatformServices {
  readonly clock: Clock
  /** Replaced by a reset, so that the values start again. */
  tokens: TokenGenerator
  /** Logs a line for whoever runs the simulator, e.g. a code that was sent. */
  readonly log: (line: string) => void
}
