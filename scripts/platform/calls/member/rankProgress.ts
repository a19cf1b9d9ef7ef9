import { type CallContext, requireMember } from '../../http/callContext'
import { rankProgress } from '../../members/vip'

/** The member's progress to the next VIP level (E7.11, E3.30, E3.31). */
export const getRankProgress = (context: CallContext) =>
  rankProgress(requireMember(context), context.language)
