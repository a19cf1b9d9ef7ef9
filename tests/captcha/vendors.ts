import type { TextKey } from '../../runtime/contract/text'
import type { CaptchaVersion } from '../../runtime/tables/captcha'
import type { CaptchaFault } from '../../scripts/platform/captcha/faults'

/** A request that arrives at a server ("static1 /v4/gt4.js"), or so many ms that pass while one hangs. */
export type Happening = string | number

/** What one of the vendor's loaders does when something is wrong. */
export interface VendorRow {
  readonly wrong: string
  readonly faults: readonly CaptchaFault[]
  /** Requests and waits, in their order. */
  readonly sequence: readonly Happening[]
  /**
   * What the loader or the widget tells: it gets ready, `onError` with a code or, v3's loader, a mere word, `offlineCb`, or
   * nothing at all.
   */
  readonly tells: 'ready' | 'offlineCb' | 'nothing' | { readonly error: string }
  /** The vendor's monitor is told (508). */
  readonly reports?: true
  /** It fails again in the same page although nothing is wrong any more (a known trap). */
  readonly sticky?: true
  readonly member: MemberSees
}

/** What the member sees in the end. */
export interface MemberSees {
  readonly state: 'waiting' | 'error'
  /** Below the button: a text of ours, or the vendor's own words. */
  readonly words?: TextKey | { readonly vendor: string }
  readonly code?: number
}

const each = 3000
const silence = 10_000

const v4 = {
  loader: (server: number) => `static${server} /v4/gt4.js`,
  load: (server: number) => `api${server} /load`,
  gct: (server: number) => `static${server} /v4/gct/gct4.5dfa3f1a.js`,
  main: (server: number) => `static${server} /v4/static/v1.9.3/js/gcaptcha4.js`,
}
const start4 = [v4.loader(1), v4.load(1)]
const scripts4 = [v4.gct(1), v4.main(1)]

const waiting: MemberSees = { state: 'waiting' }
const network = (code?: number): MemberSees => ({
  state: 'error',
  words: 'captcha.networkFailure',
  ...(code === undefined ? {} : { code }),
})
const saysItself = (vendor: string, code: number): MemberSees => ({ state: 'error', words: { vendor }, code })
const three = [1, 2, 3] as const

const rowsV4: readonly VendorRow[] = [
  {
    wrong: 'nothing',
    faults: [],
    sequence: [...start4, ...scripts4],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'the first server has no loader',
    faults: [{ part: 'loader', how: 'missing', server: 'static1' }],
    sequence: [v4.loader(1), v4.loader(2), v4.load(1), ...scripts4],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'the loader hangs at the first server',
    faults: [{ part: 'loader', how: 'hang', server: 'static1' }],
    sequence: [v4.loader(1), each, v4.loader(2), v4.load(1), ...scripts4],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'no server has the loader',
    faults: [{ part: 'loader', how: 'missing' }],
    sequence: three.map(v4.loader),
    tells: 'nothing',
    member: network(60204),
  },
  {
    wrong: 'the loader hangs at every server',
    faults: [{ part: 'loader', how: 'hang' }],
    sequence: three.flatMap((server) => [v4.loader(server), each]),
    tells: 'nothing',
    member: network(60204),
  },
  {
    wrong: '/load hangs at the first server',
    faults: [{ part: 'load', how: 'hang', server: 'api1' }],
    sequence: [...start4, each, v4.load(2), ...scripts4],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: '/load fails at every server',
    faults: [{ part: 'load', how: 'missing' }],
    sequence: [v4.loader(1), ...three.map(v4.load)],
    tells: 'offlineCb',
    member: network(),
  },
  {
    wrong: '/load answers with an error',
    faults: [{ part: 'load', how: 'error', code: '60100', words: 'Request failed' }],
    sequence: start4,
    tells: { error: '60100' },
    member: saysItself('Request failed', 60100),
  },
  {
    wrong: 'the merchant is forbidden',
    faults: [{ part: 'load', how: 'error', code: '60500', words: 'Forbidden' }],
    sequence: start4,
    tells: { error: '60500' },
    member: saysItself('Forbidden', 60500),
  },
  {
    wrong: 'the first server has no main script',
    faults: [{ part: 'main', how: 'missing', server: 'static1' }],
    sequence: [...start4, ...scripts4, v4.main(2)],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'no server has the main script',
    faults: [{ part: 'main', how: 'missing' }],
    sequence: [...start4, ...scripts4, v4.main(2), v4.main(3)],
    tells: { error: '60204' },
    sticky: true,
    member: network(60204),
  },
  {
    wrong: 'the main script hangs at every server',
    faults: [{ part: 'main', how: 'hang' }],
    sequence: [...start4, ...scripts4, each, v4.main(2), each, v4.main(3), each],
    tells: { error: '60204' },
    sticky: true,
    member: network(60204),
  },
  {
    wrong: 'no server has the gct script, and the captcha goes on',
    faults: [{ part: 'gct', how: 'missing' }],
    sequence: [...start4, ...scripts4, v4.gct(2), v4.gct(3)],
    tells: { error: '60205' },
    member: { ...network(60205), state: 'waiting' },
  },
  {
    wrong: 'the widget never gets ready',
    faults: [{ part: 'widget', how: 'silent' }],
    sequence: [...start4, ...scripts4, silence],
    tells: 'nothing',
    member: network(),
  },
  {
    wrong: 'the widget cannot load its picture',
    faults: [{ part: 'widget', how: 'error', code: '60202', words: 'Image failed to load' }],
    sequence: [...start4, ...scripts4],
    tells: { error: '60202' },
    member: saysItself('Image failed to load', 60202),
  },
]

