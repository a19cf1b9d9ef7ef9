import type { Exchange } from '../exchange'
import { caller } from '../guards'

/** The money that a member may play with, as a decimal string (D2). */
export const getBalance = (exchange: Exchange) => ({
  balance: caller(exchange).balance,
  currency: exchange.state.merchant.currency.code,
})
