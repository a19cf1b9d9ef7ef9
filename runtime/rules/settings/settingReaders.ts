import { readFirebaseProject } from '../identity/firebase'
import { parseBoolean } from '../network/boolean'
import { readPushProject } from '../push/pushProject'

/*
 * How the platform's values of settings are read, leniently: undefined when one is not valid. `npm run types` chooses a reader for
 * each setting by its type in schemas/settings.schema.json.
 */

export const readFlag = parseBoolean

export const readText = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw !== '' ? raw : undefined

export const readInteger =
  (minimum: number, maximum = Number.POSITIVE_INFINITY) =>
  (raw: unknown): number | undefined =>
    Number.isInteger(raw) && Number(raw) >= minimum && Number(raw) <= maximum ? Number(raw) : undefined

export const readChoice =
  <const Choice extends string>(...choices: readonly Choice[]) =>
  (raw: unknown): Choice | undefined =>
    choices.find((choice) => choice === raw)

/** Settings of which the platform's value is not what a manifest may have: these readers come before those of the schema. */
export const ownReaders = {
  /** The platform may have more pictures than a manifest may ask for. */
  profileIconCount: readInteger(1),
  firebase: readFirebaseProject,
  push: readPushProject,
}
