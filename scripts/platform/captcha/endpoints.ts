import type { PlatformState } from '../state/platformState'
import { takeCaptchaFault } from './captchaState'
import { createChallenge, verifyChallenge } from './challenges'
import type { CaptchaPart, WidgetFault } from './faults'

export interface CaptchaRequest {
  readonly platform: PlatformState
  readonly query: URLSearchParams
  /** The host that the page called: "127.0.0.1:4180". */
  readonly host: string
}

interface CaptchaEndpoint {
  readonly part: CaptchaPart
  readonly respond: (request: CaptchaRequest) => unknown
}

const staticServers = (host: string): string[] =>
  ['static1', 'static2', 'static3'].map((server) => `${host}/__captcha/${server}`)

/** The calls of the vendor's API servers, by path, for v3 and v4. */
export const captchaEndpoints: Readonly<Record<string, CaptchaEndpoint>> = {
  '/gettype.php': { part: 'gettype', respond: getTypeV3 },
  '/load': { part: 'load', respond: loadV4 },
  '/get.php': {
    part: 'load',
    respond: ({ platform, query }) => getPuzzleV3(platform, query.get('challenge')),
  },
  '/ajax.php': { part: 'judge', respond: verifyV3 },
  '/verify': { part: 'judge', respond: verifyV4 },
}

/** v3: the widget type, and where its script is. */
function getTypeV3({ platform, host }: CaptchaRequest) {
  return {
    status: 'success',
    data: {
      type: 'fullpage',
      static_servers: staticServers(host),
      fullpage: '/static/js/fullpage.9.1.8.js',
      act: widgetFaults(platform),
    },
  }
}

/** v4: creates a challenge for the merchant with this captcha id. */
function loadV4({ platform, query, host }: CaptchaRequest) {
  const id = query.get('captcha_id')
  const owner = [...platform.merchants.values()].find(({ settings }) => settings.geetestId === id)
  if (!owner)
    return { status: 'error', code: '60001', msg: 'Configuration Error', desc: { detail: 'captcha_id' } }
  const { id: lot, goal } = createChallenge(platform, {
    version: 'v4',
    merchant: owner.merchant.code,
    purpose: undefined,
  })
  return {
    status: 'success',
    data: {
      type: 'slide',
      lot_number: lot,
      goal,
      static_servers: staticServers(host),
      gct_path: '/v4/gct/gct4.5dfa3f1a.js',
      static_path: '/v4/static/v1.9.3',
      js: '/js/gcaptcha4.js',
      act: widgetFaults(platform),
    },
  }
}

function getPuzzleV3(platform: PlatformState, id: string | null) {
  const challenge = platform.captcha.challenges.get(id ?? '')
  return challenge
    ? { status: 'success', data: { goal: challenge.goal } }
    : { status: 'error', error_code: 'error_103', user_error: 'Configuration Error' }
}

function verifyV3({ platform, query }: CaptchaRequest) {
  const challenge = platform.captcha.challenges.get(query.get('challenge') ?? '')
  const passed = challenge && verifyChallenge(platform, challenge, Number(query.get('moved')))
  return passed
    ? { status: 'success', data: { result: 'success', challenge: passed.solution, seccode: passed.token } }
    : { status: 'success', data: { result: 'fail' } }
}

function verifyV4({ platform, query }: CaptchaRequest) {
  const challenge = platform.captcha.challenges.get(query.get('lot_number') ?? '')
  const passed = challenge && verifyChallenge(platform, challenge, Number(query.get('moved')))
  return passed
    ? {
        status: 'success',
        data: { result: 'success', pass_token: passed.token, gen_time: genTime(platform) },
      }
    : { status: 'success', data: { result: 'fail' } }
}

/** Seconds since 1970, as text. */
const genTime = (platform: PlatformState): string => String(Math.floor(platform.clock.now() / 1000))

/** The faults that the widget has to show. */
const widgetFaults = (platform: PlatformState): WidgetFault[] =>
  (['widget', 'open'] as const).flatMap((part) => {
    const fault = takeCaptchaFault(platform.captcha, part, '')
    return fault
      ? [{ part, how: fault.how, ...optionalCode(fault.code), ...optionalMessage(fault.message) }]
      : []
  })

const optionalCode = (value: string | undefined) => (value === undefined ? {} : { code: value })
const optionalMessage = (value: string | undefined) => (value === undefined ? {} : { message: value })

/** A call of the page's callback. Any other callback name gives an empty script. */
export const jsonp = (callback: string, answer: unknown): string =>
  /^geetest_[0-9]+$/.test(callback) ? `${callback}(${JSON.stringify(answer).replaceAll('<', '\\u003c')})` : ''
