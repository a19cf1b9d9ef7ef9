import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

/** A command of package.json, and what is prepared for it in the folder in which it runs. */
export interface Run {
  readonly script: string
  readonly args: readonly string[]
  /** A demo that is a merchant of the project only for this command. */
  readonly demo?: { readonly from: string; readonly code: string }
  readonly change?: Change
  /** Removed before the command, which makes it. */
  readonly makes?: string | undefined
  /** Removed after it, so that later commands have as many merchants. */
  readonly made?: string | undefined
}

/** A part of a file that is another one while a command runs. */
interface Change {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** What a command printed, and its exit code. */
export interface RunResult {
  readonly exitCode: number
  readonly text: string
}

class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`)
  }
}

let printed = ''
let onPrinted = (): void => {}
const collect = (chunk: unknown): boolean => {
  printed += chunk
  onPrinted()
  return true
}

/** What goes on until Ctrl-C says so when it is ready. */
const untilReady = (): Promise<void> =>
  new Promise((resolve) => {
    onPrinted = () => printed.includes('Ctrl-C stops.') && resolve()
  })
const endProcess = process.exit
process.stdout.write = process.stderr.write = collect as typeof process.stdout.write
process.exit = (code) => {
  throw new Exit(Number(code ?? 0))
}

const ask = (url: string): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const options = { rejectUnauthorized: false, agent: false as const }
    const request = url.startsWith('https:') ? getSecure(url, options, done) : getPlain(url, options, done)
    request.once('error', fail)
  })

/** Reads the lobby of what `npm start` serves, and stops it as Ctrl-C does; waits until nobody answers. */
async function visitAndStop(address: string): Promise<void> {
  const page = await ask(address)
  const [, name = ''] = /"name":"([^"]*)"/.exec(await text(page)) ?? []
  collect(`the lobby: ${page.statusCode}, ${name}\n`)
  process.emit('SIGINT')
  const answers = (): Promise<boolean> =>
    ask(address).then(
      (reply) => Boolean(reply.resume()),
      () => false,
    )
  while (await answers()) await new Promise((resolve) => setImmediate(resolve))
}

/** Returns what undoes it. */
function makeChange({ file, from, to }: Change): () => void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
  return () => writeFileSync(file, text)
}

async function run({ script, args, makes, made, demo, change }: Run, index: number): Promise<RunResult> {
  printed = ''
  if (makes) rmSync(makes, { recursive: true, force: true })
  const undo = change && makeChange(change)
  const folder = demo && join('merchants', demo.code)
  if (demo && folder) cpSync(demo.from, folder, { recursive: true })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal)
  process.exitCode = 0
  process.argv = [process.execPath, script, ...args]
  const ended = import(`${pathToFileURL(script).href}?run=${index}`)
  const exitCode = await Promise.race([ended, untilReady()]).then(
    () => Number(process.exitCode ?? 0),
    (error: unknown) => {
      if (error instanceof Exit) return error.code
      collect(error instanceof Error ? error.stack : error)
      return -1
    },
  )
  const [address] = /https?:\/\/\S+\/m\/home$/m.exec(printed) ?? []
  if (script.endsWith('/start.ts') && address) await visitAndStop(address)
  undo?.()
  if (folder) rmSync(folder, { recursive: true })
  if (made) rmSync(made, { recursive: true, force: true })
  return { exitCode, text: printed }
}

// One process for all commands: most of the time goes into loading what they have in common.
const [resultFile = '', runs = '[]'] = process.argv.slice(2)
const results: RunResult[] = []
for (const [index, one] of (JSON.parse(runs) as Run[]).entries()) results.push(await run(one, index))
writeFileSync(resultFile, JSON.stringify(results))
endProcess(0)
