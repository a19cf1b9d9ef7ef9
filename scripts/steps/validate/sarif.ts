import type { Log, ReportingDescriptor, Result } from 'sarif'
import { adviceLines, visible } from './formatIssues'
import { type Issue, levelOf } from './issue'
import { rules } from './rules'

/**
 * Findings as SARIF 2.1.0, which code hosts and editors read: files from the project's root, columns in UTF-16 code units as
 * everywhere here, and each code as a rule with its help. A rule has what GitHub asks for (D191).
 */
export function formatSarif(issues: readonly Issue[], version: string): string {
  const ids = [...new Set(issues.map(({ code }) => code))].sort()
  const driver = {
    name: 'merchant check',
    semanticVersion: version,
    rules: ids.map((id) => ({ id, ...ruleMetadata(id) })),
  }
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        columnKind: 'utf16CodeUnits',
        results: issues.map((issue) => resultOf(issue, ids)),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function ruleMetadata(id: string): Omit<ReportingDescriptor, 'id'> {
  const { title, help } = rules[id] ?? { title: id, help: 'Read what the finding says.' }
  return { shortDescription: { text: title }, fullDescription: { text: title }, help: { text: help } }
}

function resultOf(issue: Issue, ids: readonly string[]): Result {
  const { code, file, line, column, length, message } = issue
  const text = [message, ...adviceLines(issue).map((advice) => advice.trim())].map(visible).join('\n')
  const region = { startLine: line, startColumn: column, endLine: line, endColumn: column + length }
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: levelOf(issue),
    message: { text },
    locations: [
      { physicalLocation: { artifactLocation: { uri: relativeUri(file), uriBaseId: '%SRCROOT%' }, region } },
    ],
  }
}

/** A path as a URI that depends on the project's root: what a name contains is escaped, part by part. */
const relativeUri = (file: string): string => file.split('/').map(encodeURIComponent).join('/')
