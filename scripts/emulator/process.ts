import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** Firebase's Auth emulator in a process of its own. */
export interface EmulatorProcess {
  /** "http://127.0.0.1:41234" */
  readonly origin: string
  close(): void
}

export interface EmulatorOptions {
  /** The project that its tokens are meant for. */
  readonly project: string
  readonly log?: (line: string) => void
}

/**
 * Its server and nothing else of firebase-tools: the command line would also start a hub and a logger, and asks the
 * network for news. The version is pinned, for this file is no public door.
 */
const program = (project: string, port: number): string => `
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js')
  createApp(${JSON.stringify(project)}).then((app) => app.listen(${port}, '127.0.0.1'))
  process.on('disconnect', () => process.exit())`

/** Starts on a free port, and gives its address at once: it answers about eight seconds later. It ends with this process. */
export async function startEmulator({ project, log = () => {} }: EmulatorOptions): Promise<EmulatorProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--eval', program(project, port)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  child.stderr?.on('data', (line: Buffer) => log(`Auth emulator: ${line.toString('utf8').trim()}`))
  // Whoever has started it may end without waiting for it.
  child.unref()
  child.channel?.unref()
  return { origin: `http://127.0.0.1:${port}`, close: () => void child.kill() }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
