import type { CallRow } from './callRow'
import { type CallName, calls } from './calls'

/** What calls have in common: they send headers, may carry a token, have a body, and so on. */
export type CallTrait = 'any' | 'withLanguage' | 'withModule' | 'withToken' | 'withBody' | 'encrypted'

export interface ErrorCodeRow {
  /** When the platform refuses a call with this code. */
  readonly when: string
  /** The calls that it may refuse so. */
  readonly calls: readonly (CallName | CallTrait)[]
  /** The HTTP status; absent: 200, and only the envelope says that the call was refused (I7.02). */
  readonly status?: number
  /** The statement of the specification that names the code; absent: it is assumed, as the simulator has it. */
  readonly statement?: string
}

const logins = ['login', 'loginVerification', 'loginMaya', 'loginSocial'] as const
const passwordLogins = ['login', 'loginVerification'] as const
const registrations = ['register', 'registerMobile', 'registerAutoUserName'] as const
const identities = [...passwordLogins, 'loginSocial', 'registerMobile', 'registerSocial'] as const
const smsCodes = ['loginVerification', 'registerMobile', 'forgottenBySms'] as const

/**
 * The codes with which the platform refuses calls, and which calls. What the site does about them is in `errors.ts`; it shows the
 * message of a code that is not listed (I8.05). Only the types ship.
 */
