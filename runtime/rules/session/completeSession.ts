import type { MemberInfo } from '../../schema/replies.gen'
import { fields, omitUndefined, type Untrusted } from '../network/read'
import { readInteger, readText, type Session } from './session'

/** Adds the data of the member-info call (D4, I7.25). */
export function completeSession(session: Session, info: Untrusted<MemberInfo>): Session {
  const { id, userName, account, type } = fields(info)
  return {
    ...session,
    ...omitUndefined({
      id: readText(id),
      userName: readText(userName) ?? readText(account),
      type: readInteger(type),
    }),
  }
}
