import { atom } from 'jotai/vanilla'
import type { Messaging, PushPermission } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { readPushRefusals } from '../../rules/push/pushPrompt'

/** What this browser says about messages from the site, and the way to turn them on. */
export interface PushSwitch {
  readonly permission: PushPermission
  /** Lets the browser ask, within a tap; resolves with its answer. */
  request(): Promise<PushPermission>
}

/** Undefined while it is not known, and where there are no messages. */
export const pushSwitchAtom = atom<PushSwitch | undefined>(undefined)

/** Calls `onGranted` when the browser has given its permission. */
export function makePushSwitch(site: Site, messaging: Messaging, onGranted: () => void): PushSwitch {
  /** The browser's question; one that the browser itself has declined is told once (E4.59, E8.16). */
  async function request(): Promise<PushPermission> {
    const permission = await messaging.requestPermission().catch(() => messaging.permission)
    if (permission === 'default') storePushRefusal(site)
    if (permission === 'denied') void site.notice({ message: site.text.t('push.denied') })
    if (permission === 'granted') {
      site.toast(site.text.t('push.on'))
      onGranted()
    }
    // A session that has ended has taken it away.
    site.store.set(pushSwitchAtom, (shown) => shown && { ...shown, permission })
    return permission
  }
  return { permission: messaging.permission, request }
}

/** A no, which is not asked about again in this session. */
export function storePushRefusal({ browser: { storage, clock } }: Site): void {
  const { count } = readPushRefusals(storage.read('pushRefusals'))
  storage.write('pushSkipped', true)
  storage.write('pushRefusals', { count: count + 1, at: clock.now() })
}
