import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { addAccounts } from '../emulator/accounts'
import { emulatorFront } from '../emulator/front'
import { type EmulatorProcess, startEmulator } from '../emulator/process'
import { createHost } from '../host/host'
import { createPlatform, type DemoIdentity, type Platform } from '../platform'
import { demoProjectId } from '../platform/sms-provider'
import type { ResolvedMerchant } from '../steps/merchants'
import { type Certificate, certificateFor } from './certificate'
import { listen } from './listen'
import { networkAddress } from './network'
import { rebuildOnChange } from './rebuild'
import { createReloader } from './reload'
import { simulatedMerchant } from './simulate'
import { chooseMerchant, openWorkshop } from './workshop'

export interface StartOptions {
  /** The project; the current folder when absent. */
  readonly root?: string
  /** The merchant; the first one when absent. */
  readonly code?: string | undefined
  /** 0 takes a free one. */
  readonly port?: number
  /** Reachable from the network, so that a phone can open it; else from this machine only. */
  readonly network?: boolean
  readonly https?: boolean
  /** Builds anew and reloads open pages when a source changes; on when absent. */
  readonly watch?: boolean
  /** Gets what a developer wants to know: builds, problems, calls of the platform. */
  readonly log?: (line: string) => void
}

export interface StartedSite {
  readonly merchant: ResolvedMerchant
  /** "http://127.0.0.1:4180" */
  readonly origin: string
  /** The same for other devices of the network, when it is reachable from there. */
  readonly networkOrigin: string | undefined
  /** The platform of now: a change of the manifest may bring a new one. */
  readonly platform: Platform
  close(): Promise<void>
}

/**
 * Builds one merchant for development and serves it together with a simulated platform, in one process and on one
 * origin. Rejects with what is wrong, in words, when the first build fails or the port is taken.
 */
export async function startSite(options: StartOptions = {}): Promise<StartedSite> {
  const { root = process.cwd(), log = () => {}, network = false } = options
  const workshop = openWorkshop(root, chooseMerchant(root, options.code))
  const stops: (() => unknown)[] = [workshop.close]
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    const outcome = await workshop.build()
    if ('problem' in outcome) throw new Error(outcome.problem)
    const { merchant } = outcome
    const platform = platformOf(merchant, log)
    stops.push(() => platform.current.close())
    const reloader = createReloader()
    const emulator = emulatorWhenNeeded(log, () => platform.current.identities)
    stops.push(emulator.close)
    const nearby = network ? networkAddress() : undefined
    const server = await listen({
      handlers: [
        (request, response) => platform.current.handle(request, response),
        reloader.handle,
        emulator.handle,
        createHost({ folder: workshop.folder, decorate: reloader.decorate }),
      ],
      port: options.port ?? 0,
      address: network ? '0.0.0.0' : '127.0.0.1',
      certificate: options.https ? ownCertificate(root, nearby) : undefined,
      log,
    })
    stops.push(server.close, reloader.close)
    if (options.watch !== false)
      stops.push(rebuildOnChange({ root, workshop, reloader, log, built: platform.adopt }))
    return {
      merchant,
      origin: server.origin,
      networkOrigin: nearby && server.origin.replace('127.0.0.1', nearby),
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

/** Most visits need no sign-in by Firebase: its emulator starts with the first that does, and takes some seconds. */
function emulatorWhenNeeded(log: (line: string) => void, identities: () => readonly DemoIdentity[]) {
  let running: Promise<EmulatorProcess> | undefined
  const start = () => {
    log('Starting the Auth emulator: sign-in with Google and others works in a few seconds.')
    running ??= startEmulator({ project: demoProjectId, log })
    return running
  }
  return {
    handle: emulatorFront(
      async () => (await start()).origin,
      (origin) => addAccounts(origin, identities()),
    ),
    close: async () => (await running)?.close(),
  }
}

/** The platform of a merchant; a new one takes its place when the merchant has changed in what the platform knows. */
function platformOf(first: ResolvedMerchant, log: (line: string) => void) {
  let known = simulatedMerchant(first.code, first.manifest)
  const open = (): Platform => createPlatform({ merchants: [known], control: true, log })
  const platform = {
    current: open(),
    adopt({ code, manifest }: ResolvedMerchant): void {
      const merchant = simulatedMerchant(code, manifest)
      if (isDeepStrictEqual(merchant, known)) return
      known = merchant
      platform.current.close()
      platform.current = open()
    },
  }
  return platform
}

const ownCertificate = (root: string, nearby: string | undefined): Certificate =>
  certificateFor(join(root, '.cache/certificate'), ['localhost', '127.0.0.1', ...(nearby ? [nearby] : [])])
