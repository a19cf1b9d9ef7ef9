import type { SiteResult } from '../stamp/buildSites'

/** Where progress is printed: a progress bar in a terminal, plain lines anywhere else. */
export interface OutputStream {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

export interface Progress {
  /** Shows which merchant is being built; `index` counts from 0. */
  startMerchant(code: string, index: number): void
  /** Removes the bar. */
  done(): void
}

const barWidth = 24

/** Shows the progress of a build. `plain` forces lines, for CI logs. */
export function showProgress(stream: OutputStream, total: number, plain: boolean): Progress {
  if (!stream.isTTY || plain)
    return {
      startMerchant: (code, index) => void stream.write(`building ${code} (${index + 1} of ${total})\n`),
      done: () => {},
    }
  return {
    startMerchant: (code, index) =>
      void stream.write(`\r\x1b[K${bar(index, total)} ${index + 1} of ${total}  ${code}`),
    done: () => void stream.write('\r\x1b[K'),
  }
}

function bar(built: number, total: number): string {
  const filled = Math.round((built / total) * barWidth)
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}]`
}

const columnTitles = ['merchant', 'pages', 'features', 'first load', 'time']

/** A row per merchant; its first load is what is transferred (brotli) before the lobby is shown. */
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
  return alignColumns([columnTitles, ...rows])
}

/** Makes each column as wide as its widest cell; all but the first are right-aligned. */
function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = columnTitles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}

/** More codes are only counted. */
const maxListed = 20

/** Merchant codes in a sentence: "brasa, hongvan and 998 others". */
export function listCodes(codes: readonly string[]): string {
  const others = codes.length - maxListed
  return others > 1 ? `${codes.slice(0, maxListed).join(', ')} and ${others} others` : codes.join(', ')
}
