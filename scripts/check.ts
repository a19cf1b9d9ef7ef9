import { join } from 'node:path'
import { readCapabilities } from './steps/validate/capabilities'
import { formatIssues, toIssueData } from './steps/validate/formatIssues'
import { loadMerchants } from './steps/validate/loadMerchants'

/**
 * `npm run check [merchant codes] [-- --json]`: prints every issue in merchants/ with its position, and exits with 1 if
 * there is one.
 */
const root = join(import.meta.dirname, '..')
const args = process.argv.slice(2)
const asJson = args.includes('--json')
const { issues, codes } = await loadMerchants(root, {
  codes: args.filter((arg) => !arg.startsWith('--')),
  capabilities: await readCapabilities(root),
})

if (asJson) {
  console.log(
    JSON.stringify({ ok: issues.length === 0, issues: issues.map(toIssueData), merchants: codes }, null, 2),
  )
} else if (issues.length === 0) {
  console.log(`No issues: ${codes.join(', ')}.`)
} else {
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(formatIssues(issues, { color }))
  console.log(`\n${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}.`)
}
process.exitCode = issues.length === 0 ? 0 : 1
