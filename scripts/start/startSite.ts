import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { addAccounts } from '../emulator/addAccounts'
import { createEmulatorProxy } from '../emulator/emulatorProxy'
import { type EmulatorProcess, startEmulator } from '../emulator/startEmulator'
import { createPlatform, type DemoIdentity, type Platform } from '../platform'
import { demoProjectId } from '../platform/system/smsProvider'
import { createStaticHandler } from '../staticServer/createStaticHandler'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { type Certificate, certificateFor } from './certificate'
import { currentStylesheet } from './currentStylesheet'
import { listen } from './listen'
import { networkAddress } from './networkAddress'
import { rebuildOnChange } from './rebuildOnChange'
import { createReloader } from './reloader'
import { toSimulatedMerchant } from './simulatedMerchant'
import { chooseMerchant, createSiteBuilder } from './siteBuilder'
import { sourceMaps } from './sourceMaps'

export interface StartOptions {
  /** The project folder; the current folder by default. */
  readonly root?: string
  /** The merchant; the first one by default. */
  readonly code?: string | undefined
  /** 0 picks a free port. */
  readonly port?: number
  /** Reachable from the network, so that a phone can open it; otherwise from this machine only. */
  readonly network?: boolean
  readonly https?: boolean
  /** The site has its service worker, for push messages and offline; otherwise it has one that removes itself. */
  readonly worker?: boolean
  /** Rebuilds and reloads open pages when a source changes; on by default. */
  readonly watch?: boolean
  /** Receives messages for the developer: builds, problems, platform calls. */
  readonly log?: (line: string) => void
}

export interface StartedSite {
  readonly merchant: ResolvedMerchant
  /** "http://127.0.0.1:4180" */
  readonly origin: string
  /** The same for other devices on the network, if they can reach it. */
  readonly networkOrigin: string | undefined
  /** The current platform: a manifest change may replace it. */
  readonly platform: Platform
  close(): Promise<void>
}

/**
 * Builds one merchant for development and serves it with a simulated platform, in one process and on one origin.
 * Rejects with a readable problem when the first build fails or the port is in use.
 */
export async function startSite(options: StartOptions = {}): Promise<StartedSite> {
  const { root = process.cwd(), log = () => {}, network = false } = options
  const siteBuilder = createSiteBuilder(root, chooseMerchant(root, options.code), options.worker)
  const stopFunctions: (() => unknown)[] = [siteBuilder.close]
  const close = async (): Promise<void> => {
    for (const stop of stopFunctions.splice(0).reverse()) await stop()
  }
  try {
    const result = await siteBuilder.build()
    if ('problem' in result) throw new Error(result.problem)
    const { merchant } = result
    const platform = createMerchantPlatform(merchant, log)
    stopFunctions.push(() => platform.current.close())
    const reloader = createReloader()
    const emulator = lazyEmulator(log, () => platform.current.identities)
    stopFunctions.push(emulator.close)
    const networkHost = network ? networkAddress() : undefined
    const server = await listen({
      handlers: [
        (request, response) => platform.current.handle(request, response),
        reloader.handle,
        emulator.handle,
        currentStylesheet(siteBuilder.folder),
        sourceMaps(siteBuilder.maps),
        createStaticHandler({ folder: siteBuilder.folder, transformPage: reloader.addScript }),
      ],
      port: options.port ?? 0,
      address: network ? '0.0.0.0' : '127.0.0.1',
      certificate: options.https ? localCertificate(root, networkHost) : undefined,
      log,
    })
    stopFunctions.push(server.close, reloader.close)
    if (options.watch !== false)
      stopFunctions.push(
        await rebuildOnChange({
          root,
          siteBuilder,
          reloader,
          log,
          first: merchant,
          onBuilt: platform.adopt,
        }),
      )
    return {
      merchant,
      origin: server.origin,
      networkOrigin: networkHost && server.origin.replace('127.0.0.1', networkHost),
      get platform() {
        return platform.current
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Most visits need no Firebase sign-in, and the emulator takes some seconds to start: it starts with the first request
 * for it.
 */
function lazyEmulator(log: (line: string) => void, identities: () => readonly DemoIdentity[]) {
  let running: Promise<EmulatorProcess> | undefined
  const start = () => {
    log('Starting the Auth emulator: sign-in with Google and others works in a few seconds.')
    running ??= startEmulator({ project: demoProjectId, log })
    return running
  }
  return {
    handle: createEmulatorProxy(
      async () => (await start()).origin,
      (origin) => addAccounts(origin, identities()),
    ),
    close: async () => (await running)?.close(),
  }
}

/** A merchant's platform; it is replaced when something changes in the manifest that the platform knows. */
function createMerchantPlatform(first: ResolvedMerchant, log: (line: string) => void) {
  let simulated = toSimulatedMerchant(first.code, first.manifest)
  const open = (): Platform =>
    createPlatform({ merchants: [{ ...simulated, popups: true }], control: true, log })
  const platform = {
    current: open(),
    adopt({ code, manifest }: ResolvedMerchant): void {
      const merchant = toSimulatedMerchant(code, manifest)
      if (isDeepStrictEqual(merchant, simulated)) return
      simulated = merchant
      platform.current.close()
      platform.current = open()
    },
  }
  return platform
}

const localCertificate = (root: string, networkHost: string | undefined): Certificate =>
  certificateFor(join(root, '.cache/certificate'), [
    'localhost',
    '127.0.0.1',
    ...(networkHost ? [networkHost] : []),
  ])
