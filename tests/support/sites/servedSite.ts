import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { createEmulatorProxy } from '../../../scripts/emulator/emulatorProxy'
import { logInDirectly } from '../../../scripts/gallery/logInDirectly'
import { type Command, createPlatform, type DemoMember, type Platform } from '../../../scripts/platform'
import type { PushRegistration } from '../../../scripts/platform/app/pushState'
import { defaultCardsPerLane } from '../../../scripts/platform/catalogue/lanes'
import type { ReceivedCall } from '../../../scripts/platform/control'
import { demoRoles, type RoleName } from '../../../scripts/platform/members/demoRoles'
import type { Certificate } from '../../../scripts/start/certificate'
import { listen, type RunningServer } from '../../../scripts/start/listen'
import { toSimulatedMerchant } from '../../../scripts/start/simulatedMerchant'
import { createStaticHandler, type RequestHandler } from '../../../scripts/staticServer/createStaticHandler'

import { createNextBuild } from './nextBuild'
import { createPageGate, type PageGate } from './pageGate'
import type { BuiltSite } from './sites'

/** A merchant's built site on its own origin, with its own platform. */
export interface ServedSite extends BuiltSite {
  /** "http://127.0.0.1:41234" */
  readonly origin: string
  /** Sends a control command to the platform. Throws when it is rejected. */
  controlPlatform(command: Command): Promise<void>
  /** The calls that the platform has received since it was reset. */
  receivedCalls(): Promise<readonly ReceivedCall[]>
  /** The devices that receive push messages. */
  pushRegistrations(): Promise<readonly PushRegistration[]>
  /** The demo member with a role. */
  demoMember(role: RoleName): DemoMember
  /** Creates a session of the demo member with a role, as a site stores it, without a browser. */
  createSession(role: RoleName): Promise<Readonly<Record<string, unknown>>>
  /** Waits until the Auth emulator has started. */
  waitForEmulator(): Promise<void>
  /** Sets a script that runs in every page before the page's own scripts; undefined removes it. */
  injectScript(script: string | undefined): void
  /** Deploys a newer build of this site; returns its name. */
  deploy(): string
  /** Deploys a site that the caller has built. */
  deployFrom(folder: string): void
  /** Makes files with a matching path return 404; undefined restores them. */
  hideFiles(files: RegExp | undefined): void
  /** Makes the service worker return 404 until the next reset, for an engine that cannot block workers. */
  hideServiceWorker(): void
  /** What happens to navigations on their way. */
  readonly pages: Omit<PageGate, 'pass' | 'reset'>
  /** Stops the server, as when the network is lost. */
  disconnect(): Promise<void>
  /** Starts the server again, at the same origin. */
  reconnect(): Promise<void>
  /** Shows as many games in the lobby as in production. */
  showFullLobby(): Promise<void>
  /** Resets the site and its platform to their initial state. */
  reset(): Promise<void>
  close(): Promise<void>
}

const injectedScriptPath = '/__test/first.js'

/** Without a client id the site does not load Google's prompt from its host. */
const noGoogleClientId = { googleWebClientId: '' }

