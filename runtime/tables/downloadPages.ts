/** The pages on which rules of the download prompt apply (E2.01, E4.26 to E4.31), by their canonical paths. */
export const downloadPages = {
  deposit: ['/m/voucherCenter'],
  withdrawal: ['/m/withdraw'],
  bindCard: ['/m/securityCenter/addBankCard', '/m/securityCenter/addBankCardPix'],
  game: ['/m/launchGame'],
  loginRequired: ['/', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/login', '/m/register'],
} as const satisfies Readonly<Record<string, readonly string[]>>
