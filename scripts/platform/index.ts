import { setMaxListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLoginReply } from './account/sessions'
import { isCaptchaServer, serveCaptcha } from './captcha/serveCaptcha'
import { isCashier, serveCashier } from './cashier/serveCashier'
import { isChatPath, serveChat } from './chat/serveChat'
import { applyCommand } from './control/applyCommand'
import type { Command, ControlReply } from './control/command'
import { controlPath, serveControl } from './control/serveControl'
import { isPlatformPath, routeRequest } from './http/router'
import {
  type DemoIdentity,
  type DemoInvitation,
  type DemoMember,
  type DemoPartnerSession,
  listDemoIdentities,
  listDemoInvitations,
  listDemoMembers,
  listDemoPartnerSessions,
} from './members/memberDirectory'
import { isMiniGame, serveMiniGame } from './miniGame/serveMiniGame'
import { createPlatformState, type PlatformStateOptions } from './state/platformState'

export type { Command, ControlReply } from './control/command'
export type { DemoIdentity, DemoInvitation, DemoMember, DemoPartnerSession } from './members/memberDirectory'
export type { SimulatedMerchant } from './state/merchantConfig'

export interface PlatformOptions extends PlatformStateOptions {
  /** Answer `POST /__platform/control` from this machine. Off by default. */
  readonly control?: boolean
}

export interface Platform {
  /** Answers the request and returns true, or returns false when the path is not the platform's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  control(command: Command): Promise<ControlReply>
  /** Logs a member in, with the reply of a login; undefined for one who does not exist or is blocked. */
  logIn(merchant: string, userName: string): ReturnType<typeof createLoginReply> | undefined
  readonly members: readonly DemoMember[]
  /** Those of the initial state; each can be used once. */
  readonly partnerSessions: readonly DemoPartnerSession[]
  /** The members' codes. */
  readonly invitations: readonly DemoInvitation[]
  /** Those of the initial state. */
  readonly identities: readonly DemoIdentity[]
  /** Drops pending requests, and all later ones. */
  close(): void
}

/** Creates an independent platform. It does not listen by itself: pass `handle` to a server. */
export function createPlatform(options: PlatformOptions): Platform {
  const platform = createPlatformState(options)
  const closing = new AbortController()
  // As many as requests that wait.
  setMaxListeners(0, closing.signal)
  const log = options.log ?? (() => {})
  const routerOptions = { platform, log, closing: closing.signal }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = requestUrl(request)
    if (isCaptchaServer(url.pathname) && !closing.signal.aborted) {
      serveCaptcha(platform, request, response, url)
      return true
    }
    if (isMiniGame(url.pathname) && !closing.signal.aborted) {
      serveMiniGame(platform, response, url.pathname)
      return true
    }
    if (isCashier(url.pathname) && !closing.signal.aborted) {
      await serveCashier(platform.merchants.values(), request, response, url.pathname)
      return true
    }
    const isChat = isChatPath(url.pathname)
    const isControl = options.control === true && url.pathname === controlPath
    if (!isControl && !isChat && !isPlatformPath(platform, url.pathname)) return false
    try {
      if (closing.signal.aborted) throw new Error('the platform is closed')
      if (isControl) await serveControl(platform, request, response)
      else if (isChat) await serveChat(platform, request, response, url)
      else await routeRequest(routerOptions, request, response, url)
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
    logIn(merchant, userName) {
      const state = platform.merchants.get(merchant)
      const member = state?.members.get(userName.toLowerCase())
      return state && member && !member.blocked ? createLoginReply(platform, state, member) : undefined
    },
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
