/** How many digits a country's numbers have without the trunk prefix, landlines included. */
export interface NumberingPlan {
  readonly shortest: number
  readonly longest: number
  /** The leading zero is part of the number, and no trunk prefix. */
  readonly keepsZero?: boolean
}

const plans: Readonly<Record<string, NumberingPlan>> = {
  '1': { shortest: 10, longest: 10 },
  '34': { shortest: 9, longest: 9 },
  '55': { shortest: 10, longest: 11 },
  '84': { shortest: 9, longest: 10 },
  '86': { shortest: 10, longest: 11 },
  '91': { shortest: 10, longest: 10 },
  '92': { shortest: 9, longest: 10 },
}

/** Italy and the Vatican, San Marino, Ivory Coast, Congo. */
const codesKeepingZero = ['39', '379', '378', '225', '242']

/** E.164 allows 15 digits, the dialling code included. */
const unknownPlan = (code: string): NumberingPlan => ({ shortest: 4, longest: 15 - code.length })

export const numberingPlan = (code: string): NumberingPlan => ({
  ...(plans[code] ?? unknownPlan(code)),
  keepsZero: codesKeepingZero.includes(code),
})
