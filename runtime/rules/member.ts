import type { ClubLabel, MemberInfo } from '../schema/replies.gen'
import { fields, textOf, type Untrusted, untrusted } from './read'
import { completeSession } from './session'

/** What the member-info call says (I7.25, E3.02). */
export interface Member {
  readonly id: string
  readonly userName: string
  /** The customer type (I6.04). */
  readonly type: number
  /** When the member registered, in ms since 1970. */
  readonly regDate: number | undefined
  /** The VIP label; its id or its name may be empty, never both. */
  readonly rank: { readonly id: string; readonly name: string; readonly level: number } | undefined
}

/** The second before which no operator existed: a smaller number is seconds or nonsense (F150). */
const firstDate = Date.UTC(2000, 0, 1)

function readDate(raw: unknown, now: number): number | undefined {
  return typeof raw === 'number' && raw >= firstDate && raw <= now ? raw : undefined
}

function readRank(raw: Untrusted<ClubLabel> | undefined): Member['rank'] {
  const label = fields(raw ?? untrusted<ClubLabel>({}))
  const id = textOf(label.labelId)
  const name = textOf(label.labelName)
  const level = Number(label.rankLevel)
  if (id === '' && name === '') return undefined
  return { id, name, level: Number.isFinite(level) ? level : 0 }
}

/** Reads member info leniently; undefined when it names nobody. */
export function readMember(raw: Untrusted<MemberInfo>, now: number): Member | undefined {
  const known = completeSession({ token: '', merchantCode: '' }, raw)
  if (known.userName === undefined) return undefined
  return {
    id: known.id ?? '',
    userName: known.userName,
    type: known.type ?? 0,
    regDate: readDate(fields(raw).regDate, now),
    rank: readRank(fields(raw).clubLabel),
  }
}
