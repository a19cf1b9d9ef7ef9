import { atMost } from '../browser/atMost'
import type { Stop } from '../browser/browser'
import { createBackOff } from '../browser/network/backOff'
import { onPageResume } from '../browser/page/onPageResume'
import type { Site } from '../contract/site'
import { reportFault } from '../kit/tracking'
import { Failure } from '../rules/network/failure'
import { splitByAllowlist } from '../rules/network/imageUrl'
import { fields, isRecord, omitUndefined, type UnknownRecord, type Untrusted } from '../rules/network/read'
import { keepPrevious, readFlags } from '../rules/settings/flags'
import { readSettings, type SettingValues } from '../rules/settings/settings'
import type { ServerSettings } from '../schema/replies.gen'
import { reconnectCountAtom } from '../state/page'
import { platformFlagsAtom, platformSettingsAtom, platformValuesFailedAtom } from '../state/platformValues'
import type { FlagName } from '../tables/flags'
import * as times from '../tables/times'

type Flags = Partial<Record<FlagName, boolean>>
type SettingsReply = Untrusted<ServerSettings>

/** Pinned flags are not fetched (D1). Settings always are: some only the platform knows (E3.41 to E3.45). */
const hasServerFlags = ({ data: { manifest } }: Site): boolean =>
  Object.values(manifest.flags ?? {}).includes('server')

/** Uses the last good copies, at most seven days old, until the replies arrive (D1). */
export function restorePlatformValues(site: Site): void {
  const { storage } = site.browser
  const flags = storage.read('flags') as Flags | undefined
  const settings = storage.read('settings') as SettingValues | undefined
  if (flags) site.store.set(platformFlagsAtom, { values: readFlags(flags).flags, settled: false })
  if (settings)
    site.store.set(platformSettingsAtom, { values: parseSettings(site, settings), settled: false })
}

/**
 * Fetches now, whenever the member returns (I9.22, E4.56) or the network is back, and after a failure with growing delays.
 * Returns a stop function.
 */
export function syncPlatformValues(site: Site): Stop {
  const backOff = createBackOff(site.browser)
  let stopped = false
  async function fetchUntilAnswered(): Promise<void> {
    backOff.cancel()
    await fetchServerValues(site)
    if (!stopped && site.store.get(platformValuesFailedAtom))
      backOff.schedule(() => void fetchUntilAnswered())
  }
  const resumeWatcher = onPageResume(site.browser, () => void fetchUntilAnswered())
  const stops = [
    site.store.sub(reconnectCountAtom, resumeWatcher.schedule),
    site.store.sub(platformValuesFailedAtom, backOff.reset),
    resumeWatcher.stop,
    backOff.cancel,
  ]
  void fetchUntilAnswered()
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}

/** Asks again for values whose last request failed, before an action that depends on them; waits a few seconds at most. */
export async function refetchFailedValues(site: Site): Promise<void> {
  if (!site.store.get(platformValuesFailedAtom)) return
  await atMost(site.browser.clock, times.slowThreshold, fetchServerValues(site))
}

/** A failure settles the values too: the last good copy stays in use, or everything is off (D1). */
async function fetchServerValues(site: Site): Promise<void> {
  const settingsReply = fetchSettings(site)
  const [settings, hasFlags] = await Promise.all([
    settingsReply,
    !hasServerFlags(site) || fetchFlags(site, settingsReply),
  ])
  site.store.set(platformValuesFailedAtom, settings === undefined || !hasFlags)
}

/**
 * The settings reply contains the flags too (E3.40). The flags' own call wins, because the settings may come from a cache;
 * their copy is the fallback. Resolves to whether there were any.
 */
async function fetchFlags(site: Site, settingsReply: Promise<SettingsReply | undefined>): Promise<boolean> {
  const { platform, store } = site
  try {
    applyFlags(site, await platform.call('whitelabel', { alert: false }))
    return true
  } catch {
    const settings = await settingsReply
    const whitelabelVal = settings && fields(settings).whitelabelVal
    if (isRecord(whitelabelVal)) applyFlags(site, whitelabelVal)
    else store.set(platformFlagsAtom, ({ values }) => ({ values, settled: true }))
    return isRecord(whitelabelVal)
  }
}

function applyFlags(site: Site, raw: unknown): void {
  const { flags, dropped } = readFlags(requireFields(site, 'flags', raw))
  reportIgnored(site, 'flags', dropped)
  const values = keepPrevious(flags, dropped, site.store.get(platformFlagsAtom).values)
  site.store.set(platformFlagsAtom, { values, settled: true })
  site.browser.storage.write('flags', values)
}

/** A reply without fields is a failure, and the previous values stay (D1). */
function requireFields(site: Site, what: string, raw: unknown): UnknownRecord {
  if (isRecord(raw)) return raw
  reportIgnored(site, what, [what])
  throw new Failure('empty')
}

/** Resolves to the raw reply; undefined when the call failed. */
async function fetchSettings(site: Site): Promise<SettingsReply | undefined> {
  const { platform, store } = site
  try {
    const raw = await platform.call('settings', { alert: false })
    const values = parseSettings(site, requireFields(site, 'settings', raw))
    // Until the currency's own call has answered, amounts keep their form.
    const { currencyPosition } = store.get(platformSettingsAtom).values ?? {}
    applySettings(site, { ...(currencyPosition && { currencyPosition }), ...values })
    if (values.currencyPosition === undefined) void fetchCurrency(site)
    return raw
  } catch {
    store.set(platformSettingsAtom, ({ values }) => ({ values, settled: true }))
    return undefined
  }
}

function applySettings(site: Site, values: SettingValues): void {
  site.store.set(platformSettingsAtom, { values, settled: true })
  site.browser.storage.write('settings', values)
}

/**
 * Where the symbol stands is the currency's own call to say when neither the manifest nor the settings do (E3.45, E7.40). Without
 * a reply amounts stay as they are.
 */
async function fetchCurrency(site: Site): Promise<void> {
  if (site.data.manifest.currency.position !== undefined) return
  const reply = await site.platform.call('currency', { alert: false }).catch(() => undefined)
  const { currency, currencyPosition } = fields(reply)
  const information = parseSettings(site, omitUndefined({ currency, currencyPosition }))
  if (information.currencyPosition !== undefined)
    applySettings(site, { ...site.store.get(platformSettingsAtom).values, ...information })
}

/** Parses settings and reports what is ignored: wrong types, hosts and currency unknown to the manifest (D1, D144). */
function parseSettings(site: Site, raw: unknown): SettingValues {
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

function reportIgnored(site: Site, what: string, dropped: readonly string[]): void {
  if (dropped.length === 0) return
  console.warn(`The platform's ${what} contain invalid values, which are ignored: ${dropped.join(', ')}`)
  reportFault(site, { kind: 'setting', where: dropped[0] })
}
