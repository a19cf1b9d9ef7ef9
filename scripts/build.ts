/**
 * npm run build [codes...] [-- --out folder]
 *
 * Checks the merchants, compiles the runtime once, and writes the site of each merchant to <out>/<code>.
 */
import { resolve } from 'node:path'
import { buildMerchants, defaultOutputFolder } from './steps/commands/buildMerchants'
import { readArguments } from './steps/commands/readArguments'

const usage = 'npm run build [merchant codes...] [-- --out folder]'

const { values, positionals } = readArguments(usage, { out: { type: 'string' } })
const root = process.cwd()

process.exitCode = await buildMerchants({
  root,
  out: values.out ? resolve(values.out) : defaultOutputFolder(root),
  codes: positionals,
  stream: process.stdout,
  plain: Boolean(process.env.CI),
})
