import {
  type EncryptedServiceEntry,
  entriesForLabel,
  type OpenServiceEntry,
  readServiceEntries,
} from '../../../../runtime/rules/customerService/customerService'
import { decryptUrl } from '../../../../runtime/rules/customerService/encryptedUrl'
import { entryKey, openEntries, ownEntries } from '../../../../runtime/rules/customerService/openEntries'
import { onceEach } from '../../../../runtime/rules/network/onceEach'
import { untrusted } from '../../../../runtime/rules/network/read'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { alignColumns } from '../alignColumns'
import { OptionError, readChoice, readJson } from '../options/readOptions'
import { type OptionValues, subject } from '../subject'

const options = {
  label: {
    type: 'string',
    value: 'label',
    help: "the id or the name of the member's VIP label; without it a visitor, or a member without a label",
  },
  language: { type: 'string', value: 'code', help: "the site's language; by default the merchant's first" },
  entries: {
    type: 'string',
    value: 'json',
    help: "the platform's entries, as it sends them (path is encrypted); without it the platform sends none",
  },
} as const

export type ServiceOptions = OptionValues<typeof options>

export interface ExplainedEntry {
  readonly id: string
  readonly title: string | undefined
  readonly kind: string | undefined
  readonly labels: readonly string[]
  /** Its place on the list, from 1; undefined where it is not shown. */
  readonly place: number | undefined
  readonly reason: string
}

export interface ExplainedServices {
  readonly source: 'platform' | 'manifest'
  readonly entries: readonly ExplainedEntry[]
}

/** What a case has of one source: what is received, and what of it can be opened. */
interface Source {
  readonly received: readonly Pick<OpenServiceEntry, 'id' | 'kind' | 'title' | 'labels'>[]
  readonly usable: readonly OpenServiceEntry[]
}

/** Which customer service entries are shown, in which order, and why. Throws an OptionError for impossible options. */
export function explainServices(manifest: Manifest, values: ServiceOptions): ExplainedServices {
  const [first = 'EN'] = manifest.languages
  const language =
    values.language === undefined ? first : readChoice('language', values.language, manifest.languages)
  const text = values.label?.trim()
  if (text === '') throw new OptionError('--label is the id or the name of a VIP label.')
  const label = text === undefined ? undefined : { id: text, name: text }
  const received = values.entries === undefined ? undefined : readEntries(values.entries)
  const platform = received && onceEach(openEntries(manifest, received, decryptUrl), entryKey)
  const own: Source = {
    received: (manifest.customerService ?? []).map(({ id, csType, title, labelIds = [] }) => ({
      id,
      kind: csType,
      title: title?.[language],
      labels: labelIds,
    })),
    usable: ownEntries(manifest, language),
  }
  const ofPlatform = platform ? entriesForLabel(platform, label) : []
  const isPlatform = ofPlatform.length > 0
  const ofManifest = isPlatform ? [] : entriesForLabel(own.usable, label)
  const explain = ({ received: all, usable }: Source, shown: readonly OpenServiceEntry[], isShown: boolean) =>
    all.map((entry) => explainEntry(entry, usable, shown, { label: text, isShown }))
  const rows = [
    ...(received && platform ? explain({ received, usable: platform }, ofPlatform, true) : []),
    ...explain(own, ofManifest, !isPlatform),
  ]
  return {
    source: isPlatform ? 'platform' : 'manifest',
    entries: rows.sort((one, other) => (one.place ?? rows.length) - (other.place ?? rows.length)),
  }
}

function readEntries(text: string): EncryptedServiceEntry[] {
  const raw = readJson('entries', text)
  const list = typeof raw === 'object' && raw !== null && 'customerService' in raw ? raw.customerService : raw
  const entries = readServiceEntries(untrusted(raw))
  if (!Array.isArray(list) || entries.length < list.length)
    throw new OptionError(
      '--entries is a list of entries, each with csType and path, or an object with one under customerService.',
    )
  return entries
}

function explainEntry(
  entry: Source['received'][number],
  usable: readonly OpenServiceEntry[],
  shown: readonly OpenServiceEntry[],
  { label, isShown }: { readonly label: string | undefined; readonly isShown: boolean },
): ExplainedEntry {
  const { id, title, kind, labels } = entry
  const place = shown.findIndex((one) => one.id === id)
  const canOpen = usable.some((one) => one.id === id)
  const row = { id, title, kind, labels, place: place < 0 ? undefined : place + 1 }
  if (!canOpen)
    return { ...row, reason: 'Its address is no https address on a host of hosts.customerService (D141).' }
  if (!isShown) return { ...row, reason: "The platform's entries are shown in its place (E7.13)." }
  if (place >= 0)
    return {
      ...row,
      reason:
        labels.length > 0
          ? `It has the label "${label}" (E5.25).`
          : label === undefined
            ? 'It is for everybody (E5.26).'
            : `It is for everybody, and no entry has the label "${label}" (E5.27).`,
    }
  return {
    ...row,
    reason:
      labels.length > 0
        ? `It is for the labels ${labels.join(', ')} only (E5.25).`
        : `It is for everybody, and others have the label "${label}" (E5.25).`,
  }
}

function formatServices(code: string, { source, entries }: ExplainedServices): string {
  const shown = entries.filter(({ place }) => place !== undefined)
  const [first] = shown
  const name = ({ title, id, place }: ExplainedEntry) => title ?? (place === undefined ? id : `CS${place}`)
  const opening = !first
    ? 'nothing: the sheet says so, and offers to try again'
    : shown.length === 1
      ? `one entry, ${name(first)}; on a screen for errors, "contact us" opens it at once (I2.22)`
      : `${shown.length} entries, ${name(first)} first; on a screen for errors, "contact us" expands the list (I2.22)`
  return [
    `${code}: customer service shows ${opening}. Source: the ${source}.`,
    '',
    ...alignColumns(
      entries.map((entry) => [
        entry.place === undefined ? '-' : `${entry.place}.`,
        entry.id,
        name(entry),
        entry.kind ?? 'unknown kind',
        entry.reason,
      ]),
    ),
  ].join('\n')
}

export const services = subject({
  name: 'services',
  summary: 'Says which customer service entries a visitor gets, in which order, and why (E5.24).',
  options,
  table: () => [
    "The platform's entries come before the manifest's, which give them their order: at the place of the entry with the same id, else of the",
    'first of the same kind, else at the end, and then by csPosition. With a VIP label, the entries that have it are shown; without one, or',
    'when no entry has it, those without labels. What is not on a host of hosts.customerService is left out.',
  ],
  explain({ code, manifest }, values) {
    const explained = explainServices(manifest, values)
    return { text: formatServices(code, explained), json: explained }
  },
})
