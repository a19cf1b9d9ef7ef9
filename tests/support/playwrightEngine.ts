import { type Browser, type BrowserContext, chromium, firefox, type Locator, type Page } from 'playwright'
import {
  type Driver,
  type Engine,
  glance,
  type PhoneOptions,
  phone,
  standsStill,
  type Target,
} from './driver'
import { patience, waitUntil } from './waitUntil'
import { warmContexts } from './warmContexts'

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
  newPhone(language?: string, options?: PhoneOptions): Promise<PlaywrightPhone>
}

/** How long a browser may take to start, in milliseconds. */
const launchLimit = 120_000

export async function launchChromium(executablePath: string): Promise<PlaywrightEngine> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags, timeout: launchLimit })
  const warm = warmContexts(browser)
  return {
    ...engineOf('Chromium', browser),
    async newPhone(language, options = {}) {
      const { fresh, ...others } = options
      if (fresh || Object.keys(others).length > 0) return freshPhone('Chromium', browser, language, others)
      const { page, close } = await warm(language)
      return phoneOf('Chromium', page, close)
    },
  }
}

/** What costs a machine of tests most: drawing its frame sixty times a second, and processes kept ready. */
const firefoxUserPrefs = { 'layout.frame_rate': 20, 'dom.ipc.processPrelaunch.enabled': false }

/** Debian's own Firefox ESR speaks WebDriver BiDi, which Playwright's `moz-firefox` channel understands. */
export const launchFirefox = async (executablePath: string): Promise<PlaywrightEngine> =>
  engineOf(
    'Firefox',
    await firefox.launch({ channel: 'moz-firefox', executablePath, timeout: launchLimit, firefoxUserPrefs }),
  )

const engineOf = (name: PlaywrightEngine['name'], browser: Browser): PlaywrightEngine => ({
  name,
  newPhone: (language, { fresh: _, ...options } = {}) => freshPhone(name, browser, language, options),
  close: () => browser.close(),
})

async function freshPhone(
  name: Driver['engine'],
  browser: Browser,
  locale: string | undefined,
  options: Omit<PhoneOptions, 'fresh'>,
): Promise<PlaywrightPhone> {
  const context = await browser.newContext({
    viewport: phone,
    serviceWorkers: 'block',
    ...(locale === undefined ? {} : { locale }),
    ...options,
  })
  context.setDefaultTimeout(patience)
  return phoneOf(name, await context.newPage(), () => context.close())
}

/** Writes down what a page says and asks for. */
function record(page: Page, context: BrowserContext): readonly string[] {
  const lines: string[] = []
  const follow = (one: Page) => {
    one.on('console', (message) => lines.push(`console ${message.type()}: ${message.text()}`))
    one.on('pageerror', (error) => lines.push(`page error: ${error.stack ?? error.message}`))
    one.on('crash', () => lines.push('the page crashed'))
    one.on('response', (response) =>
      lines.push(`${response.status()} ${response.request().method()} ${response.url()}`),
    )
    one.on('requestfailed', (request) =>
      lines.push(`failed ${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`),
    )
  }
  follow(page)
  context.on('page', follow)
  page.once('close', () => context.off('page', follow))
  return lines
}

/** `close` ends the phone that this tab belongs to; a tab of it that was opened later only closes itself. */
export function phoneOf(
  engine: Driver['engine'],
  page: Page,
  close: () => Promise<void> = () => page.close(),
): PlaywrightPhone {
  const context = page.context()
  const lines = record(page, context)
  const evaluate = <T>(expression: string): Promise<T> => answered(expression, page.evaluate<T>(expression))
  const until = (expression: string): Promise<void> =>
    waitUntil(
      expression,
      () => evaluate(`Boolean(${expression})`),
      () => evaluate<string>(glance),
    )
  return {
    engine,
    page,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    address: async () => new URL(await evaluate<string>('location.href')),
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
    evaluate,
    until,
    screenshot: () => page.screenshot(),
    log: () => lines,
    newTab: async () => phoneOf(engine, await context.newPage()),
    close,
  }
}

/** Rejects when a page has not answered within the time that anything may take: an expression has no limit of its own. */
async function answered<T>(expression: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page does not answer: ${expression}`)), patience)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** What lies under a dialog is inert: a member cannot reach it, so it is not found. */
function find(page: Page, { kind, name, inside }: Target): Locator {
  const scope = inside ? page.locator(inside) : page
  const found =
    kind === 'field' ? scope.getByLabel(name, { exact: true }) : scope.getByRole(kind, { name, exact: true })
  return found.and(page.locator(':not([inert], [inert] *)'))
}
