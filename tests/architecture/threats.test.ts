import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = '.github'
const document = readFileSync(join(folder, 'THREATS.md'), 'utf8')

/** Rows of a table that are neither its head nor its line. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|what )/.test(line))
  .map((line) => line.split(' | '))

const proofs = [...document.matchAll(/\[[^\]]+\]\((\.\.\/tests\/[^)]+)\) "([^"]+)"/g)].map(
  ([, path = '', title = '']) => [path, title] as const,
)

describe('the table of threats', () => {
  it('has for each what stops it and a proof', () => {
    expect(rows.length).toBeGreaterThan(25)
    const bare = rows.filter((cells) => cells.length !== 3 || !cells[2]?.includes(' "'))
    expect(bare).toEqual([])
  })

  it.each(proofs)('names a test that there is: %s "%s"', (path, title) => {
    expect(readFileSync(join(folder, path), 'utf8')).toContain(title)
  })
})
