import { type Browser, firefox, type Page } from 'playwright'
import { blankPage, createStorageClearer } from './clearStorage'
import type { PhoneOptions } from './driver'
import {
  createEngine,
  createPhone,
  launchTimeout,
  newContext,
  type PlaywrightEngine,
  type PlaywrightPhone,
} from './playwrightEngine'
import { waitInside } from './waitInside'

/** Saves CPU time: a lower frame rate, and no processes launched in advance. */
const firefoxUserPrefs = { 'layout.frame_rate': 20, 'dom.ipc.processPrelaunch.enabled': false }

/** Debian's Firefox ESR supports WebDriver BiDi, which Playwright's `moz-firefox` channel uses. */
export async function launchFirefox(executablePath: string): Promise<PlaywrightEngine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    timeout: launchTimeout,
    firefoxUserPrefs,
  })
  const engine = createEngine('Firefox', browser)
  const sharePage = createSharedPage(browser)
  return {
    ...engine,
    async newPhone(language, options: PhoneOptions = {}) {
      const isShared = language === undefined && Object.keys(options).length === 0
      return isShared ? sharePage() : waitInside(await engine.newPhone(language, options))
    },
  }
}

/**
 * One page for one phone after the other, with its process and its cached files. A phone clears the storage of each site before it
 * opens it.
 */
function createSharedPage(browser: Browser): () => Promise<PlaywrightPhone> {
  let idle: Page | undefined
  const create = async (): Promise<Page> => (await newContext(browser)).newPage()
  return async () => {
    const page = idle ?? (await create())
    idle = undefined
    const context = page.context()
    const phone = waitInside(
      createPhone('Firefox', page, async () => {
        for (const other of context.pages()) if (other !== page) await other.close()
        // A page of the same site keeps the process. The site may be disconnected.
        await page.goto(blankPage(new URL(page.url()).origin)).catch(() => page.goto('about:blank'))
        idle = page
      }),
    )
    const { open } = phone
    const clearStorage = createStorageClearer({ ...phone, deleteCookies: () => context.clearCookies() })
    return {
      ...phone,
      async open(address) {
        await clearStorage(address)
        await open(address)
      },
    }
  }
}
