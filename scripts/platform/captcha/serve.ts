import type { IncomingMessage, ServerResponse } from 'node:http'
import type { World } from '../world'
import { type Asked, answersTo, jsonp } from './answers'
import type { CaptchaFault, CaptchaPart } from './faults'
import { type VendorScript, vendorScript } from './scripts'
import { takeFault } from './take'

const ADDRESS = /^\/__captcha\/([a-z]+[0-9]?)(\/.*)$/

/** Paths of each kind of server, as the vendor has them. */
const scripts: readonly (readonly [RegExp, CaptchaPart, VendorScript])[] = [
  [/^\/static\/tools\/gt\.js$/, 'loader', 'gt'],
  [/^\/v4\/gt4\.js$/, 'loader', 'gt4'],
  [/^\/static\/js\/(fullpage|geetest)\.[\d.]+\.js$/, 'main', 'fullpage'],
  [/^\/v4\/static\/v[\d.]+\/js\/gcaptcha4\.js$/, 'main', 'gcaptcha4'],
  [/^\/v4\/gct\/gct4\.[0-9a-f]+\.js$/, 'gct', 'gct4'],
  [/^\/v4\/bypass\.js$/, 'bypass', 'bypass'],
]

/** Whether an address is one of the captcha vendor's, which the simulator stands in for. */
export const isCaptchaServer = (path: string): boolean => ADDRESS.test(path)

/**
 * Answers for the vendor's servers: api1 to api3 configure and judge, static1 to static3 have the scripts, monitor is told
 * of failures. Each may fail by itself.
 */
export function serveCaptcha(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const [, server = '', path = ''] = ADDRESS.exec(url.pathname) ?? []
  world.captcha.asked.push(`${server} ${path}`)
  const script = server.startsWith('static') ? scripts.find(([pattern]) => pattern.test(path)) : undefined
  const call = server.startsWith('api') ? answersTo[path] : undefined
  const part = script?.[1] ?? call?.part
  const fault = part && takeFault(world.captcha, part, server)
  if (fault?.how === 'hang') return
  if (server === 'monitor') return void send(response, 204, '')
  if (!part || fault?.how === 'missing') return void send(response, 404, 'Not found')
  if (fault?.how === 'broken') return void send(response, 200, '<!doctype html><title>Not a script</title>')
  if (script) return void send(response, 200, vendorScript(script[2]))
  const asked: Asked = { world, query: url.searchParams, host: request.headers.host ?? '' }
  const answer = fault ? refusal(fault) : call?.answer(asked)
  send(response, 200, jsonp(url.searchParams.get('callback') ?? '', answer))
}

const refusal = ({ code = '', words = '' }: CaptchaFault) => ({
  status: 'error',
  code,
  error_code: code,
  msg: words,
  user_error: words,
  desc: { detail: words },
})

/** Scripts are asked for across origins, from a page whose own origin is opaque. */
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
