import type { CallContext } from '../../http/callContext'
import { encryptUrl } from '../../http/encryption'
import { vipLabel } from '../../members/vip'
import type { ConfigState } from '../../state/merchantConfig'
import type { CustomerServiceOverride, DomainConfigState } from '../../system/domainConfig'

type Context = CallContext<unknown, ConfigState & DomainConfigState>

const titles: Readonly<Record<string, readonly [live: string, vip: string]>> = {
  EN: ['Live chat, 24 hours', 'VIP manager'],
  VI: ['Trò chuyện trực tuyến 24 giờ', 'Quản lý VIP'],
  CN: ['24小时在线客服', '贵宾经理'],
  'PT-BR': ['Chat ao vivo 24 horas', 'Gerente VIP'],
  ES: ['Chat en vivo 24 horas', 'Gerente VIP'],
  UR: ['براہِ راست چیٹ، ۲۴ گھنٹے', 'وی آئی پی مینیجر'],
  'UR-LA': ['Live chat, 24 ghante', 'VIP manager'],
}

const firstVipLevel = 6
const lastVipLevel = 9

/** Encryption keys of 8 ASCII characters, which are sent with the ciphertext (E3.22). */
const encryptionKeys = ['k3Pq9Zt1', 'Wb7mX2sa', 'n5RtY8dL']

/** The merchant's customer service and domains (I7.20, I3.35, D3). */
export const getDomainRoute = (context: Context) => ({
  customerService: customerServiceEntries(context),
  domainList: domainNames(context).map((domainName) => ({ domainName })),
})

/** The customer-service entries, the same for members and visitors (E7.13). */
export const getCustomerServiceScript = (context: Context) => ({
  customerService: customerServiceEntries(context),
})

function domainNames({ state: { domainConfigOverride, merchant } }: Context): readonly string[] {
  const { code, domains = ['www', 'm1', 'm2', 'm3'].map((host) => `${host}.${code}.example`) } = merchant
  return domainConfigOverride.domainList ?? domains
}

const customerServiceEntries = (context: Context) =>
  (context.state.domainConfigOverride.customerService ?? defaultServices(context)).map(
    ({ address = '', path, ...service }, index) => ({
      id: `${service.csType.toLowerCase()}-${index + 1}`,
      csPosition: index + 1,
      path: path ?? encryptUrl(address, encryptionKeys[index % encryptionKeys.length] ?? ''),
      ...service,
    }),
  )

/** One entry for everybody, one for high VIP levels, and one without a title. */
function defaultServices({ state: { merchant }, language }: Context): CustomerServiceOverride[] {
  const { code, supportHosts = [] } = merchant
  const [first = `chat.${code}.example`] = supportHosts
  const last = supportHosts.at(-1) ?? first
  const [live, vip] = titles[language] ?? titles.EN ?? ['', '']
  return [
    { csType: 'LIVECHAT', title: live, address: `https://${first}/live` },
    { csType: 'COMM100VIP', title: vip, address: `https://${first}/vip-desk`, labelIds: vipLabelIds() },
    { csType: 'AICAN', address: `https://${last}/assistant` },
  ]
}

const vipLabelIds = (): number[] =>
  Array.from(
    { length: lastVipLevel - firstVipLevel + 1 },
    (_, index) => vipLabel(firstVipLevel + index)?.labelId ?? 0,
  )
