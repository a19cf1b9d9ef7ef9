import { type NumberProblem, readNationalNumber, readPhoneNumber } from '../../rules/phone/phoneNumber'
import { digitsOf } from '../../rules/text/digits'
import * as limits from '../../tables/limits'
import { useText } from '../useSite'

export interface PhoneErrors {
  /** What is wrong with a number that is sent beside its dialling code; undefined when nothing is (F103). */
  numberError(diallingCode: string, typed: string): string | undefined
  /** The same for a number that is sent in E.164: it may belong to another country. */
  internationalError(diallingCode: string, typed: string): string | undefined
  /** `missing` is the message for an empty code. */
  codeError(typed: string, missing: string): string | undefined
}

/** Names what is wrong with a typed number or code. */
export function usePhoneErrors(): PhoneErrors {
  const t = useText()

  const messageOf = (problem: NumberProblem, code: string): string =>
    ({
      missing: () => t('common.mobileNumMissing'),
      letters: () => t('common.mobileNumLetters'),
      short: () => t('common.mobileNumShort'),
      long: () => t('common.mobileNumLong'),
      // Isolated: the plus sign stays before the digits in Urdu, too.
      otherCountry: () => t('common.mobileNumOtherCountry', { code: `\u2066+${code}\u2069` }),
    })[problem]()

  return {
    numberError(code, typed) {
      const result = readNationalNumber(code, typed)
      return 'problem' in result ? messageOf(result.problem, code) : undefined
    },
    internationalError(code, typed) {
      const result = readPhoneNumber(code, typed)
      return 'problem' in result ? messageOf(result.problem, code) : undefined
    },
    codeError(typed, missing) {
      const { length } = digitsOf(typed)
      if (length === 0) return missing
      return length === limits.verificationCode
        ? undefined
        : t('common.codeLength', { digits: limits.verificationCode })
    },
  }
}
