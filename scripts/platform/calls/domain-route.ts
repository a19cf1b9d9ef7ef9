import { sealAddress } from '../cipher'
import type { Exchange } from '../exchange'
import { vipLabel } from '../members/vip'
import type { ServiceWish } from '../route'

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

/** Eight ASCII characters for each place: the platform sends the key along (E3.22). */
const keys = ['k3Pq9Zt1', 'Wb7mX2sa', 'n5RtY8dL']

/** Where customer service and the other domains of the merchant are (I7.20, I3.35, D3). */
export const getDomainRoute = (exchange: Exchange) => ({
  customerService: servicesOf(exchange),
  domainList: domainsOf(exchange).map((domainName) => ({ domainName })),
})

/** The ways to customer service, for members and visitors alike (E7.13). */
export const getCustomerServiceScript = (exchange: Exchange) => ({ customerService: servicesOf(exchange) })

function domainsOf({ state: { route, merchant } }: Exchange): readonly string[] {
  const { code, domains = ['www', 'm1', 'm2', 'm3'].map((host) => `${host}.${code}.example`) } = merchant
  return route.domainList ?? domains
}

const servicesOf = (exchange: Exchange) =>
  (exchange.state.route.customerService ?? usualServices(exchange)).map(
    ({ address = '', path, ...service }, index) => ({
      id: `${service.csType.toLowerCase()}-${index + 1}`,
      csPosition: index + 1,
      path: path ?? sealAddress(address, keys[index % keys.length] ?? ''),
      ...service,
    }),
  )

/** One for everybody, one for high VIP levels, and one without a title. */
function usualServices({ state: { merchant }, language }: Exchange): ServiceWish[] {
  const { code, supportHosts = [] } = merchant
  const [first = `chat.${code}.example`] = supportHosts
  const last = supportHosts.at(-1) ?? first
  const [live, vip] = titles[language] ?? titles.EN ?? ['', '']
  return [
    { csType: 'LIVECHAT', title: live, address: `https://${first}/live` },
    { csType: 'COMM100VIP', title: vip, address: `https://${first}/vip-desk`, labelIds: vipLabels() },
    { csType: 'AICAN', address: `https://${last}/assistant` },
  ]
}

const vipLabels = (): number[] =>
  Array.from({ length: VIP_TO - VIP_FROM + 1 }, (_, index) => vipLabel(VIP_FROM + index)?.labelId ?? 0)
