import { sealAddress } from '../cipher'
import type { Exchange } from '../exchange'
import { vipLabel } from '../members/vip'

const titles: Readonly<Record<string, readonly [live: string, vip: string]>> = {
  EN: ['Live chat, 24 hours', 'VIP manager'],
  VI: ['Trò chuyện trực tuyến 24 giờ', 'Quản lý VIP'],
  CN: ['24小时在线客服', '贵宾经理'],
  'PT-BR': ['Chat ao vivo 24 horas', 'Gerente VIP'],
  ES: ['Chat en vivo 24 horas', 'Gerente VIP'],
  UR: ['براہِ راست چیٹ، ۲۴ گھنٹے', 'وی آئی پی مینیجر'],
  'UR-LA': ['Live chat, 24 ghante', 'VIP manager'],
}

const VIP_FROM = 6
const VIP_TO = 9

/** Where customer service and the other domains of the merchant are (I7.20, I3.35, D3). */
export function getDomainRoute({ state, language }: Exchange) {
  const { code } = state.merchant
  const [live, vip] = titles[language] ?? titles.EN ?? ['', '']
  return {
    customerService: [
      { ...service(1, 'LIVECHAT', `https://chat.${code}.example/live`, 'k3Pq9Zt1'), title: live },
      {
        ...service(2, 'COMM100VIP', `https://vip.${code}.example/chat`, 'Wb7mX2sa'),
        title: vip,
        labelIds: vipLabels(),
      },
      service(3, 'AICAN', `https://help.${code}.example/assistant`, 'n5RtY8dL'),
    ],
    domainList: ['www', 'm1', 'm2', 'm3'].map((host) => ({ domainName: `${host}.${code}.example` })),
  }
}

const service = (place: number, csType: string, address: string, key: string) => ({
  id: `${csType.toLowerCase()}-${place}`,
  csType,
  csPosition: place,
  path: sealAddress(address, key),
})

const vipLabels = (): number[] =>
  Array.from({ length: VIP_TO - VIP_FROM + 1 }, (_, index) => vipLabel(VIP_FROM + index)?.labelId ?? 0)
