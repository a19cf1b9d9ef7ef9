import { inject } from 'vitest'
import { findProgram } from '../../../scripts/test/findBrowser'
import type { Engine } from './driver'
import { launchFirefox } from './firefoxEngine'
import { type HeadedPhone, headedPrograms, launchHeadedPhone } from './headedEngine'
import { launchChromium, type PlaywrightEngine } from './playwrightEngine'
import { createProfileEngine, type ProfileEngine } from './profileEngine'
import { launchWebKit, webKitPrograms } from './webkitEngine'

/*
 * The browsers of this vitest worker. Each is launched on first use, is shared by all test files of the worker, and ends with it.
 */

/** Throws when a program is missing: an engine that is silently skipped would count as tested. */
function requirePrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).filter(([program]) => !findProgram(program))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map(([, packageName]) => packageName))].join(' ')
  throw new Error(
    `${missing.map(([program]) => program).join(', ')} cannot be found. On Debian, as root: apt-get install --no-install-recommends ${packages}`,
  )
}

/** Launches an engine once; its `close` does nothing. */
function launchOnce<E extends Engine>(launch: () => Promise<E>): () => Promise<E> {
  let launched: Promise<E> | undefined
  return () => {
    launched ??= launch().then((engine) => ({ ...engine, close: async () => undefined }))
    return launched
  }
}

export const chromium: () => Promise<PlaywrightEngine> = launchOnce(() => launchChromium(inject('headless')))

/** A Chromium for tests that open many pages one after the other, and are not about several tabs. */
export const chromiumForScreens: () => Promise<PlaywrightEngine> = launchOnce(() =>
  launchChromium(inject('headless'), { sharesProcess: true }),
)

/** A Chromium with its own profile for each phone. */
export const chromiumProfiles: () => Promise<ProfileEngine> = launchOnce(async () =>
  createProfileEngine(inject('chromium')),
)

export const firefox: () => Promise<PlaywrightEngine> = launchOnce(async () => {
  requirePrograms({ 'firefox-esr': 'firefox-esr' })
  return launchFirefox(findProgram('firefox-esr') ?? '')
})

/** WebKitGTK can show only one window on a display, so each caller gets its own display. */
export async function webKit(): Promise<Engine> {
  requirePrograms(webKitPrograms)
  return launchWebKit()
}

/** A Chromium with windows of its own; each caller gets its own screen. */
export async function headedChromium(): Promise<{ newPhone(): Promise<HeadedPhone> }> {
  requirePrograms(headedPrograms)
  return { newPhone: () => launchHeadedPhone(inject('chromium')) }
}
