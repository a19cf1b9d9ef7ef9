import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { flagNames } from '../../runtime/tables/flags'
import { flagEntrySchema, flagRegistryIssues } from '../../scripts/steps/validate/flagRegistry'
import { rules } from '../../scripts/steps/validate/rules'
import { readRuntimeNames } from '../../scripts/steps/validate/runtimeNames'
import { afterThisTest } from '../support/afterTest'

const schema = JSON.parse(readFileSync('schemas/flags.schema.json', 'utf8'))

/** The codes of the findings in a registry with this one flag. */
async function codesOf(
  entry: object,
  { isRead = true, today = '2026-11-28', flags = [] as unknown[] } = {},
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flags-'))
  afterThisTest(() => rmSync(folder, { recursive: true }))
  const one = { description: 'One.', default: false, 'x-flag': { owner: 'a', kind: 'release', ...entry } }
  writeFileSync(join(folder, 'flags.schema.json'), JSON.stringify({ properties: { ONE3: one } }, null, 2))
  const all = flags.map((value, index) => ({
    code: `m${index}`,
    manifest: { flags: value === undefined ? {} : { ONE3: value } } as Pick<Manifest, 'flags'>,
  }))
  const issues = await flagRegistryIssues(folder, {
    isRead: () => isRead,
    today,
    all: flags.length > 0 ? all : undefined,
  })
  expect(issues.every(({ file, line }) => file === 'schemas/flags.schema.json' && line === 3)).toBe(true)
  return issues.map(({ level, code }) => `${level} ${code}`)
}

it('has an owner, a kind and a day for every flag', () => {
  const validate = new Ajv2020().compile(flagEntrySchema)
  const wrong = flagNames.filter((flag) => !validate(schema.properties[flag]['x-flag']))
  expect(wrong).toEqual([])
  expect(validate({ owner: 'a', kind: 'wish', since: '2026-11-22' })).toBe(false)
  expect(validate({ owner: 'a', kind: 'release', since: 'today' })).toBe(false)
})

it.each<[string, Parameters<typeof codesOf>, string[]]>([
  ['is silent about a flag that is read', [{}], []],
  ['accepts a flag on its last day', [{ until: '2026-11-28' }], []],
  ['warns of a flag on the day after', [{ until: '2026-11-27' }], ['warning flag-expired']],
  ['warns of a flag that nothing reads', [{}, { isRead: false }], ['warning flag-unread']],
  ['notes that all merchants agree', [{}, { flags: [true, true, true] }], ['note flag-alike']],
  ['counts what is not set as the default', [{}, { flags: [false, undefined, false] }], ['note flag-alike']],
  ['is silent where two merchants agree', [{}, { flags: [true, true] }], []],
  ['is silent where one differs', [{}, { flags: [true, true, false] }], []],
  ['is silent where the platform decides for all', [{}, { flags: ['server', 'server', 'server'] }], []],
])('%s', async (_, args, codes) => {
  expect(await codesOf(...args)).toEqual(codes)
})

it('does not take a comment or a declaration for a reader', async () => {
  const names = await readRuntimeNames('.')
  expect(names).not.toContain('(E7.09)')
  expect(names).not.toMatch(/page: 'rewards'/)
})

it('knows a rule with its help for every code that a finding can have', () => {
  const code = readdirSync('scripts/steps', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(validate|schema|svg)\/.*\.ts$/.test(name.replaceAll('\\', '/')))
    .map((name) => readFileSync(join('scripts/steps', name), 'utf8'))
    .join('\n')
  const written = [...code.matchAll(/\bcode:\s*([^\n]*?)(?:,\n|,? \}|\n)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, name = '']) => name),
  )
  const unknown = [...new Set(written)].filter(
    (name) => !Object.hasOwn(rules, name) && !['object'].includes(name),
  )
  expect(unknown).toEqual([])
  expect(written.length).toBeGreaterThan(60)
})
