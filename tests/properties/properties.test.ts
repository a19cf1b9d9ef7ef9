// @vitest-environment happy-dom
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopSites } from '../support/site'
import { type BuiltSite, builtSite } from './builtSite'
import { checkAndBuild, manifestOf, partsOf } from './merchants'
import { type Row, type Seen, valuesOf } from './row'
import { otherRows, others, rows, unseenRows } from './rows'
import { schemaProperties } from './schemaProperties'
import { type ViewName, views } from './views'

/** A build takes long on a busy machine. */
const slow = { timeout: 120_000 }

const parts = partsOf([...rows, ...unseenRows], others)
const sites = new Map<string, BuiltSite>()
const folder = mkdtempSync(join(tmpdir(), 'properties-'))

beforeAll(async () => {
  await checkAndBuild(folder, parts)
  for (const code of parts.keys()) sites.set(code, builtSite(join(folder, 'dist', code), code))
}, slow.timeout)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function siteOf(code: string): BuiltSite {
  const site = sites.get(code)
  if (!site) throw new Error(`The merchant ${code} was not built`)
  return site
}

/** What was seen before: a view of a merchant is rendered once. */
const looks = new Map<string, string>()

async function look(code: string, seen: Seen): Promise<string> {
  const key = `${code} ${seen}`
  const before = looks.get(key)
  if (before !== undefined) return before
  const file = seen.startsWith('file ') ? seen.slice('file '.length) : undefined
  const text = file === undefined ? await views[seen as ViewName](siteOf(code)) : siteOf(code).read(file)
  looks.set(key, text)
  await stopSites()
  return text
}

const has = (text: string, shown: string | RegExp): boolean =>
  typeof shown === 'string' ? text.includes(shown) : shown.test(text)

const title = ({ property, seen, merchant, other }: Row): string =>
  `${property} is seen in "${seen}" of ${merchant}, unlike ${other}`

describe('a property of the schemas', slow, () => {
  const named = [...rows, ...unseenRows, ...otherRows].map(({ property }) => property)

  it('is one that a row sets, and each row has one', () => {
    const listed = new Set(named)
    const properties = schemaProperties()
    expect(properties.filter((property) => !listed.has(property))).toEqual([])
    expect([...listed].filter((property) => !properties.includes(property))).toEqual([])
  })

  it.each(rows.map((row) => [title(row), row] as const))('%s', async (_, row) => {
    const { property, manifest, merchant, other, seen, shows, instead } = row
    const values = valuesOf(manifest, property)
    expect(values, 'the row sets its property').not.toEqual([])
    expect(values, 'to another value').not.toEqual(valuesOf(manifestOf(other, parts.get(other)), property))
    const [text, without] = [await look(merchant, seen), await look(other, seen)]
    expect([has(text, shows), has(without, shows)], `${shows} in\n${text}\nand in\n${without}`).toEqual([
      true,
      false,
    ])
    if (instead !== undefined) expect(has(without, instead), `${instead} in\n${without}`).toBe(true)
  })

  it.each(unseenRows)('$property is in no file of the site', ({ property, manifest, merchant, value }) => {
    expect(valuesOf(manifest, property)).toEqual([value])
    expect(siteOf(merchant).contains(value)).toBe(false)
  })

  it.each(otherRows)('$property is shown by another test: $title', ({ file, title }) => {
    expect(readFileSync(file, 'utf8')).toContain(`'${title}'`)
  })
})
