import { report } from '../contract/report'
import { readFlags, readSettings, type SettingValues } from '../rules/flags'
import { serverFlagsAtom, serverSettingsAtom } from '../state/server'
import type { FlagName } from '../tables/flags'
import type { Shell } from './site'

type Flags = Partial<Record<FlagName, boolean>>

const isFromServer = (value: unknown): boolean =>
  value === 'server' || (typeof value === 'object' && value !== null && 'from' in value)

/**
 * What the manifest leaves to the platform; nobody asks for what is pinned (D1). Whether a project sends codes by SMS is the
 * platform's word alone (E3.42).
 */
const wanted = ({ data: { manifest } }: Shell) => ({
  flags: Object.values(manifest.flags ?? {}).some(isFromServer),
  settings:
    manifest.settings?.firebase !== undefined || Object.values(manifest.settings ?? {}).some(isFromServer),
})

/** The last good copies, at most seven days old: what they say counts until the reply is there (D1). */
export function restoreServerValues(site: Shell): void {
  const { keep } = site.edge
  const flags = keep.read('flags') as Flags | undefined
  const settings = keep.read('settings') as SettingValues | undefined
  if (flags) site.store.set(serverFlagsAtom, { values: readFlags(flags).flags, settled: false })
  if (settings)
    site.store.set(serverSettingsAtom, { values: readSettings(settings).settings, settled: false })
}

/** Asks the platform; a failure settles the matter too: the last good copy counts on, or everything is off (D1). */
export async function askServerValues(site: Shell): Promise<void> {
  const { flags, settings } = wanted(site)
  await Promise.all([flags ? askFlags(site) : undefined, settings ? askSettings(site) : undefined])
}

async function askFlags(site: Shell): Promise<void> {
  const { platform, store, edge } = site
  try {
    const { flags, dropped } = readFlags(await platform.call('whitelabel', { alert: false }))
    warn(site, 'flags', dropped)
    store.set(serverFlagsAtom, { values: flags, settled: true })
    edge.keep.write('flags', flags)
  } catch {
    store.set(serverFlagsAtom, ({ values }) => ({ values, settled: true }))
  }
}

async function askSettings(site: Shell): Promise<void> {
  const { platform, store, edge } = site
  try {
    const { settings, dropped } = readSettings(await platform.call('settings', { alert: false }))
    warn(site, 'settings', dropped)
    store.set(serverSettingsAtom, { values: settings, settled: true })
    edge.keep.write('settings', settings)
  } catch {
    store.set(serverSettingsAtom, ({ values }) => ({ values, settled: true }))
  }
}

function warn(site: Shell, what: string, dropped: readonly string[]): void {
  if (dropped.length === 0) return
  console.warn(`The platform's ${what} have values of a wrong type: ${dropped.join(', ')}`)
  report(site, { kind: 'setting', where: dropped[0] })
}
