import type { PageMessage, StartV3, StartV4 } from '../../rules/captchaMessages'
import type { CaptchaFields } from '../../rules/captchaState'
import { type CaptchaReport, readReport } from '../../rules/captchaTrouble'
import { gctTimeout } from '../../tables/captcha'
import { times } from '../../tables/times'

/** What both versions' widgets have in common. Their callbacks may be set once each. */
interface Widget {
  onReady(done: () => void): unknown
  onSuccess(done: () => void): unknown
  onError(done: (error: unknown) => void): unknown
  onClose(done: () => void): unknown
  /** What was passed; falsy before that. */
  getValidate(): unknown
}

interface WidgetV3 extends Widget {
  verify(): void
}

interface WidgetV4 extends Widget {
  showCaptcha(): void
}

type Init<W> = (config: Readonly<Record<string, unknown>>, done: (widget: W) => void) => void

/** What the vendors' loaders leave in the page. */
export interface VendorGlobals {
  readonly initGeetest?: Init<WidgetV3>
  readonly initGeetest4?: Init<WidgetV4>
}

/** Told of everything that happens to the captcha. */
export interface Heard {
  ready(open: () => void): void
  passed(fields: CaptchaFields): void
  failed(report: CaptchaReport): void
  warned(report: CaptchaReport): void
  closed(): void
}

/** Starts a captcha whose loader is there. Throws when the loader left nothing behind, or fails itself. */
export function startCaptcha(
  start: PageMessage & { say: 'start' },
  vendor: VendorGlobals,
  heard: Heard,
): void {
  if (start.version === 'v3') startV3(start, vendor, heard)
  else startV4(start, vendor, heard)
}

/** The register reply's four keys, and nothing of its challenge in what is sent later: only getValidate() knows that. */
function startV3(start: StartV3, { initGeetest }: VendorGlobals, heard: Heard): void {
  if (!initGeetest) throw new Error('gt.js left no initGeetest')
  const config = {
    gt: start.gt,
    challenge: start.challenge,
    new_captcha: start.newCaptcha,
    offline: start.offline,
    product: 'bind',
    lang: start.language,
    timeout: times.captchaServer,
    api_server: start.apiServers[0],
    onError: (error: unknown) => heard.failed(readReport(error)),
  }
  initGeetest(config, (widget) => listen(widget, heard, () => widget.verify(), fieldsV3))
}

/** `offlineCb` keeps the loader from its bypass mode, whose result the platform has not agreed to. */
function startV4(start: StartV4, { initGeetest4 }: VendorGlobals, heard: Heard): void {
  if (!initGeetest4) throw new Error('gt4.js left no initGeetest4')
  const config = {
    captchaId: start.captchaId,
    product: 'bind',
    language: start.language,
    timeout: times.captchaServer,
    apiServers: start.apiServers,
    staticServers: start.staticServers,
    offlineCb: () => heard.failed({ network: true }),
    onError: (error: unknown) => tellV4(readReport(error), heard),
  }
  initGeetest4(config, (widget) => listen(widget, heard, () => widget.showCaptcha(), fieldsV4))
}

/** The captcha works without its gct script. */
function tellV4(report: CaptchaReport, heard: Heard): void {
  if (report.code === gctTimeout) heard.warned(report)
  else heard.failed(report)
}

function listen(
  widget: Widget,
  heard: Heard,
  open: () => void,
  fieldsOf: (validate: Validate) => CaptchaFields | undefined,
): void {
  widget.onReady(() => heard.ready(open))
  widget.onError((error) => heard.failed(readReport(error)))
  widget.onClose(() => heard.closed())
  widget.onSuccess(() => {
    const fields = fieldsOf(asValidate(widget.getValidate()))
    if (fields) heard.passed(fields)
    else heard.failed({})
  })
}

type Validate = Readonly<Record<string, unknown>>

const asValidate = (raw: unknown): Validate => (typeof raw === 'object' && raw !== null ? { ...raw } : {})

/** The seccode is the validate value with a fixed suffix, so that these two say all (I3.07). */
function fieldsV3({ geetest_challenge, geetest_seccode }: Validate): CaptchaFields | undefined {
  return typeof geetest_challenge === 'string' && typeof geetest_seccode === 'string'
    ? { geetestChallenge: geetest_challenge, geetestSeccode: geetest_seccode }
    : undefined
}

/** The whole validate object as JSON (I3.08). */
const fieldsV4 = (validate: Validate): CaptchaFields | undefined =>
  typeof validate.lot_number === 'string' ? { geetestValidateV4: JSON.stringify(validate) } : undefined
