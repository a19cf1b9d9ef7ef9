import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { phoneViewport } from './driver'
import { chromiumFlags, createPhone, type PlaywrightPhone } from './playwrightEngine'
import { type Program, startProgram } from './programs'
import { waitTimeout } from './waitUntil'

/** The programs for a browser with a screen, and their Debian packages. */
export const headedPrograms = { Xvfb: 'xvfb', openbox: 'openbox', xdotool: 'xdotool' } as const

/** A Chromium with windows on a virtual screen, whose own dialogs are operated by the keyboard. */
export interface HeadedPhone extends PlaywrightPhone {
  /** Presses keys as a person does, outside the page: "Tab", "Return". */
  pressOutside(...keys: readonly string[]): void
}

const screen = { width: 800, height: 900 }

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
    const xvfb = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'])
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
    const pressOutside = (...keys: readonly string[]): void => {
      // A person's speed: the dialog ignores keys that come at once.
      const result = spawnSync('xdotool', ['key', '--delay', '400', ...keys], {
        env: { ...process.env, ...display },
      })
      if (result.status !== 0) throw new Error(`xdotool failed: ${result.stderr}`)
    }
    return Object.assign(phone, { pressOutside })
  } catch (error) {
    await stop()
    throw error
  }
}
