import type { CallContext } from './http/callContext'
import type { CallRequirements } from './http/requestChecks'
import type { MerchantState } from './state/merchantState'
import type { PlatformState } from './state/platformState'

/** One row of the table of calls: what a request needs, and its handler. */
export interface Call extends CallRequirements {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The default path; a merchant may override it (`platform.endpoints`). */
  readonly path: string
  /** The reply's schema: a file of schemas/platform. */
  readonly reply: string
  /** Returns the reply's value, or throws a RefusalError. A handler's own type names only the parts of the state that it uses. */
  readonly handle: (context: CallContext<PlatformState, MerchantState>) => unknown
}
