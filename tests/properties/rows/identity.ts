import english from '../../../runtime/text/EN.json'
import { rowsOf, without } from '../row'
import { sliderFlags, vendorServers } from './captchas'

const full = rowsOf('full')

const firebase = {
  appId: '1:7:web:a',
  apiKey: 'a-key',
  authDomain: 'sign-in.example',
  projectId: 'the-project',
  messagingSenderId: '7001',
  googleWebClientId: '7-one.apps.googleusercontent.com',
} as const

const push = {
  appId: '1:8:web:b',
  apiKey: 'push-key',
  authDomain: 'push.example',
  projectId: 'push-project',
  messagingSenderId: '8001',
  vapidKey: `B${'a'.repeat(86)}`,
} as const

/** What signing in with an account elsewhere needs. */
const socialHosts = {
  script: ['apis.google.com', 'accounts.google.com', 'www.google.com', 'www.gstatic.com'],
  connect: [
    'identitytoolkit.googleapis.com',
    'securetoken.googleapis.com',
    'accounts.google.com',
    'www.google.com',
    'firebaseinstallations.googleapis.com',
    'fcmregistrations.googleapis.com',
  ],
  frame: ['sign-in.example', 'accounts.google.com', 'www.google.com'],
} as const

const social = {
  social: { channels: ['facebook', 'google', 'line'], lineProvider: 'oidc.other', smsTemplate: 'WELCOME' },
  settings: { firebase, push },
  hosts: socialHosts,
} as const

