import { numberingPlanRows } from './numberingPlans.gen'

/** How national numbers look: the digits after the dialling code, without a trunk prefix. */
export interface NumberingPlan {
  /** How many digits they have, landlines included. */
  readonly lengths: readonly number[]
  /** Some begin with a zero, which then belongs to the number. */
  readonly keepsZero: boolean
  /** Whether the first digits are those of a mobile number of this length. */
  isMobile(national: string): boolean
  /** Whether any number of this length begins with this digit. */
  isKnown(national: string): boolean
  /** How many digits mobile numbers have that begin like this one. */
  mobileLengths(national: string): readonly number[]
  /** The number without what is dialled before it within the country; all that it may be, in the order of likelihood. */
  withoutTrunk(national: string): readonly string[]
}

/** A dialling code that has a plan, and the digits after it: no code is the beginning of another (E.164). */
export function splitDiallingCode(
  digits: string,
): { readonly code: string; readonly rest: string } | undefined {
  const length = codeLengths.find((one) => Object.hasOwn(numberingPlanRows, digits.slice(0, one)))
  return length === undefined ? undefined : { code: digits.slice(0, length), rest: digits.slice(length) }
}

const codeLengths = [1, 2, 3]

export function numberingPlan(code: string): NumberingPlan {
  const [all, mobile, trunk] = (numberingPlanRows[code] ?? unknownPlan(code)).split(';')
  const known = readBeginnings(all)
  const mobiles = readBeginnings(mobile)
  const keepsZero = [...known.values()].some((beginning) => beginning.test('0'))
  return {
    lengths: [...known.keys()],
    keepsZero,
    isMobile: (national) => mobiles.get(national.length)?.test(national) ?? false,
    isKnown: (national) => known.get(national.length)?.test(national) ?? false,
    mobileLengths: (national) =>
      [...mobiles].filter(([, beginning]) => beginning.test(national)).map(([length]) => length),
    withoutTrunk: (national) => [
      ...(code === '54' ? argentineMobile(national) : []),
      ...withoutPrefix(national, trunk),
      ...(keepsZero ? [] : withoutZeros(national)),
    ],
  }
}

/** E.164 allows 15 digits, the dialling code included. */
function unknownPlan(code: string): string {
  const lengths = Array.from({ length: 15 - code.length - 3 }, (_, index) => index + 4)
  return `${lengths}=[1-9];`
}

/** "8,9=[1-7] 10=9": beginnings by length. */
const readBeginnings = (text = ''): ReadonlyMap<number, RegExp> =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .flatMap((part) => {
        const [lengths = '', pattern = ''] = part.split('=')
        const beginning = new RegExp(`^(?:${pattern})`)
        return lengths.split(',').map((length) => [Number(length), beginning] as const)
      }),
  )

export const withoutZeros = (digits: string): readonly string[] =>
  digits.startsWith('0') ? [digits.replace(/^0+/, '')] : []

/** A prefix with the code of a carrier is longer than the same without: "0" and "015" in Brazil. */
function withoutPrefix(digits: string, prefixes = ''): readonly string[] {
  if (prefixes === '') return []
  const prefix = new RegExp(`^(?:${prefixes})$`)
  return [...digits].flatMap((_, length) =>
    prefix.test(digits.slice(0, length)) ? digits.slice(length) : [],
  )
}

/** Within Argentina, 15 after the area code marks a mobile number; from abroad, a 9 before the area code does. */
function argentineMobile(digits: string): readonly string[] {
  const typed = /^0?(?:(11)15(\d{8})|([23]\d\d)15(\d{7})|([23]\d{3})15(\d{6}))$/.exec(digits)
  return typed ? [`9${typed.slice(1).join('')}`] : []
}
