import { join } from 'node:path'
import type { Browser } from 'playwright'
import { languages } from '../../runtime/tables/languages'
import { createPlatform, type Platform } from '../platform'
import { certificateFor } from '../start/certificate'
import { toSimulatedMerchant } from '../start/simulatedMerchant'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { launchBenchBrowser } from './benchBrowser'
import { startBenchHost } from './benchHost'
import { buildFloors } from './floors'
import { lineSwitch, type Profile } from './profiles'

/** A merchant's release, served with its floors and its platform, and a browser to visit it. */
export interface BenchSite {
  readonly browser: Browser
  /** The language of the merchant's visitors. */
  readonly locale: string
  readonly origins: { readonly http2: string; readonly http1: string }
  /** The certificate of the HTTP/2 origin. */
  readonly certificate: string
  readonly floorScriptBytes: number
  readonly platform: Platform
  close(): Promise<void>
}

/** `folder` is the merchant's release; `profile` is what the browser knows of its line when it starts. */
export async function openBenchSite(
  root: string,
  folder: string,
  { code, manifest }: ResolvedMerchant,
  profile?: Profile,
): Promise<BenchSite> {
  const certificate = certificateFor(join(root, 'node_modules/.cache/bench-certificate'), ['127.0.0.1'])
  const platform = createPlatform({ merchants: [toSimulatedMerchant(code, manifest)] })
  // The lobby is measured, not what pops up over it.
  await platform.control({ announcements: { merchant: code, types: 'PU', announcements: [] } })
  const floors = await buildFloors(folder)
  const site = { folder, platform, floors: floors.handle }
  const [http2, http1, browser] = await Promise.all([
    startBenchHost({ ...site, certificate }),
    startBenchHost(site),
    launchBenchBrowser(certificate.cert, profile && [lineSwitch(profile)]),
  ])
  const [language = 'EN'] = manifest.languages
  return {
    browser,
    locale: languages[language].locale,
    origins: { http2: http2.origin, http1: http1.origin },
    certificate: certificate.cert,
    floorScriptBytes: floors.scriptBytes,
    platform,
    async close() {
      await browser.close()
      platform.close()
      await Promise.all([http2.close(), http1.close()])
    },
  }
}
