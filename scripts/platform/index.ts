import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCaptchaServer, serveCaptcha } from './captcha/serve-captcha'
import { applyCommand } from './control/apply-command'
import { CONTROL_PATH, serveControl } from './control/serve-control'
import { isPlatformPath, routeRequest } from './http/router'
import {
  listDemoIdentities,
  listDemoInvitations,
  listDemoMembers,
  listDemoPartnerSessions,
} from './members/member-directory'
import { createPlatformState } from './state/platform-state'
import type { Platform, PlatformOptions } from './types'

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

/** Creates an independent platform. It does not listen by itself: pass `handle` to a server. */
export function createPlatform(options: PlatformOptions): Platform {
  const platform = createPlatformState(options)
  const closing = new AbortController()
  const log = options.log ?? (() => {})
  const routerOptions = { platform, log, closing: closing.signal }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = requestUrl(request)
    if (isCaptchaServer(url.pathname) && !closing.signal.aborted) {
      serveCaptcha(platform, request, response, url)
      return true
    }
    const isControl = options.control === true && url.pathname === CONTROL_PATH
    if (!isControl && !isPlatformPath(platform, url.pathname)) return false
    try {
      if (closing.signal.aborted) throw new Error('the platform is closed')
      await (isControl
        ? serveControl(platform, request, response)
        : routeRequest(routerOptions, request, response, url))
    } catch (error) {
      // The client has disconnected, or the platform was closed while it waited.
      log(`dropped ${request.method} ${url.pathname}: ${String(error)}`)
      request.socket.destroy()
    }
    return true
  }

  return {
    handle,
    control: async (command) => applyCommand(platform, command),
    members: listDemoMembers(platform),
    partnerSessions: listDemoPartnerSessions(platform),
    invitations: listDemoInvitations(platform),
    identities: listDemoIdentities(platform),
    close: () => closing.abort(),
  }
}

/** A target that is not a path ("OPTIONS *") counts as "/". */
const requestUrl = ({ url = '/' }: IncomingMessage): URL =>
  new URL(`http://platform${url.startsWith('/') ? url : '/'}`)
