import type { Stop } from '../browser/browser'
import { onPageResume } from '../browser/onPageResume'
import { reportFault } from '../kit/tracking'
import { Failure } from '../rules/network/failure'
import { splitByAllowlist } from '../rules/network/imageUrl'
import { fields, isRecord, type UnknownRecord, type Untrusted } from '../rules/network/read'
import { keepPrevious, readFlags, readSettings, type SettingValues } from '../rules/settings/flags'
import type { ServerSettings } from '../schema/replies.gen'
import { reconnectCountAtom } from '../state/page'
import { platformFlagsAtom, platformSettingsAtom } from '../state/platformValues'
import type { FlagName } from '../tables/flags'
import type { Shell } from './site'

type Flags = Partial<Record<FlagName, boolean>>
type SettingsReply = Untrusted<ServerSettings>

/** Pinned flags are not fetched (D1). Settings always are: some only the platform knows (E3.41 to E3.45). */
const hasServerFlags = ({ data: { manifest } }: Shell): boolean =>
  Object.values(manifest.flags ?? {}).includes('server')

/** Uses the last good copies, at most seven days old, until the replies arrive (D1). */
export function restorePlatformValues(site: Shell): void {
  const { storage } = site.browser
  const flags = storage.read('flags') as Flags | undefined
  const settings = storage.read('settings') as SettingValues | undefined
  if (flags) site.store.set(platformFlagsAtom, { values: readFlags(flags).flags, settled: false })
  if (settings)
    site.store.set(platformSettingsAtom, { values: parseSettings(site, settings), settled: false })
}

/** Fetches now, and whenever the member returns (I9.22, E4.56) or the network is back. Returns a stop function. */
export function syncPlatformValues(site: Shell): Stop {
  const resumeWatcher = onPageResume(site.browser, () => void fetchServerValues(site))
  const unsubscribe = site.store.sub(reconnectCountAtom, resumeWatcher.schedule)
  void fetchServerValues(site)
  return () => {
    unsubscribe()
    resumeWatcher.stop()
  }
}

/** A failure settles the values too: the last good copy stays in use, or everything is off (D1). */
async function fetchServerValues(site: Shell): Promise<void> {
  const settingsReply = fetchSettings(site)
  await Promise.all([settingsReply, hasServerFlags(site) && fetchFlags(site, settingsReply)])
}

/**
 * The settings reply contains the flags too (E3.40). The flags' own call wins, because the settings may come from a cache;
 * their copy is the fallback.
 */
async function fetchFlags(site: Shell, settingsReply: Promise<SettingsReply | undefined>): Promise<void> {
  const { platform, store } = site
  try {
    applyFlags(site, await platform.call('whitelabel', { alert: false }))
  } catch {
    const settings = await settingsReply
    const whitelabelVal = settings && fields(settings).whitelabelVal
    if (isRecord(whitelabelVal)) applyFlags(site, whitelabelVal)
    else store.set(platformFlagsAtom, ({ values }) => ({ values, settled: true }))
  }
}

function applyFlags(site: Shell, raw: unknown): void {
  const { flags, dropped } = readFlags(requireFields(site, 'flags', raw))
  reportIgnored(site, 'flags', dropped)
  const values = keepPrevious(flags, dropped, site.store.get(platformFlagsAtom).values)
  site.store.set(platformFlagsAtom, { values, settled: true })
  site.browser.storage.write('flags', values)
}

/** A reply without fields is a failure, and the previous values stay (D1). */
function requireFields(site: Shell, what: string, raw: unknown): UnknownRecord {
  if (isRecord(raw)) return raw
  reportIgnored(site, what, [what])
  throw new Failure('empty')
}

/** Resolves to the raw reply; undefined when the call failed. */
async function fetchSettings(site: Shell): Promise<SettingsReply | undefined> {
  const { platform, store, browser } = site
  try {
    const raw = await platform.call('settings', { alert: false })
    const values = parseSettings(site, requireFields(site, 'settings', raw))
    store.set(platformSettingsAtom, { values, settled: true })
    browser.storage.write('settings', values)
    return raw
  } catch {
    store.set(platformSettingsAtom, ({ values }) => ({ values, settled: true }))
    return undefined
  }
}

/** Parses settings and reports what is ignored: wrong types, hosts and currency unknown to the manifest (D1, D16). */
function parseSettings(site: Shell, raw: unknown): SettingValues {
  const { hosts, currency } = site.data.manifest
  const { settings, dropped } = readSettings(raw)
  const { imageCDNs, ...otherSettings } = settings
  const cdns = splitByAllowlist(imageCDNs ?? [], hosts?.image ?? [])
  const otherCurrency = settings.currency !== undefined && settings.currency !== currency.code
  reportIgnored(site, 'settings', [
    ...dropped,
    ...(cdns.others.length > 0 ? ['imageCDNs'] : []),
    ...(otherCurrency ? ['currency'] : []),
  ])
  const accepted = imageCDNs === undefined ? otherSettings : { ...otherSettings, imageCDNs: cdns.listed }
  return keepPrevious(accepted, dropped, site.store.get(platformSettingsAtom).values)
}

function reportIgnored(site: Shell, what: string, dropped: readonly string[]): void {
  if (dropped.length === 0) return
  console.warn(`The platform's ${what} contain invalid values, which are ignored: ${dropped.join(', ')}`)
  reportFault(site, { kind: 'setting', where: dropped[0] })
}
