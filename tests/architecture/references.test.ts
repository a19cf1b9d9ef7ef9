import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { planned } from '../requirements/planned'
import { register } from '../requirements/register'

const decisionsFolder = '.github/decisions'
const decisionLines = readdirSync(decisionsFolder).flatMap((file) =>
  readFileSync(`${decisionsFolder}/${file}`, 'utf8')
    .split('\n')
    .map((line, index) => ({ at: `${decisionsFolder}/${file}:${index + 1}`, line })),
)
const decisionIds = decisionLines.flatMap(({ line }) => /^### (D\d+)\. /.exec(line)?.[1] ?? [])

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

it('has one heading per decision', () => {
  expect(decisionIds.length).toBeGreaterThan(20)
  expect(new Set(decisionIds).size).toBe(decisionIds.length)
})

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
  expect(statementReferences.filter(({ id }) => !(id in register) && !(id in planned))).toEqual([])
})

it('lists as planned only what is referred to and not built', () => {
  const referred = new Set(statementReferences.map(({ id }) => id))
  expect(Object.keys(planned).filter((id) => !referred.has(id) || id in register)).toEqual([])
})

it('refers to no text outside the repository', () => {
  expect(commentLines.filter(({ line }) => /\(notes[,)]|\bnotes on |\.\.\/shared/.test(line))).toEqual([])
})
