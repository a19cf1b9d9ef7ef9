import type { Manifest } from '../../schema/manifest.gen'
import { readProject } from '../identity/firebase'

/** The Firebase project that sends push notifications, from the platform or a manifest (E3.46, E3.47). */
export interface PushProject {
  readonly appId: string
  readonly apiKey: string
  readonly projectId: string
  readonly messagingSenderId: string
  readonly authDomain?: string
  /** The public key of the web push certificate; without one there are no push notifications (E4.57). */
  readonly vapidKey?: string
}

/** A point on the curve P-256, not compressed, in base64url. */
const vapidKeyPattern = /^B[\w-]{86}=?$/

/** Reads the project; undefined when a part that the library requires is missing, or the key is none. */
export function readPushProject(raw: unknown): PushProject | undefined {
  const project = readProject(
    raw,
    ['appId', 'apiKey', 'projectId', 'messagingSenderId'],
    ['authDomain', 'vapidKey'],
  )
  const isKey = project?.vapidKey === undefined || vapidKeyPattern.test(project.vapidKey)
  return isKey ? project : undefined
}

/** The parts of a manifest that decide about push notifications. */
export type PushManifest = Pick<Manifest, 'serviceWorker' | 'session' | 'download' | 'nativeApp'> & {
  readonly settings?: { readonly push?: object }
}

/**
 * Whether the merchant sends push notifications; undefined when the platform decides. The service worker shows them, and they
 * would go on after a session that ends silently with its tab.
 */
export function offersPush({
  settings: { push } = {},
  serviceWorker,
  session,
}: PushManifest): boolean | undefined {
  if (push === undefined || serviceWorker === false || session?.keep === 'tab') return false
  return 'from' in push ? undefined : true
}

/**
 * Whether the merchant's native app may supply push tokens (E4.62): there is one, to download or to recognise, and a session does
 * not end silently with its tab.
 */
export const offersAppPush = ({ download, nativeApp, session }: PushManifest): boolean =>
  (download !== undefined || nativeApp !== undefined) && session?.keep !== 'tab'

/** The condition under which this browser, or this app, receives a member's push messages. */
export const receivesPush = { any: ['push', { all: ['app', 'appPush'] }] } as const
