import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { comparedIssues, createReference } from './compareTexts'
import { type Issue, type IssueDetails, issueAt } from './issue'
import type { JsonTree, SourceText } from './jsonTree'
import { type ParsedFile, parseSource } from './parseSource'
import { readSourceFile } from './sourceFiles'
import type { LocatedText, TextFile } from './textFile'

export interface TextFiles {
  /**
   * Texts by key (`lobby.title`) of each language that has a file; undefined when it cannot be read. Plural keys differ
   * between languages.
   */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
  /** What is wrong with the file of each language. */
  readonly textIssues?: Readonly<Record<string, readonly Issue[]>>
}

/** Reads runtime/text/*.json and compares the files with each other. */
export async function readTextFiles(root: string): Promise<TextFiles> {
  const folder = join(root, 'runtime/text')
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.json$/.test(name)).sort()
  const files = await Promise.all(names.map((name) => readTextFile(folder, name)))
  const reference = createReference(files)
  return {
    texts: Object.fromEntries(files.map(({ language, texts }) => [language, texts && plainTexts(texts)])),
    textIssues: Object.fromEntries(
      files.map((file) => [file.language, [...file.issues, ...comparedIssues(file, reference)]]),
    ),
  }
}

const plainTexts = (texts: ReadonlyMap<string, LocatedText>): Record<string, string> =>
  Object.fromEntries([...texts].map(([key, { text }]) => [key, text]))

const parsed = new Map<string, ParsedFile>()

/** A file that has not changed since the last time is not parsed again: there are few of them, and they are large. */
function parseOnce(source: SourceText): ParsedFile {
  const known = parsed.get(source.file)
  if (known?.text === source.text) return known
  const file = parseSource(source)
  parsed.set(source.file, file)
  return file
}

async function readTextFile(folder: string, name: string): Promise<TextFile> {
  const language = name.replace('.json', '')
  const missing = {
    code: 'file-missing',
    message: 'The file cannot be read.',
    hint: 'Correct it, or remove it.',
  } as const
  const file = await readSourceFile(join(folder, name), `runtime/text/${name}`, missing, parseOnce)
  if (!file.tree) return { language, file, issues: file.issues }
  const issues: Issue[] = [...file.issues]
  const texts = collectTexts(file.tree, issues)
  return { language, file, texts, issues }
}

/** Sections contain texts, and nothing is nested more deeply. */
function collectTexts(tree: JsonTree, issues: Issue[]): Map<string, LocatedText> {
  const texts = new Map<string, LocatedText>()
  const sections = membersOf(tree, issues, 'sections')
  for (const [section, { tree: sectionTree }] of sections)
    for (const [key, { keyRange, tree: value }] of membersOf(sectionTree, issues, 'texts')) {
      const { range } = value
      if (value.kind === 'scalar' && typeof value.value === 'string' && value.value !== '')
        texts.set(`${section}.${key}`, { text: value.value, keyRange, range })
      else issues.push(issueAt(range, wrongText(`"${section}.${key}"`, 'a text')))
    }
  return texts
}

function membersOf(tree: JsonTree, issues: Issue[], content: string) {
  if (tree.kind === 'object') return [...tree.members]
  issues.push(issueAt(tree.range, wrongText('This', `an object of ${content}`)))
  return []
}

const wrongText = (subject: string, expected: string): IssueDetails => ({
  code: 'wrong-type',
  message: `${subject} is not ${expected}.`,
  expected,
  hint: `Write ${expected}.`,
})
