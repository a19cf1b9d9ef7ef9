import type { TextKey } from '../../runtime/contract/text'
import type { CaptchaVersion } from '../../runtime/tables/captcha'
import type { CaptchaFault } from '../../scripts/platform/captcha/faults'

/** A request to a server ("static1 /v4/gt4.js"), or the number of ms that pass while one hangs. */
export type SequenceStep = string | number

/** How one of the vendor's loaders behaves under a fault. */
export interface VendorCase {
  readonly fault: string
  readonly faults: readonly CaptchaFault[]
  /** Requests and waits, in their order. */
  readonly sequence: readonly SequenceStep[]
  /**
   * What the loader or the widget reports: ready, `onError` with a code (v3's loader: with only a text), `offlineCb`, or
   * nothing.
   */
  readonly outcome: 'ready' | 'offlineCb' | 'nothing' | { readonly error: string }
  /** The loader reports to the vendor's monitoring (508). */
  readonly reportsToVendor?: true
  /** It fails again in the same page even after the fault is gone (a known pitfall). */
  readonly sticky?: true
  readonly expected: ExpectedView
}

/** What the member finally sees. */
export interface ExpectedView {
  readonly state: 'waiting' | 'error'
  /** The text below the button: one of ours, or the vendor's own. */
  readonly text?: TextKey | { readonly vendor: string }
  readonly code?: number
}

const serverTimeout = 3000
const inactivityTimeout = 10_000

const v4 = {
  loader: (server: number) => `static${server} /v4/gt4.js`,
  load: (server: number) => `api${server} /load`,
  gct: (server: number) => `static${server} /v4/gct/gct4.5dfa3f1a.js`,
  main: (server: number) => `static${server} /v4/static/v1.9.3/js/gcaptcha4.js`,
}
const startV4 = [v4.loader(1), v4.load(1)]
const scriptsV4 = [v4.gct(1), v4.main(1)]

const waiting: ExpectedView = { state: 'waiting' }
const networkFailure = (code?: number): ExpectedView => ({
  state: 'error',
  text: 'captcha.networkFailure',
  ...(code === undefined ? {} : { code }),
})
const vendorError = (vendor: string, code: number): ExpectedView => ({
  state: 'error',
  text: { vendor },
  code,
})
const serverNumbers = [1, 2, 3] as const

const casesV4: readonly VendorCase[] = [
  {
    fault: 'nothing',
    faults: [],
    sequence: [...startV4, ...scriptsV4],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'the first server has no loader',
    faults: [{ part: 'loader', how: 'missing', server: 'static1' }],
    sequence: [v4.loader(1), v4.loader(2), v4.load(1), ...scriptsV4],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'the loader hangs at the first server',
    faults: [{ part: 'loader', how: 'hang', server: 'static1' }],
    sequence: [v4.loader(1), serverTimeout, v4.loader(2), v4.load(1), ...scriptsV4],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'no server has the loader',
    faults: [{ part: 'loader', how: 'missing' }],
    sequence: serverNumbers.map(v4.loader),
    outcome: 'nothing',
    expected: networkFailure(60204),
  },
  {
    fault: 'the loader hangs at every server',
    faults: [{ part: 'loader', how: 'hang' }],
    sequence: serverNumbers.flatMap((server) => [v4.loader(server), serverTimeout]),
    outcome: 'nothing',
    expected: networkFailure(60204),
  },
  {
    fault: '/load hangs at the first server',
    faults: [{ part: 'load', how: 'hang', server: 'api1' }],
    sequence: [...startV4, serverTimeout, v4.load(2), ...scriptsV4],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: '/load fails at every server',
    faults: [{ part: 'load', how: 'missing' }],
    sequence: [v4.loader(1), ...serverNumbers.map(v4.load)],
    outcome: 'offlineCb',
    expected: networkFailure(),
  },
  {
    fault: '/load answers with an error',
    faults: [{ part: 'load', how: 'error', code: '60100', message: 'Request failed' }],
    sequence: startV4,
    outcome: { error: '60100' },
    expected: vendorError('Request failed', 60100),
  },
  {
    fault: 'the merchant is forbidden',
    faults: [{ part: 'load', how: 'error', code: '60500', message: 'Forbidden' }],
    sequence: startV4,
    outcome: { error: '60500' },
    expected: vendorError('Forbidden', 60500),
  },
  {
    fault: 'the first server has no main script',
    faults: [{ part: 'main', how: 'missing', server: 'static1' }],
    sequence: [...startV4, ...scriptsV4, v4.main(2)],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'no server has the main script',
    faults: [{ part: 'main', how: 'missing' }],
    sequence: [...startV4, ...scriptsV4, v4.main(2), v4.main(3)],
    outcome: { error: '60204' },
    sticky: true,
    expected: networkFailure(60204),
  },
  {
    fault: 'the main script hangs at every server',
    faults: [{ part: 'main', how: 'hang' }],
    sequence: [...startV4, ...scriptsV4, serverTimeout, v4.main(2), serverTimeout, v4.main(3), serverTimeout],
    outcome: { error: '60204' },
    sticky: true,
    expected: networkFailure(60204),
  },
  {
    fault: 'no server has the gct script, and the captcha continues',
    faults: [{ part: 'gct', how: 'missing' }],
    sequence: [...startV4, ...scriptsV4, v4.gct(2), v4.gct(3)],
    outcome: { error: '60205' },
    expected: { ...networkFailure(60205), state: 'waiting' },
  },
  {
    fault: 'the widget never gets ready',
    faults: [{ part: 'widget', how: 'silent' }],
    sequence: [...startV4, ...scriptsV4, inactivityTimeout],
    outcome: 'nothing',
    expected: networkFailure(),
  },
  {
    fault: 'the widget cannot load its picture',
    faults: [{ part: 'widget', how: 'error', code: '60202', message: 'Image failed to load' }],
    sequence: [...startV4, ...scriptsV4],
    outcome: { error: '60202' },
    expected: vendorError('Image failed to load', 60202),
  },
]

