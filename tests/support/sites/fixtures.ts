import { afterAll, afterEach, beforeAll, describe, expect, inject, it as test } from 'vitest'
import { type Certificate, certificateFor } from '../../../scripts/start/certificate'
import type { Driver, Engine, PhoneOptions } from '../engines/driver'
import { isInChromium, type PlaywrightPhone } from '../engines/playwrightEngine'
import { chromium } from '../engines/workerBrowsers'
import { saveCalls, savePhones } from './artifacts'
import { expectNoPageErrors } from './pageErrors'
import { pickRoundRobin } from './roundRobin'
import { type SecretWatch, watchSecrets } from './secrets'
import { type ServedSite, serveSite } from './servedSite'
import type { BuiltSite } from './sites'

/** Served sites that no describe block uses at the moment; the next one gets warm caches. */
const idleSites = new Map<string, ServedSite[]>()

/** Self-signed: phones must ignore HTTPS errors. */
const certificateFolder = 'node_modules/.cache/test-certificate'

const certificate = (): Certificate => certificateFor(certificateFolder, ['127.0.0.1'])

/** A served site for the tests of a describe block, optionally over https. It is reset after each test. */
export function siteForTests(built: BuiltSite, https = false): { readonly current: ServedSite } {
  let site: ServedSite | undefined
  const key = `${built.folder} ${https}`
  beforeAll(async () => {
    site = idleSites.get(key)?.pop() ?? (await serveSite(built, https ? certificate() : undefined))
  })
  afterEach(async ({ task }) => {
    if (site) await saveCalls(task, site.receivedCalls)
    await site?.reset()
  })
  afterAll(() => {
    if (site) idleSites.set(key, [...(idleSites.get(key) ?? []), site])
    site = undefined
  })
  return {
    get current() {
      if (!site) throw new Error('The site is not available before the first test')
      return site
    },
  }
}

type NewPhone<D extends Driver> = (language?: string, options?: PhoneOptions) => Promise<D>

/** Phones of one browser for the tests of a describe block; each is closed after its test, which fails when a page has thrown. */
export function phonesForTests(): NewPhone<PlaywrightPhone>
export function phonesForTests<D extends Driver>(
  engine: () => Promise<{ newPhone: NewPhone<D> }>,
): NewPhone<D>
export function phonesForTests(engine: () => Promise<Pick<Engine, 'newPhone'>> = chromium): NewPhone<Driver> {
  const phones: Driver[] = []
  const watches: SecretWatch[] = []
  afterEach(async ({ task }) => {
    const open = phones.splice(0)
    await savePhones(task, open)
    const leaks = (await Promise.all(watches.splice(0).map((watch) => watch.find()))).flat()
    for (const phone of open) await phone.close()
    expectNoPageErrors(open)
    expect(leaks).toEqual([])
  })
  return async (language, options) => {
    const phone = await (await engine()).newPhone(language, options)
    phones.push(phone)
    if (isInChromium(phone)) watches.push(watchSecrets(phone))
    return phone
  }
}

type RunTest = () => Promise<void> | void

interface SiteSelection {
  /** Which sites support it; all when absent. */
  readonly where?: ((site: BuiltSite) => boolean) | undefined
  /** The result depends on the merchant's manifest: it runs at all sites that support it. */
  readonly everywhere?: boolean | undefined
}

/** Declares a test for one of the merchants, round robin. */
interface DistributedTest {
  (title: string, run: RunTest, selection?: SiteSelection): void
  /** Declares a test for each row of a table; `%s` and `$name` in the title work as in vitest. */
  each<Row>(rows: readonly Row[]): (title: string, run: (row: Row) => Promise<void> | void) => void
}

export interface SiteTestContext {
  readonly built: BuiltSite
  readonly site: { readonly current: ServedSite }
  readonly newPhone: NewPhone<PlaywrightPhone>
  readonly it: DistributedTest
}

type DeclareTest = (title: string, run: RunTest) => void

/** Declares this site's share of the tests with `declare`; `offset` is the first turn of a file. */
function createDistributedTest(
  built: BuiltSite,
  sites: readonly BuiltSite[],
  offset: number,
  declare: DeclareTest,
): DistributedTest {
  let turn = offset
  function declareIfAssigned(
    title: string,
    run: RunTest,
    { where = () => true, everywhere = inject('deep') }: SiteSelection = {},
  ) {
    const eligible = sites.filter(where)
    const isSelected = everywhere ? eligible.includes(built) : pickRoundRobin(eligible, turn) === built
    if (!everywhere) turn += 1
    if (isSelected) declare(title, run)
  }
  const each =
    <Row>(rows: readonly Row[]) =>
    (title: string, run: (row: Row) => Promise<void> | void) => {
      for (const row of rows) declareIfAssigned(formatTitle(title, row), () => run(row))
    }
  return Object.assign(declareIfAssigned, { each })
}

/** Formats titles like vitest: "%s" is the row or its first cell, "$name" is a field of the row. */
function formatTitle(title: string, row: unknown): string {
  const [first] = Array.isArray(row) ? row : [row]
  return title
    .replace('%s', String(first))
    .replace(/\$(\w+)/g, (_, name: string) => String((row as Record<string, unknown>)[name]))
}

/** Files start at different merchants. */
const offsetOfFile = (name: string): number =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

interface SiteOptions {
  /** All sites when absent. */
  readonly sites?: readonly BuiltSite[]
  readonly https?: boolean
}

/**
 * Declares tests for the merchants' sites. All sites run the same code, so each test runs at one of them, round robin, and at
 * all of them in a deep run. `name` is that of the file. `define` runs twice for a site, so it may only declare tests.
 */
export function describeSites(
  name: string,
  define: (context: SiteTestContext) => void,
  { sites = inject('sites'), https = false }: SiteOptions = {},
): void {
  const offset = offsetOfFile(name)
  for (const built of sites) {
    let count = 0
    // Counts the tests first, because vitest rejects a describe block without tests.
    const it = createDistributedTest(built, sites, offset, () => {
      count += 1
    })
    const notServedYet = {
      get current(): ServedSite {
        throw new Error('The site is served before the first test, not earlier')
      },
    }
    define({ built, site: notServedYet, newPhone: () => Promise.reject(new Error('No test runs yet')), it })
    if (count === 0) continue
    describe(built.code, () => {
      const site = siteForTests(built, https)
      const newPhone = phonesForTests()
      define({ built, site, newPhone, it: createDistributedTest(built, sites, offset, test) })
    })
  }
}
