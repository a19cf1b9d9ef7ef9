import { type BrowserContext, chromium, firefox, type Locator, type Page } from 'playwright'
import { type Driver, type Engine, glance, phone, standsStill, type Target } from './driver'
import { patience, waitUntil } from './waitUntil'

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A phone whose page Playwright's own tools may look at too. */
export interface PlaywrightPhone extends Driver {
  readonly page: Page
}

export interface PlaywrightEngine extends Engine {
  newPhone(language?: string, options?: Parameters<typeof newContext>[1]): Promise<PlaywrightPhone>
}

type Launched = Awaited<ReturnType<typeof chromium.launch>>

export const launchChromium = async (executablePath: string): Promise<PlaywrightEngine> =>
  engineOf('Chromium', await chromium.launch({ executablePath, args: chromiumFlags, timeout: 120_000 }))

/** Debian's own Firefox ESR speaks WebDriver BiDi, which Playwright's `moz-firefox` channel understands. */
export const launchFirefox = async (executablePath: string): Promise<PlaywrightEngine> =>
  engineOf('Firefox', await firefox.launch({ channel: 'moz-firefox', executablePath, timeout: 120_000 }))

const engineOf = (name: PlaywrightEngine['name'], browser: Launched): PlaywrightEngine => ({
  name,
  async newPhone(language, options) {
    const context = await newContext(browser, { ...(language ? { locale: language } : {}), ...options })
    return phoneOf(name, context, await context.newPage())
  },
  close: () => browser.close(),
})

async function newContext(browser: Launched, options: Parameters<Launched['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(patience)
  return context
}

export function phoneOf(engine: Driver['engine'], context: BrowserContext, page: Page): PlaywrightPhone {
  const until = (expression: string): Promise<void> =>
    waitUntil(
      expression,
      () => page.evaluate(`Boolean(${expression})`),
      () => page.evaluate<string>(glance),
    )
  const first = context.pages()[0]
  return {
    engine,
    page,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    address: async () => new URL(await page.evaluate<string>('location.href')),
    see: (target) => find(page, target).waitFor(),
    async tap(target) {
      await find(page, target).waitFor()
      await until(standsStill)
      await find(page, target).click()
    },
    // Key by key, as fingers do it: a value that is only set goes past React in Firefox.
    async fill(target, text) {
      await find(page, target).fill('')
      await find(page, target).pressSequentially(text)
    },
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression),
    until,
    screenshot: () => page.screenshot(),
    newTab: async () => phoneOf(engine, context, await context.newPage()),
    close: () => (page === first ? context.close() : page.close()),
  }
}

/** What lies under a dialog is inert: a member cannot reach it, so it is not found. */
function find(page: Page, { kind, name, inside }: Target): Locator {
  const scope = inside ? page.locator(inside) : page
  const found =
    kind === 'field' ? scope.getByLabel(name, { exact: true }) : scope.getByRole(kind, { name, exact: true })
  return found.and(page.locator(':not([inert], [inert] *)'))
}
