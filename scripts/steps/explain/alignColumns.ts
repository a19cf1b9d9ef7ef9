/** Rows of cells as lines: every column is as wide as its widest cell. `once`: a first cell that is repeated is left out. */
export function alignColumns(rows: readonly (readonly string[])[], { once = false } = {}): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  )
  return rows.map((row, index) =>
    row
      .map((cell, column) => {
        const isRepeated = once && column === 0 && cell === rows[index - 1]?.[0]
        return (isRepeated ? '' : cell).padEnd(widths[column] ?? 0)
      })
      .join('  ')
      .trimEnd(),
  )
}
