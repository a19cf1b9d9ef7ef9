import { Failure, rateLimitWait } from './failure'

/** What a member is told about a failure: there were too many calls, or the service answered, but not with what was asked for. */
export type FailureCause = 'tooMany' | 'service'

/** Undefined for everything that a better connection may mend. */
export function causeOf(error: unknown): FailureCause | undefined {
  if (!(error instanceof Failure)) return undefined
  if (rateLimitWait(error) !== undefined) return 'tooMany'
  return error.kind === 'refused' || error.kind === 'empty' || error.kind === 'malformed'
    ? 'service'
    : undefined
}
