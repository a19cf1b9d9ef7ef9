import { describe, inject, it } from 'vitest'
import { programNamed } from '../../scripts/test/browser'
import { dealtOnce, everywhere } from '../support/deal'
import type { Engine } from '../support/driver'
import { journeys } from '../support/journeys'
import { identities } from '../support/journeys/identities'
import { Member } from '../support/member'
import { launchFirefox } from '../support/playwrightEngine'
import { browserForTests, phonesForTests, siteForTests } from '../support/stage'
import { launchWebKit, webKitPrograms } from '../support/webkitEngine'

/** What is missing is said and fails: an engine that is left out in silence would count as tested. */
function need(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).filter(([program]) => !programNamed(program))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map(([, packageName]) => packageName))].join(' ')
  throw new Error(
    `${missing.map(([program]) => program).join(', ')} cannot be found. On Debian, as root: apt-get install --no-install-recommends ${packages}`,
  )
}

const engines: readonly [string, () => Promise<Engine>][] = [
  [
    'Firefox',
    () => {
      need({ 'firefox-esr': 'firefox-esr' })
      return launchFirefox(programNamed('firefox-esr') ?? '')
    },
  ],
  [
    'WebKit',
    () => {
      need(webKitPrograms)
      return launchWebKit()
    },
  ],
]

for (const [player, [name, launch]] of engines.entries()) {
  // One engine beside Chromium proves what the identity library does; it takes long.
  const all = name === 'Firefox' ? [...journeys, ...identities] : journeys
  const sites = inject('sites')

  describe(name, () => {
    const engine = browserForTests(async () => launch())

    for (const { site: built, rows } of inject('deep')
      ? everywhere(all, sites)
      : dealtOnce(all, sites, player)) {
      describe(built.code, () => {
        const site = siteForTests(built)
        const newPhone = phonesForTests(engine)

        for (const { title, run, phone } of rows)
          it(title, async () => run(new Member(await newPhone(undefined, phone), site.current)))
      })
    }
  })
}
