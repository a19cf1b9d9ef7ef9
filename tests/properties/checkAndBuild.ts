import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSites } from '../../scripts/steps/stamp/buildSites'
import { readCapabilities } from '../../scripts/steps/validate/capabilities'
import { formatIssues } from '../../scripts/steps/validate/formatIssues'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'

/*
 * Checks the merchants of <folder>/release and, with the overrides of <folder>/overrides.json, those of <folder>/development, and
 * builds all of them into <folder>/dist. A process of its own: a test with a document has other globals than the build needs.
 */

const [, , folder = ''] = process.argv
const root = process.cwd()
const capabilities = await readCapabilities(root)
const overrides = JSON.parse(readFileSync(join(folder, 'overrides.json'), 'utf8')) as object
const loaded = await Promise.all([
  loadMerchants(join(folder, 'release'), { capabilities, release: true }),
  loadMerchants(join(folder, 'development'), { capabilities, overrides }),
])
const issues = loaded.flatMap((one) => one.issues)
if (issues.length > 0) throw new Error(formatIssues(issues, { color: false }))
const results = await buildSites({
  root,
  out: join(folder, 'dist'),
  assets: join(folder, 'assets'),
  merchants: loaded.flatMap(({ merchants }) => merchants),
  development: false,
  compressed: false,
})
for (const result of results) if ('problem' in result) throw new Error(`${result.code}: ${result.problem}`)
