import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/start/freePort'
import { type Engine, phoneViewport } from './driver'
import { type Program, startProgram } from './programs'
import { waitTimeout, waitUntil } from './waitUntil'
import { openSession } from './webdriver'
import { createTab, type Session } from './webkitTab'

/** The programs to run WebKitGTK without a display, and their Debian packages. */
export const webKitPrograms = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  openbox: 'openbox',
} as const

/**
 * Pages cost a third of the CPU time without a graphics card's compositor, which would run on the CPU, and without the compilers
 * for scripts that run for long.
 */
const cheapPages = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', JSC_useDFGJIT: '0', JSC_useFTLJIT: '0' }

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
    programs.push(startProgram('WebKitWebDriver', [`--port=${port}`], { ...display, ...cheapPages }))
    const server = `http://127.0.0.1:${port}`
    await waitUntil('WebKitWebDriver', async () => (await fetch(`${server}/status`)).ok)
    return createEngine(server, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function startSession(server: string): Promise<Session> {
  const { session: webDriver, log } = openSession(server, {
    browserName: 'MiniBrowser',
    timeouts: { pageLoad: waitTimeout, script: waitTimeout },
    // Otherwise every command first waits until all pictures of the page have come, and one that is late stops them all.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] },
  })
  return { webDriver, log, focusedTab: await webDriver.getWindowHandle() }
}

/**
 * There is one session at a time, because only one window fits on the display. A phone that does not need a browser of its own gets
 * the session of the phone before, and clears the storage of each site before it opens it: the process of a page, with its
 * compiled scripts, costs more than most journeys.
 */
function createEngine(server: string, closePrograms: () => Promise<void>): Engine {
  let idle: Session | undefined
  const endIdle = async (): Promise<void> => {
    await idle?.webDriver.quit()
    idle = undefined
  }
  return {
    name: 'WebKit',
    async newPhone(_language, { fresh, serviceWorkers } = {}) {
      const isShared = !fresh && serviceWorkers !== 'allow'
      if (!isShared) await endIdle()
      const session = idle ?? (await startSession(server))
      idle = undefined
      session.log.length = 0
      return createTab(session, session.focusedTab, async () => {
        if (!isShared) return session.webDriver.quit()
        await closeOtherTabs(session)
        await session.webDriver.get('about:blank')
        idle = session
      })
    },
    async close() {
      await endIdle()
      await closePrograms()
    },
  }
}

/** Leaves one tab. */
async function closeOtherTabs(session: Session): Promise<void> {
  const { webDriver } = session
  const [first = '', ...others] = await webDriver.getAllWindowHandles()
  for (const other of others) {
    await webDriver.switchTo().window(other)
    await webDriver.close()
  }
  if (session.focusedTab === first && others.length === 0) return
  await webDriver.switchTo().window(first)
  session.focusedTab = first
}
