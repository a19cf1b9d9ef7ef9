import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { createEmulatorProxy } from '../../scripts/emulator/emulatorProxy'
import { type Command, createPlatform, type DemoMember, type Platform } from '../../scripts/platform'
import type { ReceivedCall } from '../../scripts/platform/control'
import { type RoleName, roles } from '../../scripts/platform/members/roles'
import { usualCardsInLane } from '../../scripts/platform/world'
import type { Certificate } from '../../scripts/start/certificate'
import { listen, type RunningServer } from '../../scripts/start/listen'
import { toSimulatedMerchant } from '../../scripts/start/simulatedMerchant'
import { createStaticHandler, type RequestHandler } from '../../scripts/staticServer/createStaticHandler'
import { logInDirectly } from './logInDirectly'
import { nextBuild } from './nextBuild'
import type { BuiltSite } from './sites'

/** A merchant's built site on an origin of its own, with a platform of its own. */
export interface ServedSite extends BuiltSite {
  /** "http://127.0.0.1:41234" */
  readonly origin: string
  /** Puts the platform into a state. Throws when the command is not in its grammar. */
  platform(command: Command): Promise<void>
  /** The calls that the platform has received since it was reset. */
  received(): Promise<readonly ReceivedCall[]>
  /** The demo member who plays a role. */
  member(role: RoleName): DemoMember
  /** A session of the member who plays a role, as a site keeps it; no browser knows of it yet. */
  session(role: RoleName): Promise<Readonly<Record<string, unknown>>>
  /** Waits until the Auth emulator answers, which takes its time to start. */
  emulatorIsThere(): Promise<void>
  /** A script that runs in every page before the page's own; undefined for none. */
  first(script: string | undefined): void
  /** The host has a newer build from now on; returns its name. */
  deploy(): string
  /** The host has this site from now on, which the caller has built. */
  deployFrom(folder: string): void
  /** Files whose path fits are gone from the host; undefined: all are there again. */
  lose(files: RegExp | undefined): void
  /** Its service worker cannot be found until the next reset: for an engine that cannot be told to block workers. */
  hideWorker(): void
  /** Nobody answers any more at this origin, as when the network is gone. */
  disconnect(): Promise<void>
  /** Answers again, at the same origin. */
  reconnect(): Promise<void>
  /** The lobby has as many games as a real one from now on. */
  fullLobby(): Promise<void>
  /** As it was at the start: the platform too. */
  reset(): Promise<void>
  close(): Promise<void>
}

const firstScript = '/__test/first.js'

/** Google's prompt, whose script lies elsewhere, does not come without its client id. */
const withoutPrompt = { googleWebClientId: '' }

/** Serves a built site on a free port, by https when a certificate is given. */
export async function serve(built: BuiltSite, certificate?: Certificate): Promise<ServedSite> {
  const platform = createPlatform({
    merchants: [toSimulatedMerchant(built.code, built.manifest)],
    control: true,
  })
  const pages = hostWithFirstScript(built.folder)
  const emulator = createEmulatorProxy(async () => inject('emulator'))
  const handlers: RequestHandler[] = [platform.handle, emulator, pages.handle]
  const open = (port: number): Promise<RunningServer> =>
    listen({ handlers, port, address: '127.0.0.1', certificate, log: () => {} })
  let server: RunningServer | undefined = await open(0)
  const { origin, port } = server

  const obeyed = async (command: Command) => {
    const reply = await platform.control(command)
    if (!reply.ok) throw new Error(`The platform refused the command: ${reply.issues.join('; ')}`)
    return reply
  }
  /**
   * Captchas and Google's prompt stand in the way of a visit only where a test is about them; and a lobby of few games comes
   * sooner.
   */
  const usual = () =>
    obeyed({
      lanes: { merchant: built.code, cards: 4 },
      flags: { merchant: built.code, values: { LOGINCAPTCHA3: false, REGISTERCAPTCHA3: false } },
      settings: { merchant: built.code, values: { sms: withoutPrompt } },
    })
  await usual()
  const disconnect = async (): Promise<void> => {
    await server?.close()
    server = undefined
  }
  const reconnect = async (): Promise<void> => {
    server ??= await open(port)
  }
  return {
    ...built,
    origin,
    platform: async (command) => void (await obeyed(command)),
    fullLobby: async () => void (await obeyed({ lanes: { merchant: built.code, cards: usualCardsInLane } })),
    received: async () => (await obeyed({ log: true })).calls ?? [],
    member: (role) => demoMember(platform, role),
    session: (role) => logInDirectly(origin, demoMember(platform, role)),
    emulatorIsThere: async () => void (await fetch(`${origin}/emulator/gapi.js`)),
    first: (script) => pages.first(script),
    deploy: pages.deploy,
    deployFrom: pages.deployFrom,
    lose: pages.lose,
    hideWorker: pages.hideWorker,
    disconnect,
    reconnect,
    async reset() {
      pages.reset()
      await reconnect()
      await obeyed({ reset: true })
      await usual()
    },
    async close() {
      pages.reset()
      platform.close()
      await disconnect()
    },
  }
}

function demoMember({ members }: Platform, role: RoleName): DemoMember {
  const found = members.find(({ note }) => note === roles[role].note)
  if (!found) throw new Error(`The platform has no member who is "${role}"`)
  return found
}

/** The script comes as a file of the site, which the page's policy allows: no browser's own trick is needed. */
function hostWithFirstScript(folder: string) {
  let first: string | undefined
  let gone: RegExp | undefined
  let hasWorker = true
  const deployed: string[] = []
  const files = new Map<string, { readonly type: string; readonly text: string }>()
  const hostOf = (current: string) => ({
    plain: createStaticHandler({ folder: current }),
    decorated: createStaticHandler({
      folder: current,
      transformPage: (html) => html.replace('<head>', `<head><script src="${firstScript}"></script>`),
    }),
  })
  let host = hostOf(folder)

  const handle: RequestHandler = async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (gone?.test(path) || (!hasWorker && path === '/m/sw.js')) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
      return true
    }
    const file = files.get(path)
    if (!file) return (first === undefined ? host.plain : host.decorated)(request, response)
    response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(file.text)
    return true
  }
  const put = (path: string, type: string, text: string | undefined): void => {
    if (text === undefined) files.delete(path)
    else files.set(path, { type, text })
  }
  const setFirst = (script: string | undefined): void => {
    first = script
    put(firstScript, 'text/javascript', script)
  }
  return {
    handle,
    first: setFirst,
    deploy() {
      const build = `DEPLOY${String(deployed.length + 1).padStart(2, '0')}`
      const next = nextBuild(folder, build)
      deployed.push(next)
      host = hostOf(next)
      return build
    },
    deployFrom(next: string) {
      host = hostOf(next)
    },
    lose(paths: RegExp | undefined) {
      gone = paths
    },
    hideWorker() {
      hasWorker = false
    },
    reset() {
      setFirst(undefined)
      gone = undefined
      hasWorker = true
      files.clear()
      host = hostOf(folder)
      for (const one of deployed.splice(0)) rmSync(one, { recursive: true, force: true })
    },
  }
}
