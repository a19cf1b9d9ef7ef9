import type { SiteResult } from '../stamp/sitesOptions'

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

/** The features that some of these sites have and others lack: "Not in every site: chat (not brasa)."; empty when there are none. */
export function differingFeatures(results: readonly SiteResult[]): string {
  const sites = results.flatMap((result) => ('site' in result ? [result.site] : []))
  const lacking = [...new Set(sites.flatMap(({ features }) => features))].flatMap((feature) => {
    const codes = sites.filter(({ features }) => !features.includes(feature)).map(({ code }) => code)
    return codes.length > 0 ? [`${feature} (not ${listCodes(codes)})`] : []
  })
  return lacking.length > 0 ? `Not in every site: ${lacking.sort().join('; ')}.` : ''
}

/** More codes are only counted. */
const maxListed = 20

/** Merchant codes in a sentence: "brasa, hongvan and 998 others". */
export function listCodes(codes: readonly string[]): string {
  const others = codes.length - maxListed
  return others > 1 ? `${codes.slice(0, maxListed).join(', ')} and ${others} others` : codes.join(', ')
}
