/**
 * The code points of zero in each supported script, each followed by 1 to 9: Arabic, Urdu, Hindi, Bengali, Tamil,
 * Telugu, Thai, Khmer, Burmese, full-width.
 */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0x17e0, 0x1040, 0xff10]

/** Converts digits of any supported script to 0 to 9, which is what the platform expects. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0
    const zero = zeros.find((candidate) => codePoint >= candidate && codePoint <= candidate + 9)
    return zero === undefined ? digit : String(codePoint - zero)
  })

/** The digits of a typed or pasted code: without dashes, spaces and invisible direction marks. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')
