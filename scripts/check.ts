import { join } from 'node:path'
import { formatIssues, issueData } from './steps/issue-format'
import { gatherKnowledge } from './steps/knowledge'
import { loadMerchants } from './steps/merchants'

/**
 * `npm run check [merchant codes] [-- --json]`: says everything that is wrong in merchants/, with positions,
 * and exits with 1 when there is anything.
 */
const root = join(import.meta.dirname, '..')
const words = process.argv.slice(2)
const asJson = words.includes('--json')
const { issues, codes } = await loadMerchants(root, {
  codes: words.filter((word) => !word.startsWith('--')),
  knowledge: await gatherKnowledge(root),
})

if (asJson) {
  console.log(
    JSON.stringify({ ok: issues.length === 0, issues: issues.map(issueData), merchants: codes }, null, 2),
  )
} else if (issues.length === 0) {
  console.log(`All is well: ${codes.join(', ')}.`)
} else {
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(formatIssues(issues, { color }))
  console.log(`\n${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}.`)
}
process.exitCode = issues.length === 0 ? 0 : 1
