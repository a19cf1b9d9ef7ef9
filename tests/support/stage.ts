import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Driver, Engine, PhoneOptions } from './driver'
import { type ServedSite, serve } from './served'
import type { BuiltSite } from './sites'

/** A browser for the tests of a file or a describe; it is closed after them. */
export function browserForTests<E extends Engine>(launch: () => Promise<E>): { readonly current: E } {
  let engine: E | undefined
  beforeAll(async () => {
    engine = await launch()
  })
  afterAll(() => engine?.close())
  return {
    get current() {
      if (!engine) throw new Error('The browser is launched before the first test, not earlier')
      return engine
    },
  }
}

/** A served site for the tests of a describe; after each of them it is as at the start. */
export function siteForTests(built: BuiltSite): { readonly current: ServedSite } {
  let site: ServedSite | undefined
  beforeAll(async () => {
    site = await serve(built)
  })
  afterEach(() => site?.reset())
  afterAll(() => site?.close())
  return {
    get current() {
      if (!site) throw new Error('The site is served before the first test, not earlier')
      return site
    },
  }
}

/** Phones for the tests of a describe; each is closed after its test. */
export function phonesForTests<D extends Driver>(engine: {
  readonly current: { newPhone(language?: string, options?: PhoneOptions): Promise<D> }
}) {
  const phones: Driver[] = []
  afterEach(async () => {
    for (const phone of phones.splice(0)) await phone.close()
  })
  return async (language?: string, options?: PhoneOptions): Promise<D> => {
    const phone = await engine.current.newPhone(language, options)
    phones.push(phone)
    return phone
  }
}

/**
 * Deals the rows of a table out to the sites, one after the other: the code of all sites is the same, so each row needs
 * one of them, and each of them gets its share.
 */
export const dealt = <Row>(rows: readonly Row[], sites: readonly BuiltSite[]) =>
  sites.map((site, place) => ({
    site,
    rows: rows.filter((_, index) => index % sites.length === place),
  }))
