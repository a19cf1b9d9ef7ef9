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
export function readFirebaseProject(raw: unknown): FirebaseProject | undefined {
  const { appId, apiKey, authDomain, projectId, messagingSenderId, googleWebClientId } = fields(raw)
  if (
    !isNonEmptyText(appId) ||
    !isNonEmptyText(apiKey) ||
    !isNonEmptyText(authDomain) ||
    !isNonEmptyText(projectId)
  )
    return undefined
  return {
    appId,
    apiKey,
    authDomain,
    projectId,
    ...(isNonEmptyText(messagingSenderId) ? { messagingSenderId } : {}),
    ...(isNonEmptyText(googleWebClientId) ? { googleWebClientId } : {}),
  }
}

const isNonEmptyText = (raw: unknown): raw is string => typeof raw === 'string' && raw !== ''
