import type { CallContext } from './http/call-context'

/** One row of the table of calls: what a request needs, and its handler. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The default path; a merchant may override it (`platform.endpoints`). */
  readonly path: string
  /** Whether the session is ignored, used when present, or required (I6.06, I6.07). */
  readonly auth: 'none' | 'optional' | 'required'
  /** The reply's schema: a file of schemas/platform. */
  readonly reply: string
  /** The body must be encrypted (I7.05, I7.30). */
  readonly encrypted?: true
  /** The Device header is required (I7.06). */
  readonly needsDevice?: true
  /** The required value of the ModuleId header (I7.01, E7.45). */
  readonly moduleId?: string
  /** A beacon cannot carry headers, so its merchant is in the body (I7.24). */
  readonly merchantIn?: 'body'
  /** Pages of other origins may call it, without credentials (D17). */
  readonly allowsCrossOrigin?: true
  /** Returns the reply's value, or throws a RefusalError. */
  readonly handle: (exchange: CallContext) => unknown
}
