/** Distributes tests over merchants and languages: a share in an ordinary run, every combination in a deep run. */

/** A test that only some sites support; all of them when `where` is absent. */
interface SiteFilter<Site> {
  readonly where?: (site: Site) => boolean
}

/** The tests that are assigned to a site. */
export interface Assignment<Site, Row> {
  readonly site: Site
  readonly rows: readonly Row[]
}

/** Assigns every row to every site that supports it. */
export const assignEverywhere = <Site, Row extends SiteFilter<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
): Assignment<Site, Row>[] =>
  sites.map((site) => ({ site, rows: rows.filter(({ where = () => true }) => where(site)) }))

/** Picks one of `sites` in turn; undefined when there are none. `turn` counts from 0. */
export const pickRoundRobin = <Site>(sites: readonly Site[], turn: number): Site | undefined =>
  sites[turn % sites.length]

/**
 * Assigns each row to one of the sites that support it, round robin. `offset` counts from 0: with adjacent offsets a row is
 * assigned to different sites whenever at least two support it. A row that no site supports is left out.
 */
export function assignRoundRobin<Site, Row extends SiteFilter<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
  offset: number,
): Assignment<Site, Row>[] {
  const assignedSites = rows.map(({ where = () => true }, turn) =>
    pickRoundRobin(sites.filter(where), turn + offset),
  )
  return sites.map((site) => ({ site, rows: rows.filter((_, index) => assignedSites[index] === site) }))
}

/** A cell of a table: a row at one of its columns. */
export interface Cell<Row, Column> {
  readonly row: Row
  readonly column: Column
}

const leastUsed = <Column>(
  columns: readonly Column[],
  uses: ReadonlyMap<Column, number>,
): Column | undefined => [...columns].sort((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0))[0]

/**
 * Chooses cells of a table, so that every row and every outcome occur at least once: two cells with the same outcome prove the same.
 * Where there is a choice, the columns are used equally.
 */
export function coverOutcomes<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  outcomeOf: (row: Row, column: Column) => string,
): Cell<Row, Column>[] {
  const covered = new Set<string>()
  const uses = new Map<Column, number>()
  const cells: Cell<Row, Column>[] = []
  const add = (row: Row, column: Column): void => {
    cells.push({ row, column })
    covered.add(outcomeOf(row, column))
    uses.set(column, (uses.get(column) ?? 0) + 1)
  }
  const newColumns = (row: Row): Column[] => columns.filter((column) => !covered.has(outcomeOf(row, column)))
  for (const row of rows) {
    const choices = newColumns(row)
    const column = leastUsed(choices.length > 0 ? choices : columns, uses)
    if (column !== undefined) add(row, column)
  }
  for (const row of rows)
    for (let choices = newColumns(row); choices.length > 0; choices = newColumns(row))
      add(row, leastUsed(choices, uses) as Column)
  return cells
}

/** All cells of a table. */
export const everyCell = <Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
): Cell<Row, Column>[] => rows.flatMap((row) => columns.map((column) => ({ row, column })))
