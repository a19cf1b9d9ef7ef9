/**
 * npm run build [codes...] [-- --out folder] [--shard 1/3] [--asset-origin origin] [--changed commit] [--fresh]
 *
 * Checks the merchants, compiles the runtime once, and writes the site of each merchant to <out>/<code>.
 */
import './steps/commands/production'
import { resolve } from 'node:path'
import { readAssetOrigin } from './steps/commands/assetOrigin'
import { buildMerchants, defaultOutputFolder } from './steps/commands/buildMerchants'
import { printChangedMerchants } from './steps/commands/changedMerchants'
import { readArguments } from './steps/commands/readArguments'
import { readShard, shardOption } from './steps/commands/shard'
import { restoreInterrupted } from './steps/stamp/replaceFolder'

const { values, positionals } = readArguments({
  usage:
    'npm run build [merchant codes...] [-- --out folder] [--shard 1/3] [--asset-origin origin] [--changed commit] [--fresh]',
  summary: 'Checks the merchants, all or those that are named, and builds the site of each.',
  options: {
    shard: shardOption,
    'asset-origin': {
      type: 'string',
      value: 'origin',
      help: 'another host for the scripts, styles, texts and pictures of all sites, such as https://cdn.example.com: they are written to <out>/_assets',
    },
    out: { type: 'string', value: 'folder', help: 'where the sites are written; dist by default' },
    changed: {
      type: 'string',
      value: 'commit',
      help: 'builds nothing, and prints whose sites differ from those of a commit, and why',
    },
    json: { type: 'boolean', default: false, help: 'with --changed: prints JSON for programs' },
    github: {
      type: 'boolean',
      default: false,
      help: 'with --changed: gives the jobs of a GitHub workflow "count", and "parts" for a matrix',
    },
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

const common = { root, codes: positionals, shard: readShard(values.shard), stream: process.stdout }
if (values.json && values.changed === undefined) {
  console.error('--json belongs to --changed: npm run build -- --changed main --json.')
  process.exit(1)
}
const outputFile = values.github ? outputFileOfWorkflow() : undefined
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

process.exitCode =
  values.changed === undefined
    ? await buildMerchants({
        ...common,
        out,
        assetOrigin: readAssetOrigin(values['asset-origin']),
        plain: Boolean(process.env.CI),
        fresh: values.fresh,
        onReplaced: (code) => replaced.push(code),
      })
    : await printChangedMerchants({ ...common, commit: values.changed, json: values.json, outputFile })

function outputFileOfWorkflow(): string {
  const file = process.env.GITHUB_OUTPUT
  if (values.changed !== undefined && file) return file
  console.error(
    values.changed === undefined
      ? '--github belongs to --changed: npm run build -- --changed main --github.'
      : '--github is for a step of a GitHub workflow: GITHUB_OUTPUT names no file.',
  )
  return process.exit(1)
}
