import type { Exchange } from '../exchange'
import { caller } from '../guards'

/** Promotions that wait for the member (E7.09, E3.26): an agent has its own programme, and refers nobody. */
export function getPromotions(exchange: Exchange) {
  const agent = [1, 2].includes(caller(exchange).type)
  return { APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: !agent, count: agent ? 0 : 3 } }
}
