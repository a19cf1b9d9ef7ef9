import type { RunMode } from '../../../../runtime/rules/device/device'
import { type Facts, visitFacts } from '../../../../runtime/rules/settings/facts'
import { flagValue } from '../../../../runtime/rules/settings/flags'
import { settingValue } from '../../../../runtime/rules/settings/settings'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { PlatformReplies } from './readPlatform'

export interface VisitCase {
  /** A customer type; -1 for a visitor. */
  readonly memberType: number
  readonly runMode: RunMode
  /** The query of the page that was opened. */
  readonly search: string
  readonly platform: PlatformReplies
}

/** The facts of a visit of a merchant's site: nothing is stored yet, and the network is there. */
export function factsOf(
  manifest: Manifest,
  { memberType, runMode, search, platform: { flags, settings } }: VisitCase,
): Facts {
  const isMember = memberType >= 0
  const visit = {
    customerType: memberType,
    session: isMember ? { token: 'explained', merchantCode: '', type: memberType } : undefined,
    runMode,
    online: true,
    queryString: search,
    leftBehind: { rememberedLogin: false, signInRedirect: false, push: false },
    firebase: settingValue(manifest.settings?.firebase, 'firebase', settings),
    push: settingValue(manifest.settings?.push, 'push', settings),
  }
  return visitFacts(manifest, visit, (name) => flagValue(manifest.flags?.[name], name, flags))
}

/** `on`, `off`, or `unknown` while the platform has not said it. */
export const printFact = (value: boolean | undefined): string =>
  value === undefined ? 'unknown' : value ? 'on' : 'off'
