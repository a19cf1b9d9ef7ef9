import type { ClubLabel, MemberInfo } from '../../schema/replies.gen'
import { isLanguage, type Language } from '../../tables/languages'
import { fields, textOf, type Untrusted, untrusted } from '../network/read'
import { readShortText } from '../registration/shortText'
import { completeSession } from './completeSession'
import { isAgent } from './session'

/** The reply of the member-info call (I7.25, E3.02). */
export interface Member {
  readonly id: string
  readonly userName: string
  /** The customer type (I6.04). */
  readonly type: number
  /** The language that the platform has stored; the choice on this device is the one that counts. */
  readonly language: Language | undefined
  /** The date of registration, in ms since 1970. */
  readonly regDate: number | undefined
  /** The VIP label; its id or its name may be empty, but not both. */
  readonly rank: Rank | undefined
  /** The code with which the member invites friends. */
  readonly referralCode: string
  /** The code with which an agent recruits members; of agents only. */
  readonly affiliateCode: string | undefined
}

export interface Rank {
  readonly id: string
  readonly name: string
  /** The kind of label: "VIP". */
  readonly type: string
  readonly level: number
}

/** No operator existed before this date: a smaller number is in seconds or invalid (F150). */
const earliestDate = Date.UTC(2000, 0, 1)

function readDate(raw: unknown, now: number): number | undefined {
  return typeof raw === 'number' && raw >= earliestDate && raw <= now ? raw : undefined
}

function readRank(raw: Untrusted<ClubLabel> | undefined): Rank | undefined {
  const label = fields(raw ?? untrusted<ClubLabel>({}))
  const id = textOf(label.labelId)
  const name = textOf(label.labelName)
  const level = Number(label.rankLevel)
  if (id === '' && name === '') return undefined
  return { id, name, type: textOf(label.type), level: Number.isFinite(level) ? level : 0 }
}

/** Reads member info leniently; undefined without a user name. */
export function readMember(raw: Untrusted<MemberInfo>, now: number): Member | undefined {
  const session = completeSession({ token: '', merchantCode: '' }, raw)
  if (session.userName === undefined) return undefined
  const { id = '', userName, type = 0 } = session
  const { language, regDate, clubLabel, referralCode, affiliateCode } = fields(raw)
  // A platform that sends no codes knows its members by their id.
  const codeOf = (sent: unknown): string => readShortText(textOf(sent)) ?? (id || userName)
  return {
    id,
    userName,
    type,
    language: isLanguage(language) ? language : undefined,
    regDate: readDate(regDate, now),
    rank: readRank(clubLabel),
    referralCode: codeOf(referralCode),
    affiliateCode: isAgent(type) ? codeOf(affiliateCode) : undefined,
  }
}
