import { addAccounts } from '../emulator/addAccounts'
import { createEmulatorProxy } from '../emulator/emulatorProxy'
import { type EmulatorProcess, startEmulator } from '../emulator/startEmulator'
import type { DemoIdentity } from '../platform'
import { demoProjectId } from '../platform/system/smsProvider'

/**
 * Most visits need no Firebase sign-in, and the emulator takes some seconds to start: it starts with the first request
 * for it.
 */
export function lazyEmulator(log: (line: string) => void, identities: () => readonly DemoIdentity[]) {
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
