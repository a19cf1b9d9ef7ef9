import { spendCode } from './codes'
import { type Exchange, fields, Refused, textField } from './exchange'
import { failed, refuseWhenLocked } from './guesses'
import { holdsPhone } from './members/id-token'
import type { Member } from './members/member'
import { type Mobile, mobileIn, sameMobile } from './members/mobile'
import { stepOfCode } from './members/totp'

/** What is wrong with the proof in a body, or undefined. */
type Judge = (exchange: Exchange, member: Member) => Refused | undefined

interface Proof {
  /** The method's name in the list of login_verify_required. */
  readonly method: string
  /** Fields that must be there. */
  readonly fields: readonly string[]
  readonly judge: Judge
}

/** The methods by the letter that a request names them by (I3.11). */
const proofs: Readonly<Record<string, Proof>> = {
  E: { method: 'email', fields: ['email'], judge: judgeEmail },
  P: { method: 'payeeName', fields: ['payeeName'], judge: judgePayee },
  G: { method: 'ga', fields: ['authCode'], judge: judgeAuthenticator },
  S: { method: 'sms', fields: ['mobileNum'], judge: judgeSms },
}

/** Demands the second factor of a member (I7.09). Five wrong values of a method close it for a minute. */
export function demandProof(exchange: Exchange, member: Member): void {
  const { world, state, body } = exchange
  const letter = textField(body, 'method')
  const proof = proofs[letter]
  if (!proof || !member.secondFactor?.includes(proof.method))
    throw new Refused('verification.method.err', { say: 'methodNotOffered' })
  if (proof.fields.some((field) => textField(body, field) === ''))
    throw new Refused('param.invalid', { say: 'incomplete' })
  const now = world.clock.now()
  const guess = `${proof.method} ${member.userName.toLowerCase()}`
  const tooMany = new Refused('TOO_MANY_REQUEST_VERIFICATION', { say: 'tooManyTries' })
  refuseWhenLocked(state.guesses, guess, now, tooMany)
  const wrong = proof.judge(exchange, member)
  // A code that was sent counts its own tries, so that a new one may be tried at once.
  if (wrong) throw letter === 'S' ? wrong : failed(state.guesses, guess, now, wrong)
  state.guesses.delete(guess)
}

/** As people compare names: letter case and the number of blanks do not matter. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')

function judgeEmail({ body }: Exchange, { email }: Member): Refused | undefined {
  if (plain(textField(body, 'email')) === plain(email)) return undefined
  return new Refused('verification.email.err', { say: 'wrongEmail' })
}

function judgePayee({ body }: Exchange, { payeeName }: Member): Refused | undefined {
  if (plain(textField(body, 'payeeName')) === plain(payeeName)) return undefined
  return new Refused('verification.payee.err', { say: 'wrongPayee' })
}

function judgeAuthenticator({ world, body }: Exchange, member: Member): Refused | undefined {
  const code = textField(body, 'authCode').replace(/\s/g, '')
  const step = stepOfCode(member.totpSecret, code, world.clock.now(), member.totpStep)
  if (step === undefined) return new Refused('verification.ga.err', { say: 'wrongAuthCode' })
  member.totpStep = step
  return undefined
}

function judgeSms(exchange: Exchange, { mobile }: Member): Refused | undefined {
  const { world, state, body } = exchange
  if (!sameMobile(mobileIn(body), mobile)) return new Refused('sms.number.err', { say: 'wrongNumber' })
  if (fields(state.settings.sms).firebase === true) return judgeIdToken(exchange, mobile)
  const code = textField(body, 'verificationCode')
  if (!code) return new Refused('param.invalid', { say: 'incomplete' })
  return spendCode(world, state, { to: 'member', mobile, code })
}

/** With the firebase-type provider the phone was proved there, and a token says so (I3.11). */
function judgeIdToken({ world, body }: Exchange, mobile: Mobile): Refused | undefined {
  const held = holdsPhone(textField(body, 'firebaseIdToken'), mobile, world.clock.now())
  if (held === 'no') return new Refused('verification.sms.err', { say: 'wrongSmsCode' })
  return held === 'yes' ? undefined : new Refused('verification.code.expired', { say: 'codeExpired' })
}
