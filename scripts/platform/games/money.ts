/** A decimal string in the currency's smallest unit; undefined when it is not an amount. More digits than the currency has are cut. */
export function toMinorUnits(amount: string, decimals: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d{1,18})(?:\.(\d+))?$/.exec(amount) ?? []
  if (sign === undefined) return undefined
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -units : units
}

/** Adds smallest units to a decimal string. */
export function addMoney(amount: string, units: bigint, decimals: number): string {
  const sum = (toMinorUnits(amount, decimals) ?? 0n) + units
  const digits = String(sum < 0n ? -sum : sum).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return `${sum < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`
}
