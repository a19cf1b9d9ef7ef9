import { type CallContext, requireMember } from '../../http/callContext'
import { affiliateCodeOf, referralCodeOf } from '../../members/invitation'
import { vipLabel } from '../../members/vip'

/** The calling member's details (I7.25, E3.02). */
export function getMemberInfo(context: CallContext) {
  const member = requireMember(context)
  const name = member.byMobile ? { account: member.userName } : { userName: member.userName }
  const label = vipLabel(member.vipLevel)
  const affiliateCode = affiliateCodeOf(member)
  return {
    id: member.id,
    ...name,
    type: member.type,
    language: member.language,
    regDate: Math.floor(member.registeredAt),
    ...(label ? { clubLabel: label } : {}),
    referralCode: referralCodeOf(member),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    picture: `/wps/media/avatars/${member.id}.webp`,
  }
}
