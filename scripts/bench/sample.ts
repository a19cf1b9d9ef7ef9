import type { LongTask, VisitRecord } from './visitRecord'

/** How long after the content the page still counts as starting, in milliseconds. */
export const settleTime = 2500

/** The requests of these first milliseconds are counted. */
export const requestWindow = 10_000

/** The figures of one visit; times in milliseconds since the navigation began. */
export interface Sample {
  readonly firstPaint: number | undefined
  readonly largestPaint: number | undefined
  readonly content: number | undefined
  /** Until the page has settled after its content. */
  readonly blockingTime: number
  readonly layoutShift: number
  /** In the request window. */
  readonly requests: number
}

export type Figure = keyof Sample

/** `requestTimes` are in milliseconds since the navigation began. */
export function toSample(record: VisitRecord, requestTimes: readonly number[]): Sample {
  const { firstPaint, largestPaint, contentPaint, longTasks, layoutShift } = record
  const shown = contentPaint ?? firstPaint ?? 0
  return {
    firstPaint,
    largestPaint,
    content: contentPaint,
    blockingTime: blockingTime(longTasks, shown + settleTime),
    layoutShift,
    requests: requestTimes.filter((time) => time < requestWindow).length,
  }
}

/** A task blocks the visitor's taps after its first 50 ms. */
const freeTime = 50

/** The time during which taps waited, of the tasks that began before `end`. */
export const blockingTime = (tasks: readonly LongTask[], end: number): number =>
  tasks
    .filter(({ start }) => start < end)
    .reduce((total, { duration }) => total + Math.max(0, duration - freeTime), 0)
