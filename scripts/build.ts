/**
 * npm run build [codes...] [-- --out folder] [--shard 1/3] [--fresh]
 *
 * Checks the merchants, compiles the runtime once, and writes the site of each merchant to <out>/<code>.
 */
import { resolve } from 'node:path'
import { buildMerchants, defaultOutputFolder } from './steps/commands/buildMerchants'
import { readArguments } from './steps/commands/readArguments'
import { readShard, shardOption } from './steps/commands/shard'
import { restoreInterrupted } from './steps/stamp/replaceFolder'

const { values, positionals } = readArguments({
  usage: 'npm run build [merchant codes...] [-- --out folder] [--shard 1/3] [--fresh]',
  summary: 'Checks the merchants, all or those that are named, and builds the site of each.',
  options: {
    shard: shardOption,
    out: { type: 'string', value: 'folder', help: 'where the sites are written; dist by default' },
    fresh: {
      type: 'boolean',
      default: false,
      help: 'builds every site, also those that are made of the same as in the last build',
    },
  },
})
const root = process.cwd()
const out = values.out === undefined ? defaultOutputFolder(root) : resolve(values.out)
if (values.out?.trim() === '') {
  console.error('--out needs the name of a folder, such as --out dist.')
  process.exit(1)
}

const replaced: string[] = []
for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => {
    restoreInterrupted(out, (_, pid) => pid === process.pid)
    const sites = replaced.length === 0 ? 'No site was replaced' : `Replaced: ${replaced.join(', ')}`
    console.error(`\nInterrupted. ${sites}; every other site is as it was.`)
    process.exit(exitCode)
  })

process.exitCode = await buildMerchants({
  root,
  out,
  codes: positionals,
  stream: process.stdout,
  plain: Boolean(process.env.CI),
  fresh: values.fresh,
  shard: readShard(values.shard),
  onReplaced: (code) => replaced.push(code),
})
