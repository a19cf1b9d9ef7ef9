import { Failure } from './failure'
import { listOf } from './read'

/**
 * What was read of a list. Throws when the platform has sent something and nothing of it can be read: that is a failure, which may
 * pass, and not an empty list (F003).
 */
export function readable<T extends readonly unknown[]>(sent: unknown, read: T): T {
  if (listOf(sent).length > 0 && read.length === 0) throw new Failure('malformed')
  return read
}
