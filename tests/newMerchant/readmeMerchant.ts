import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { merchantFiles } from '../../scripts/steps/newMerchant/merchantFiles'
import { readAnswers } from '../../scripts/steps/newMerchant/readAnswers'
import { readAllPresets } from '../../scripts/steps/newMerchant/readPreset'

const text = { type: 'string' } as const

/** What the README's `npm run new` makes of the presets of a project that does not have this merchant yet. */
export async function readmeMerchant(
  root: string,
): Promise<{ readonly code: string; readonly files: ReadonlyMap<string, string> }> {
  const [, words = ''] = /^npm run new -- (.*)$/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const options = { name: text, languages: text, primary: text }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const read = readAnswers(root, await readAllPresets(root), { ...values, code: positionals[0] ?? '' })
  if ('problem' in read) throw new Error(read.problem)
  return { code: read.merchant.code, files: await merchantFiles(root, read.merchant, read.preset) }
}
