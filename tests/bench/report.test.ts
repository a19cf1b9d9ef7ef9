import { describe, expect, it } from 'vitest'
import { chart } from '../../scripts/bench/chart'
import { formatValue, reachesGoal } from '../../scripts/bench/format'
import { describeConditions, markdownTable, measuredPart, replaceMeasured } from '../../scripts/bench/report'
import { exactRows, type Row, tableRows } from '../../scripts/bench/table'
import { budgets } from './budgets'
import { exact, measurements } from './sampleMeasurements'

const row = (value: number | undefined, rest: Partial<Row> = {}): Row => ({
  title: 'content / S',
  unit: 'ratio',
  goal: 1.1,
  measured: value === undefined ? undefined : { value },
  ...rest,
})

describe('a value', () => {
  it.each([
    [1.096, 'ratio', '1.10'],
    [0.0004, 'shift', '0.000'],
    [13_638, 'bytes', '13.6 KB'],
    [24.6, 'count', '25'],
    [97.5, 'score', '98'],
    [0.0049, 'share', '0.5 %'],
  ] as const)('%d as %s is %s', (value, unit, expected) => {
    expect(formatValue(value, unit)).toBe(expected)
  })
})

describe('a goal', () => {
  it.each([
    ['is reached by less', row(1), true],
    ['is reached by as much', row(1.1), true],
    ['is reached by what is shown as the same', row(1.104), true],
    ['is missed by more', row(1.11), false],
    ['of a score is reached by more', row(99, { unit: 'score', goal: 98, moreIsBetter: true }), true],
    ['of a score is missed by less', row(97, { unit: 'score', goal: 98, moreIsBetter: true }), false],
    ['of nothing is missed by one', row(1, { unit: 'count', goal: 0 }), false],
    ['is neither when nothing was measured', row(undefined), undefined],
  ])('%s', (_, one, expected) => {
    expect(reachesGoal(one)).toBe(expected)
  })

  it('may be absent', () => {
    const { goal: _, ...shown } = row(5)
    expect(reachesGoal(shown)).toBeUndefined()
  })
})

describe('the chart', () => {
  const barsOf = (rows: readonly Row[]): string[] =>
    chart(rows)
      .split('\n')
      .slice(1)
      .map((line) => line.slice('content / S  '.length))

  it('has bars that end at one line when they reach their goals, and beyond it when they miss them', () => {
    expect(
      barsOf([row(1.1), row(2.2), row(0.55), row(49, { unit: 'score', goal: 98, moreIsBetter: true })]),
    ).toEqual([
      '████████████████│  1.10',
      '████████████████│████████████████  2.20',
      '████████        │  0.55',
      '████████████████│████████████████  49',
    ])
  })

  it('cuts a bar that is much too long', () => {
    expect(barsOf([row(99)])).toEqual([`${'█'.repeat(16)}│${'█'.repeat(32)}…  99.00`])
  })

  it('has the goal above its line', () => {
    const [head = '', bar = ''] = chart([row(1)]).split('\n')
    expect(head.indexOf('goal')).toBe(bar.indexOf('│'))
  })

  it('leaves out what has no scale', () => {
    const { goal: _, ...shown } = row(5)
    expect(barsOf([shown, row(1, { goal: 0 }), row(undefined), row(0)])).toEqual([])
  })
})

describe('the table', () => {
  it('shows the value, the spread and the goal, and whether it is reached', () => {
    const rows = [row(1.6, { measured: { value: 1.6, spread: [1.55, 1.7] } }), row(undefined)]
    expect(markdownTable(rows).split('\n').slice(2)).toEqual([
      '| content / S | 1.60 | 1.55 to 1.70 | 1.10 | missed |',
      '| content / S | not measured |  | 1.10 |  |',
    ])
  })

  it('divides the lobby by its floors', () => {
    const found = Object.fromEntries(
      tableRows(measurements, budgets).map(({ title, measured }) => [title, measured?.value]),
    )
    expect(found).toMatchObject({
      'lobby content / S, HTTP/2': 1.5,
      'lobby content / S, HTTP/1.1': 2,
      'second visit’s content / S': 0.5,
      'second visit’s content / S, service worker': 0.25,
      'total blocking time / S': 3,
      'first paint / Z': 1.25,
      'largest paint / first paint': 2,
      'layout shift': 0,
      'JavaScript until the content / S’s': 1.2,
      'requests in the first ten seconds': 30,
      'Lighthouse, performance of the login': 90,
      'Lighthouse, best practices of the worst': 96,
    })
  })

  it('says that nothing was measured without Lighthouse and without a service worker', () => {
    const without = {
      ...measurements,
      scores: undefined,
      samples: { ...measurements.samples, againWithWorker: [] },
    }
    const missing = tableRows(without, budgets).filter(({ measured }) => !measured)
    expect(missing.map(({ title }) => title)).toEqual([
      'second visit’s content / S, service worker',
      'Lighthouse, performance of the lobby',
      'Lighthouse, performance of the login',
      'Lighthouse, performance of the register',
      'Lighthouse, best practices of the worst',
    ])
  })

  it('has each exact figure with the goal of its budget', () => {
    expect(exactRows(exact, budgets).map(({ measured, goal }) => [measured?.value, goal])).toEqual(
      Object.entries(budgets).map(([figure, { goal }]) => [exact[figure as keyof typeof exact], goal]),
    )
  })
})

describe('the written part', () => {
  const part = measuredPart(describeConditions('brasa', '562', 9), tableRows(measurements, budgets))

  it('says how it was measured, and no time of its own', () => {
    expect(part).toContain('9 interleaved rounds: a network with 562 ms of latency and 1.44 Mbps')
    const [, ...measured] = part.split('\n')
    expect(measured.join('\n')).not.toMatch(/\d ?m?s\b/)
  })

  it('replaces what stood between the marks, and nothing else', () => {
    const marks = (text: string): string =>
      `before\n<!-- npm run bench writes from here -->${text}<!-- to here -->\nafter`
    const once = replaceMeasured(marks('\nold\n'), part)
    expect(once).toBe(marks(`\n\n${part}\n\n`))
    expect(replaceMeasured(once, part)).toBe(once)
  })

  it('needs the marks', () => {
    expect(() => replaceMeasured('no marks', part)).toThrow('The document has no')
  })
})
