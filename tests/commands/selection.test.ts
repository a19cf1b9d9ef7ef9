import { describe, expect, it } from 'vitest'
import { checkOptions, repeatCommand, splitWords, withFilters } from '../../scripts/test/selection'
import { chooseSteps, type Step } from '../../scripts/test/steps'

const stepsOf = (...ids: string[]): readonly Step[] => {
  const chosen = chooseSteps(ids)
  return 'steps' in chosen ? chosen.steps : []
}

describe('the words of a command', () => {
  it.each([
    [['unit'], { ids: ['unit'], files: [] }],
    [['site', 'tests/site/chat.test.ts'], { ids: ['site'], files: ['tests/site/chat.test.ts'] }],
    [['tests/site/chat.test.ts'], { ids: ['site'], files: ['tests/site/chat.test.ts'] }],
    [['tests/rules/text/'], { ids: ['unit'], files: ['tests/rules/text/'] }],
    [['money.test.ts', 'rates.test.ts'], { ids: ['unit'], files: ['money.test.ts', 'rates.test.ts'] }],
    [['engines/firefox.test.ts'], { ids: ['engines'], files: ['engines/firefox.test.ts'] }],
    [[], { ids: [], files: [] }],
  ])('%j', (words, expected) => {
    expect(splitWords(words)).toEqual(expected)
  })
})

describe('the filters of a run', () => {
  it('are for its tests alone, and take a title literally', () => {
    const [step, ...others] = withFilters(stepsOf('types', 'unit'), ['money.test.ts'], 'costs 1.5 (E1.02)')
    expect(others).toEqual([])
    expect(step?.id).toBe('unit')
    expect(step?.command.slice(-3)).toEqual([
      'money.test.ts',
      '--testNamePattern',
      'costs 1\\.5 \\(E1\\.02\\)',
    ])
  })

  it('change nothing when there are none', () => {
    const steps = stepsOf('types', 'unit')
    expect(withFilters(steps, [], undefined)).toBe(steps)
  })
})

describe('the command that repeats a test', () => {
  const test = { file: 'tests/a.test.ts', title: 'opens' }

  it.each([
    ['its step, file and title', { id: 'site' }, test, "npm test -- site tests/a.test.ts -t 'opens'"],
    [
      'a title with quotes',
      { id: 'unit' },
      { ...test, title: `does "it's"` },
      `npm test -- unit tests/a.test.ts -t 'does "it'\\''s"'`,
    ],
    ['a whole file', { id: 'unit' }, { ...test, title: '' }, 'npm test -- unit tests/a.test.ts'],
    [
      'its Node',
      { id: 'unit', node: '26.12.1' },
      test,
      "npm test -- unit tests/a.test.ts -t 'opens' --node 26.12.1",
    ],
    [
      'the Node of a step of its own',
      { id: 'unit-node-26.12.1', node: '26.12.1' },
      test,
      "npm test -- unit tests/a.test.ts -t 'opens' --node 26.12.1",
    ],
    [
      'its merchants',
      { id: 'site', env: { TEST_MERCHANTS: 'brasa', TEST_DEEP: '1' } },
      test,
      "TEST_MERCHANTS=brasa npm test -- site tests/a.test.ts -t 'opens'",
    ],
  ])('has %s', (_, step, one, command) => {
    expect(repeatCommand(step, one)).toBe(command)
  })
})

describe('a combination of options', () => {
  it.each([
    ['--since without --changed', { since: 'HEAD~3' }, [], '--since only works together with --changed'],
    [
      '--changed with --shard',
      { changed: true, shard: '1/2' },
      [],
      '--changed and --shard cannot be combined',
    ],
    ['--watch with a step', { watch: true }, ['unit'], '--watch runs the unit tests'],
    ['--watch with --shard', { watch: true, shard: '1/2' }, [], '--watch runs the unit tests'],
    ['--title alone', { title: 'a' }, [], '--title needs a step or a file'],
  ])('is rejected: %s', (_, options, words, problem) => {
    expect(checkOptions(options, words)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it.each([
    [{}, []],
    [{ changed: true }, []],
    [{ changed: true, since: 'HEAD~3' }, []],
    [{ shard: '1/2' }, []],
    [{ watch: true }, []],
    [{ title: 'a' }, ['unit']],
  ])('is accepted: %o, %j', (options, words) => {
    expect(checkOptions(options, words)).toEqual({ ok: true })
  })
})