export const errorCodes = {
  'merchant.unknown': {
    when: 'The merchant is not known, or another than that of the body.',
    calls: ['any'],
    status: 400,
  },
  'language.unknown': {
    when: 'The language of the header or the body is none of the platform.',
    calls: ['withLanguage'],
    status: 400,
  },
  'module.unknown': {
    when: 'The header ModuleId is not that of the call.',
    calls: ['withModule'],
    status: 400,
  },
  'device.unknown': { when: 'The header Device has no known device.', calls: ['login'], status: 400 },
  'body.malformed': { when: 'The body is not JSON.', calls: ['withBody'], status: 400 },
  'body.too.large': { when: 'The body is too long.', calls: ['withBody'], status: 413 },
  'content.type.unknown': {
    when: 'The body has another content type than the call.',
    calls: ['withBody'],
    status: 415,
  },
  encryption_failed: { when: 'The body cannot be decrypted (D137).', calls: ['encrypted'] },

  'login.not.session': {
    when: 'No token was sent.',
    calls: ['withToken'],
    status: 401,
    statement: 'I8.02',
  },
  'user.or.token.invalid': {
    when: 'The session has ended.',
    calls: ['withToken'],
    status: 401,
    statement: 'I8.02',
  },
  'customer.not.login': {
    when: 'Nobody is logged in.',
    calls: ['withToken'],
    status: 401,
    statement: 'I8.02',
  },
  token_ip_different: {
    when: 'The member comes from another network than before.',
    calls: ['withToken', ...logins],
    statement: 'I8.09',
  },

  'param.invalid': {
    when: 'Something is missing.',
    calls: [
      ...logins,
      ...registrations,
      'registerSocial',
      'checkUserName',
      'checkAffiliate',
      'sendSms',
      'sendSmsVisitor',
      'changePassword',
      'forgottenByEmail',
      'forgottenBySms',
      'collect',
    ],
  },
  'captcha.failed': {
    when: 'The captcha was not passed, or its result was used before.',
    calls: ['login', 'sendSms', 'sendSmsVisitor', ...registrations],
  },

  'not.exists.user': { when: 'Nobody has this name.', calls: passwordLogins, statement: 'I8.07' },
  'login.cred.err': { when: 'The password is wrong.', calls: passwordLogins, statement: 'I8.07' },
  TOO_MANY_REQUEST_LOGIN: {
    when: 'The password was wrong too often; a minute later it can be tried again.',
    calls: passwordLogins,
  },
  'member.blocked': { when: 'The operator has blocked the member.', calls: logins },
  login_verify_required: {
    when: 'A second factor is needed; the value lists its methods (I3.04).',
    calls: ['login', 'loginSocial'],
    statement: 'I8.06',
  },
  'maya.session.err': { when: "The partner's session is not known, or used.", calls: ['loginMaya'] },

  'verification.method.err': {
    when: 'The member does not have this second factor.',
    calls: ['loginVerification'],
  },
  'verification.email.err': { when: 'It is another e-mail address.', calls: ['loginVerification'] },
  'verification.payee.err': { when: 'It is another payee.', calls: ['loginVerification'] },
  'verification.ga.err': { when: "The authenticator's code is wrong.", calls: ['loginVerification'] },
  'verification.sms.err': { when: 'The code from the SMS, or its number, is wrong.', calls: smsCodes },
  'verification.code.expired': { when: 'The code from the SMS is no longer valid.', calls: smsCodes },
  TOO_MANY_REQUEST_VERIFICATION: { when: 'A code was wrong too often.', calls: smsCodes },
  'verification.sms.needed': {
    when: 'The number must be verified with an SMS.',
    calls: ['registerMobile'],
  },
  'sms.number.err': { when: 'It is not the number of the member.', calls: ['sendSms', 'loginVerification'] },
  TOO_MANY_REQUEST_SMS: {
    when: 'The last code to this number is still valid.',
    calls: ['sendSms', 'sendSmsVisitor'],
  },

  'firebase.channel.err': { when: 'The merchant has no such sign-in.', calls: identities },
  'firebase.token.err': { when: 'The token of the identity is not valid.', calls: identities },
  'firebase.token.expired': { when: 'The token of the identity has expired.', calls: identities },
  bind_customer_required: {
    when: 'The identity belongs to no member.',
    calls: ['loginSocial'],
    statement: 'I8.08',
  },
  'identity.taken': {
    when: 'The identity belongs to another member.',
    calls: [...passwordLogins, 'registerSocial'],
  },
  'identity.channel.taken': {
    when: 'The member has another identity of this channel.',
    calls: passwordLogins,
  },

  'register.method.err': { when: 'The way of registration is not known.', calls: registrations },
  'device.id.err': { when: 'The id of the device has another form (I5.01).', calls: registrations },
  'affiliate.code.err': {
    when: 'No agent has this code.',
    calls: [...registrations, 'registerSocial'],
  },
  'referral.code.err': {
    when: 'No member has this code.',
    calls: [...registrations, 'registerSocial'],
  },
  'username.err': { when: 'The user name is not allowed.', calls: ['register', 'checkUserName'] },
  'username.taken': { when: 'The user name has an account.', calls: ['register'] },
  'mobile.err': { when: 'The number cannot be dialled.', calls: ['registerMobile', 'sendSmsVisitor'] },
  'mobile.taken': { when: 'The number has an account.', calls: ['registerMobile'] },
  'email.taken': { when: "The identity's e-mail address has an account.", calls: ['registerSocial'] },
  'register.mobile.off': { when: 'Nobody can register with a number.', calls: ['registerMobile'] },
  'register.social.off': { when: 'Nobody can register with an identity.', calls: ['registerSocial'] },
  'password.too.short': {
    when: 'The password is too short (I5.20).',
    calls: [...registrations, 'changePassword', 'forgottenBySms'],
  },
  'password.old.err': { when: 'The old password is wrong.', calls: ['changePassword'] },
  'password.same': { when: 'The new password is the old one.', calls: ['changePassword'] },

  domain_not_available: {
    when: 'The site must not be used on this domain.',
    calls: ['status'],
    statement: 'I8.14',
  },
  'game.launch.invalid': { when: 'The launch is incomplete.', calls: ['launchGame', 'launchTrial'] },
  'game.unknown': { when: 'The merchant has no such game.', calls: ['launchGame', 'launchTrial'] },
  'game.trial.none': { when: 'The game has no trial.', calls: ['launchTrial'] },
  'feedback.message.invalid': { when: 'The message is empty or too long.', calls: ['feedback'] },
  'chat.disabled': { when: 'The merchant has no chat (E5.10).', calls: ['launchChat', 'unreadCount'] },
  'chat.no.permission': {
    when: 'The member may not chat (E5.09).',
    calls: ['launchChat', 'unreadCount'],
  },
  'chat.parameter.invalid': { when: 'The query is incomplete.', calls: ['launchChat'] },
  'push.token.missing': {
    when: 'The token of the device is missing.',
    calls: ['pushBind', 'pushSubscribe', 'pushUnsubscribe'],
  },
  'push.topic.missing': { when: 'The topic is missing.', calls: ['pushSubscribe'] },
  'push.not.bound': {
    when: 'The device is not bound to the member.',
    calls: ['pushSubscribe', 'pushUnsubscribe'],
  },
  'push.unsubscribe.all': { when: 'The body does not say `unsubscribeAll`.', calls: ['pushUnsubscribe'] },
} as const satisfies Readonly<Record<string, ErrorCodeRow>>

/** A code with which the platform refuses a call. */
export type ErrorCode = keyof typeof errorCodes

/** Calls without the headers of a page: a beacon cannot carry them, and a ping of another domain only names the merchant (I7.24). */
const withoutLanguage: readonly CallName[] = ['collect', 'ping']

const traits: Readonly<Record<CallTrait, (row: CallRow, call: CallName) => boolean>> = {
  any: () => true,
  withLanguage: (_, call) => !withoutLanguage.includes(call),
  withModule: ({ moduleId }) => moduleId !== undefined,
  withToken: ({ auth }) => auth !== 'none',
  withBody: ({ method }) => method !== 'GET',
  encrypted: ({ encrypted }) => encrypted,
}

const isTrait = (name: CallName | CallTrait): name is CallTrait => Object.hasOwn(traits, name)

/** The codes with which the platform may refuse a call. */
export const errorCodesOf = (call: CallName): ErrorCode[] =>
  (Object.keys(errorCodes) as ErrorCode[]).filter((code) => {
    const { calls: refused }: ErrorCodeRow = errorCodes[code]
    return refused.some((name) => (isTrait(name) ? traits[name](calls[call], call) : name === call))
  })
