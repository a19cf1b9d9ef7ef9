import { fields } from './read'

/** A Firebase project, as the platform or a manifest names it (I3.34). */
export interface FirebaseProject {
  readonly appId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly messagingSenderId?: string
  /** The client id of Google's one-tap prompt. */
  readonly googleWebClientId?: string
}

/** The project, or undefined when a part is missing that nobody can sign in without (I4.37). */
export function readFirebase(raw: unknown): FirebaseProject | undefined {
  const { appId, apiKey, authDomain, projectId, messagingSenderId, googleWebClientId } = fields(raw)
  if (!isText(appId) || !isText(apiKey) || !isText(authDomain) || !isText(projectId)) return undefined
  return {
    appId,
    apiKey,
    authDomain,
    projectId,
    ...(isText(messagingSenderId) ? { messagingSenderId } : {}),
    ...(isText(googleWebClientId) ? { googleWebClientId } : {}),
  }
}

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw !== ''