const v3 = {
  loader: (server: number) => `static${server} /static/tools/gt.js`,
  type: 'api1 /gettype.php',
  main: (server: number) => `static${server} /static/js/fullpage.9.1.8.js`,
  builtIn: (server: number) => `static${server} /static/js/fullpage.0.0.0.js`,
  puzzle: 'api1 /get.php',
}
const startV3 = [v3.loader(1), v3.type]

const casesV3: readonly VendorCase[] = [
  {
    fault: 'nothing',
    faults: [],
    sequence: [...startV3, v3.main(1), v3.puzzle],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'the loader hangs at the first server',
    faults: [{ part: 'loader', how: 'hang', server: 'static1' }],
    sequence: [v3.loader(1), serverTimeout, v3.loader(2), v3.type, v3.main(1), v3.puzzle],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'no server has the loader',
    faults: [{ part: 'loader', how: 'missing' }],
    sequence: serverNumbers.map(v3.loader),
    outcome: 'nothing',
    expected: networkFailure(60204),
  },
  {
    fault: 'gettype fails, and the built-in script is used',
    faults: [{ part: 'gettype', how: 'missing' }],
    sequence: [...startV3, v3.builtIn(1), v3.puzzle],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'gettype answers with an error, and the built-in script is used',
    faults: [{ part: 'gettype', how: 'error' }],
    sequence: [...startV3, v3.builtIn(1), v3.puzzle],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'gettype hangs, and the loader has no timeout for it',
    faults: [{ part: 'gettype', how: 'hang' }],
    sequence: [...startV3, inactivityTimeout],
    outcome: 'nothing',
    expected: networkFailure(),
  },
  {
    fault: 'the first server has no widget script',
    faults: [{ part: 'main', how: 'missing', server: 'static1' }],
    sequence: [...startV3, v3.main(1), v3.main(2), v3.puzzle],
    outcome: 'ready',
    expected: waiting,
  },
  {
    fault: 'no server has the widget script',
    faults: [{ part: 'main', how: 'missing' }],
    sequence: [...startV3, ...serverNumbers.map(v3.main)],
    outcome: { error: '网络错误' },
    reportsToVendor: true,
    sticky: true,
    expected: networkFailure(60204),
  },
  {
    fault: 'the puzzle is refused',
    faults: [{ part: 'load', how: 'error', code: 'error_103', message: 'Configuration Error' }],
    sequence: [...startV3, v3.main(1), v3.puzzle],
    outcome: { error: 'error_103' },
    expected: vendorError('Configuration Error', 103),
  },
  {
    fault: 'the puzzle fails',
    faults: [{ part: 'load', how: 'missing' }],
    sequence: [...startV3, v3.main(1), v3.puzzle],
    outcome: { error: 'error_104' },
    expected: vendorError('Network failure', 104),
  },
  {
    fault: 'the widget never gets ready',
    faults: [{ part: 'widget', how: 'silent' }],
    sequence: [...startV3, v3.main(1), v3.puzzle, inactivityTimeout],
    outcome: 'nothing',
    expected: networkFailure(),
  },
]

export const vendorCases: Readonly<Record<CaptchaVersion, readonly VendorCase[]>> = {
  v3: casesV3,
  v4: casesV4,
}

/** What an opened widget of any version may do, and what the member sees then. */
export interface OpenCase {
  readonly fault: string
  readonly faults: readonly CaptchaFault[]
  /** How long nothing happens, in ms. */
  readonly wait?: number
  readonly expected: ExpectedView
}

export const openCases: readonly OpenCase[] = [
  {
    fault: 'it closes without a result',
    faults: [{ part: 'open', how: 'closes' }],
    expected: { state: 'waiting', text: 'captcha.verifyFirst' },
  },
  {
    fault: 'it reports an error with a text and a code',
    faults: [{ part: 'open', how: 'error', code: '60101', message: 'Please refresh' }],
    expected: vendorError('Please refresh', 60101),
  },
  {
    fault: 'it reports an unknown error twice',
    faults: [{ part: 'open', how: 'error' }],
    expected: { state: 'error', text: 'captcha.unknownError' },
  },
  {
    fault: 'it reports an unknown error once, and is retried automatically',
    faults: [
      { part: 'open', how: 'error', times: 1 },
      { part: 'open', how: 'closes' },
    ],
    expected: { state: 'waiting', text: 'captcha.verifyFirst' },
  },
  {
    fault: 'it shows nothing',
    faults: [{ part: 'open', how: 'silent' }],
    wait: inactivityTimeout,
    expected: networkFailure(),
  },
]