const v3 = {
  loader: (server: number) => `static${server} /static/tools/gt.js`,
  type: 'api1 /gettype.php',
  main: (server: number) => `static${server} /static/js/fullpage.9.1.8.js`,
  builtIn: (server: number) => `static${server} /static/js/fullpage.0.0.0.js`,
  puzzle: 'api1 /get.php',
}
const start3 = [v3.loader(1), v3.type]

const rowsV3: readonly VendorRow[] = [
  {
    wrong: 'nothing',
    faults: [],
    sequence: [...start3, v3.main(1), v3.puzzle],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'the loader hangs at the first server',
    faults: [{ part: 'loader', how: 'hang', server: 'static1' }],
    sequence: [v3.loader(1), each, v3.loader(2), v3.type, v3.main(1), v3.puzzle],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'no server has the loader',
    faults: [{ part: 'loader', how: 'missing' }],
    sequence: three.map(v3.loader),
    tells: 'nothing',
    member: network(60204),
  },
  {
    wrong: 'gettype fails, and the built-in script serves',
    faults: [{ part: 'gettype', how: 'missing' }],
    sequence: [...start3, v3.builtIn(1), v3.puzzle],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'gettype answers with an error, and the built-in script serves',
    faults: [{ part: 'gettype', how: 'error' }],
    sequence: [...start3, v3.builtIn(1), v3.puzzle],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'gettype hangs, for which the loader has no time',
    faults: [{ part: 'gettype', how: 'hang' }],
    sequence: [...start3, silence],
    tells: 'nothing',
    member: network(),
  },
  {
    wrong: 'the first server has no widget script',
    faults: [{ part: 'main', how: 'missing', server: 'static1' }],
    sequence: [...start3, v3.main(1), v3.main(2), v3.puzzle],
    tells: 'ready',
    member: waiting,
  },
  {
    wrong: 'no server has the widget script',
    faults: [{ part: 'main', how: 'missing' }],
    sequence: [...start3, ...three.map(v3.main)],
    tells: { error: '网络错误' },
    reports: true,
    sticky: true,
    member: network(60204),
  },
  {
    wrong: 'the puzzle is refused',
    faults: [{ part: 'load', how: 'error', code: 'error_103', words: 'Configuration Error' }],
    sequence: [...start3, v3.main(1), v3.puzzle],
    tells: { error: 'error_103' },
    member: saysItself('Configuration Error', 103),
  },
  {
    wrong: 'the puzzle fails',
    faults: [{ part: 'load', how: 'missing' }],
    sequence: [...start3, v3.main(1), v3.puzzle],
    tells: { error: 'error_104' },
    member: saysItself('Network failure', 104),
  },
  {
    wrong: 'the widget never gets ready',
    faults: [{ part: 'widget', how: 'silent' }],
    sequence: [...start3, v3.main(1), v3.puzzle, silence],
    tells: 'nothing',
    member: network(),
  },
]

export const vendorRows: Readonly<Record<CaptchaVersion, readonly VendorRow[]>> = { v3: rowsV3, v4: rowsV4 }

/** What an opened widget may do (all versions alike), and what the member sees then. */
export interface OpenRow {
  readonly wrong: string
  readonly faults: readonly CaptchaFault[]
  /** How long nothing happens, in ms. */
  readonly wait?: number
  readonly member: MemberSees
}

export const openRows: readonly OpenRow[] = [
  {
    wrong: 'it closes by itself',
    faults: [{ part: 'open', how: 'closes' }],
    member: { state: 'waiting', words: 'captcha.verifyFirst' },
  },
  {
    wrong: 'it tells of an error with words and a code',
    faults: [{ part: 'open', how: 'error', code: '60101', words: 'Please refresh' }],
    member: saysItself('Please refresh', 60101),
  },
  {
    wrong: 'it tells of an error that nobody knows, twice',
    faults: [{ part: 'open', how: 'error' }],
    member: { state: 'error', words: 'captcha.unknownError' },
  },
  {
    wrong: 'it tells of an error that nobody knows, once: it is tried again by itself',
    faults: [
      { part: 'open', how: 'error', times: 1 },
      { part: 'open', how: 'closes' },
    ],
    member: { state: 'waiting', words: 'captcha.verifyFirst' },
  },
  {
    wrong: 'it shows nothing',
    faults: [{ part: 'open', how: 'silent' }],
    wait: silence,
    member: network(),
  },
]
