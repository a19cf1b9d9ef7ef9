import type { PageMessage, StartV3, StartV4 } from '../../rules/captcha/captchaMessages'
import { type CaptchaReport, readVendorError } from '../../rules/captcha/captchaProblem'
import type { CaptchaFields } from '../../rules/captcha/captchaState'
import { gctTimeoutCode } from '../../tables/captcha'
import * as times from '../../tables/times'

/** What the widgets of both versions have in common. Each callback can be set only once. */
interface Widget {
  onReady(callback: () => void): unknown
  onSuccess(callback: () => void): unknown
  onError(callback: (error: unknown) => void): unknown
  onClose(callback: () => void): unknown
  /** The result of a passed captcha; falsy before that. */
  getValidate(): unknown
}

interface WidgetV3 extends Widget {
  verify(): void
}

interface WidgetV4 extends Widget {
  showCaptcha(): void
}

type InitFunction<W> = (config: Readonly<Record<string, unknown>>, done: (widget: W) => void) => void

/** The globals that GeeTest's loaders define. */
export interface GeetestGlobals {
  readonly initGeetest?: InitFunction<WidgetV3>
  readonly initGeetest4?: InitFunction<WidgetV4>
}

/** Called with everything that happens to the captcha. */
export interface CaptchaHandlers {
  ready(open: () => void): void
  passed(fields: CaptchaFields): void
  failed(report: CaptchaReport): void
  warned(report: CaptchaReport): void
  closed(): void
}

/** Starts a captcha whose loader has run. Throws when the loader defined nothing or fails itself. */
export function startGeetest(
  start: PageMessage & { type: 'start' },
  globals: GeetestGlobals,
  handlers: CaptchaHandlers,
): void {
  if (start.version === 'v3') startV3(start, globals, handlers)
  else startV4(start, globals, handlers)
}

/**
 * The configuration is the four values of GeeTest's register reply. What is submitted later must come from getValidate(),
 * which alone knows the current challenge.
 */
function startV3(start: StartV3, { initGeetest }: GeetestGlobals, handlers: CaptchaHandlers): void {
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
    onError: (error: unknown) => handlers.failed(readVendorError(error)),
  }
  initGeetest(config, (widget) => addWidgetHandlers(widget, handlers, () => widget.verify(), fieldsV3))
}

/** `offlineCb` prevents the bypass mode of the loader, whose result the platform has not agreed to accept. */
function startV4(start: StartV4, { initGeetest4 }: GeetestGlobals, handlers: CaptchaHandlers): void {
  if (!initGeetest4) throw new Error('gt4.js left no initGeetest4')
  const config = {
    captchaId: start.captchaId,
    product: 'bind',
    language: start.language,
    timeout: times.captchaServer,
    apiServers: start.apiServers,
    staticServers: start.staticServers,
    offlineCb: () => handlers.failed({ network: true }),
    onError: (error: unknown) => reportErrorV4(readVendorError(error), handlers),
  }
  initGeetest4(config, (widget) => addWidgetHandlers(widget, handlers, () => widget.showCaptcha(), fieldsV4))
}

/** The captcha works without its gct script, so that error is only a warning. */
function reportErrorV4(report: CaptchaReport, handlers: CaptchaHandlers): void {
  if (report.code === gctTimeoutCode) handlers.warned(report)
  else handlers.failed(report)
}

function addWidgetHandlers(
  widget: Widget,
  handlers: CaptchaHandlers,
  open: () => void,
  fieldsOf: (validate: Validate) => CaptchaFields | undefined,
): void {
  widget.onReady(() => handlers.ready(open))
  widget.onError((error) => handlers.failed(readVendorError(error)))
  widget.onClose(() => handlers.closed())
  widget.onSuccess(() => {
    const fields = fieldsOf(asValidate(widget.getValidate()))
    if (fields) handlers.passed(fields)
    else handlers.failed({})
  })
}

type Validate = Readonly<Record<string, unknown>>

const asValidate = (raw: unknown): Validate => (typeof raw === 'object' && raw !== null ? { ...raw } : {})

/** The seccode is the validate value with a fixed suffix, so these two fields are enough (I3.07). */
function fieldsV3({ geetest_challenge, geetest_seccode }: Validate): CaptchaFields | undefined {
  return typeof geetest_challenge === 'string' && typeof geetest_seccode === 'string'
    ? { geetestChallenge: geetest_challenge, geetestSeccode: geetest_seccode }
    : undefined
}

/** The whole validate object as JSON (I3.08). */
const fieldsV4 = (validate: Validate): CaptchaFields | undefined =>
  typeof validate.lot_number === 'string' ? { geetestValidateV4: JSON.stringify(validate) } : undefined
