import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from '../../../scripts/test/chromiumFlags'
import { phoneViewport } from './driver'
import { createPhone, type PlaywrightPhone } from './playwrightEngine'
import { type Program, startProgram } from './programs'
import { waitTimeout, waitUntil } from './waitUntil'

/** The programs for a browser with a screen, and their Debian packages. */
export const headedPrograms = { Xvfb: 'xvfb', openbox: 'openbox', xdotool: 'xdotool' } as const

/** A Chromium with windows on a virtual screen, whose own dialogs are operated by the keyboard. */
export interface HeadedPhone extends PlaywrightPhone {
  /** Waits until the screen shows something else after this, and stands still: a dialog of the browser has opened. */
  seeChange(act: () => Promise<void>): Promise<void>
  /** Presses keys as a person does, outside the page: "Tab", "Return". */
  pressOutside(...keys: readonly string[]): void
}

const screen = { width: 800, height: 900 }

/** So many equal pictures in a row stand still; a dialog ignores keys for the first half second. */
const stillPictures = 25

/** Launches a Chromium with a profile of its own on a virtual screen; `close` ends everything. */
export async function launchHeadedPhone(executablePath: string): Promise<HeadedPhone> {
  const programs: Program[] = []
  const folder = mkdtempSync(join(tmpdir(), 'profile-'))
  const stop = async (): Promise<void> => {
    for (const program of programs.reverse()) await program.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const size = `${screen.width}x${screen.height}x24`
    const xvfb = startProgram('Xvfb', [
      '-displayfd',
      '1',
      '-screen',
      '0',
      size,
      '-nolisten',
      'tcp',
      '-fbdir',
      folder,
    ])
    programs.push(xvfb)
    const display = { DISPLAY: `:${await xvfb.firstLine()}` }
    programs.push(startProgram('openbox', [], display))
    const context = await chromium.launchPersistentContext(folder, {
      executablePath,
      headless: false,
      args: chromiumFlags,
      env: { ...(process.env as Record<string, string>), ...display },
      timeout: 120_000,
      viewport: phoneViewport,
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(waitTimeout)
    const [page = await context.newPage()] = context.pages()
    const phone = createPhone('Chromium', page, async () => {
      await context.close()
      await stop()
    })
    const picture = (): string =>
      createHash('md5')
        .update(readFileSync(join(folder, 'Xvfb_screen0')))
        .digest('hex')
    async function seeChange(act: () => Promise<void>): Promise<void> {
      const before = picture()
      await act()
      let last = before
      let same = 0
      await waitUntil('another picture on the screen, which stands still', async () => {
        const now = picture()
        same = now === last ? same + 1 : 0
        last = now
        return now !== before && same >= stillPictures
      })
    }
    const pressOutside = (...keys: readonly string[]): void => {
      const { status, stderr } = spawnSync('xdotool', ['key', '--delay', '400', ...keys], {
        env: { ...process.env, ...display },
      })
      if (status !== 0) throw new Error(`xdotool failed: ${stderr}`)
    }
    return Object.assign(phone, { seeChange, pressOutside })
  } catch (error) {
    await stop()
    throw error
  }
}
