/**
 * npm run build [codes...] [-- --out folder]
 *
 * Checks the merchants, compiles the runtime once, and writes the site of each merchant to <out>/<code>.
 */
import { resolve } from 'node:path'
import { buildMerchants, defaultOutputFolder } from './steps/commands/buildMerchants'
import { readArguments } from './steps/commands/readArguments'

const { values, positionals } = readArguments({
  usage: 'npm run build [merchant codes...] [-- --out folder]',
  summary: 'Checks the merchants, all or those that are named, and builds the site of each.',
  options: { out: { type: 'string', value: 'folder', help: 'where the sites are written; dist by default' } },
})
const root = process.cwd()

process.exitCode = await buildMerchants({
  root,
  out: values.out ? resolve(values.out) : defaultOutputFolder(root),
  codes: positionals,
  stream: process.stdout,
  plain: Boolean(process.env.CI),
})
