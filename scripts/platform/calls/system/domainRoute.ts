import type { CallContext } from '../../http/callContext'
import { encryptUrl } from '../../http/encryption'
import { vipLabel } from '../../members/vip'
import type { ConfigState } from '../../state/merchantConfig'
import type { CustomerServiceOverride, DomainConfigState } from '../../system/domainConfig'

type Context = CallContext<unknown, ConfigState & DomainConfigState>

/** None of them is called a chat: the site has one of its own. */
const titles: Readonly<Record<string, readonly [payments: string, vip: string, assistant: string]>> = {
  EN: ['Help with payments, 24 hours', 'VIP manager', 'Quick answers'],
  VI: ['Hỗ trợ nạp rút 24 giờ', 'Quản lý VIP', 'Giải đáp nhanh'],
  CN: ['24小时充提客服', '贵宾经理', '快速解答'],
  'PT-BR': ['Ajuda com pagamentos 24 horas', 'Gerente VIP', 'Respostas rápidas'],
  ES: ['Ayuda con pagos 24 horas', 'Gerente VIP', 'Respuestas rápidas'],
  UR: ['ادائیگیوں میں مدد، 24 گھنٹے', 'وی آئی پی مینیجر', 'فوری جوابات'],
  'UR-LA': ['Payments mein madad, 24 ghante', 'VIP manager', 'Fori jawabat'],
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

/** Two entries for everybody, and one for high VIP levels. */
function defaultServices({ state: { merchant }, language }: Context): CustomerServiceOverride[] {
  const { code, supportHosts = [] } = merchant
  const [first = `chat.${code}.example`] = supportHosts
  const last = supportHosts.at(-1) ?? first
  const [payments, vip, assistant] = titles[language] ?? titles.EN ?? ['', '', '']
  return [
    { csType: 'LIVECHAT', title: payments, address: `https://${first}/live` },
    { csType: 'COMM100VIP', title: vip, address: `https://${first}/vip-desk`, labelIds: vipLabelIds() },
    { csType: 'AICAN', title: assistant, address: `https://${last}/assistant` },
  ]
}

const vipLabelIds = (): number[] =>
  Array.from(
    { length: lastVipLevel - firstVipLevel + 1 },
    (_, index) => vipLabel(firstVipLevel + index)?.labelId ?? 0,
  )
