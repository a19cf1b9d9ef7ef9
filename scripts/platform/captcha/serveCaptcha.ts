import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlatformState } from '../state/platformState'
import { takeCaptchaFault } from './captchaState'
import { type CaptchaRequest, captchaEndpoints, jsonp } from './endpoints'
import type { CaptchaFault, CaptchaPart } from './faults'
import { type VendorScript, vendorScript } from './vendorScript'

const captchaPath = /^\/__captcha\/([a-z]+[0-9]?)(\/.*)$/

/** The paths of the vendor's scripts. */
const scriptPaths: readonly (readonly [RegExp, CaptchaPart, VendorScript])[] = [
  [/^\/static\/tools\/gt\.js$/, 'loader', 'gt'],
  [/^\/v4\/gt4\.js$/, 'loader', 'gt4'],
  [/^\/static\/js\/(fullpage|geetest)\.[\d.]+\.js$/, 'main', 'fullpage'],
  [/^\/v4\/static\/v[\d.]+\/js\/gcaptcha4\.js$/, 'main', 'gcaptcha4'],
  [/^\/v4\/gct\/gct4\.[0-9a-f]+\.js$/, 'gct', 'gct4'],
  [/^\/v4\/bypass\.js$/, 'bypass', 'bypass'],
]

/** Whether a path belongs to the simulated servers of the captcha vendor. */
export const isCaptchaServer = (path: string): boolean => captchaPath.test(path)

/**
 * Simulates the vendor's servers: api1 to api3 configure and verify, static1 to static3 serve the scripts, monitor receives
 * failure reports. Each can fail independently.
 */
export function serveCaptcha(
  platform: PlatformState,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const [, server = '', path = ''] = captchaPath.exec(url.pathname) ?? []
  platform.captcha.requests.push(`${server} ${path}`)
  const script = server.startsWith('static') ? scriptPaths.find(([pattern]) => pattern.test(path)) : undefined
  const endpoint = server.startsWith('api') ? captchaEndpoints[path] : undefined
  const part = script?.[1] ?? endpoint?.part
  const fault = part && takeCaptchaFault(platform.captcha, part, server)
  if (fault?.how === 'hang') return
  if (server === 'monitor') return void send(response, 204, '')
  if (!part || fault?.how === 'missing') return void send(response, 404, 'Not found')
  if (fault?.how === 'broken') return void send(response, 200, '<!doctype html><title>Not a script</title>')
  if (script) return void send(response, 200, vendorScript(script[2]))
  const captchaRequest: CaptchaRequest = {
    platform,
    query: url.searchParams,
    host: request.headers.host ?? '',
  }
  const reply = fault ? createVendorError(fault) : endpoint?.respond(captchaRequest)
  send(response, 200, jsonp(url.searchParams.get('callback') ?? '', reply))
}

const createVendorError = ({ code = '', message = '' }: CaptchaFault) => ({
  status: 'error',
  code,
  error_code: code,
  msg: message,
  user_error: message,
  desc: { detail: message },
})

/** Scripts are requested across origins, from a page with an opaque origin. */
function send(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(body)
}
