import { describe, expect, it } from 'vitest'
import { type CaptchaOptions, explainCaptcha } from '../../scripts/steps/explain/captcha/captcha'
import { demo, problemOf } from './demos'

const none: CaptchaOptions = {
  action: undefined,
  page: '/m/home',
  'no-id': false,
  flags: undefined,
  settings: undefined,
  failed: false,
}
const explain = (code: string, change: Partial<CaptchaOptions> = {}) =>
  explainCaptcha(demo(code), { ...none, ...change })

const all = 'LOGINCAPTCHA3,SMSCAPTCHA3,REGISTERCAPTCHA3'
const test = '/m/login?isBgeTest=1'

describe('the captcha of login, text messages and registration', () => {
  it.each<[string, Partial<CaptchaOptions>, string]>([
    ['hongvan', {}, 'unknown none unknown'],
    ['hongvan', { flags: '' }, 'none none none'],
    ['hongvan', { failed: true }, 'none none none'],
    ['hongvan', { flags: all, settings: '{}' }, 'picture none picture'],
    ['hongvan', { flags: `${all},GEETEST3`, settings: '{}' }, 'v3 none v3'],
    ['hongvan', { flags: `${all},GEETEST3`, settings: '{}', 'no-id': true }, 'picture none picture'],
    ['hongvan', { flags: `${all},GEETEST3` }, 'unknown none unknown'],
    ['hongvan', { flags: all, settings: '{"register":{"captcha":false}}' }, 'picture none none'],
    ['sitara', { flags: `${all},GEETEST3`, settings: '{}' }, 'picture none picture'],
    ['brasa', { flags: `${all},GEETEST3`, settings: '{"geetestId":"x"}' }, 'v4 v4 v4'],
    ['brasa', { flags: `${all},GEETEST3`, settings: '{}' }, 'picture notWorking picture'],
    ['brasa', { flags: all, settings: '{"geetestId":"x"}' }, 'picture notWorking picture'],
    ['vionda', { flags: `${all},GEETEST3`, settings: '{}' }, 'later notWorking later'],
    [
      'vionda',
      { flags: `${all},GEETEST3,GEETESTTEST3`, settings: '{"geetestId":"x"}' },
      'picture notWorking picture',
    ],
    [
      'vionda',
      { flags: `${all},GEETEST3,GEETESTTEST3`, settings: '{"geetestId":"x"}', page: test },
      'v4 v4 v4',
    ],
  ])('%s with %j: %s (I4.44, I5.06, I5.18)', (code, change, choices) => {
    expect(
      explain(code, change)
        .map(({ choice }) => choice)
        .join(' '),
    ).toBe(choices)
  })

  it.each<[string, Partial<CaptchaOptions>, string]>([
    ['hongvan', { action: 'sms' }, 'SMSCAPTCHA3 is off.'],
    ['hongvan', { action: 'login' }, 'The platform has not said LOGINCAPTCHA3, GEETEST3, geetestVersion.'],
    [
      'brasa',
      { action: 'LOGIN', flags: `${all},GEETEST3`, settings: '{}' },
      'There is no GeeTest id: captcha.fallback is "picture".',
    ],
    [
      'brasa',
      { action: 'sms', flags: all, settings: '{}' },
      'The captcha of text messages is GeeTest v4 only, and GEETEST3 is off.',
    ],
    [
      'vionda',
      { action: 'login', flags: `${all},GEETEST3,GEETESTTEST3`, settings: '{}' },
      'LOGINCAPTCHA3 is on, and GEETESTTEST3 keeps GeeTest for the test mode.',
    ],
    [
      'hongvan',
      { action: 'register', flags: all, settings: '{"register":{"captcha":false}}' },
      'The platform has switched it off for the registration (settings.register.captcha).',
    ],
  ])('%s with %j: %s', (code, change, reason) => {
    expect(explain(code, change).map((one) => one.reason)).toEqual([reason])
  })
})

it.each<[Partial<CaptchaOptions>, string]>([
  [{ action: 'logn' }, '--action is one of login, sms, register, not "logn". Did you mean "login"?'],
  [{ flags: 'LOGINCAPTCHA' }, '--flags: there is no flag "LOGINCAPTCHA". Did you mean "LOGINCAPTCHA3"?'],
  [{ flags: 'CHAT3=maybe' }, '--flags: CHAT3 is true or false.'],
  [
    { settings: '{"geetestVerson":"v4"}' },
    '--settings: there is no setting "geetestVerson". Did you mean "geetestVersion"?',
  ],
  [{ settings: '{"geetestVersion":"v5"}' }, '--settings: geetestVersion has a value of the wrong type.'],
  [{ page: '/m/nothing-like-it' }, '--page: no page is mounted on "/m/nothing-like-it".'],
])('says what is wrong with %j', (change, problem) => {
  expect(problemOf(() => explain('brasa', change))).toContain(problem)
})

it.each(['logincaptcha3=true', 'flag.LOGINCAPTCHA3', '{"LOGINCAPTCHA3":"1"}', 'LOGINCAPTCHA3, !GEETEST3'])(
  "reads the platform's flags in %s",
  (flags) => {
    expect(explain('hongvan', { action: 'login', flags, settings: '{}' })[0]?.choice).toBe('picture')
  },
)
