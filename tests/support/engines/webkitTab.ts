import { Key as KeyCode, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type Driver, describeTarget, type Key, pageSummary } from './driver'
import { waitFor, whenFillable, whenPresent, whenTappable, whenTrue } from './pageScripts'
import { tapHasHit } from './tapCheck'
import { waitUntil } from './waitUntil'
import { isRepeatable } from './webdriver'

const keys: Record<Key, string> = { Enter: KeyCode.ENTER, Escape: KeyCode.ESCAPE, Tab: KeyCode.TAB }

/** A session of the driver: a browser with storage of its own. Commands go to the tab that has the focus. */
export interface Session {
  readonly webDriver: WebDriver
  /** The commands: the protocol reports neither console nor network. */
  readonly log: string[]
  focusedTab: string
}

/** Longer than a page takes to answer, in milliseconds. */
const replyLost = 5000

/**
 * The driver never answers a script whose page goes away in that moment. The answer is then `whenLost`: nothing, so that whoever
 * waits asks the page that has come instead.
 */
async function unlessLost<T>(reply: Promise<T>, whenLost: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const lost = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, replyLost, whenLost)
  })
  try {
    return await Promise.race([reply, lost])
  } finally {
    clearTimeout(timer)
    reply.catch(() => undefined)
  }
}

/** One tab. Only the first tab of a phone has `end`. */
export function createTab(session: Session, handle: string, end?: () => Promise<void>): Driver {
  const focusTab = async (): Promise<WebDriver> => {
    if (session.focusedTab !== handle) await session.webDriver.switchTo().window(handle)
    session.focusedTab = handle
    return session.webDriver
  }
  const evaluate = async <T>(expression: string): Promise<T> =>
    (await focusTab()).executeScript(`return (${expression})`)
  const summarizePage = () => evaluate<string>(pageSummary)

  async function waitInPage<T>(description: string, attempt: string): Promise<T> {
    const script = `(${waitFor(attempt)})(arguments[arguments.length - 1])`
    let found: T | null = null
    const check = async (): Promise<boolean> => {
      found = await unlessLost<T | null>((await focusTab()).executeAsyncScript<T | null>(script), null)
      return found !== null
    }
    await waitUntil(description, check, summarizePage)
    return found as T
  }
  const until = async (expression: string): Promise<void> =>
    void (await waitInPage(expression, whenTrue(expression)))

  /** Begins to load a page, and waits until its document has been read. */
  async function load(description: string, begin: () => Promise<void>): Promise<void> {
    await evaluate('globalThis.leftPage = true')
    await begin()
    const hasArrived = `globalThis.leftPage === undefined && document.readyState !== 'loading'`
    await waitUntil(description, () => unlessLost(evaluate<boolean>(hasArrived), false), summarizePage)
  }
  const open = (address: string): Promise<void> =>
    load(`a new page at ${address}`, async () => (await focusTab()).get(address))

  return {
    engine: 'WebKit',
    open,
    reload: () => load('the page again', async () => (await focusTab()).navigate().refresh()),
    back: async () => (await focusTab()).navigate().back(),
    address: async () => new URL(await evaluate('location.href')),
    see: async (target) => void (await waitInPage(describeTarget(target), whenPresent(target))),
    async tap(target) {
      let failure: unknown
      // A bar may appear between the check and the tap. Then the tap is ignored and repeated.
      await waitUntil(`a tap on ${describeTarget(target)}`, async () => {
        const description = `${describeTarget(target)}, uncovered and not moving`
        const element = await waitInPage<WebElement>(description, whenTappable(target, 'element'))
        try {
          await element.click()
        } catch (error) {
          if (isRepeatable(error)) return false
          failure = error
          return true
        }
        return unlessLost(
          evaluate<boolean>(tapHasHit).catch(() => true),
          true,
        )
      })
      if (failure) throw failure
    },
    async fill(target, text) {
      const description = `${describeTarget(target)}, present and not moving`
      const result = whenFillable(target, '[element, element.value]')
      const [field, value] = await waitInPage<[WebElement, string]>(description, result)
      if (value !== '') await field.clear()
      await field.sendKeys(text)
    },
    async press(key) {
      await (await focusTab()).actions().sendKeys(keys[key]).perform()
    },
    evaluate,
    until,
    log: () => session.log,
    screenshot: async () => Buffer.from(await (await focusTab()).takeScreenshot(), 'base64'),
    async newTab() {
      await (await focusTab()).switchTo().newWindow('tab')
      session.focusedTab = await session.webDriver.getWindowHandle()
      return createTab(session, session.focusedTab)
    },
    async close() {
      if (end) return end()
      await (await focusTab()).close()
      session.focusedTab = ''
    },
  }
}
