import type { CallName } from '../../runtime/tables/calls'
import type { ErrorCode } from '../../runtime/tables/errorCodes'
import { gamesForMarket } from '../../scripts/platform/catalogue/games'
import type { Command } from '../../scripts/platform/control/command'
import type { DescribedRequest } from './describedCalls'
import { createClaims, createIdToken, createPhoneClaims } from './identityToken'
import { lastCode, otherCode, secondFactorMember, sendSms, sendSmsToVisitor } from './memberCalls'
import { demoPassword, type PlatformServer, startTime, token } from './platformServer'

export interface Circumstances {
  readonly server: PlatformServer
  readonly call: CallName
  /** Sends a request of this call. */
  readonly send: (request: DescribedRequest) => Promise<unknown>
}

/** Makes a good request one that is refused with a code, after what has to happen before. */
type Refuse = (
  request: DescribedRequest,
  circumstances: Circumstances,
) => DescribedRequest | Promise<DescribedRequest>

const withBody =
  (change: object): Refuse =>
  (request) => ({ ...request, body: { ...request.body, ...change } })

const withQuery =
  (query: string): Refuse =>
  (request) => ({ ...request, query: `?${query}` })

const withHeader =
  (name: string, value: string | undefined): Refuse =>
  ({ headers: { [name]: _, ...headers }, ...request }) => ({
    ...request,
    headers: value === undefined ? headers : { ...headers, [name]: value },
  })

/** Without any of these fields. */
const without =
  (...names: readonly string[]): Refuse =>
  ({ body, ...request }) => ({
    ...request,
    query: '',
    ...(body && { body: Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))) }),
  })

const after =
  (
    prepare: (circumstances: Circumstances) => Promise<unknown>,
    refuse: Refuse = (request) => request,
  ): Refuse =>
  async (request, circumstances) => {
    await prepare(circumstances)
    return refuse(request, circumstances)
  }

const control = (command: Command, refuse?: Refuse): Refuse =>
  after(({ server }) => Promise.resolve(server.platform.control(command)), refuse)

const merchant = 'hongvan'
const flags = (values: Readonly<Record<string, boolean>>, refuse?: Refuse) =>
  control({ flags: { merchant, values } }, refuse)
const settings = (values: Readonly<Record<string, unknown>>, refuse?: Refuse) =>
  control({ settings: { merchant, values } }, refuse)

/** Repeated until the platform refuses more of it. */
const tooOften =
  (refuse: Refuse): Refuse =>
  async (request, circumstances) => {
    for (let attempt = 0; attempt < 5; attempt++)
      await circumstances.send(await refuse(request, circumstances))
    return request
  }

const idToken = (subject: string, email?: string): string =>
  createIdToken(createClaims('google', subject, email))
const google = (subject: string, email?: string) =>
  withBody({ firebaseChannel: 'google', firebaseIdToken: idToken(subject, email) })
const link = (userName: string, subject = 'mine'): Command => ({
  identity: { merchant, channel: 'google', subject, userName },
})
const blockedMember = 'vanhung_khoa'
const { mobile, username: factorName } = secondFactorMember
/** The id of an identity that belongs to the member `minhanh88`. */
const taken = 'demo-google-hongvan'
const otherMember = 'dailyhoang'
const games = gamesForMarket('VND')

/** The body of a second factor by SMS, with this code. */
const bySms = (verificationCode: string) => ({ method: 'S', ...mobile, verificationCode, email: undefined })
/** A code is on its way to the number of a registration, or to the member. */
const visitorsMobile = { countryDialingCode: '84', mobileNum: '987654321' }
const codeSent: Readonly<Partial<Record<CallName, (server: PlatformServer) => Promise<object>>>> = {
  loginVerification: async (server) => {
    await sendSms(server)
    return bySms(await lastCode(server))
  },
  registerMobile: async (server) => {
    await sendSmsToVisitor(server, visitorsMobile)
    return { ...visitorsMobile, verificationCode: await lastCode(server) }
  },
  // The good request has sent one.
  forgottenBySms: async (server) => ({ verificationCode: await lastCode(server) }),
}
const withCode: Refuse = async (request, { server, call }) => {
  const code = await codeSent[call]?.(server)
  return { ...request, body: { ...request.body, ...code } }
}
const withWrongCode: Refuse = async (request, circumstances) => {
  const right = await withCode(request, circumstances)
  const { verificationCode } = right.body as { verificationCode: string }
  return { ...right, body: { ...right.body, verificationCode: otherCode(verificationCode) } }
}

const tokenOf = (claims: object) => withBody({ firebaseIdToken: createIdToken(claims) })
const lateBy = { exp: startTime / 1000 - 1 }
const inTenMinutes: Refuse = control({ clock: { advance: 600_000 } })

/** One way after the other. */
const both =
  (first: Refuse, second: Refuse): Refuse =>
  async (request, circumstances) =>
    second(await first(request, circumstances), circumstances)

