import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Driver, type Engine, glance, type Key, phone, standsStill, type Target } from './driver'
import { locate } from './locate'
import { freePort, type Program, startProgram } from './programs'
import { patience, waitUntil } from './waitUntil'
import { type ElementReference, isReady, openSession, pathOf, type WebDriver } from './webdriver'

const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** Programs that WebKitGTK needs to be driven without a screen, by the Debian package that has them. */
export const webKitPrograms = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  openbox: 'openbox',
} as const

/** The browser that comes with the driver; its folder is named after the machine and the version. */
function miniBrowser(): string {
  const machines = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  const found = machines
    .flatMap((name) =>
      ['4.1', '4.0'].map((version) => join('/usr/lib', name, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((path) => existsSync(path))
  if (!found) throw new Error(`MiniBrowser cannot be found: it comes with ${webKitPrograms.WebKitWebDriver}`)
  return found
}

/**
 * WebKitGTK on a screen of its own. The screen has a phone's size and the browser fills it, which needs a window
 * manager: WebKitGTK ignores a wished window size.
 */
export async function launchWebKit(): Promise<Engine> {
  const running: Program[] = []
  const close = async (): Promise<void> => {
    for (const program of running.reverse()) await program.stop()
  }
  try {
    const screen = ['-screen', '0', `${phone.width}x${phone.height}x24`, '-nolisten', 'tcp']
    const xvfb = startProgram('Xvfb', ['-displayfd', '1', ...screen])
    running.push(xvfb)
    const display = { DISPLAY: `:${await xvfb.firstLine()}` }
    running.push(startProgram('openbox', [], display))
    const port = await freePort()
    running.push(startProgram('WebKitWebDriver', [`--port=${port}`], display))
    const server = `http://127.0.0.1:${port}`
    await waitUntil('WebKitWebDriver', () => isReady(server))
    return { name: 'WebKit', newPhone: () => newPhone(server), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function newPhone(server: string): Promise<Driver> {
  const session = await openSession(server, {
    browserName: 'MiniBrowser',
    timeouts: { pageLoad: patience, script: patience },
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', '--full-screen'] },
  })
  return tabOf(session, await session.get('window'), () => session.remove(''))
}

/** One tab; with several, each command goes to the right one first. */
function tabOf(session: WebDriver, handle: string, close: () => Promise<void>): Driver {
  const here = async (): Promise<WebDriver> => {
    await session.post('window', { handle })
    return session
  }
  const evaluate = async <T>(expression: string): Promise<T> =>
    (await here()).post('execute/sync', { script: `return (${expression})`, args: [] })
  const until = (expression: string): Promise<void> =>
    waitUntil(expression, () => evaluate(`!!(${expression})`), glimpsed)

  const glimpsed = () => evaluate<string>(glance)
  async function find(target: Target): Promise<string> {
    const isOne = `(${locate})(${JSON.stringify(target)}).length === 1`
    await waitUntil(describe(target), () => evaluate(isOne), glimpsed)
    const [element] = await evaluate<ElementReference[]>(`(${locate})(${JSON.stringify(target)})`)
    if (!element) throw new Error(`${describe(target)} went away`)
    return pathOf(element)
  }

  const comesToRest = async (target: Target, within: 'the page' | 'reach'): Promise<void> => {
    await find(target)
    const script = { script: rests(target, within === 'reach'), args: [] }
    const look = async () => (await here()).post<boolean>('execute/async', script)
    await waitUntil(`${describe(target)}, at rest within ${within}`, look, glimpsed)
  }

  return {
    engine: 'WebKit',
    open: async (address) => (await here()).post('url', { url: address }),
    reload: async () => (await here()).post('refresh'),
    back: async () => (await here()).post('back'),
    address: async () => new URL(await evaluate('location.href')),
    see: async (target) => void (await find(target)),
    async tap(target) {
      let failure: unknown
      // A bar that comes by itself may come between the look and the tap: then nothing was tapped, and nothing of the bar.
      await waitUntil(`a tap on ${describe(target)}`, async () => {
        await comesToRest(target, 'reach')
        const element = await find(target)
        try {
          await evaluate(aim(target))
          await session.post(`${element}/click`)
        } catch (error) {
          if (/click intercepted|stale element/.test(String(error))) return false
          failure = error
          return true
        }
        return await evaluate<boolean>('globalThis.tapMissed !== true').catch(() => true)
      })
      if (failure) throw failure
    },
    async fill(target, text) {
      await comesToRest(target, 'the page')
      const field = await find(target)
      await session.post(`${field}/clear`)
      await session.post(`${field}/value`, { text })
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await (await here()).post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    evaluate,
    until,
    // The protocol tells nothing of the console or the network: its own commands are all that there is.
    log: () => session.log,
    screenshot: async () => Buffer.from(await (await here()).get<string>('screenshot'), 'base64'),
    async newTab() {
      const tab = await (await here()).post<{ handle: string }>('window/new', { type: 'tab' })
      return tabOf(session, tab.handle, async () => {
        await session.post('window', { handle: tab.handle })
        await session.remove('window')
      })
    },
    close,
  }
}

/**
 * Scrolls to the middle, for the driver scrolls no further than it must, and so under the bars that stay; then looks
 * whether it stands where it stood two frames ago, and nothing lies above it. Frames are counted because a busy page
 * tells of an animation's end before it has drawn it: a finger that comes down then comes up beside the button.
 */
const rests = (target: Target, inReach: boolean): string => `
  const told = arguments[arguments.length - 1]
  const found = () => (${locate})(${JSON.stringify(target)})[0]
  const placeOf = (element) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
    return [left, top, width, height]
  }
  found()?.scrollIntoView({ block: 'center' })
  const before = placeOf(found())
  // A tab in the background draws no frames, and moves nothing.
  const frame = document.hidden ? (run) => setTimeout(run, 20) : requestAnimationFrame
  frame(() => frame(() => {
    const element = found()
    const [left, top, width, height] = placeOf(element)
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const reached = ${inReach} ? element?.contains(above) === true : element !== undefined
    told(String(before) === String([left, top, width, height]) && ${standsStill} && reached)
  }))`

/**
 * The next tap is for this target alone: what of it goes elsewhere is kept from the page, and `tapMissed` says so until it has
 * come. A page that gives way to another one takes that along.
 */
const aim = (target: Target): string => `(() => {
  const element = (${locate})(${JSON.stringify(target)})[0]
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const check = (event) => {
    const isHit = event.composedPath().includes(element)
    if (isHit && event.type === 'click') {
      globalThis.tapMissed = false
      aimed.abort()
    }
    if (isHit) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  globalThis.tapAim?.abort()
  const aimed = (globalThis.tapAim = new AbortController())
  globalThis.tapMissed = true
  for (const type of types) addEventListener(type, check, { capture: true, signal: aimed.signal })
})()`

const describe = ({ kind, name, inside }: Target): string =>
  `one ${kind} called "${name}"${inside ? ` in <${inside}>` : ''}`
