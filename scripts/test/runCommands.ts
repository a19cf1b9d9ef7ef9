import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { merchantCodes } from '../steps/validate/merchantCodes'

/**
 * node --import tsx scripts/test/runCommands.ts [names...]
 *
 * Runs the commands of the README with the Node that runs this, all or those that are named, and fails with the first.
 */
const [code = ''] = merchantCodes(process.cwd())
const script = (name: string): string[] => ['--import', 'tsx', `scripts/${name}.ts`]

const run =
  (name: string, ...args: string[]) =>
  async (): Promise<void> => {
    execFileSync(process.execPath, [...script(name), ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  }

/** Starts a site, reads its lobby and stops it. */
async function start(): Promise<void> {
  const site = spawn(process.execPath, [...script('start'), code, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'exit')
  try {
    const page = await fetch(await lobbyAddress(site.stdout))
    const html = await page.text()
    if (!page.ok || !html.includes('<html')) throw new Error(`The lobby answers ${page.status}.`)
  } finally {
    site.kill('SIGTERM')
  }
  const [exitCode] = await ended
  if (exitCode !== 0) throw new Error(`It ends with ${exitCode}.`)
}

async function lobbyAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\/\/\S+\/m\/home$/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('It ended before it was ready.')
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  check: run('check'),
  types: run('types', '--check'),
  explain: run('explain', code, 'download'),
  build: run('build', '--out', `node_modules/.cache/nodes/${process.versions.node}/release`),
  start,
}

const names = process.argv.slice(2)
for (const name of names.length > 0 ? names : Object.keys(commands)) {
  try {
    await commands[name]?.()
    console.log(`npm run ${name}: works with Node ${process.versions.node}`)
  } catch (error) {
    console.error(`npm run ${name} fails with Node ${process.versions.node}:`, error)
    process.exit(1)
  }
}
