import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A piece of code in a document: a block, or code in a line. */
export interface Code {
  /** "README.md:12" */
  readonly at: string
  /** What a block says it is, such as "sh"; absent for code in a line. */
  readonly language?: string
  readonly text: string
}

const folders = ['.github', 'scripts', 'tests']

/** Everything that is written for people. */
export const documents: readonly string[] = [
  'README.md',
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name))
      .sort(),
  ),
]

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** The code of a document, in its order. In a table "\|" is a bar, and code may go on in the next line. */
export function codeOf(path: string): readonly Code[] {
  const document = readFileSync(path, 'utf8')
  const pattern = /^( *)```(\w+)\n([\s\S]*?)^\1```$|`([^`]+)`/gm
  return [...document.matchAll(pattern)].map(({ 2: language, 3: block, 4: span = '', index }) => ({
    at: `${path}:${lineOf(document, index)}`,
    ...(language !== undefined && { language }),
    text: block ?? span.replaceAll('\\|', '|').replaceAll(/\s*\n\s*/g, ' '),
  }))
}
