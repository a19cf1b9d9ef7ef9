import type { Replies } from '../schema/replies.gen'
import type { Ms } from './times'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `none`: never sent with a token; `optional`: with one when somebody is logged in; `required`: not sent without (I6.06, I6.07). */
export type Authorisation = 'none' | 'optional' | 'required'

/** The name of a schema file in schemas/platform; 'none' for a call whose reply has no schema yet. */
type ReplySchema = keyof Replies | 'none'

/** An object, an object or a list, or an object with a list in this field. */
export type ReplyShape = 'object' | 'collection' | `list:${string}`

export interface CallRow<Schema extends ReplySchema = ReplySchema> {
  readonly method: Method
  readonly path: string
  readonly auth: Authorisation
  /** Replies may be served from the session's cache (I7.03, I7.04). */
  readonly cacheable: boolean
  /** The body is encrypted (I7.05, I7.30). */
  readonly encrypted: boolean
  /** A successful reply must contain a value; without one it counts as a failure (F042). */
  readonly returnsValue: boolean
  /** What the value must be; a value of another kind counts as a failure, and is not cached. Absent: anything. */
  readonly shape?: ReplyShape
  /** Absent: with credentials (I7.36). */
  readonly credentials?: 'omit'
  /** The timeout of this call; absent: that of all calls (I7.36). */
  readonly timeout?: Ms
  /** The ModuleId header (I7.13, E7.45). */
  readonly moduleId?: string
  /** Whether the specification gives the path, or its decisions assume it (D2). */
  readonly pathSource: 'specified' | 'assumed'
  /** The type of the reply's value; it does not exist at run time. */
  readonly reply?: Schema
}

type CallTrait = 'cacheable' | 'encrypted' | 'specified' | 'noValue' | `module:${string}` | ReplyShape

const isReplyShape = (trait: CallTrait): trait is ReplyShape => /^(object|collection|list:.*)$/.test(trait)

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
export const row = <Schema extends ReplySchema = 'none'>(
  method: Method,
  path: string,
  auth: Authorisation,
  ...traits: CallTrait[]
): CallRow<Schema> => {
  const shape = traits.find(isReplyShape)
  const moduleId = traits.find((trait) => trait.startsWith('module:'))?.slice('module:'.length)
  return {
    method,
    path,
    auth,
    cacheable: traits.includes('cacheable'),
    encrypted: traits.includes('encrypted'),
    returnsValue: !traits.includes('noValue'),
    pathSource: traits.includes('specified') ? 'specified' : 'assumed',
    ...(moduleId === undefined ? {} : { moduleId }),
    ...(shape === undefined ? {} : { shape }),
  }
}
