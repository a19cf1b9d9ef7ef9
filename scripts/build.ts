/**
 * npm run build [codes...] [-- --out folder]
 *
 * Checks the merchants, compiles once for all of them, and writes the site of each into <out>/<code>.
 */
import { resolve } from 'node:path'
import { readArguments } from './steps/arguments'
import { defaultOut, release } from './steps/release'

const usage = 'npm run build [merchant codes...] [-- --out folder]'

const { values, positionals } = readArguments(usage, { out: { type: 'string' } })
const root = process.cwd()

process.exitCode = await release({
  root,
  out: values.out ? resolve(values.out) : defaultOut(root),
  codes: positionals,
  stream: process.stdout,
  plain: Boolean(process.env.CI),
})
