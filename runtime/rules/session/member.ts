import type { ClubLabel, MemberInfo } from '../../schema/replies.gen'
import { fields, textOf, type Untrusted, untrusted } from '../network/read'
import { completeSession } from './session'

/** The reply of the member-info call (I7.25, E3.02). */
export interface Member {
  readonly id: string
  readonly userName: string
  /** The customer type (I6.04). */
  readonly type: number
  /** The date of registration, in ms since 1970. */
  readonly regDate: number | undefined
  /** The VIP label; its id or its name may be empty, but not both. */
  readonly rank: { readonly id: string; readonly name: string; readonly level: number } | undefined
}

/** No operator existed before this date: a smaller number is in seconds or invalid (F150). */
const earliestDate = Date.UTC(2000, 0, 1)

function readDate(raw: unknown, now: number): number | undefined {
  return typeof raw === 'number' && raw >= earliestDate && raw <= now ? raw : undefined
}

function readRank(raw: Untrusted<ClubLabel> | undefined): Member['rank'] {
  const label = fields(raw ?? untrusted<ClubLabel>({}))
  const id = textOf(label.labelId)
  const name = textOf(label.labelName)
  const level = Number(label.rankLevel)
  if (id === '' && name === '') return undefined
  return { id, name, level: Number.isFinite(level) ? level : 0 }
}

/** Reads member info leniently; undefined without a user name. */
export function readMember(raw: Untrusted<MemberInfo>, now: number): Member | undefined {
  const session = completeSession({ token: '', merchantCode: '' }, raw)
  if (session.userName === undefined) return undefined
  return {
    id: session.id ?? '',
    userName: session.userName,
    type: session.type ?? 0,
    regDate: readDate(fields(raw).regDate, now),
    rank: readRank(fields(raw).clubLabel),
  }
}
