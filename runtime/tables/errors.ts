import type { CallName } from './calls'

/** What went wrong, before anybody interprets it. */
export type FailureKind =
  | 'offline' // the browser says that there is no network
  | 'network' // no answer: refused, dropped, blocked, not JSON (F002)
  | 'timeout' // no answer in time (I9.01)
  | 'cancelled' // somebody who asked no longer wants to know
  | 'emptyUrl' // a call without an address (I7.35)
  | 'sealing' // the body could not be encrypted (I7.33)
  | 'codeMissing' // the code that the call needs did not come, twice (F123)
  | 'refused' // the platform answered, and said no
  | 'empty' // it said yes and sent nothing (F041, F042)

/** What to do about it. `server` is the platform's own message. */
export type Verb =
  | { readonly do: 'endSession' }
  | {
      readonly do: 'alert'
      readonly text: ErrorText | 'server'
      /** The dialog is titled with the word for a prompt instead of that for a notice (I4.19). */
      readonly title?: 'prompt'
      /** What is said where the platform has no words; absent: "unknown error". */
      readonly otherwise?: ErrorText
    }
  | { readonly do: 'toast'; readonly text: ErrorText }
  | { readonly do: 'goToLogin' }
  | { readonly do: 'forgetLogin' }
  | { readonly do: 'autoLoginOff' }
  /** What helps where code of the site did not come: another try, or the page anew. */
  | { readonly do: 'tellOfLoss' }
  /** The way to another domain, with the platform's words (I2.22). */
  | { readonly do: 'domainNotice' }

export type ErrorText =
  | 'error'
  | 'pleaseLogin'
  | 'unknown'
  | 'offline'
  | 'network'
  | 'networkOrCors'
  | 'timeout'
  | 'emptyUrl'
  | 'sealing'
  | 'wrongCredentials'

export interface ErrorRow {
  readonly if: {
    readonly kind?: readonly FailureKind[]
    readonly status?: readonly number[]
    readonly code?: readonly string[]
    readonly codePrefix?: string
    /** Whether there is a code at all. */
    readonly coded?: boolean
    readonly message?: string
    readonly call?: readonly CallName[]
    /** Whether the call may carry a token: without one it says nothing about a session. */
    readonly authorised?: boolean
    readonly https?: boolean
  }
  /** Silence is written as an empty list. */
  readonly then: readonly Verb[]
  /** The statement that the row comes from. */
  readonly from: string
}

const sessionGone: readonly Verb[] = [
  { do: 'endSession' },
  { do: 'alert', text: 'pleaseLogin' },
  { do: 'goToLogin' },
]

const registering: readonly CallName[] = ['register', 'registerMobile', 'registerAutoUserName']

/** Read from the top; the first row that fits decides, and the last fits all (section 8 of the specification). */
export const errors: readonly ErrorRow[] = [
  { if: { kind: ['cancelled'] }, then: [], from: 'nobody waits for it any more' },
  { if: { call: ['logout'] }, then: [], from: 'F080' },
  {
    if: { call: ['status'], code: ['domain_not_available'] },
    then: [{ do: 'domainNotice' }],
    from: 'I8.14',
  },
  { if: { call: ['status'], status: [502] }, then: [], from: 'I8.04' },
  {
    if: { call: ['status'], coded: false, https: false },
    then: [{ do: 'alert', text: 'networkOrCors' }],
    from: 'I8.16',
  },
  {
    if: { call: ['status'], kind: ['refused', 'empty'] },
    then: [{ do: 'alert', text: 'server', otherwise: 'error' }],
    from: 'I8.15: it carries no token, so it never ends a session',
  },
  { if: { authorised: true, message: 'CUSTOMER_NOT_LOGIN' }, then: sessionGone, from: 'I8.01' },
  { if: { authorised: true, status: [401] }, then: sessionGone, from: 'I8.02' },
  {
    if: { authorised: true, code: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'] },
    then: sessionGone,
    from: 'I8.02',
  },
  { if: { code: ['login_verify_required'] }, then: [], from: 'I8.06' },
  { if: { code: ['bind_customer_required'] }, then: [], from: 'I8.08' },
  {
    if: { code: ['login.cred.err', 'not.exists.user'] },
    then: [{ do: 'forgetLogin' }, { do: 'autoLoginOff' }, { do: 'alert', text: 'server' }],
    from: 'I4.10, I8.07',
  },
  {
    if: { code: ['token_ip_different'] },
    then: [{ do: 'autoLoginOff' }, { do: 'alert', text: 'server' }],
    from: 'I8.09',
  },
  {
    if: { call: ['loginVerification'], codePrefix: 'TOO_MANY_REQUEST' },
    then: [{ do: 'alert', text: 'server' }],
    from: 'I8.10',
  },
  { if: { codePrefix: 'TOO_MANY_REQUEST' }, then: [], from: 'I8.03' },
  {
    if: { call: ['login'], status: [401] },
    then: [{ do: 'alert', text: 'wrongCredentials' }],
    from: 'F065: a code says more, so its row stands above',
  },
  {
    if: { authorised: false, message: 'CUSTOMER_NOT_LOGIN' },
    then: [{ do: 'alert', text: 'unknown' }],
    from: 'I8.05: a mark is no sentence',
  },
  {
    if: { call: ['loginVerification', 'loginMaya'], status: [401] },
    then: [{ do: 'alert', text: 'server', otherwise: 'wrongCredentials' }],
    from: 'F065, I8.10',
  },
  { if: { status: [502] }, then: [], from: 'I8.04' },
  {
    if: { call: registering, kind: ['refused', 'empty'] },
    then: [{ do: 'alert', text: 'server', title: 'prompt' }],
    from: 'I4.19, I8.13',
  },
  { if: { kind: ['emptyUrl'] }, then: [{ do: 'alert', text: 'emptyUrl' }], from: 'I7.35' },
  { if: { kind: ['codeMissing'] }, then: [{ do: 'tellOfLoss' }], from: 'F123' },
  { if: { kind: ['sealing'] }, then: [{ do: 'alert', text: 'server' }], from: 'I7.33' },
  { if: { kind: ['offline'], https: true }, then: [{ do: 'toast', text: 'offline' }], from: 'I8.19' },
  {
    if: { kind: ['offline', 'network'], https: false },
    then: [{ do: 'alert', text: 'networkOrCors' }],
    from: 'I8.20',
  },
  { if: { kind: ['network'] }, then: [{ do: 'alert', text: 'network' }], from: 'F047' },
  { if: { kind: ['timeout'] }, then: [{ do: 'alert', text: 'timeout' }], from: 'F038' },
  { if: {}, then: [{ do: 'alert', text: 'server' }], from: 'I8.05' },
]
