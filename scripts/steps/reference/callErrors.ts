import type { CallName } from '../../../runtime/tables/calls'
import { type ErrorRow, errors } from '../../../runtime/tables/errors'

/** What the site does at a failure. */
interface CallError {
  readonly if: ErrorRow['if']
  /** The actions by name; none: nothing is shown. */
  readonly does: readonly string[]
  readonly remedy?: string
}

/** Failures that the platform has no part in. */
const ofTheSite = ['cancelled', 'emptyUrl', 'chunkLoad', 'encryption', 'offline']

const described = ({ if: condition, actions, remedy }: ErrorRow): CallError => ({
  if: condition,
  does: actions.map(wordsOf),
  ...(remedy !== undefined && { remedy }),
})

const wordsOf = (action: ErrorRow['actions'][number]): string =>
  'text' in action
    ? `${action.type}: ${action.text === 'server' ? "the platform's message" : action.text}`
    : action.type

/** The rows of `tables/errors.ts` that can fit an answer of the platform, in their order: the first that fits decides. */
export const allErrors = (): CallError[] =>
  errors
    .filter(({ if: { kind, unsent } }) => !unsent && !kind?.every((one) => ofTheSite.includes(one)))
    .map(described)

/** Those that are for this call by name. */
export const errorsOf = (name: CallName): CallError[] =>
  allErrors().filter(({ if: { call } }) => call?.includes(name))
