import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { type Engine, phone } from './driver'
import { chromiumFlags, type PlaywrightPhone, phoneOf } from './playwrightEngine'
import { patience } from './waitUntil'

export interface Profiles extends Engine {
  newPhone(language?: string): Promise<PlaywrightPhone>
}

/**
 * Chromiums with a profile of their own each. What `launchChromium` opens is a private window, and signing in by Firebase is
 * refused there (I4.36).
 */
export function launchProfiles(executablePath: string): Profiles {
  const folders: string[] = []
  return {
    name: 'Chromium',
    async newPhone(locale) {
      const folder = mkdtempSync(join(tmpdir(), 'profile-'))
      folders.push(folder)
      const context = await chromium.launchPersistentContext(folder, {
        executablePath,
        args: chromiumFlags,
        viewport: phone,
        serviceWorkers: 'block',
        ...(locale ? { locale } : {}),
      })
      context.setDefaultTimeout(patience)
      const [page = await context.newPage()] = context.pages()
      return phoneOf('Chromium', context, page)
    },
    async close() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
