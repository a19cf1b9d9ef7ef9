import type { Exchange } from './exchange'

/** One row of the table of calls: what a request must bring, and who answers it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path, unless the merchant has moved it. */
  readonly path: string
  /** The session: never looked at, looked at when it is there, or demanded (I6.06, I6.07). */
  readonly auth: 'none' | 'optional' | 'required'
  /** The reply's schema: a file of schemas/platform. */
  readonly reply: string
  /** The body must come encrypted (I7.05, I7.30). */
  readonly sealed?: true
  /** The Device header must be there (I7.06). */
  readonly device?: true
  /** The ModuleId header must be this (I7.01, E7.45). */
  readonly moduleId?: string
  /** A beacon cannot carry headers, so its merchant stands in the body (I7.24). */
  readonly merchantIn?: 'body'
  /** Pages of other origins may ask, without credentials (D17). */
  readonly crossOrigin?: true
  /** Gives the reply's value, or throws Refused. */
  readonly handle: (exchange: Exchange) => unknown
}
