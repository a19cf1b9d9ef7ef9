import { fields, Refused, textField } from '../exchange'
import type { MerchantState, World } from '../world'
import type { ChallengePurpose, Proof } from './desk'

/** What forms ask a captcha for; each has a flag of its own (I4.44). */
export type CaptchaPurpose = 'login' | 'sms' | 'register'

const flags: Readonly<Record<CaptchaPurpose, string>> = {
  login: 'LOGINCAPTCHA3',
  sms: 'SMSCAPTCHA3',
  register: 'REGISTERCAPTCHA3',
}

/** How long the vendor answers for a result, in ms. */
const LIFE = 600_000

/**
 * What is wrong with the captcha of a form, or undefined when there is nothing: the merchant wants none, or it is good. A
 * proof serves once, for ten minutes, at its own merchant, and one of v3 only for what it was begun for.
 */
export function checkCaptcha(
  world: World,
  state: MerchantState,
  purpose: CaptchaPurpose,
  body: unknown,
): Refused | undefined {
  if (!isWanted(state, purpose)) return undefined
  const brought = broughtBy(body)
  const proof = brought && world.captcha.proofs.get(brought.key)
  if (brought) world.captcha.proofs.delete(brought.key)
  const wanted: ChallengePurpose = purpose === 'login' ? 'login' : 'other'
  const isGood =
    proof !== undefined &&
    brought !== undefined &&
    proof.merchant === state.merchant.code &&
    (proof.purpose ?? wanted) === wanted &&
    world.clock.now() - proof.at <= LIFE &&
    fits(proof, brought.answer)
  return isGood ? undefined : new Refused('captcha.failed', { say: 'captchaFailed' })
}

/** The purpose's flag; of registering the section of the settings too, when it says anything (D17). */
const isWanted = ({ flags: on, settings }: MerchantState, purpose: CaptchaPurpose): boolean =>
  on[flags[purpose]] === true && !(purpose === 'register' && fields(settings.register).captcha === false)

interface Brought {
  readonly key: string
  readonly answer: string
}

/** A code is typed by a person: letter case does not matter. */
const fits = ({ answer }: Proof, given: string): boolean => answer.toLowerCase() === given.toLowerCase()

/** The fields of v3, v4 or the picture, whichever are there (I3.07, I3.08, D2). */
function broughtBy(body: unknown): Brought | undefined {
  const seccode = textField(body, 'geetestSeccode')
  if (seccode) return { key: seccode, answer: textField(body, 'geetestChallenge') }
  const validate = textField(body, 'geetestValidateV4')
  if (validate) return readValidate(validate)
  const id = textField(body, 'captchaId')
  return id ? { key: id, answer: textField(body, 'captchaCode') } : undefined
}

function readValidate(text: string): Brought | undefined {
  try {
    const validate: unknown = JSON.parse(text)
    return { key: textField(validate, 'pass_token'), answer: textField(validate, 'lot_number') }
  } catch {
    return undefined
  }
}
