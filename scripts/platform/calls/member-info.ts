import type { Exchange } from '../exchange'
import { caller } from '../guards'
import { vipLabel } from '../members/vip'

/** Who is logged in (I7.25, E3.02). */
export function getMemberInfo(exchange: Exchange) {
  const member = caller(exchange)
  const name = member.byMobile ? { account: member.userName } : { userName: member.userName }
  const label = vipLabel(member.vipLevel)
  return {
    id: member.id,
    ...name,
    type: member.type,
    language: member.language,
    regDate: Math.floor(member.registeredAt),
    ...(label ? { clubLabel: label } : {}),
    picture: `/wps/media/avatars/${member.id}.svg`,
  }
}
