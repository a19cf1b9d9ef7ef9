import type { PushPermission } from '../../../runtime/browser/browser'
import type { PushProject } from '../../../runtime/rules/push/pushProject'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { type RunningSite, type SiteOptions, startSite } from '../../support/site'

export const vapidKey = `B${'a'.repeat(86)}`

export const project: PushProject & { readonly vapidKey: string } = {
  appId: '1:7:web:a',
  apiKey: 'key',
  projectId: 'merchant',
  messagingSenderId: '7',
  vapidKey,
}

export interface PushOptions extends SiteOptions {
  /** What the browser says about notifications; granted when absent. */
  readonly permission?: PushPermission
  /** Nobody is logged in. */
  readonly visitor?: true
}

/** Starts a site with push messages, by default for a member, and lets the browser become idle. */
export async function startPush({
  permission = 'granted',
  visitor,
  prepare,
  ...options
}: PushOptions = {}): Promise<RunningSite> {
  const running = await startSite({
    ...(visitor ? {} : { session: {} }),
    manifest: { settings: { push: project } },
    ...options,
    prepare(browser) {
      browser.messenger.permission = permission
      prepare?.(browser)
    },
  })
  await running.browser.clock.advance(1)
  return running
}

/** The calls about push messages and the logout, in order: "pushBind token-7 device-1". */
export const pushCalls = ({ http }: FakeBrowser): string[] =>
  http.requests.flatMap(({ name, headers, body }) => {
    if (name === 'logout') return [`logout ${headers?.Authorization}`]
    if (!name?.startsWith('push')) return []
    const { registrationToken, topic, unsubscribeAll } = JSON.parse(String(body))
    return [
      [name, headers?.Authorization, registrationToken, topic, unsubscribeAll]
        .filter((part) => part !== undefined)
        .join(' '),
    ]
  })