const google = 'a sign-in with Google'
const facebook = 'a sign-in with Facebook'
const captcha = 'the captcha of the login'
const mobile = 'registration by mobile number'
/** The registration by mobile number is open, and asks for a password. */
const passwordByMobile = /-mobile" class="[^"]*" aria-selected="true".*type="password"/
const { common, login, register } = english

const server = { from: 'server' } as const

/** Everything that a manifest can leave to the platform, except what needs another captcha or another password. */
const leftToPlatform = {
  flags: { ...sliderFlags, GOOGLELOGIN3: true, UPDATEMOBILEICC3: true, FIREBASECREATEACC3: true },
  registration: { methods: ['username', 'mobile'] },
  social: { channels: ['facebook', 'google'] },
  hosts: { ...socialHosts, captcha: vendorServers },
  settings: {
    disabledMobileIcc: server,
    mobileNumberPassword: server,
    passwordMinimum: server,
    profileIconCount: server,
    geetestVersion: server,
    geetestId: server,
    firebase: server,
    push: server,
  },
} as const

export const identityOthers = {
  social,
} as const

const signIn = [
  ...full(
    { ...social, flags: { GOOGLELOGIN3: true, FIREBASECREATEACC3: true } },
    ['social', 'login', 'Continue with Facebook'],
    ['social.channels', 'login', /Facebook.*Google.*LINE/],
    ['social.lineProvider', google, '"oidc.other"'],
    ['social.smsTemplate', google, '"smsTemplate":"WELCOME"'],
    ['flags', google, '/wps/member/register/3rd'],
    ['settings', google, '"the-project"'],
    ['settings.firebase', google, '"the-project"'],
    ['settings.firebase.appId', google, '"1:7:web:a"'],
    ['settings.firebase.apiKey', google, '"a-key"'],
    ['settings.firebase.authDomain', google, '"sign-in.example"'],
    ['settings.firebase.projectId', google, '"the-project"'],
    ['settings.firebase.messagingSenderId', google, '"7001"'],
    ['settings.firebase.googleWebClientId', 'Google’s prompt', '"7-one.apps.googleusercontent.com"'],
    ['settings.push', 'push messages', '"push-project"'],
    ['settings.push.appId', 'push messages', '"1:8:web:b"'],
    ['settings.push.apiKey', 'push messages', '"push-key"'],
    ['settings.push.authDomain', 'push messages', '"push.example"'],
    ['settings.push.projectId', 'push messages', '"push-project"'],
    ['settings.push.messagingSenderId', 'push messages', '"8001"'],
    ['settings.push.vapidKey', 'push messages', `"${push.vapidKey}"`],
  ),
  ...rowsOf('full', 'social')(
    { flags: { GOOGLELOGIN3: true, FIREBASECREATEACC3: true } },
    ['flags.GOOGLELOGIN3', 'login', 'Continue with Google'],
    ['flags.FIREBASECREATEACC3', facebook, '/wps/member/register/3rd'],
  ),
  ...rowsOf('rated', 'social')({ ...social, flags: { FBAUTOREGISTER3: true } }, [
    'flags.FBAUTOREGISTER3',
    facebook,
    '/wps/member/register/3rd',
  ]),
  ...rowsOf('different')({ flags: { AUTOLOGIN3: true } }, [
    'flags.AUTOLOGIN3',
    'a return of a member who is remembered',
    'POST /wps/session/login',
  ]),
  ...rowsOf('different')({ rememberLogin: 'unticked' }, [
    'rememberLogin',
    'the box of the login',
    'unticked',
    'ticked: true',
  ]),
  ...rowsOf('different')(
    { session: { keep: 'tab' } },
    ['session', 'a login with an expired password', 'kept for: tab', 'kept for: device'],
    ['session.keep', 'a login with an expired password', 'kept for: tab', 'kept for: device'],
  ),
]

const registrations = [
  ...rowsOf('numbers')(
    {
      flags: { UPDATEMOBILEICC3: true },
      registration: {
        methods: ['autoUsername', 'mobile'],
        smsCode: true,
        referralCode: false,
        affiliateCode: true,
      },
      settings: {
        mobileNumberPassword: true,
        forceChangeExpiredPassword: true,
        passwordMinimum: 9,
        profileIconCount: 5,
      },
    },
    ['registration', mobile, register.byMobile],
    ['registration.methods', mobile, register.byMobile],
    ['registration.smsCode', mobile, common.sendCode],
    ['registration.referralCode', 'registration', without(register.referralCode), register.referralCode],
    ['registration.affiliateCode', 'registration', register.affiliateCode],
    [
      'settings.forceChangeExpiredPassword',
      'a login with an expired password',
      'path: /m/changePsw',
      'path: /m/home',
    ],
    [
      'settings.passwordMinimum',
      'the change of the password',
      'At least 9 characters',
      'At least 6 characters',
    ],
    ['settings.profileIconCount', 'the profile pictures', 'pictures: 5', 'pictures: 9'],
  ),
  ...rowsOf('numbers', 'fixed')(
    { flags: { UPDATEMOBILEICC3: true }, settings: { mobileNumberPassword: true } },
    ['settings.mobileNumberPassword', mobile, passwordByMobile, register.passwordNext],
    ['flags.UPDATEMOBILEICC3', mobile, /class="CountryButton"[^>]*>/],
  ),
  ...rowsOf('fixed')(
    { registration: { methods: ['username', 'mobile'] }, settings: { defaultPassword: 'first-1' } },
    ['settings.defaultPassword', mobile, register.passwordNext, login.password],
  ),
  ...rowsOf('social', 'numbers')(
    {
      flags: { UPDATEMOBILEICC3: true },
      registration: { methods: ['username', 'mobile'] },
      settings: { mobileNumberPassword: true, disabledMobileIcc: true },
    },
    ['settings.disabledMobileIcc', mobile, /class="CountryButton"[^>]*disabled/],
  ),
]

const fromPlatform = [
  ...rowsOf('left', 'fixed')(leftToPlatform, [
    'settings.mobileNumberPassword.from',
    mobile,
    passwordByMobile,
    register.passwordNext,
  ]),
  ...rowsOf('left', 'numbers')(leftToPlatform, [
    'settings.disabledMobileIcc.from',
    mobile,
    /class="CountryButton"[^>]*disabled/,
  ]),
  ...rowsOf('left')(
    leftToPlatform,
    ['settings.passwordMinimum.from', 'the change of the password', 'At least 11 characters'],
    ['settings.profileIconCount.from', 'the profile pictures', 'pictures: 4'],
    ['settings.geetestVersion.from', captcha, '"version":"v4"'],
    ['settings.geetestId.from', captcha, '"captchaId":"platformid"'],
    ['settings.firebase.from', google, '"platform-project"'],
    ['settings.push.from', 'push messages', '"platform-push"'],
  ),
  ...rowsOf('left-picture', 'picture')(
    {
      flags: { REGISTERCAPTCHA3: true },
      registration: { methods: ['username', 'mobile'] },
      settings: { captchaPattern: server, defaultPassword: server, forceChangeExpiredPassword: server },
    },
    ['settings.captchaPattern.from', 'a registration with the code abcd', 'sent: 0', 'sent: 1'],
    ['settings.forceChangeExpiredPassword.from', 'a login with an expired password', 'path: /m/changePsw'],
    ['settings.defaultPassword.from', mobile, register.passwordNext],
  ),
]

export const identity = [...signIn, ...registrations, ...fromPlatform]
