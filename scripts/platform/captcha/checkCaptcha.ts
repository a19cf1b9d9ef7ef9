import { asRecord, textField } from '../http/bodyFields'
import { RefusalError } from '../http/refusal'
import type { ConfigState, SettingsState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import type { CaptchaAnswer, CaptchaState, ChallengePurpose } from './captchaState'

/** The forms that may require a captcha; each has its own flag (I4.44). */
export type CaptchaPurpose = 'login' | 'sms' | 'register'

const captchaFlags: Readonly<Record<CaptchaPurpose, string>> = {
  login: 'LOGINCAPTCHA3',
  sms: 'SMSCAPTCHA3',
  register: 'REGISTERCAPTCHA3',
}

/** How long an answer is valid, in ms. */
const answerLifetime = 600_000

/**
 * Checks the captcha of a form. Returns the error, or undefined when it is valid or not required. An answer can be used once,
 * within ten minutes, at its own merchant, and with v3 only for its purpose.
 */
export function checkCaptcha(
  platform: PlatformServices & CaptchaState,
  state: ConfigState & SettingsState,
  purpose: CaptchaPurpose,
  body: unknown,
): RefusalError | undefined {
  if (!isRequired(state, purpose)) return undefined
  const submitted = readSubmittedAnswer(body)
  const answer = submitted && platform.captcha.answers.get(submitted.key)
  if (submitted) platform.captcha.answers.delete(submitted.key)
  const expectedPurpose: ChallengePurpose = purpose === 'login' ? 'login' : 'other'
  const isValid =
    answer !== undefined &&
    submitted !== undefined &&
    answer.merchant === state.merchant.code &&
    (answer.purpose ?? expectedPurpose) === expectedPurpose &&
    platform.clock.now() - answer.at <= answerLifetime &&
    matchesAnswer(answer, submitted.solution)
  return isValid ? undefined : new RefusalError('captcha.failed', { messageKey: 'captchaFailed' })
}

/** Whether the purpose's flag is on; for a registration the `register` section of the settings may switch it off (D50). */
const isRequired = ({ flags: enabled, settings }: SettingsState, purpose: CaptchaPurpose): boolean =>
  enabled[captchaFlags[purpose]] === true &&
  !(purpose === 'register' && asRecord(settings.register).captcha === false)

interface SubmittedAnswer {
  readonly key: string
  readonly solution: string
}

/** Codes are typed by people, so letter case does not matter. */
const matchesAnswer = ({ solution }: CaptchaAnswer, submitted: string): boolean =>
  solution.toLowerCase() === submitted.toLowerCase()

/** Reads the fields of v3, v4 or the picture, whichever are present (I3.07, I3.08, D2). */
function readSubmittedAnswer(body: unknown): SubmittedAnswer | undefined {
  const seccode = textField(body, 'geetestSeccode')
  if (seccode) return { key: seccode, solution: textField(body, 'geetestChallenge') }
  const validate = textField(body, 'geetestValidateV4')
  if (validate) return parseValidate(validate)
  const id = textField(body, 'captchaId')
  return id ? { key: id, solution: textField(body, 'captchaCode') } : undefined
}

function parseValidate(text: string): SubmittedAnswer | undefined {
  try {
    const validate: unknown = JSON.parse(text)
    return { key: textField(validate, 'pass_token'), solution: textField(validate, 'lot_number') }
  } catch {
    return undefined
  }
}
