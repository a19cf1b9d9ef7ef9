import { afterAll, afterEach } from 'vitest'
import { type PlaywrightEngine, type PlaywrightPhone, phoneOf } from './playwrightEngine'

/**
 * Tabs of one phone for the tests of a describe. Each finds nothing that the site has kept, as on a new phone; only what
 * the browser itself keeps of files and compiled code is there, which makes a start cost half as much.
 */
export function tabsForTests(engine: { readonly current: PlaywrightEngine }, language: string) {
  let owner: PlaywrightPhone | undefined
  afterEach(async () => {
    const opened = owner?.page.context().pages() ?? []
    for (const page of opened) if (page !== owner?.page) await page.close()
  })
  afterAll(() => owner?.close())
  return async (origin: string): Promise<PlaywrightPhone> => {
    owner ??= await engine.current.newPhone(language)
    const context = owner.page.context()
    const page = await context.newPage()
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await browser.detach()
    await context.clearCookies()
    return phoneOf('Chromium', context, page)
  }
}
