import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { stepIds, steps } from '../../scripts/test/steps'
import { readCommandLines } from './commandLines'
import { expectations, provedElsewhere } from './expected'
import { type Expected, runInCopy } from './project'
import type { RunResult } from './runCommands'

const commands = readCommandLines()
const elsewhere = (line: string) => provedElsewhere.find(({ command }) => command.test(line))
const expectationOf = (line: string) => expectations.find(({ command }) => command.test(line))

const run: readonly Expected[] = commands.flatMap(({ line }) => {
  const expectation = elsewhere(line) ? undefined : expectationOf(line)
  return expectation ? [{ line, expectation }] : []
})

describe('the commands in the documents', () => {
  it('are found, and each is run here or proved elsewhere', () => {
    expect(commands.length).toBeGreaterThan(80)
    expect(run.length).toBeGreaterThan(30)
    const unknown = commands.filter(({ line }) => !elsewhere(line) && !expectationOf(line))
    expect(unknown).toEqual([])
  })

  it('have no row too many', () => {
    const usedRows = new Set<object | undefined>([
      ...commands.map(({ line }) => elsewhere(line)),
      ...run.map(({ expectation }) => expectation),
    ])
    expect([...expectations, ...provedElsewhere].filter((row) => !usedRows.has(row))).toEqual([])
  })

  it.each(provedElsewhere.map((row) => [String(row.command), row] as const))(
    'are proved elsewhere: %s',
    (_, { by }) => {
      if (by === '.ci/run') expect(readFileSync(by, 'utf8')).toContain('npm ci')
      else if ('step' in by)
        expect(steps.map(({ id, onlyWhenNamed }) => (onlyWhenNamed ? '' : id))).toContain(by.step)
      else
        expect(readFileSync(by[0], 'utf8')).toMatch(
          new RegExp(`(it|it\\.each)\\b[\\s\\S]{0,900}'${escaped(by[1])}'`),
        )
    },
  )

  it('that name steps in package.json are names of steps', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = Object.values(scripts).flatMap(
      (line) => /scripts\/test\.ts (.+)$/.exec(line)?.[1]?.split(' ') ?? [],
    )
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((name) => !stepIds.includes(name))).toEqual([])
  })
})

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('what the documents say of', () => {
  let results: ReadonlyMap<string, RunResult>
  beforeAll(async () => {
    results = await runInCopy(run)
  }, 600_000)

  it.each(run.map((one) => [one.line, one.expectation] as const))('%s', (line, { exitCode = 0, prints }) => {
    const result = results.get(line)
    expect([result?.exitCode, result?.text]).toEqual([
      exitCode,
      expect.stringMatching(new RegExp(prints.source, 'm')),
    ])
  })
})
