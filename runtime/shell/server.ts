import type { Stop } from '../browser/browser'
import { onPageResume } from '../browser/onPageResume'
import { report } from '../contract/report'
import { Failure } from '../rules/network/failure'
import { splitByAllowlist } from '../rules/network/imageUrl'
import { fields, isRecord, type UnknownRecord, type Untrusted } from '../rules/network/read'
import { keepPrevious, readFlags, readSettings, type SettingValues } from '../rules/settings/flags'
import type { ServerSettings } from '../schema/replies.gen'
import { reconnectCountAtom } from '../state/page'
import { serverFlagsAtom, serverSettingsAtom } from '../state/server'
import type { FlagName } from '../tables/flags'
import type { Shell } from './site'

type Flags = Partial<Record<FlagName, boolean>>
type SettingsReply = Untrusted<ServerSettings>

/** Nobody asks for flags that are pinned (D1); settings have what is the platform's word alone (E3.41 to E3.45). */
const wantsFlags = ({ data: { manifest } }: Shell): boolean =>
  Object.values(manifest.flags ?? {}).includes('server')

/** The last good copies, at most seven days old: what they say counts until the reply is there (D1). */
export function restoreServerValues(site: Shell): void {
  const { storage } = site.edge
  const flags = storage.read('flags') as Flags | undefined
  const settings = storage.read('settings') as SettingValues | undefined
  if (flags) site.store.set(serverFlagsAtom, { values: readFlags(flags).flags, settled: false })
  if (settings) site.store.set(serverSettingsAtom, { values: takeSettings(site, settings), settled: false })
}

/** Asks now, and again whenever the member is back (I9.22, E4.56) or the line is. Returns what stops it. */
export function keepServerValues(site: Shell): Stop {
  const back = onPageResume(site.edge, () => void askServerValues(site))
  const unsubscribe = site.store.sub(reconnectCountAtom, back.schedule)
  void askServerValues(site)
  return () => {
    unsubscribe()
    back.stop()
  }
}

/** A failure settles the matter too: the last good copy counts on, or everything is off (D1). */
async function askServerValues(site: Shell): Promise<void> {
  const asked = askSettings(site)
  await Promise.all([asked, wantsFlags(site) && askFlags(site, asked)])
}

/**
 * The settings carry the flags too (E3.40). The call that is made for them wins: it answers nothing else, and the settings may
 * come out of a cache. Their copy stands in when that call fails.
 */
async function askFlags(site: Shell, spare: Promise<SettingsReply | undefined>): Promise<void> {
  const { platform, store } = site
  try {
    takeFlags(site, await platform.call('whitelabel', { alert: false }))
  } catch {
    const settings = await spare
    const whitelabelVal = settings && fields(settings).whitelabelVal
    if (isRecord(whitelabelVal)) takeFlags(site, whitelabelVal)
    else store.set(serverFlagsAtom, ({ values }) => ({ values, settled: true }))
  }
}

function takeFlags(site: Shell, raw: unknown): void {
  const { flags, dropped } = readFlags(fieldsOf(site, 'flags', raw))
  warn(site, 'flags', dropped)
  const values = keepPrevious(flags, dropped, site.store.get(serverFlagsAtom).values)
  site.store.set(serverFlagsAtom, { values, settled: true })
  site.edge.storage.write('flags', values)
}

/** A reply without fields says nothing: that is a failure, and what was there before stands (D1). */
function fieldsOf(site: Shell, what: string, raw: unknown): UnknownRecord {
  if (isRecord(raw)) return raw
  warn(site, what, [what])
  throw new Failure('empty')
}

/** Resolves to the reply as it came; undefined when there was none. */
async function askSettings(site: Shell): Promise<SettingsReply | undefined> {
  const { platform, store, edge } = site
  try {
    const raw = await platform.call('settings', { alert: false })
    const values = takeSettings(site, fieldsOf(site, 'settings', raw))
    store.set(serverSettingsAtom, { values, settled: true })
    edge.storage.write('settings', values)
    return raw
  } catch {
    store.set(serverSettingsAtom, ({ values }) => ({ values, settled: true }))
    return undefined
  }
}

/** Reads settings, and says what does not count: wrong types, hosts and a currency that the manifest does not know (D1, D16). */
function takeSettings(site: Shell, raw: unknown): SettingValues {
  const { hosts, currency } = site.data.manifest
  const { settings, dropped } = readSettings(raw)
  const { imageCDNs, ...others } = settings
  const cdns = splitByAllowlist(imageCDNs ?? [], hosts?.image ?? [])
  const otherCurrency = settings.currency !== undefined && settings.currency !== currency.code
  warn(site, 'settings', [
    ...dropped,
    ...(cdns.others.length > 0 ? ['imageCDNs'] : []),
    ...(otherCurrency ? ['currency'] : []),
  ])
  const read = imageCDNs === undefined ? others : { ...others, imageCDNs: cdns.listed }
  return keepPrevious(read, dropped, site.store.get(serverSettingsAtom).values)
}

function warn(site: Shell, what: string, dropped: readonly string[]): void {
  if (dropped.length === 0) return
  console.warn(`The platform's ${what} have values that do not count: ${dropped.join(', ')}`)
  report(site, { kind: 'setting', where: dropped[0] })
}
