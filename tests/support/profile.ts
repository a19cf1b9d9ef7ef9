import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { type Engine, phone } from './driver'
import { unknownBrowser } from './journeys/social'
import { chromiumFlags, type PlaywrightPhone, phoneOf } from './playwrightEngine'
import { patience } from './waitUntil'

export interface Profiles extends Engine {
  newPhone(language?: string): Promise<PlaywrightPhone>
}

/**
 * Chromiums with a profile of their own each, as Google's prompt wants one. The detector of private windows times the disk,
 * which a machine of tests may have too busy or too fast: here it does not know the browser (F032).
 */
export function launchProfiles(executablePath: string): Profiles {
  return {
    name: 'Chromium',
    async newPhone(locale) {
      const folder = mkdtempSync(join(tmpdir(), 'profile-'))
      const context = await chromium.launchPersistentContext(folder, {
        executablePath,
        args: chromiumFlags,
        timeout: 120_000,
        viewport: phone,
        serviceWorkers: 'block',
        ...(locale ? { locale } : {}),
      })
      context.setDefaultTimeout(patience)
      await context.addInitScript(unknownBrowser)
      const [page = await context.newPage()] = context.pages()
      return phoneOf('Chromium', page, async () => {
        await context.close()
        rmSync(folder, { recursive: true, force: true })
      })
    },
    close: async () => undefined,
  }
}
