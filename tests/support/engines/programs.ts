import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process that runs during the tests. */
export interface Program {
  /** The first line that it writes to its standard output; rejects when it ends without one. */
  firstLine(): Promise<string>
  /** Stops it, and resolves when it has closed. */
  stop(): Promise<void>
}

/** Starts a program with the environment of the tests and `extraEnv`. */
export function startProgram(
  file: string,
  args: readonly string[],
  extraEnv: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(file, args, {
    env: { ...process.env, ...extraEnv },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const closed = once(child, 'close').catch(() => undefined)
  return { firstLine: () => firstLineOf(child, file), stop: () => stop(child, closed) }
}

async function firstLineOf(child: ChildProcess, file: string): Promise<string> {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += chunk
    const end = text.indexOf('\n')
    // Leaving the loop would close the stream, and the next output would kill the program.
    if (end >= 0) return text.slice(0, end)
  }
  throw new Error(`${file} closed without any output`)
}

async function stop(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill()
  await closed
}
