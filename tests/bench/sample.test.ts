import { describe, expect, it } from 'vitest'
import { blockingTime, requestWindow, settleTime, toSample } from '../../scripts/bench/sample'
import type { VisitRecord } from '../../scripts/bench/visitRecord'

describe('the blocking time', () => {
  it.each([
    ['of no tasks', [], 0],
    ['of a task of 50 ms', [{ start: 10, duration: 50 }], 0],
    ['of a task of 120 ms', [{ start: 10, duration: 120 }], 70],
    [
      'adds tasks up',
      [
        { start: 10, duration: 60 },
        { start: 100, duration: 90 },
      ],
      50,
    ],
    ['has the whole of a task that begins before the end', [{ start: 999, duration: 150 }], 100],
    ['leaves out a task that begins at the end', [{ start: 1000, duration: 150 }], 0],
  ])('%s', (_, tasks, expected) => {
    expect(blockingTime(tasks, 1000)).toBe(expected)
  })
})

describe('a sample', () => {
  const record: VisitRecord = {
    firstPaint: 900,
    largestPaint: 2100,
    layoutShift: 0.02,
    content: { inserted: 1900 },
    contentPaint: 2000,
    longTasks: [
      { start: 100, duration: 150 },
      { start: 2000 + settleTime, duration: 900 },
    ],
  }

  it('has the times of the visit, and blocks until the page has settled after its content', () => {
    expect(toSample(record, [])).toEqual({
      firstPaint: 900,
      largestPaint: 2100,
      content: 2000,
      blockingTime: 100,
      layoutShift: 0.02,
      requests: 0,
    })
  })

  it('settles after the first paint when the page has no content', () => {
    const { contentPaint: _, ...plain } = record
    const longTasks = [{ start: 900 + settleTime, duration: 900 }]
    expect(toSample({ ...plain, longTasks }, [])).toMatchObject({ content: undefined, blockingTime: 0 })
  })

  it('counts the requests of the first ten seconds', () => {
    expect(toSample(record, [0, 300, requestWindow - 1, requestWindow]).requests).toBe(3)
  })
})
