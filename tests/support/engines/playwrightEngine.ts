import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright'
import { chromiumFlags } from '../../../scripts/test/chromiumFlags'
import { createContextPool } from './contextPool'
import {
  animationsFinished,
  type Driver,
  describeTarget,
  type Engine,
  type PhoneOptions,
  pageSummary,
  phoneViewport,
  type Target,
} from './driver'
import { checkTap, tapHasHit } from './tapCheck'
import { waitTimeout, waitUntil } from './waitUntil'

/** A phone that also gives access to its Playwright page. */
export interface PlaywrightPhone extends Driver {
  readonly page: Page
  /** What was typed into fields that hide it. */
  readonly typedSecrets: ReadonlySet<string>
  /** The addresses that the test has opened. */
  readonly opened: ReadonlySet<string>
}

export const isInChromium = (driver: Driver): driver is PlaywrightPhone => driver.engine === 'Chromium'

export interface PlaywrightEngine extends Engine {
  newPhone(language?: string, options?: PhoneOptions): Promise<PlaywrightPhone>
}

/** The time limit for starting a browser, in milliseconds. */
export const launchTimeout = 120_000

export async function launchChromium(executablePath: string): Promise<PlaywrightEngine> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags, timeout: launchTimeout })
  const takePage = createContextPool(browser)
  return {
    ...createEngine('Chromium', browser),
    async newPhone(language, options = {}) {
      const { fresh, ...contextOptions } = options
      if (fresh || Object.keys(contextOptions).length > 0)
        return freshPhone('Chromium', browser, language, contextOptions)
      const { page, close } = await takePage(language)
      return createPhone('Chromium', page, close)
    },
  }
}

export const withoutFresh = ({ fresh: _, ...options }: PhoneOptions): Omit<PhoneOptions, 'fresh'> => options

export const createEngine = (name: PlaywrightEngine['name'], browser: Browser): PlaywrightEngine => ({
  name,
  newPhone: (language, options = {}) => freshPhone(name, browser, language, withoutFresh(options)),
  close: () => browser.close(),
})

export async function freshPhone(
  name: Driver['engine'],
  browser: Browser,
  locale: string | undefined,
  options: Omit<PhoneOptions, 'fresh'>,
): Promise<PlaywrightPhone> {
  const context = await newContext(browser, { ...(locale === undefined ? {} : { locale }), ...options })
  return createPhone(name, await context.newPage(), () => context.close())
}

export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phoneViewport, serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(waitTimeout)
  return context
}

/** Records console output, errors and requests of a page, until `stop` is called. */
function recordEvents(page: Page, context: BrowserContext): { lines: readonly string[]; stop: () => void } {
  const lines: string[] = []
  let isStopped = false
  const add = (line: string): void => void (isStopped || lines.push(line))
  const recordPage = (recordedPage: Page) => {
    recordedPage.on('console', (message) => add(`console ${message.type()}: ${message.text()}`))
    recordedPage.on('pageerror', (error) => add(`page error: ${error.stack ?? error.message}`))
    recordedPage.on('crash', () => add('the page crashed'))
    recordedPage.on('response', (response) =>
      add(`${response.status()} ${response.request().method()} ${response.url()}`),
    )
    recordedPage.on('requestfailed', (request) =>
      add(`failed ${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`),
    )
  }
  recordPage(page)
  context.on('page', recordPage)
  const stop = () => {
    isStopped = true
    context.off('page', recordPage)
  }
  page.once('close', stop)
  return { lines, stop }
}

/** `close` closes the whole phone; for a tab that was opened later it closes only that tab. */
export function createPhone(
  engine: Driver['engine'],
  page: Page,
  close: () => Promise<void> = () => page.close(),
): PlaywrightPhone {
  const context = page.context()
  const { lines, stop } = recordEvents(page, context)
  const typedSecrets = new Set<string>()
  const opened = new Set<string>()
  const evaluate = <T>(expression: string): Promise<T> =>
    withTimeout(expression, page.evaluate<T>(expression))
  const until = (expression: string): Promise<void> =>
    waitUntil(
      expression,
      () => evaluate(`Boolean(${expression})`),
      () => evaluate<string>(pageSummary),
    )
  return {
    engine,
    page,
    typedSecrets,
    opened,
    async open(address) {
      opened.add(address)
      const left =
        engine === 'Firefox' && (await evaluate<number>('performance.timeOrigin').catch(() => false))
      await page.goto(address).catch(async (error: unknown) => {
        if (left === false || !String(error).includes('NS_BINDING_ABORTED')) throw error
        // Firefox reports it for the page that was left, in the name of the new navigation, which goes on.
        await until(`performance.timeOrigin !== ${left} && document.readyState === 'complete'`)
      })
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    address: async () => new URL(await evaluate<string>('location.href')),
    see: (target) => locateTarget(page, target).waitFor(),
    async tap(target) {
      await locateTarget(page, target).waitFor()
      await until(animationsFinished)
      let failure: unknown
      await waitUntil(`a tap on ${describeTarget(target)}`, async () => {
        try {
          await locateTarget(page, target).evaluate(checkTap)
          await locateTarget(page, target).click()
        } catch (error) {
          failure = error
          return true
        }
        return evaluate<boolean>(tapHasHit).catch(() => true)
      })
      if (failure) throw failure
    },
    async fill(target, text) {
      const field = locateTarget(page, target)
      if (engine === 'Chromium') {
        await field.fill(text)
        if ((await field.getAttribute('type')) === 'password') typedSecrets.add(text)
        return
      }
      // Key by key, because in Firefox React does not notice a value that is set at once.
      await field.fill('')
      await field.pressSequentially(text)
    },
    async press(key) {
      // Firefox drops keys for a window in the background, and other tests open windows meanwhile.
      await page.bringToFront()
      await page.keyboard.press(key)
    },
    evaluate,
    until,
    screenshot: () => page.screenshot(),
    log: () => lines,
    newTab: async () => createPhone(engine, await context.newPage()),
    async close() {
      stop()
      await close()
    },
  }
}

/** Rejects when a page takes too long: `evaluate` has no time limit of its own. */
export async function withTimeout<T>(expression: string, result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page does not respond: ${expression}`)), waitTimeout)
  })
  try {
    return await Promise.race([result, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Excludes inert elements, such as those under a dialog: a member cannot reach them. */
function locateTarget(page: Page, { kind, name, inside }: Target): Locator {
  const scope = inside ? page.locator(inside) : page
  // A tab's panel may have the same name.
  const found =
    kind === 'field'
      ? scope.getByLabel(name, { exact: true }).and(page.locator('input, textarea'))
      : scope.getByRole(kind, { name, exact: true })
  return found.and(page.locator(':not([inert], [inert] *)'))
}
