import type { CallName } from './calls'
import type { ErrorAction, ErrorRow } from './errorRow'

export type { AlertAction, ErrorAction, ErrorRow, ErrorText, FailureKind } from './errorRow'

const sessionExpired: readonly ErrorAction[] = [
  { type: 'endSession' },
  { type: 'alert', text: 'pleaseLogin' },
  { type: 'goToLogin' },
]

const registrationCalls: readonly CallName[] = ['register', 'registerMobile', 'registerAutoUserName']

/**
 * The first row that matches decides; the last one matches everything (section 8 of the specification). The comment names the
 * statement behind a row.
 */
export const errors: readonly ErrorRow[] = [
  // nobody is waiting for it any more
  { if: { kind: ['cancelled'] }, actions: [] },
  // F080
  { if: { call: ['logout'] }, actions: [] },
  // I8.03: a tap during the wait; the platform was not asked
  {
    if: { codePrefix: 'TOO_MANY_REQUEST', unsent: true },
    actions: [{ type: 'toast', text: 'tooManyRequests' }],
  },
  // I8.10
  {
    if: { call: ['loginVerification'], codePrefix: 'TOO_MANY_REQUEST' },
    actions: [{ type: 'alert', text: 'server' }],
    remedy: 'support',
  },
  // I8.03: the button counts down instead
  { if: { codePrefix: 'TOO_MANY_REQUEST' }, actions: [] },
  // I8.03: the same, said by a gateway
  { if: { status: [429] }, actions: [] },
  // I8.14
  {
    if: { call: ['status'], code: ['domain_not_available'] },
    actions: [{ type: 'domainNotice' }],
  },
  // I8.04
  { if: { call: ['status'], status: [502] }, actions: [] },
  // I8.16
  {
    if: { call: ['status'], hasCode: false, https: false },
    actions: [{ type: 'alert', text: 'networkOrCors' }],
    remedy: 'checkConnection',
  },
  // I8.15: it carries no token, so it never ends a session
  {
    if: { call: ['status'], kind: ['refused', 'empty', 'malformed'] },
    actions: [{ type: 'alert', text: 'server', fallback: 'error' }],
    remedy: 'tryAgain',
  },
  // I8.15: it was answered, with a web page
  {
    if: { call: ['status'], kind: ['network'], status: [200] },
    actions: [{ type: 'alert', text: 'error' }],
    remedy: 'checkConnection',
  },
  // I8.01
  { if: { authorised: true, message: 'CUSTOMER_NOT_LOGIN' }, actions: sessionExpired },
  // I8.02
  { if: { authorised: true, status: [401] }, actions: sessionExpired },
  // I8.02
  {
    if: { authorised: true, code: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'] },
    actions: sessionExpired,
  },
  // I8.06
  { if: { code: ['login_verify_required'] }, actions: [] },
  // I8.08
  { if: { code: ['bind_customer_required'] }, actions: [] },
  // I4.10, I8.07: nobody learns from it whether an account exists (D202)
  {
    if: { code: ['login.cred.err', 'not.exists.user'] },
    actions: [
      { type: 'forgetLogin' },
      { type: 'disableAutoLogin' },
      { type: 'alert', text: 'wrongCredentials' },
    ],
    remedy: 'newPassword',
    means: 'wrongCredentials',
  },
  // I8.09, F079
  {
    if: { code: ['token_ip_different'] },
    actions: [{ type: 'disableAutoLogin' }, { type: 'alert', text: 'server', fallback: 'addressChanged' }],
    remedy: 'logIn',
  },
  // F065: an error code is more specific, so rows with codes come first
  {
    if: { call: ['login'], status: [401] },
    actions: [{ type: 'alert', text: 'wrongCredentials' }],
    remedy: 'newPassword',
    means: 'wrongCredentials',
  },
  // I8.05: CUSTOMER_NOT_LOGIN is a code, not a message for members
  {
    if: { authorised: false, message: 'CUSTOMER_NOT_LOGIN' },
    actions: [{ type: 'alert', text: 'unknown' }],
    remedy: 'support',
  },
  // F065, I8.10
  {
    if: { call: ['loginVerification', 'loginMaya'], status: [401] },
    actions: [{ type: 'alert', text: 'server', fallback: 'wrongCredentials' }],
    remedy: 'support',
  },
  // I8.04
  { if: { status: [502] }, actions: [] },
  // I4.19: another name is what helps
  {
    if: { call: registrationCalls, code: ['username.taken', 'mobile.taken'] },
    actions: [{ type: 'alert', text: 'server', title: 'prompt' }],
  },
  // I4.19, I8.13
  {
    if: { call: registrationCalls, kind: ['refused', 'empty'] },
    actions: [{ type: 'alert', text: 'server', title: 'prompt' }],
    remedy: 'support',
  },
  // I7.35
  {
    if: { kind: ['emptyUrl'] },
    actions: [{ type: 'alert', text: 'emptyUrl' }],
    remedy: 'support',
  },
  // F123
  { if: { kind: ['chunkLoad'] }, actions: [{ type: 'notifyChunkLoadError' }] },
  // I7.33
  {
    if: { kind: ['encryption'] },
    actions: [{ type: 'alert', text: 'server' }],
    remedy: 'tryAgain',
  },
  // I8.19
  { if: { kind: ['offline'], https: true }, actions: [{ type: 'toast', text: 'offline' }] },
  // I8.20
  {
    if: { kind: ['offline', 'network'], https: false },
    actions: [{ type: 'alert', text: 'networkOrCors' }],
    remedy: 'checkConnection',
  },
  // F047
  {
    if: { kind: ['network'] },
    actions: [{ type: 'alert', text: 'network' }],
    remedy: 'reconnect',
  },
  // F038
  {
    if: { kind: ['timeout'] },
    actions: [{ type: 'alert', text: 'timeout' }],
    remedy: 'reconnect',
  },
  // I8.05: the server failed, not what was sent
  {
    if: { status: [500, 501, 503, 504] },
    actions: [{ type: 'alert', text: 'server' }],
    remedy: 'tryAgain',
  },
  // I8.05, F041, F042
  {
    if: { kind: ['empty', 'malformed'] },
    actions: [{ type: 'alert', text: 'server' }],
    remedy: 'tryAgain',
  },
  // I8.05
  { if: {}, actions: [{ type: 'alert', text: 'server' }], remedy: 'support' },
]