/** Serves a built site on a free port, over https when a certificate is given. */
export async function serveSite(built: BuiltSite, certificate?: Certificate): Promise<ServedSite> {
  const platform = createPlatform({
    merchants: [toSimulatedMerchant(built.code, built.manifest)],
    control: true,
  })
  const host = createTestHost(built.folder)
  const emulator = createEmulatorProxy(async () => inject('emulator'))
  const handlers: RequestHandler[] = [platform.handle, emulator, host.handle]
  const open = (port: number): Promise<RunningServer> =>
    listen({ handlers, port, address: '127.0.0.1', certificate, log: () => {} })
  let server: RunningServer | undefined = await open(0)
  const { origin, port } = server

  const applyCommand = async (command: Command) => {
    const reply = await platform.control(command)
    if (!reply.ok) throw new Error(`The platform rejected the command: ${reply.issues.join('; ')}`)
    return reply
  }
  /**
   * Switches off captchas, Google's prompt and what pops up, which only some tests are about, and shows fewer games, so that the
   * lobby loads faster.
   */
  const applyDefaults = () =>
    applyCommand({
      lanes: { merchant: built.code, cards: 4 },
      announcements: { merchant: built.code, types: 'PU', announcements: [] },
      flags: { merchant: built.code, values: { LOGINCAPTCHA3: false, REGISTERCAPTCHA3: false } },
      settings: { merchant: built.code, values: { sms: noGoogleClientId } },
    })
  await applyDefaults()
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
    controlPlatform: async (command) => void (await applyCommand(command)),
    showFullLobby: async () =>
      void (await applyCommand({ lanes: { merchant: built.code, cards: defaultCardsPerLane } })),
    receivedCalls: async () => (await applyCommand({ receivedCalls: true })).calls ?? [],
    pushRegistrations: async () => (await applyCommand({ pushRegistrations: true })).pushRegistrations ?? [],
    demoMember: (role) => findDemoMember(platform, role),
    createSession: (role) => logInDirectly(origin, findDemoMember(platform, role)),
    waitForEmulator: async () => void (await fetch(`${origin}/emulator/gapi.js`)),
    injectScript: (script) => host.injectScript(script),
    deploy: host.deploy,
    deployFrom: host.deployFrom,
    hideFiles: host.hideFiles,
    hideServiceWorker: host.hideServiceWorker,
    pages: host.pages,
    disconnect,
    reconnect,
    async reset() {
      host.reset()
      await reconnect()
      await applyCommand({ reset: true })
      await applyDefaults()
    },
    async close() {
      host.reset()
      platform.close()
      await disconnect()
    },
  }
}

function findDemoMember({ members }: Platform, role: RoleName): DemoMember {
  const found = members.find(({ note }) => note === demoRoles[role].note)
  if (!found) throw new Error(`The platform has no member who is "${role}"`)
  return found
}

/** Serves the injected script as a file of the site, which its policy allows, so it works in every engine. */
function createTestHost(folder: string) {
  let injectedScript: string | undefined
  let hiddenFiles: RegExp | undefined
  let hidesWorker = false
  const pages = createPageGate()
  const deployedFolders: string[] = []
  const files = new Map<string, { readonly type: string; readonly text: string }>()
  const createHosts = (current: string) => ({
    original: createStaticHandler({ folder: current }),
    withScript: createStaticHandler({
      folder: current,
      transformPage: (html) => html.replace('<head>', `<head><script src="${injectedScriptPath}"></script>`),
    }),
  })
  let host = createHosts(folder)

  const handle: RequestHandler = async (request, response) => {
    if (await pages.pass(request, response)) return true
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (hiddenFiles?.test(path) || (hidesWorker && path === '/m/sw.js')) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
      return true
    }
    const file = files.get(path)
    if (!file) return (injectedScript === undefined ? host.original : host.withScript)(request, response)
    response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(file.text)
    return true
  }
  const setFile = (path: string, type: string, text: string | undefined): void => {
    if (text === undefined) files.delete(path)
    else files.set(path, { type, text })
  }
  const setInjectedScript = (script: string | undefined): void => {
    injectedScript = script
    setFile(injectedScriptPath, 'text/javascript', script)
  }
  return {
    handle,
    pages,
    injectScript: setInjectedScript,
    deploy() {
      const build = `DEPLOY${String(deployedFolders.length + 1).padStart(2, '0')}`
      const nextFolder = createNextBuild(folder, build)
      deployedFolders.push(nextFolder)
      host = createHosts(nextFolder)
      return build
    },
    deployFrom(nextFolder: string) {
      host = createHosts(nextFolder)
    },
    hideFiles(paths: RegExp | undefined) {
      hiddenFiles = paths
    },
    hideServiceWorker() {
      hidesWorker = true
    },
    reset() {
      setInjectedScript(undefined)
      hiddenFiles = undefined
      hidesWorker = false
      pages.reset()
      files.clear()
      host = createHosts(folder)
      for (const deployedFolder of deployedFolders.splice(0))
        rmSync(deployedFolder, { recursive: true, force: true })
    },
  }
}
