import { latinDigits } from '../text/digits'
import { invisible } from '../text/invisible'

/** What was typed into the field of a number. */
export interface TypedNumber {
  /** Without the plus sign, or the zeros that stand for it. */
  readonly digits: string
  /** They begin with a dialling code. */
  readonly international: boolean
  /** A zero in brackets, "+44 (0)20": it is dialled within the country only. */
  readonly zeroInBrackets: boolean
}

/** Reads the digits in any script, without punctuation, invisible marks, a leading "tel:" and an extension (F103). */
export function readTypedNumber(typed: string): TypedNumber | 'missing' | 'letters' {
  const text = latinDigits(typed.normalize('NFKC'))
    .replace(invisible, '')
    .replace(keycap, '')
    .replace(/^\s*tel[.:]*/i, '')
    .replace(parameters, '')
    .replace(extension, '')
    .replace(carrier, '0')
  const compact = text.replace(punctuation, '')
  if (compact === '') return 'missing'
  const [, prefix = '', digits = ''] = /^(\+?00|\+(?!0)|\+?)(.*)$/s.exec(compact) ?? []
  if (!/^\d*$/.test(digits)) return 'letters'
  return {
    digits,
    // A plus sign before a single zero is a mistake: no dialling code begins with a zero.
    international: prefix.endsWith('00') || (prefix === '+' && !digits.startsWith('0')),
    zeroInBrackets: /[([]\s*0\s*[)\]]/.test(text),
  }
}

/** The cap of a digit that is an emoji. */
const keycap = /\u20e3/g

/** What people write between digits. */
const punctuation = /[\p{Z}\p{Pd}\s()[\].,/·•−~⁓∼ー_'’]/gu

/** Of a link to a number: "tel:+84912345678;ext=5". */
const parameters = /;[a-z-]+=.*$/is

const extension = /[\s,]*(?:e?xt(?:ension|ensión|n)?|доб|anexo|ramal|int|x|#)[\s.:]*\d{1,6}#?\s*$/iu

/** In Brazil, where the code of a carrier goes: "0xx11". */
const carrier = /0\s*xx/i
