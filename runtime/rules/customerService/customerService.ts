import type { CustomerServiceEntry, CustomerServiceScript, DomainRoute } from '../../schema/replies.gen'
import { fields, listOf, textOf, type Untrusted, untrusted } from '../network/read'

/** The kinds in the specification (E3.20). */
export const serviceKinds = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** One way to contact customer service (E3.19). */
export interface ServiceEntry {
  readonly id: string
  /** Undefined for an unknown kind; such an entry can still be opened (D141). */
  readonly kind: ServiceKind | undefined
  /** Entries without a title are named by their position in the list (E3.24). */
  readonly title: string | undefined
  /** The VIP labels that can see it; an empty list means everybody (E5.26). */
  readonly labels: readonly string[]
}

/** As the platform sends it, with an encrypted URL (E3.21). */
export interface EncryptedServiceEntry extends ServiceEntry {
  readonly encryptedUrl: string
  /** csPosition: the sort position. */
  readonly position: number | undefined
}

/** With its decrypted and validated URL. */
export interface OpenServiceEntry extends ServiceEntry {
  readonly url: string
}

/** The member's VIP label. */
export interface VipLabel {
  readonly id: string
  readonly name: string
}

const isServiceKind = (raw: unknown): raw is ServiceKind => (serviceKinds as readonly unknown[]).includes(raw)

const readPosition = (raw: unknown): number | undefined => {
  const text = textOf(raw)
  const position = Number(text)
  return text.trim() !== '' && Number.isFinite(position) ? position : undefined
}

/** Label ids: numbers or strings, in a list, an object, or one comma-separated string (F003). */
const readLabels = (raw: unknown): string[] =>
  (typeof raw === 'object' ? listOf(raw) : textOf(raw).split(','))
    .map((label) => textOf(label).trim())
    .filter((label) => label !== '')

function readServiceEntry(raw: Untrusted<CustomerServiceEntry>, index: number): EncryptedServiceEntry[] {
  const { id, csType, csPosition, title, path, labelIds } = fields(raw)
  if (textOf(path) === '') return []
  return [
    {
      id: textOf(id) || `cs${index + 1}`,
      kind: isServiceKind(csType) ? csType : undefined,
      title: textOf(title).trim() || undefined,
      labels: readLabels(labelIds),
      encryptedUrl: textOf(path),
      position: readPosition(csPosition),
    },
  ]
}

/**
 * Reads a reply leniently: a list of entries, or an object with one under `customerService` (E3.20, E7.13, I3.35).
 */
export function readServiceEntries(
  raw: Untrusted<CustomerServiceScript | DomainRoute>,
): EncryptedServiceEntry[] {
  const { customerService } = fields(raw)
  // Some platforms send the list itself (F003).
  const entries = customerService ?? untrusted<CustomerServiceEntry[]>(raw)
  return listOf(entries).flatMap(readServiceEntry)
}

/** What sorting needs of a manifest's entry. */
interface ManifestEntry {
  readonly id: string
  readonly csType: string
}

/**
 * Sorts entries by the manifest: at the position of the entry with the same id, else of the first with the same kind,
 * else at the end. Ties are broken by csPosition, then by the order of the reply.
 */
export function sortByManifest<S extends Pick<EncryptedServiceEntry, 'id' | 'kind' | 'position'>>(
  entries: readonly S[],
  manifest: readonly ManifestEntry[],
): S[] {
  const last = manifest.length
  const manifestIndex = ({ id, kind }: S): number => {
    const byId = manifest.findIndex((entry) => entry.id === id)
    const index = byId < 0 ? manifest.findIndex((entry) => entry.csType === kind) : byId
    return index < 0 ? last : index
  }
  const positionIn = ({ position = Number.MAX_SAFE_INTEGER }: S): number => position
  return [...entries].sort((a, b) => manifestIndex(a) - manifestIndex(b) || positionIn(a) - positionIn(b))
}

/**
 * The entries for a VIP label; without a label, or when no entry has it, those for everybody (E5.25 to E5.27). Labels
 * match by id, or by name in any letter case, as operators write them in manifests.
 */
export function entriesForLabel<S extends Pick<ServiceEntry, 'labels'>>(
  entries: readonly S[],
  label: VipLabel | undefined,
): S[] {
  const labelNames = label ? [label.id, label.name.toLowerCase()].filter((name) => name !== '') : []
  const matching = entries.filter(({ labels }) =>
    labels.some(
      (entryLabel) => labelNames.includes(entryLabel) || labelNames.includes(entryLabel.toLowerCase()),
    ),
  )
  return matching.length > 0 ? matching : entries.filter(({ labels }) => labels.length === 0)
}
