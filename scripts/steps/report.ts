import type { SiteResult } from './sites'

/** Where progress is told: a terminal gets a bar that moves, everything else plain lines. */
export interface ReportStream {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

export interface Progress {
  /** Says which merchant is built now; `index` counts from 0. */
  merchant(code: string, index: number): void
  /** Takes the bar away. */
  done(): void
}

const barCells = 24

/** Tells how far a build has come. `plain` forces lines, for logs of CI. */
export function tellProgress(stream: ReportStream, total: number, plain: boolean): Progress {
  if (!stream.isTTY || plain)
    return {
      merchant: (code, index) => void stream.write(`building ${code} (${index + 1} of ${total})\n`),
      done: () => {},
    }
  return {
    merchant: (code, index) =>
      void stream.write(`\r\x1b[K${bar(index, total)} ${index + 1} of ${total}  ${code}`),
    done: () => void stream.write('\r\x1b[K'),
  }
}

function bar(done: number, total: number): string {
  const filled = Math.round((done / total) * barCells)
  return `[${'#'.repeat(filled)}${'-'.repeat(barCells - filled)}]`
}

const titles = ['merchant', 'pages', 'features', 'first load', 'time']

/** A line for each merchant; its first load is what travels (brotli) before the lobby is there. */
export function siteTable(results: readonly SiteResult[]): string {
  const rows = results.map((result) =>
    'problem' in result
      ? [result.code, 'failed']
      : [
          result.code,
          String(result.site.pages),
          String(result.site.features.length),
          `${(result.site.firstLoadBytes / 1000).toFixed(1)} kB`,
          `${Math.round(result.milliseconds)} ms`,
        ],
  )
  return align([titles, ...rows])
}

/** Columns as wide as their widest cell; numbers end where their title ends. */
function align(rows: readonly (readonly string[])[]): string {
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}
