import { afterAll, afterEach, beforeAll, describe, inject, it as test } from 'vitest'
import { type Certificate, certificateFor } from '../../scripts/start/certificate'
import { inTurn } from './assign'
import type { Driver, Engine, PhoneOptions } from './driver'
import { keepCalls, keepPhones } from './evidence'
import type { PlaywrightPhone } from './playwrightEngine'
import { type ServedSite, serve } from './served'
import type { BuiltSite } from './sites'
import { chromium } from './workerBrowsers'

/** Served sites that no describe has now: whoever comes next finds caches that are warm. */
const idle = new Map<string, ServedSite[]>()

/** Self-signed: phones of tests must be told to take it. */
const certificateFolder = 'node_modules/.cache/test-certificate'

const certificate = (): Certificate => certificateFor(certificateFolder, ['127.0.0.1'])

/** A served site for the tests of a describe, over https if need be; after each of them it is as at the start. */
export function siteForTests(built: BuiltSite, https = false): { readonly current: ServedSite } {
  let site: ServedSite | undefined
  const key = `${built.folder} ${https}`
  beforeAll(async () => {
    site = idle.get(key)?.pop() ?? (await serve(built, https ? certificate() : undefined))
  })
  afterEach(async ({ task }) => {
    if (site) await keepCalls(task, site.received)
    await site?.reset()
  })
  afterAll(() => {
    if (site) idle.set(key, [...(idle.get(key) ?? []), site])
    site = undefined
  })
  return {
    get current() {
      if (!site) throw new Error('The site is served before the first test, not earlier')
      return site
    },
  }
}

type NewPhone<D extends Driver> = (language?: string, options?: PhoneOptions) => Promise<D>

/** Phones for the tests of a describe, of one browser; each is closed after its test. */
export function phonesForTests(): NewPhone<PlaywrightPhone>
export function phonesForTests<D extends Driver>(
  engine: () => Promise<{ newPhone: NewPhone<D> }>,
): NewPhone<D>
export function phonesForTests(engine: () => Promise<Pick<Engine, 'newPhone'>> = chromium): NewPhone<Driver> {
  const phones: Driver[] = []
  afterEach(async ({ task }) => {
    const open = phones.splice(0)
    await keepPhones(task, open)
    for (const phone of open) await phone.close()
  })
  return async (language, options) => {
    const phone = await (await engine()).newPhone(language, options)
    phones.push(phone)
    return phone
  }
}

type Run = () => Promise<void> | void

interface Placement {
  /** Which merchants can have it; all when absent. */
  readonly where?: ((site: BuiltSite) => boolean) | undefined
  /** What it proves hangs on the merchant's own manifest: it runs at all that can have it. */
  readonly everywhere?: boolean | undefined
}

/** Declares a test for one of the merchants, in turn. */
interface TestInTurn {
  (title: string, run: Run, placement?: Placement): void
  /** The rows of a table, each in turn; `%s` and `$name` in the title as in vitest. */
  each<Row>(rows: readonly Row[]): (title: string, run: (row: Row) => Promise<void> | void) => void
}

export interface AtSite {
  readonly built: BuiltSite
  readonly site: { readonly current: ServedSite }
  readonly newPhone: NewPhone<PlaywrightPhone>
  readonly it: TestInTurn
}

type Declare = (title: string, run: Run) => void

/** Declares with `declare` what is this site's share; `offset` is where the turns of a file begin. */
function testInTurn(
  built: BuiltSite,
  sites: readonly BuiltSite[],
  offset: number,
  declare: Declare,
): TestInTurn {
  let turn = offset
  function share(
    title: string,
    run: Run,
    { where = () => true, everywhere = inject('deep') }: Placement = {},
  ) {
    const able = sites.filter(where)
    const mine = everywhere ? able.includes(built) : inTurn(able, turn) === built
    if (!everywhere) turn += 1
    if (mine) declare(title, run)
  }
  const each =
    <Row>(rows: readonly Row[]) =>
    (title: string, run: (row: Row) => Promise<void> | void) => {
      for (const row of rows) share(titleOf(title, row), () => run(row))
    }
  return Object.assign(share, { each })
}

/** As vitest writes the titles of a table: "%s" is the row, or its first cell, and "$name" one of its fields. */
function titleOf(title: string, row: unknown): string {
  const [first] = Array.isArray(row) ? row : [row]
  return title
    .replace('%s', String(first))
    .replace(/\$(\w+)/g, (_, name: string) => String((row as Record<string, unknown>)[name]))
}

/** Files begin their turns at different merchants. */
const offsetOf = (name: string): number => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

interface Sites {
  /** All merchants' when absent. */
  readonly sites?: readonly BuiltSite[]
  readonly https?: boolean
}

/**
 * Declares tests of the merchants' sites. Their code is the same, so each test runs at one of them, in turn; in a deep run
 * at all of them. `name` is that of the file. `define` runs twice for a site: it declares tests and nothing else.
 */
export function atSites(
  name: string,
  define: (at: AtSite) => void,
  { sites = inject('sites'), https = false }: Sites = {},
): void {
  const offset = offsetOf(name)
  for (const built of sites) {
    let count = 0
    // Looks first whether there is anything for this site: a describe without a test is a mistake.
    const it = testInTurn(built, sites, offset, () => {
      count += 1
    })
    const absent = {
      get current(): ServedSite {
        throw new Error('The site is served before the first test, not earlier')
      },
    }
    define({ built, site: absent, newPhone: () => Promise.reject(new Error('No test runs yet')), it })
    if (count === 0) continue
    describe(built.code, () => {
      const site = siteForTests(built, https)
      const newPhone = phonesForTests()
      define({ built, site, newPhone, it: testInTurn(built, sites, offset, test) })
    })
  }
}
