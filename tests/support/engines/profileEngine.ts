import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from '../../../scripts/test/chromiumFlags'
import { undetectedPrivateWindow } from '../journeys/social'
import { type Engine, type PhoneOptions, phoneViewport } from './driver'
import { createPhone, type PlaywrightPhone } from './playwrightEngine'
import { waitTimeout } from './waitUntil'

export interface ProfileEngine extends Engine {
  newPhone(language?: string): Promise<PlaywrightPhone>
}

interface ProfileOptions extends Pick<PhoneOptions, 'serviceWorkers'> {
  /** Further flags of the program. */
  readonly flags?: readonly string[]
}

/**
 * Launches a Chromium with a profile of its own for each phone, as Google's prompt requires. The detector of private windows
 * measures disk speed, which is unreliable on test machines, so it is disabled (F032).
 */
export function createProfileEngine(
  executablePath: string,
  { flags = [], serviceWorkers = 'block' }: ProfileOptions = {},
): ProfileEngine {
  return {
    name: 'Chromium',
    async newPhone(locale) {
      const folder = mkdtempSync(join(tmpdir(), 'profile-'))
      const context = await chromium.launchPersistentContext(folder, {
        executablePath,
        args: [...chromiumFlags, ...flags],
        timeout: 120_000,
        viewport: phoneViewport,
        serviceWorkers,
        ...(locale ? { locale } : {}),
      })
      context.setDefaultTimeout(waitTimeout)
      await context.addInitScript(undetectedPrivateWindow)
      const [page = await context.newPage()] = context.pages()
      return createPhone('Chromium', page, async () => {
        await context.close()
        rmSync(folder, { recursive: true, force: true })
      })
    },
    close: async () => undefined,
  }
}
