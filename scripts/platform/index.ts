import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCaptchaServer, serveCaptcha } from './captcha/serve'
import { obey } from './control/obey'
import { CONTROL_PATH, control } from './control/serve'
import { demoIdentitiesOf, demoInvitationsOf, demoMembersOf, demoPartnerSessionsOf } from './members/demo'
import { isOurs, route } from './router'
import type { Platform, PlatformOptions } from './types'
import { createWorld } from './world'

export type {
  Command,
  ControlReply,
  DemoIdentity,
  DemoInvitation,
  DemoMember,
  DemoPartnerSession,
  Platform,
  PlatformOptions,
  SimulatedMerchant,
} from './types'

/** A platform of its own: nothing is shared with another one, and it listens nowhere until it is mounted. */
export function createPlatform(options: PlatformOptions): Platform {
  const world = createWorld(options)
  const closing = new AbortController()
  const log = options.log ?? (() => {})
  const routing = { world, log, closing: closing.signal }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = addressOf(request)
    if (isCaptchaServer(url.pathname) && !closing.signal.aborted) {
      serveCaptcha(world, request, response, url)
      return true
    }
    const controlled = options.control === true && url.pathname === CONTROL_PATH
    if (!controlled && !isOurs(world, url.pathname)) return false
    try {
      if (closing.signal.aborted) throw new Error('the platform is closed')
      await (controlled ? control(world, request, response) : route(routing, request, response, url))
    } catch (error) {
      // The caller went away, or the platform was closed while it waited: there is nobody left to answer.
      log(`dropped ${request.method} ${url.pathname}: ${String(error)}`)
      request.socket.destroy()
    }
    return true
  }

  return {
    handle,
    control: async (command) => obey(world, command),
    members: demoMembersOf(world),
    partnerSessions: demoPartnerSessionsOf(world),
    invitations: demoInvitationsOf(world),
    identities: demoIdentitiesOf(world),
    close: () => closing.abort(),
  }
}

/** An address that is no path ("OPTIONS *") is nobody's. */
const addressOf = ({ url = '/' }: IncomingMessage): URL =>
  new URL(`http://platform${url.startsWith('/') ? url : '/'}`)
