import { inject } from 'vitest'
import { findProgram } from '../../scripts/test/findBrowser'
import type { Engine } from './driver'
import { launchChromium, launchFirefox, type PlaywrightEngine } from './playwrightEngine'
import { launchProfiles, type Profiles } from './profile'
import { launchWebKit, webKitPrograms } from './webkitEngine'

/*
 * The browsers of this worker. Each is launched when it is first wanted, serves all files that the worker runs, and ends
 * with it.
 */

/** What is missing is said and fails: an engine that is left out in silence would count as tested. */
function need(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).filter(([program]) => !findProgram(program))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map(([, packageName]) => packageName))].join(' ')
  throw new Error(
    `${missing.map(([program]) => program).join(', ')} cannot be found. On Debian, as root: apt-get install --no-install-recommends ${packages}`,
  )
}

/** Launched once, and closed by nobody. */
function shared<E extends Engine>(launch: () => Promise<E>): () => Promise<E> {
  let launched: Promise<E> | undefined
  return () => {
    launched ??= launch().then((engine) => ({ ...engine, close: async () => undefined }))
    return launched
  }
}

export const chromium: () => Promise<PlaywrightEngine> = shared(() => launchChromium(inject('headless')))

/** Chromiums with a profile of their own for each phone. */
export const chromiumProfiles: () => Promise<Profiles> = shared(async () =>
  launchProfiles(inject('chromium')),
)

export const firefox: () => Promise<PlaywrightEngine> = shared(async () => {
  need({ 'firefox-esr': 'firefox-esr' })
  return launchFirefox(findProgram('firefox-esr') ?? '')
})

/** WebKitGTK shows one window at a time to whoever looks at its screen: each caller gets a screen of its own. */
export async function webKit(): Promise<Engine> {
  need(webKitPrograms)
  return launchWebKit()
}
