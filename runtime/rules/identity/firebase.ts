import { fields } from '../network/read'

/** A Firebase project, from the platform or a manifest (I3.34). */
export interface FirebaseProject {
  readonly appId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly messagingSenderId?: string
  /** The client id of Google's one-tap prompt. */
  readonly googleWebClientId?: string
}

/** Reads the project; undefined when a part that sign-in requires is missing (I4.37). */
export const readFirebaseProject = (raw: unknown): FirebaseProject | undefined =>
  readProject(raw, ['appId', 'apiKey', 'authDomain', 'projectId'], ['messagingSenderId', 'googleWebClientId'])

/** Reads the texts of a project by their names, without the empty ones; undefined when a required one is missing. */
export function readProject<Required extends string, Optional extends string>(
  raw: unknown,
  required: readonly Required[],
  optional: readonly Optional[],
): (Record<Required, string> & Partial<Record<Optional, string>>) | undefined {
  const source = fields(raw)
  const isPresent = (name: string): boolean => typeof source[name] === 'string' && source[name] !== ''
  if (!required.every(isPresent)) return undefined
  const names = [...required, ...optional].filter(isPresent)
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Record<Required | Optional, string>
}
