import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Key as KeyCode, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../../scripts/start/freePort'
import {
  animationsFinished,
  type Driver,
  describeTarget,
  type Engine,
  type Key,
  pageSummary,
  phoneViewport,
  type Target,
} from './driver'
import { locate } from './locate'
import { type Program, startProgram } from './programs'
import { checkTap, tapHasHit } from './tapCheck'
import { waitTimeout, waitUntil } from './waitUntil'
import { isRepeatable, openSession } from './webdriver'

const keys: Record<Key, string> = { Enter: KeyCode.ENTER, Escape: KeyCode.ESCAPE, Tab: KeyCode.TAB }

/** The programs to run WebKitGTK without a display, and their Debian packages. */
export const webKitPrograms = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  openbox: 'openbox',
} as const

/** The browser that comes with the driver; its folder depends on the architecture and the version. */
function findMiniBrowser(): string {
  const architectures = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  const miniBrowser = architectures
    .flatMap((name) =>
      ['4.1', '4.0'].map((version) => join('/usr/lib', name, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((path) => existsSync(path))
  if (!miniBrowser)
    throw new Error(`MiniBrowser cannot be found: it comes with ${webKitPrograms.WebKitWebDriver}`)
  return miniBrowser
}

/**
 * Launches WebKitGTK on a virtual display of a phone's size. The browser runs full screen, which needs a window manager,
 * because WebKitGTK ignores a requested window size.
 */
export async function launchWebKit(): Promise<Engine> {
  const programs: Program[] = []
  const close = async (): Promise<void> => {
    for (const program of programs.reverse()) await program.stop()
  }
  try {
    const screen = ['-screen', '0', `${phoneViewport.width}x${phoneViewport.height}x24`, '-nolisten', 'tcp']
    const xvfb = startProgram('Xvfb', ['-displayfd', '1', ...screen])
    programs.push(xvfb)
    const display = { DISPLAY: `:${await xvfb.firstLine()}` }
    programs.push(startProgram('openbox', [], display))
    const port = await freePort()
    programs.push(startProgram('WebKitWebDriver', [`--port=${port}`], display))
    const server = `http://127.0.0.1:${port}`
    await waitUntil('WebKitWebDriver', async () => (await fetch(`${server}/status`)).ok)
    return { name: 'WebKit', newPhone: () => newPhone(server), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Longer than a page takes to answer, in milliseconds. */
const replyLost = 5000

/**
 * The driver never answers a script whose page goes away in that moment. The answer is then `whenLost`: no, so that whoever waits
 * asks the page that has come instead.
 */
async function unlessLost(reply: Promise<boolean>, whenLost = false): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const lost = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, replyLost, whenLost)
  })
  try {
    return await Promise.race([reply, lost])
  } finally {
    clearTimeout(timer)
    reply.catch(() => undefined)
  }
}

async function newPhone(server: string): Promise<Driver> {
  const { session, log } = openSession(server, {
    browserName: 'MiniBrowser',
    timeouts: { pageLoad: waitTimeout, script: waitTimeout },
    // Otherwise every command first waits until all pictures of the page have come, and one that is late stops them all.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] },
  })
  return createTab(session, log, await session.getWindowHandle(), () => session.quit())
}

/** One tab; every command switches to it first. Only the first tab of a session has `quit`. */
function createTab(session: WebDriver, log: string[], handle: string, quit?: () => Promise<void>): Driver {
  const focusTab = async (): Promise<WebDriver> => {
    await session.switchTo().window(handle)
    return session
  }
  const evaluate = async <T>(expression: string): Promise<T> =>
    (await focusTab()).executeScript(`return (${expression})`)
  const until = (expression: string): Promise<void> =>
    waitUntil(expression, () => unlessLost(evaluate(`!!(${expression})`)), summarizePage)

  const summarizePage = () => evaluate<string>(pageSummary)
  async function find(target: Target): Promise<WebElement> {
    const isUnique = `(${locate})(${JSON.stringify(target)}).length === 1`
    await waitUntil(describeTarget(target), () => unlessLost(evaluate(isUnique)), summarizePage)
    const [element] = await evaluate<WebElement[]>(`(${locate})(${JSON.stringify(target)})`)
    if (!element) throw new Error(`${describeTarget(target)} disappeared`)
    return element
  }

  const waitUntilStill = async (target: Target, state: 'present' | 'uncovered'): Promise<void> => {
    await find(target)
    const script = stillnessScript(target, state === 'uncovered')
    const check = async () => unlessLost((await focusTab()).executeAsyncScript<boolean>(script))
    await waitUntil(`${describeTarget(target)}, ${state} and not moving`, check, summarizePage)
  }

  /** Begins to load a page, and waits until its document has been read. */
  async function load(description: string, begin: () => Promise<void>): Promise<void> {
    await evaluate('globalThis.leftPage = true')
    await begin()
    const hasArrived = `globalThis.leftPage === undefined && document.readyState !== 'loading'`
    await waitUntil(description, () => unlessLost(evaluate(hasArrived)), summarizePage)
  }

  return {
    engine: 'WebKit',
    open: (address) => load(`a new page at ${address}`, async () => (await focusTab()).get(address)),
    reload: () => load('the page again', async () => (await focusTab()).navigate().refresh()),
    back: async () => (await focusTab()).navigate().back(),
    address: async () => new URL(await evaluate('location.href')),
    see: async (target) => void (await find(target)),
    async tap(target) {
      let failure: unknown
      // A bar may appear between the check and the tap. Then the tap is ignored and repeated.
      await waitUntil(`a tap on ${describeTarget(target)}`, async () => {
        await waitUntilStill(target, 'uncovered')
        const element = await find(target)
        try {
          await evaluate(tapCheckScript(target))
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
      await waitUntilStill(target, 'present')
      const field = await find(target)
      await field.clear()
      await field.sendKeys(text)
    },
    async press(key) {
      await (await focusTab()).actions().sendKeys(keys[key]).perform()
    },
    evaluate,
    until,
    // The protocol reports neither console nor network, so this logs its commands.
    log: () => log,
    screenshot: async () => Buffer.from(await (await focusTab()).takeScreenshot(), 'base64'),
    async newTab() {
      await (await focusTab()).switchTo().newWindow('tab')
      return createTab(session, log, await session.getWindowHandle())
    },
    close: quit ?? (async () => (await focusTab()).close()),
  }
}

/**
 * Scrolls the target to the middle, because the driver may leave it under a fixed bar. Then checks that it has not moved for
 * two frames and is not covered. It counts frames, because a busy page reports the end of an animation before it has painted
 * it, and a tap would miss the button.
 */
const stillnessScript = (target: Target, mustBeUncovered: boolean): string => `
  const report = arguments[arguments.length - 1]
  const findElement = () => (${locate})(${JSON.stringify(target)})[0]
  const positionOf = (element) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
    return [left, top, width, height]
  }
  findElement()?.scrollIntoView({ block: 'center' })
  const before = positionOf(findElement())
  // A background tab has no animation frames, and nothing moves in it.
  const nextFrame = document.hidden ? (callback) => setTimeout(callback, 20) : requestAnimationFrame
  nextFrame(() => nextFrame(() => {
    const element = findElement()
    const [left, top, width, height] = positionOf(element)
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
    const isReady = ${mustBeUncovered} ? element?.contains(topmost) === true : element !== undefined
    report(String(before) === String([left, top, width, height]) && ${animationsFinished} && isReady)
  }))`

const tapCheckScript = (target: Target): string => `(${checkTap})((${locate})(${JSON.stringify(target)})[0])`
