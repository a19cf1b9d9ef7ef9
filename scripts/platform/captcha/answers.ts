import type { World } from '../world'
import { begin, judge } from './begin'
import type { CaptchaPart, WidgetFault } from './faults'
import { takeFault } from './take'

export interface Asked {
  readonly world: World
  readonly query: URLSearchParams
  /** Where the page has reached us: "127.0.0.1:4180". */
  readonly host: string
}

interface Answering {
  readonly part: CaptchaPart
  readonly answer: (asked: Asked) => unknown
}

const staticServers = (host: string): string[] =>
  ['static1', 'static2', 'static3'].map((server) => `${host}/__captcha/${server}`)

/** What the vendor's API servers answer, by path, for v3 and v4. */
export const answersTo: Readonly<Record<string, Answering>> = {
  '/gettype.php': { part: 'gettype', answer: tellType },
  '/load': { part: 'load', answer: load },
  '/get.php': { part: 'load', answer: ({ world, query }) => puzzleOf(world, query.get('challenge')) },
  '/ajax.php': { part: 'judge', answer: judgeV3 },
  '/verify': { part: 'judge', answer: judgeV4 },
}

/** v3: which widget, and where its script is. */
function tellType({ world, host }: Asked) {
  return {
    status: 'success',
    data: {
      type: 'fullpage',
      static_servers: staticServers(host),
      fullpage: '/static/js/fullpage.9.1.8.js',
      act: widgetFaults(world),
    },
  }
}

/** v4: begins a captcha of the merchant that has this id. */
function load({ world, query, host }: Asked) {
  const id = query.get('captcha_id')
  const owner = [...world.merchants.values()].find(({ settings }) => settings.geetestId === id)
  if (!owner)
    return { status: 'error', code: '60001', msg: 'Configuration Error', desc: { detail: 'captcha_id' } }
  const { id: lot, goal } = begin(world, { version: 'v4', merchant: owner.merchant.code, purpose: undefined })
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
      act: widgetFaults(world),
    },
  }
}

function puzzleOf(world: World, id: string | null) {
  const challenge = world.captcha.challenges.get(id ?? '')
  return challenge
    ? { status: 'success', data: { goal: challenge.goal } }
    : { status: 'error', error_code: 'error_103', user_error: 'Configuration Error' }
}

function judgeV3({ world, query }: Asked) {
  const challenge = world.captcha.challenges.get(query.get('challenge') ?? '')
  const passed = challenge && judge(world, challenge, Number(query.get('moved')))
  return passed
    ? { status: 'success', data: { result: 'success', challenge: passed.answer, seccode: passed.token } }
    : { status: 'success', data: { result: 'fail' } }
}

function judgeV4({ world, query }: Asked) {
  const challenge = world.captcha.challenges.get(query.get('lot_number') ?? '')
  const passed = challenge && judge(world, challenge, Number(query.get('moved')))
  return passed
    ? { status: 'success', data: { result: 'success', pass_token: passed.token, gen_time: genTime(world) } }
    : { status: 'success', data: { result: 'fail' } }
}

/** Seconds since 1970, as a text. */
const genTime = (world: World): string => String(Math.floor(world.clock.now() / 1000))

/** What the widget is told to do wrong. */
const widgetFaults = (world: World): WidgetFault[] =>
  (['widget', 'open'] as const).flatMap((part) => {
    const fault = takeFault(world.captcha, part, '')
    return fault ? [{ part, how: fault.how, ...code(fault.code), ...words(fault.words) }] : []
  })

const code = (value: string | undefined) => (value === undefined ? {} : { code: value })
const words = (value: string | undefined) => (value === undefined ? {} : { words: value })

/** A call of the function that the page has named; nothing else can come out, whatever it is named. */
export const jsonp = (callback: string, answer: unknown): string =>
  /^geetest_[0-9]+$/.test(callback) ? `${callback}(${JSON.stringify(answer).replaceAll('<', '\\u003c')})` : ''
