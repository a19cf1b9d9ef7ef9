import type { CustomerServiceEntry, CustomerServiceScript, DomainRoute } from '../schema/replies.gen'
import { fields, listOf, textOf, type Untrusted, untrusted } from './read'

/** The kinds that the specification knows (E3.20). */
export const serviceKinds = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** One way to reach customer service (E3.19). */
export interface Service {
  readonly id: string
  /** Undefined for a kind that nobody knows: it can be opened all the same (D17). */
  readonly kind: ServiceKind | undefined
  /** Untitled ones are named by their place in the list (E3.24). */
  readonly title: string | undefined
  /** The VIP labels that see it; none means everybody (E5.26). */
  readonly labels: readonly string[]
}

/** As the platform sends it: the address is still encoded (E3.21). */
export interface SealedService extends Service {
  readonly path: string
  /** csPosition: its place among the others. */
  readonly position: number | undefined
}

/** As it can be opened. */
export interface OpenService extends Service {
  readonly address: string
}

/** The member's VIP label. */
export interface Label {
  readonly id: string
  readonly name: string
}

const isKind = (raw: unknown): raw is ServiceKind => (serviceKinds as readonly unknown[]).includes(raw)

const positionOf = (raw: unknown): number | undefined => {
  const text = textOf(raw)
  const position = Number(text)
  return text.trim() !== '' && Number.isFinite(position) ? position : undefined
}

/** Ids are numbers or texts, in a list, one by one, or in one text with commas (F003). */
const labelsOf = (raw: unknown): string[] =>
  (typeof raw === 'object' ? listOf(raw) : textOf(raw).split(','))
    .map((label) => textOf(label).trim())
    .filter((label) => label !== '')

function readService(raw: Untrusted<CustomerServiceEntry>, place: number): SealedService[] {
  const { id, csType, csPosition, title, path, labelIds } = fields(raw)
  if (textOf(path) === '') return []
  return [
    {
      id: textOf(id) || `cs${place + 1}`,
      kind: isKind(csType) ? csType : undefined,
      title: textOf(title).trim() || undefined,
      labels: labelsOf(labelIds),
      path: textOf(path),
      position: positionOf(csPosition),
    },
  ]
}

/** Reads a reply that is a list of entries, or has one under `customerService`, leniently (E3.20, E7.13, I3.35). */
export function readServices(raw: Untrusted<CustomerServiceScript | DomainRoute>): SealedService[] {
  const { customerService } = fields(raw)
  // Some platforms send the list itself (F003).
  const entries = customerService ?? untrusted<CustomerServiceEntry[]>(raw)
  return listOf(entries).flatMap(readService)
}

/** An entry of the manifest, as far as order goes. */
interface Ordered {
  readonly id: string
  readonly csType: string
}

/**
 * As the manifest orders them: an entry that it knows by its id stands at that place, another where the manifest has the first
 * of its kind, and the others come last. What then is equal goes by csPosition, and by the reply's own order.
 */
export function inManifestOrder<S extends Pick<SealedService, 'id' | 'kind' | 'position'>>(
  services: readonly S[],
  manifest: readonly Ordered[],
): S[] {
  const last = manifest.length
  const placeOf = ({ id, kind }: S): number => {
    const known = manifest.findIndex((entry) => entry.id === id)
    const alike = known < 0 ? manifest.findIndex((entry) => entry.csType === kind) : known
    return alike < 0 ? last : alike
  }
  const positionIn = ({ position = Number.MAX_SAFE_INTEGER }: S): number => position
  return [...services].sort(
    (one, other) => placeOf(one) - placeOf(other) || positionIn(one) - positionIn(other),
  )
}

/**
 * The entries for a member with that label; without one, and where none is for it, those for everybody (E5.25 to E5.27). A
 * label is named by its id, or by its name in any letter case, as an operator writes it into a manifest.
 */
export function forLabel<S extends Pick<Service, 'labels'>>(
  services: readonly S[],
  label: Label | undefined,
): S[] {
  const names = label ? [label.id, label.name.toLowerCase()].filter((name) => name !== '') : []
  const own = services.filter(({ labels }) =>
    labels.some((one) => names.includes(one) || names.includes(one.toLowerCase())),
  )
  return own.length > 0 ? own : services.filter(({ labels }) => labels.length === 0)
}
