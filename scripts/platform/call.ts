import type { CallContext } from './http/call-context'
import type { CallRequirements } from './http/request-checks'
import type { MerchantState } from './state/merchant-state'
import type { PlatformState } from './state/platform-state'

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
