import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** A program that runs beside the tests. */
export interface Program {
  /** The first line that it writes to its standard output; rejects when it ends without one. */
  firstLine(): Promise<string>
  /** Ends it, and resolves when it has ended. */
  stop(): Promise<void>
}

/** Starts a program; its environment is that of the tests with `more`. */
export function startProgram(
  file: string,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(file, words, { env: { ...process.env, ...more }, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'close').catch(() => undefined)
  return { firstLine: () => firstLineOf(child, file), stop: () => stop(child, ended) }
}

async function firstLineOf(child: ChildProcess, file: string): Promise<string> {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += chunk
    const end = text.indexOf('\n')
    // Not closed by leaving the loop: a program whose output nobody takes any more would be ended by its next word.
    if (end >= 0) return text.slice(0, end)
  }
  throw new Error(`${file} ended without a word`)
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill()
  await ended
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
