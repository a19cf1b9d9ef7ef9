import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { built } from '../requirements/built'
import { planned } from '../requirements/planned'
import {
  anchorOf,
  anchorsOf,
  countWords,
  decisionsFolder,
  decisionsIndex,
  decisionsOf,
  linesOf,
  readDocument,
  readTopics,
  sectionOf,
} from './readDecisions'

const topics = readTopics()
const index = readDocument(decisionsIndex)
const decisions = topics.flatMap(decisionsOf)
const decisionIds = decisions.map(({ id }) => id)
const decisionLines = topics.flatMap(linesOf)

/** Everything that engineers and operators read, besides the decisions. */
const guides = [
  'README.md',
  '.github/COMMANDS.md',
  '.github/CONTRIBUTING.md',
  '.github/EMBEDDED_PAGES.md',
  '.github/THREATS.md',
].map(readDocument)
const reference = readdirSync('.github/reference')
  .filter((file) => file.endsWith('.md'))
  .map((file) => readDocument(`.github/reference/${file}`))
const documents = [...guides, index, ...topics, ...reference]

const commentLines = ['runtime', 'scripts', 'schemas', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|md)$|schema\.json$/.test(file))
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split('\n')
        .map((line, index) => ({ at: `${folder}/${file}:${index + 1}`, line }))
        .filter(({ line }) => /^\s*(\/\*|\*|\/\/)|"description"/.test(line)),
    ),
)

it('refers to no decision that is in no file of .github/decisions', () => {
  const references = commentLines.flatMap(({ at, line }) =>
    [...line.matchAll(/(?<![\w.#"'])D\d{1,3}(?![\w.]\w)\b/g)].map(([id]) => ({ at, id })),
  )
  expect(references.length).toBeGreaterThan(200)
  expect(references.filter(({ id }) => !decisionIds.includes(id))).toEqual([])
})

/** The statements and faults that a line names, in a comment or a description. */
const statementIds = (line: string): string[] =>
  [...line.matchAll(/(?<![\w.#"'/])(?:[IE]\d+\.\d\d|F\d{3})(?!\w)/g)].map(([id]) => id)

const statementReferences = [...commentLines, ...decisionLines].flatMap(({ at, line }) =>
  statementIds(line).map((id) => ({ at, id })),
)

it('refers to no statement or fault that is in no list of tests/requirements', () => {
  expect(statementReferences.length).toBeGreaterThan(500)
  expect(statementReferences.filter(({ id }) => !(id in built) && !(id in planned))).toEqual([])
})

it('lists as planned only what is referred to and not built', () => {
  const referred = new Set(statementReferences.map(({ id }) => id))
  expect(Object.keys(planned).filter((id) => !referred.has(id) || id in built)).toEqual([])
})

it('refers to no text outside the repository', () => {
  expect(commentLines.filter(({ line }) => /\(notes[,)]|\bnotes on |\.\.\/shared/.test(line))).toEqual([])
})

describe('the decisions', () => {
  const nameOf = ({ id, title }: { id: string | undefined; title: string }): string => `${id}. ${title}`

  it('have an id each, and no two the same', () => {
    expect(decisions.length).toBeGreaterThan(100)
    expect(decisions.filter(({ id }) => id === undefined)).toEqual([])
    expect(decisionIds.filter((id, position) => decisionIds.indexOf(id) !== position)).toEqual([])
  })

  it('give the numbers that the specification keeps for itself no other meaning', () => {
    const reserved = decisions.filter(({ id }) => id === 'D28' || id === 'D31').map(nameOf)
    expect(
      reserved.filter((name) => !['D28. A page from the device', 'D31. Pages of the account'].includes(name)),
    ).toEqual([])
  })

  it.each(['Context', 'Decision'])('say their %s', (name) => {
    expect(decisions.filter((decision) => !sectionOf(decision, name)).map(nameOf)).toEqual([])
  })

  it('say what is missing where something is not built, and only in its own line', () => {
    const named = decisions.flatMap((decision) => sectionOf(decision, 'Not built') ?? [])
    expect(named.filter((missing) => countWords(missing) < 3)).toEqual([])
    const marks = topics.flatMap(({ text }) => text.match(/\*\*Not built\*\*/gi) ?? [])
    expect(marks.length).toBe(named.length)
    expect(documents.filter(({ text }) => /not\s+built\s+yet/i.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('are in the index by number, with their titles', () => {
    const numberOf = (id = '') => Number(id.slice(1))
    const lines = [...decisions]
      .sort((one, other) => numberOf(one.id) - numberOf(other.id))
      .map(
        (one) =>
          `- [${one.id}](${one.path.slice(decisionsFolder.length + 1)}#${anchorOf(nameOf(one))}) ${one.title}`,
      )
    expect(linesOf(index).flatMap(({ line }) => (/^- \[D\d/.test(line) ? [line] : []))).toEqual(lines)
  })

  it('are in the index by topic', () => {
    const lines = linesOf(index).flatMap(({ line }) => /^- \[[^\]]+\]\(([\w-]+\.md)\)$/.exec(line)?.[1] ?? [])
    expect(lines.sort()).toEqual(topics.map(({ path }) => path.slice(decisionsFolder.length + 1)).sort())
  })

  it('that D15, D16 and D17 once listed have at most 120 words', () => {
    const single = decisions.filter(({ id = '' }) => Number(id.slice(1)) >= 118 && Number(id.slice(1)) <= 149)
    expect(single.length).toBe(32)
    expect(single.filter(({ text }) => countWords(text) > 120).map(nameOf)).toEqual([])
  })
})

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const links = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([link, file = '', anchor]) => ({
        path,
        link,
        target: file === '' ? path : join(dirname(path), file),
        anchor,
      })),
    )
    expect(links.length).toBeGreaterThan(200)
    const isBroken = ({ target, anchor }: { target: string; anchor: string | undefined }) =>
      !existsSync(target) || (anchor !== undefined && !anchorsOf(readDocument(target)).includes(anchor))
    expect(links.filter(isBroken)).toEqual([])
  })

  /** A path from the root, or one below runtime/ that leaves this out; patterns and placeholders are no paths. */
  const pathPattern = new RegExp(
    `\`((?:runtime|scripts|schemas|tests|merchants|public|${readdirSync('runtime').join('|')})/[\\w./-]*)\``,
    'g',
  )

  it('name files and folders that exist', () => {
    const named = documents.flatMap((document) =>
      linesOf(document).flatMap(({ at, line }) =>
        [...line.matchAll(pathPattern)].map(([, file = '']) => ({ at, file })),
      ),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ file }) => ![file, `runtime/${file}`].some(existsSync))).toEqual([])
  })
})
