/** Where progress is printed: a progress bar in a terminal, plain lines anywhere else. */
export interface OutputStream {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

export interface Progress {
  /** Shows a merchant, when its turn comes or when it is done; `index` counts from 0. */
  show(code: string, index: number): void
  /** Removes the bar. */
  done(): void
}

export interface ProgressOptions {
  /** What is done with each merchant: "building". */
  readonly action: string
  readonly total: number
  /** Forces lines, for CI logs. */
  readonly plain: boolean
  /** At most so many lines, evenly spread; by default one for each merchant. */
  readonly maxLines?: number
}

const barWidth = 24

/** Shows how far a command is with the merchants. */
export function showProgress(
  stream: OutputStream,
  { action, total, plain, maxLines = total }: ProgressOptions,
): Progress {
  if (!stream.isTTY || plain) {
    const lines = Math.min(maxLines, total)
    const linesUntil = (count: number): number => Math.floor((count * lines) / total)
    return {
      show(code, index) {
        if (linesUntil(index + 1) > linesUntil(index))
          stream.write(`${action} ${code} (${index + 1} of ${total})\n`)
      },
      done: () => {},
    }
  }
  return {
    show: (code, index) =>
      void stream.write(`\r\x1b[K${bar(index, total)} ${index + 1} of ${total}  ${code}`),
    done: () => void stream.write('\r\x1b[K'),
  }
}

function bar(before: number, total: number): string {
  const filled = Math.round((before / total) * barWidth)
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}]`
}

/** The check of fewer merchants takes about a second. */
const manyMerchants = 50

/** A check is quick: it says so many times how far it is, where there is no bar. */
const linesOfCheck = 10

/** Shows how far a check is, when there are many merchants. */
export const showCheckProgress = (stream: OutputStream, total: number, plain: boolean): Progress =>
  total < manyMerchants
    ? { show: () => {}, done: () => {} }
    : showProgress(stream, { action: 'checked', total, plain, maxLines: linesOfCheck })
