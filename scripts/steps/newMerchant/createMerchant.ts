import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isRunning } from '../stamp/replaceFolder'
import { readCapabilities } from '../validate/capabilities'
import { formatIssues } from '../validate/formatIssues'
import { loadMerchants } from '../validate/loadMerchants'
import { merchantCodes } from '../validate/merchantCodes'

/** Where a merchant's files are, from the project's folder; or why there are none. */
export type CreatedMerchant = { readonly files: readonly string[] } | { readonly problem: string }

/**
 * Writes merchants/<code>/ whole, or not at all: its files are checked in a folder beside it, which is renamed when nothing is
 * wrong, and removed when something is, or when the command is interrupted.
 */
export async function createMerchant(
  root: string,
  code: string,
  files: ReadonlyMap<string, string>,
): Promise<CreatedMerchant> {
  const merchants = join(root, 'merchants')
  removeAbandoned(merchants)
  return withWorkingFolder(join(merchants, `.${code}.new.${process.pid}`), async (working) => {
    copyNeighbours(root, working)
    const folder = join(working, 'merchants', code)
    writeFiles(folder, files)
    const { issues } = await loadMerchants(working, {
      codes: [code],
      onlyCodes: true,
      capabilities: await readCapabilities(root),
    })
    if (issues.length > 0)
      return {
        problem: `Nothing was written: npm run check would refuse it.\n\n${formatIssues(issues, { color: false })}`,
      }
    if (existsSync(join(merchants, code)))
      return { problem: `Nothing was written: somebody else has made "${code}" in the meantime.` }
    renameSync(folder, join(merchants, code))
    return { files: [...files.keys()].map((path) => `merchants/${code}/${path}`) }
  })
}

/** What the check of one merchant needs of the others: their presets, and who has which domain. */
function copyNeighbours(root: string, working: string): void {
  const [from, to] = [join(root, 'merchants'), join(working, 'merchants')]
  mkdirSync(to)
  if (existsSync(join(from, '_presets')))
    cpSync(join(from, '_presets'), join(to, '_presets'), { recursive: true })
  for (const code of merchantCodes(root)) {
    mkdirSync(join(to, code))
    const manifest = join(from, code, 'merchant.json')
    if (existsSync(manifest)) copyFileSync(manifest, join(to, code, 'merchant.json'))
  }
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** Makes a folder for the time of a function, and removes it however that ends, by a signal too. */
async function withWorkingFolder<T>(folder: string, run: (folder: string) => Promise<T>): Promise<T> {
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const stops = Object.entries(signals).map(([signal, exitCode]) => {
    const stop = (): never => {
      remove()
      console.error('\nInterrupted. Nothing was written.')
      return process.exit(exitCode)
    }
    process.once(signal, stop)
    return () => process.off(signal, stop)
  })
  try {
    mkdirSync(folder)
    return await run(folder)
  } finally {
    remove()
    for (const stop of stops) stop()
  }
}

/** What a command that was killed has left. */
function removeAbandoned(merchants: string): void {
  for (const entry of existsSync(merchants) ? readdirSync(merchants) : []) {
    const [, pid] = /^\..+\.new\.(\d+)$/.exec(entry) ?? []
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(merchants, entry), { recursive: true, force: true })
  }
}
