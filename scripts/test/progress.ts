/** How far a step is. The weight of a file says about how long it takes, in comparison with others. */
export interface Progress {
  /** Which step of how many: "5/8 Unit tests". */
  readonly step: string
  readonly testsDone: number
  /** Of the files that have been read so far. */
  readonly testsKnown: number
  readonly filesRead: number
  readonly files: number
  readonly failed: number
  readonly weightDone: number
  readonly weight: number
  readonly milliseconds: number
}

const inPercent = 100

export const percentDone = ({ weightDone, weight }: Progress): number =>
  weight === 0 ? 0 : Math.floor((weightDone / weight) * inPercent)

/** One line: how many tests are done, how many failed, and about how long the files that are left take. */
export function progressLine(progress: Progress): string {
  const { step, testsDone, failed } = progress
  return `[${step}] ${percentDone(progress)} %: ${testsDone} of ${totalOf(progress)} tests, ${failed} failed${timeLeft(progress)}`
}

/** Files that have not been read are taken to have as many tests as the others. */
function totalOf({ testsKnown, filesRead, files }: Progress): string {
  if (filesRead === 0) return 'an unknown number of'
  return filesRead >= files ? String(testsKnown) : `about ${Math.round((testsKnown / filesRead) * files)}`
}

const inSeconds = 1000
const inMinutes = 60

/** Before, the start of the first file would count as the pace of all. */
const percentForEstimate = 5

function timeLeft(progress: Progress): string {
  const { weightDone, weight, milliseconds } = progress
  if (percentDone(progress) < percentForEstimate || weightDone >= weight) return ''
  const seconds = Math.ceil((milliseconds * (weight - weightDone)) / weightDone / inSeconds)
  return seconds < inMinutes
    ? `, about ${seconds} s left`
    : `, about ${Math.ceil(seconds / inMinutes)} min left`
}
