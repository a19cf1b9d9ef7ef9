import english from '../../../runtime/text/EN.json'
import { rowsOf } from '../row'

const captcha = 'the captcha of the login'
const { captcha: captchaTexts, common } = english

/** The hosts of GeeTest's own servers, of both versions. */
export const vendorServers = [
  'api.geetest.com',
  'gcaptcha4.geetest.com',
  'gcaptcha4.geevisit.com',
  'gcaptcha4.gsensebot.com',
  'monitor.geetest.com',
  'static.geetest.com',
  'static.geevisit.com',
  'dn-staticdown.qbox.me',
] as const

/** The login needs a slider. */
export const sliderFlags = { GEETEST3: true, LOGINCAPTCHA3: true } as const
const v4 = { geetestVersion: 'v4', geetestId: 'theid' } as const

/** Sliders with the vendor's own servers. */
export const captchaOthers = {
  'vendor-v3': { flags: sliderFlags, settings: { geetestId: 'otherid' }, hosts: { captcha: vendorServers } },
  'vendor-v4': { flags: sliderFlags, hosts: { captcha: vendorServers }, settings: v4 },
} as const

/** Which captcha a form shows, and from where. */
export const captchas = [
  ...rowsOf('picture')(
    { flags: { LOGINCAPTCHA3: true, REGISTERCAPTCHA3: true } },
    ['flags.LOGINCAPTCHA3', captcha, captchaTexts.pictureLabel],
    ['flags.REGISTERCAPTCHA3', 'the captcha of the registration', captchaTexts.pictureLabel],
  ),
  ...rowsOf('fixed', 'picture')(
    { flags: { REGISTERCAPTCHA3: true }, settings: { captchaPattern: '^[0-9]{4}$' } },
    ['settings.captchaPattern', 'a registration with the code abcd', 'sent: 0', 'sent: 1'],
  ),
  ...rowsOf('slider', 'vendor-v4')(
    {
      flags: sliderFlags,
      settings: v4,
      captcha: { apiServers: ['api.one.example'], staticServers: ['static.one.example'] },
      hosts: { captcha: ['api.one.example', 'static.one.example'] },
    },
    ['captcha', captcha, '"api.one.example"', '"gcaptcha4.geetest.com"'],
    ['captcha.apiServers', captcha, '"apiServers":["api.one.example"]', '"gcaptcha4.geetest.com"'],
    ['captcha.staticServers', captcha, '"staticServers":["static.one.example"]', '"static.geetest.com"'],
    ['hosts.captcha', 'file m/captcha.html', 'https://api.one.example', 'https://gcaptcha4.geetest.com'],
  ),
  ...rowsOf('coded')(
    { flags: { GEETEST3: true, SMSCAPTCHA3: true }, settings: v4, hosts: { captcha: vendorServers } },
    ['flags.SMSCAPTCHA3', 'a code by SMS', captchaTexts.loading, common.sendCode],
  ),
  ...rowsOf('slider', 'picture')({ flags: sliderFlags }, [
    'flags.GEETEST3',
    captcha,
    '"type":"start"',
    captchaTexts.pictureLabel,
  ]),
  ...rowsOf('slider', 'vendor-v3')(
    { settings: v4 },
    ['settings.geetestVersion', captcha, '"version":"v4"', '"version":"v3"'],
    ['settings.geetestId', captcha, '"captchaId":"theid"', '"gt":"g"'],
  ),
  ...rowsOf('tested', 'vendor-v4')(
    { flags: { ...sliderFlags, GEETESTTEST3: 'server' }, settings: v4, hosts: { captcha: vendorServers } },
    ['flags.GEETESTTEST3', captcha, captchaTexts.pictureLabel, '"type":"start"'],
  ),
  ...rowsOf('tested', 'picture')({ flags: { GEETESTTEST3: 'server' } }, [
    'flags.GEETESTTEST3',
    'the captcha of the login in test mode',
    '"type":"start"',
    captchaTexts.pictureLabel,
  ]),
  ...rowsOf('fallback', 'vendor-v3')(
    {
      flags: sliderFlags,
      settings: { geetestId: 'otherid' },
      captcha: { fallback: 'later' },
      hosts: { captcha: vendorServers },
    },
    [
      'captcha.fallback',
      'the captcha of the login without an id of the platform',
      captchaTexts.later,
      captchaTexts.pictureLabel,
    ],
  ),
]
