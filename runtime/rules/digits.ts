/** The zeros of the scripts of our languages; nine digits follow each: Arabic, Urdu, Hindi, Bengali, Tamil, Telugu, Thai, Khmer, Burmese, wide. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0x17e0, 0x1040, 0xff10]

/** Digits of any of our scripts as 0 to 9, which is what the platform reads. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => point >= one && point <= one + 9)
    return zero === undefined ? digit : String(point - zero)
  })
