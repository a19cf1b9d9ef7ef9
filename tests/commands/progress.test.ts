import { describe, expect, it } from 'vitest'
import { listNotRun } from '../../scripts/test/notRun'
import { type Progress, percentDone, progressLine } from '../../scripts/test/progress'
import { chooseSteps, type Step } from '../../scripts/test/steps'
import { summarizePage } from '../support/sites/artifacts'

const progress: Progress = {
  step: '5/9 Unit tests',
  testsDone: 120,
  testsKnown: 200,
  filesRead: 10,
  files: 40,
  failed: 1,
  weightDone: 10,
  weight: 40,
  milliseconds: 20_000,
}

describe('the line of a run', () => {
  it.each<[string, Partial<Progress>, string]>([
    [
      'how much is left, from the weights of the files',
      {},
      '[5/9 Unit tests] 25 %: 120 of about 800 tests, 1 failed, about 1 min left',
    ],
    [
      'minutes, when it takes longer',
      { milliseconds: 200_000 },
      '[5/9 Unit tests] 25 %: 120 of about 800 tests, 1 failed, about 10 min left',
    ],
    [
      'the exact number when every file has been read',
      { filesRead: 40 },
      '[5/9 Unit tests] 25 %: 120 of 200 tests, 1 failed, about 1 min left',
    ],
    [
      'seconds, when it takes less than a minute',
      { weightDone: 30 },
      '[5/9 Unit tests] 75 %: 120 of about 800 tests, 1 failed, about 7 s left',
    ],
    [
      'no time before a twentieth is done',
      { weightDone: 1 },
      '[5/9 Unit tests] 2 %: 120 of about 800 tests, 1 failed',
    ],
    [
      'no time at the end',
      { weightDone: 40, testsDone: 200, filesRead: 40 },
      '[5/9 Unit tests] 100 %: 200 of 200 tests, 1 failed',
    ],
    [
      'nothing that is not known yet',
      { testsDone: 0, testsKnown: 0, filesRead: 0, weightDone: 0 },
      '[5/9 Unit tests] 0 %: 0 of an unknown number of tests, 1 failed',
    ],
  ])('says %s', (_, change, line) => {
    expect(progressLine({ ...progress, ...change })).toBe(line)
  })

  it('is at 0 % of nothing', () => {
    expect(percentDone({ ...progress, weight: 0, weightDone: 0 })).toBe(0)
  })
})

describe('what was not run', () => {
  const stepsOf = (ids: readonly string[], engines = false): readonly Step[] => {
    const chosen = chooseSteps(ids, engines)
    return 'steps' in chosen ? chosen.steps : []
  }
  const defaults = stepsOf([])
  const list = (ran: readonly Step[], change: Partial<Parameters<typeof listNotRun>[0]> = {}): string =>
    listNotRun({ ran, defaults, notes: [], filtered: false, hasNginx: true, ...change }).join('\n')

  it('is, of an ordinary run, the other engines, the deep run and the other versions of Node', () => {
    expect(list(defaults)).toBe(
      [
        'Not run:',
        '  Firefox and WebKit (npm test -- --engines)',
        '  what only a deep run tests: everything at every merchant (npm run test:deep)',
        '  the unit tests with the other versions of Node (npm test -- nodes)',
        '',
      ].join('\n'),
    )
  })

  it('is what needs nginx, where that is not installed', () => {
    const line = 'what nginx makes of a site'
    expect(list(defaults, { hasNginx: false })).toContain(line)
    expect(list(stepsOf(['site']), { hasNginx: false })).not.toContain(line)
  })

  it('has no engines when they ran', () => {
    expect(list(stepsOf([], true))).not.toContain('Firefox')
    expect(list(stepsOf([], true))).not.toContain('the steps')
  })

  it('names steps, shards, files and notes', () => {
    const text = list(stepsOf(['unit', 'site']), {
      shard: { index: 1, count: 3 },
      filtered: true,
      notes: ['the builds.'],
    })
    expect(text).toContain('the steps generated, types, style, manifests, build, commands, requirements\n')
    expect(text).toContain('other files and titles of these steps')
    expect(text).toContain('the tests of the other 2 of 3 shards')
    expect(text).toContain('  the builds.')
  })
})

it('shows a page in a few lines, without empty ones', () => {
  const text = `Hong Van\n\n  Log in  \n${'a'.repeat(300)}\n${'more\n'.repeat(40)}`
  const lines = summarizePage('/m/login', text).split('\n')
  expect(lines.slice(0, 4)).toEqual(['/m/login', 'Hong Van', 'Log in', 'a'.repeat(100)])
  expect(lines).toHaveLength(12)
})
