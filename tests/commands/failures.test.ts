import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Failure, failuresOf, formatError, listFailures } from '../../scripts/test/failures'
import type { Report } from '../../scripts/test/results'
import { summarize } from '../../scripts/test/summary'

const failure = (message: string, title = 'brasa > opens'): Failure => ({
  file: 'tests/site/a.test.ts',
  title,
  message,
})
const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line ${index}`).join('\n')

describe('the list of failures', () => {
  it.each([
    ['is empty when nothing failed', [], []],
    [
      'has file, title and message',
      [failure('Error: one\n\n- two')],
      ['FAILED  tests/site/a.test.ts > brasa > opens', '    Error: one', '    - two', ''],
    ],
    [
      'names a file that could not be loaded',
      [failure('Error: no such module', '')],
      ['FAILED  tests/site/a.test.ts', '    Error: no such module', ''],
    ],
    [
      'says where it failed, what the member saw, where the pictures are and how to repeat it',
      [
        {
          ...failure('Error: one'),
          location: 'tests/site/a.test.ts:12',
          page: '/m/home\nHong Van',
          artifacts: 'node_modules/.cache/failures/a',
          repeat: 'npm test -- site',
        },
      ],
      [
        'FAILED  tests/site/a.test.ts:12 > brasa > opens',
        '    Error: one',
        '    The member saw:',
        '      /m/home',
        '      Hong Van',
        '    Picture, console and calls: node_modules/.cache/failures/a',
        '    Repeat: npm test -- site',
        '',
      ],
    ],
    [
      'repeats a property with its seed',
      [
        {
          ...failure('Error: Property failed after 3 tests\n{ seed: -7, path: "2", endOnFailure: true }'),
          repeat: 'npm test -- properties',
        },
      ],
      [
        'FAILED  tests/site/a.test.ts > brasa > opens',
        '    Error: Property failed after 3 tests',
        '    { seed: -7, path: "2", endOnFailure: true }',
        '    Seed: -7',
        '    Repeat: TEST_SEED=-7 npm test -- properties',
        '',
      ],
    ],
    [
      'has errors outside the tests',
      [{ title: '', message: 'Error: one' }],
      ['FAILED  outside the tests', '    Error: one', ''],
    ],
    [
      'has no terminal colours',
      [failure('\u001b[31mred\u001b[39m')],
      ['FAILED  tests/site/a.test.ts > brasa > opens', '    red', ''],
    ],
  ])('%s', (_, failures, expected) => {
    expect(listFailures(failures as readonly Failure[])).toEqual(expected)
  })

  it('keeps the first fifteen lines of a message, and says how many are missing', () => {
    const listed = listFailures([failure(lines(15)), failure(lines(40))])
    expect(listed.slice(0, 17)).toEqual([
      'FAILED  tests/site/a.test.ts > brasa > opens',
      ...Array.from({ length: 15 }, (_, index) => `    line ${index}`),
      '',
    ])
    expect(listed.slice(-3)).toEqual(['    line 14', '    (25 more lines)', ''])
  })

  it('is between the table and the totals', () => {
    const outcome = { title: 'Unit tests', passed: 1, failed: 1, milliseconds: 1 }
    const output = summarize([outcome], listFailures([failure('Error: one')])).split('\n')
    expect(output.slice(1)).toEqual([
      '',
      'FAILED  tests/site/a.test.ts > brasa > opens',
      '    Error: one',
      '',
      '1 passed, 1 failed',
    ])
  })
})

describe('the text of an error', () => {
  it.each([
    ['its name and message', { name: 'TypeError', message: 'no' }, 'TypeError: no'],
    ['its name once', { name: 'Error', message: 'Error: no' }, 'Error: no'],
    ['the difference', { message: 'no', diff: '- 1\n+ 2' }, 'no\n- 1\n+ 2'],
    [
      'only the first location',
      { message: 'no', stack: 'Error: no\n    at one (a.ts:1:2)\n    at two (b.ts:3:4)' },
      'no\n    at one (a.ts:1:2)',
    ],
  ])('is %s', (_, error, expected) => {
    expect(formatError(error)).toBe(expected)
  })
})

const failingTest = `import { describe, expect, it } from 'vitest'
describe('outer', () => {
  it('differs', () => expect({ a: 1 }).toEqual({ a: 2 }))
  it('holds', () => expect(1).toBe(1))
})`

/** Runs something in a temporary folder with tests and its own results cache; only vitest can be imported there. */
async function withTestFolder(run: (root: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'failures-'))
  try {
    await mkdir(join(root, 'node_modules'))
    await symlink(resolve('node_modules/vitest'), join(root, 'node_modules/vitest'))
    await writeFile(join(root, 'vitest.config.js'), `export default { test: { name: 'tried' } }`)
    await writeFile(join(root, 'one.test.js'), failingTest)
    await writeFile(join(root, 'two.test.js'), `throw new Error('cannot be loaded')`)
    await run(root)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

const runVitest = (root: string): Promise<void> =>
  new Promise((done) => {
    const words = ['run', '--reporter', resolve('scripts/test/reporter.ts')]
    const env = { ...process.env, REPORT_FILE: join(root, 'report.json') }
    execFile(
      process.execPath,
      [resolve('node_modules/vitest/vitest.mjs'), ...words],
      { cwd: root, env },
      () => done(),
    )
  })

it('has the diffs of a real run, and the file that could not be loaded', () =>
  withTestFolder(async (root) => {
    await runVitest(root)
    const report = JSON.parse(await readFile(join(root, 'report.json'), 'utf8')) as Report
    const found = failuresOf(report, { id: 'unit' })
    expect(found.map(({ file, title }) => [file, title]).sort()).toEqual([
      ['one.test.js', 'outer > differs'],
      ['two.test.js', ''],
    ])
    const output = listFailures(found).join('\n')
    expect(output).toContain('FAILED  one.test.js:3 > outer > differs')
    expect(output).toContain("Repeat: npm test -- unit one.test.js -t 'differs'")
    expect(output).toMatch(/-\s+"a": 2,/)
    expect(output).toMatch(/\+\s+"a": 1,/)
    expect(output).toContain('cannot be loaded')
    const tests = report.files.flatMap((one) => one.tests.map(({ title, status }) => [title, status]))
    expect(tests.sort()).toEqual([
      ['differs', 'failed'],
      ['holds', 'passed'],
    ])
  }))