/** How a good request is refused with each code; where a call differs, with the code and the call. */
export const refusedRequests: Readonly<Partial<Record<ErrorCode | `${ErrorCode} ${CallName}`, Refuse>>> = {
  'merchant.unknown': withHeader('Merchant', 'nobody'),
  'language.unknown': withHeader('Language', 'XX'),
  'module.unknown': withHeader('ModuleId', 'X'),
  'device.unknown': withHeader('Device', 'X'),
  'body.malformed': (request) => ({ ...request, text: '{' }),
  'body.too.large': (request) => ({ ...request, text: 'x'.repeat(70_000) }),
  'content.type.unknown': (request) => ({
    ...request,
    text: '{}',
    contentHeaders: { 'Content-Type': 'application/xml' },
  }),
  encryption_failed: (request) => ({ ...request, contentHeaders: { 'X-Digest': '0'.repeat(32) } }),
  'login.not.session': withHeader('Authorization', undefined),
  'user.or.token.invalid': withHeader('Authorization', 'old'),
  token_ip_different: control(
    { refuseNextLogin: { userName: 'minhanh88', errorCode: 'token_ip_different' } },
    withBody({ username: 'minhanh88' }),
  ),
  'param.invalid': without(
    'password',
    'newPassword',
    'sessionId',
    'firebaseIdToken',
    'mobileNum',
    'email',
    'value',
  ),
  'captcha.failed': flags({ LOGINCAPTCHA3: true, SMSCAPTCHA3: true, REGISTERCAPTCHA3: true }),

  'not.exists.user': withBody({ username: 'nobody' }),
  'login.cred.err': withBody({ password: 'wrong' }),
  TOO_MANY_REQUEST_LOGIN: tooOften(withBody({ password: 'wrong' })),
  'member.blocked': withBody({ username: blockedMember }),
  'member.blocked loginMaya': control({
    mayaSession: { merchant, sessionId: 's1', env: 'uat', userName: blockedMember },
  }),
  'member.blocked loginSocial': control(link(blockedMember), google('mine')),
  login_verify_required: withBody({ username: factorName }),
  'login_verify_required loginSocial': control(link(factorName), google('mine')),
  'maya.session.err': withBody({ sessionId: 'other' }),

  'verification.method.err': withBody({ method: 'X' }),
  'verification.email.err': withBody({ email: 'other@mail.example' }),
  'verification.payee.err': withBody({ method: 'P', payeeName: 'Other' }),
  'verification.ga.err': withBody({ method: 'G', authCode: '000000' }),
  'verification.sms.err': withWrongCode,
  'verification.code.expired': both(withCode, inTenMinutes),
  TOO_MANY_REQUEST_VERIFICATION: both(withWrongCode, tooOften(withBody({}))),
  'verification.sms.needed': settings({ register: { smsCode: true } }),
  'sms.number.err': withBody({ mobileNum: '900000000' }),
  'sms.number.err loginVerification': withBody({ method: 'S', mobileNum: '900000000' }),
  TOO_MANY_REQUEST_SMS: tooOften(withBody({})),

  'firebase.channel.err': both(google('x'), withBody({ firebaseChannel: 'other' })),
  'firebase.channel.err registerMobile': settings({ sms: { projectId: 0 } }, tokenOf({})),
  'firebase.token.err': both(google('x'), withBody({ firebaseIdToken: 'x' })),
  'firebase.token.expired': both(google('x'), tokenOf({ ...createClaims('google', 'x'), ...lateBy })),
  'firebase.token.expired registerMobile': tokenOf({ ...createPhoneClaims('+84987654321'), ...lateBy }),
  bind_customer_required: google('nobody'),
  'identity.taken': google(taken),
  'identity.taken login': both(withBody({ username: otherMember }), google(taken)),
  'identity.channel.taken': control(link(factorName), google('another')),
  'identity.channel.taken login': control(
    link(otherMember),
    both(withBody({ username: otherMember }), google('another')),
  ),

  'register.method.err': withBody({ registerMethod: 'X' }),
  'device.id.err': withBody({ loginDeviceId: 'x' }),
  'affiliate.code.err': withBody({ affiliateCode: 'X1' }),
  'referral.code.err': withBody({ referralCode: 'X1' }),
  'username.err': withBody({ username: '!' }),
  'username.err checkUserName': withQuery('username=!'),
  'username.taken': withBody({ username: 'minhanh88' }),
  'mobile.err': withBody({ countryDialingCode: '000' }),
  'mobile.taken': withBody(mobile),
  'email.taken': google('new', secondFactorMember.email),
  'register.mobile.off': without('password'),
  'register.social.off': flags({ FIREBASECREATEACC3: false }),
  'password.too.short': withBody({ password: 'x' }),
  'password.too.short changePassword': withBody({ newPassword: 'x' }),
  'password.too.short forgottenBySms': withBody({ newPassword: 'x' }),
  'password.old.err': withBody({ oldPassword: 'wrong' }),
  'password.same': withBody({ oldPassword: demoPassword, newPassword: demoPassword }),

  domain_not_available: control({ status: { merchant, errorCode: 'domain_not_available' } }),
  'game.launch.invalid': withBody({ device: 'X' }),
  'game.launch.invalid launchTrial': withQuery('platform=x'),
  'game.unknown': withBody({ gameCode: 'none' }),
  'game.unknown launchTrial': withQuery('platform=html5&gameId=none'),
  'game.trial.none': withQuery(`platform=html5&gameId=${games.find(({ trial }) => !trial)?.code}`),
  'feedback.message.invalid': withBody({ message: '' }),
  'chat.disabled': flags({ CHAT3: false }),
  'chat.no.permission': async (request, circumstances) =>
    withHeader('Authorization', await token(circumstances.server, 'thutrang_test'))(request, circumstances),
  'chat.parameter.invalid': withQuery(''),
  'push.token.missing': withBody({ registrationToken: '' }),
  'push.topic.missing': withBody({ topic: '' }),
  'push.not.bound': withBody({ registrationToken: 'other' }),
  'push.unsubscribe.all': withBody({ unsubscribeAll: false }),
}
