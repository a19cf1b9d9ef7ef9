import { spawn } from 'node:child_process'
import { freePort } from '../start/freePort'

/** Firebase's Auth emulator in its own process. */
export interface EmulatorProcess {
  /** "http://127.0.0.1:41234" */
  readonly origin: string
  close(): void
}

export interface EmulatorOptions {
  /** The project id in its tokens. */
  readonly project: string
  readonly log?: (line: string) => void
}

/**
 * Only its server: the command line of firebase-tools would also start a hub and a logger, and check the network for
 * updates. The version is pinned, because this file is not a public API.
 */
const serverProgram = (project: string, port: number): string => `
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js')
  createApp(${JSON.stringify(project)}).then((app) => app.listen(${port}, '127.0.0.1'))
  process.on('disconnect', () => process.exit())`

/** Starts on a free port and resolves at once; the emulator answers about eight seconds later. It ends with this process. */
export async function startEmulator({ project, log = () => {} }: EmulatorOptions): Promise<EmulatorProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--eval', serverProgram(project, port)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  child.stderr?.on('data', (line: Buffer) => log(`Auth emulator: ${line.toString('utf8').trim()}`))
  // Our process may exit without waiting for it.
  child.unref()
  child.channel?.unref()
  return { origin: `http://127.0.0.1:${port}`, close: () => void child.kill() }
}
