import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/start/freePort'
import { type Driver, type Engine, phoneViewport } from './driver'
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
    return { name: 'WebKit', newPhone: () => newPhone(server), close }
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

/** A browser of its own, because one that is reused may never answer the deletion of what a page before has stored. */
async function newPhone(server: string): Promise<Driver> {
  const session = await startSession(server)
  return createTab(session, session.focusedTab, () => session.webDriver.quit())
}
