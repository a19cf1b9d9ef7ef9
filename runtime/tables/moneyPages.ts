/** The pages for a member's money and cards (E2.08 to E2.11), by their canonical paths; a merchant may mount any of them (D5). */
export const moneyPages = {
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  bankCard: '/m/securityCenter/addBankCard',
  pixKey: '/m/securityCenter/addBankCardPix',
  pointMarket: '/m/mall/mallHome',
} as const

export type MoneyPage = keyof typeof moneyPages
