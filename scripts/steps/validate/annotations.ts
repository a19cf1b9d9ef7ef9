import { adviceLines, visible } from './formatIssues'
import { type Issue, levelOf } from './issue'

/**
 * Issues as commands to a workflow of GitHub, one a line: it shows each at its line of the changed file. What an issue quotes can
 * neither end its line nor add a property.
 */
export const formatAnnotations = (issues: readonly Issue[]): string => issues.map(annotate).join('\n')

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const

function annotate(issue: Issue): string {
  const { file, line, column, code, message } = issue
  const properties = Object.entries({ file, line, col: column, title: code })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',')
  const text = [message, ...adviceLines(issue).map((advice) => advice.trim())].map(visible).join('\n')
  return `::${commands[levelOf(issue)]} ${properties}::${escapeData(text)}`
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
