import type { Browser, HttpResponse, Stop } from '../../browser/browser'
import { onPageResume } from '../../browser/page/onPageResume'
import type { Site } from '../../contract/site'
import { assetManifestUrl } from '../../rules/system/recovery'
import { decideUpdate, type HostVersion, readHostVersion } from '../../rules/system/update'
import { pathAtom } from '../../state/page'
import * as times from '../../tables/times'

/**
 * Checks the host's version 1.5 s after the start (on a slow line when that has nothing else to do, D195), when the page resumes, and every hour (E4.55, E9.01). Calls back with what is
 * newer than this page: the host's build, or the hash of the manifests if only the other product's has changed.
 */
export function watchHost(site: Site, onNewer: (cause: string) => void): Stop {
  const { clock, line } = site.browser
  let checkCount = 0
  let isChecking = false

  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    void site.browser.serviceWorker.checkForUpdate()
    const version = await fetchHostVersion(site.browser).catch(() => undefined)
    isChecking = false
    if (version) handleVersion(version)
  }

  function handleVersion(version: HostVersion): void {
    const { storage } = site.browser
    const ownBuild = site.data.build
    const action = decideUpdate(version, {
      ownBuild,
      storedHash: storage.read('assetsHash') as string | undefined,
      justLoaded: checkCount === 0,
      rendered: site.store.get(pathAtom) !== undefined,
    })
    const { build, hash } = version
    if (hash !== undefined) checkCount += 1
    if (action === 'store') storage.write('assetsHash', hash)
    if (action === 'notify') onNewer(build === ownBuild && hash !== undefined ? hash : build)
  }

  const resumeWatcher = onPageResume(site.browser, () => void check())
  const stops = [
    line.slow ? line.whenFree(() => void check()) : clock.after(times.firstUpdateCheck, () => void check()),
    clock.every(times.updateCheckInterval, resumeWatcher.schedule),
    resumeWatcher.stop,
  ]
  return () => stops.forEach((stop) => void stop())
}

/** Undefined if the host's manifest is invalid; rejects if the host does not answer. */
async function fetchHostVersion({ http, clock }: Browser): Promise<HostVersion | undefined> {
  const fetchManifest = (which: 'own' | 'other'): Promise<HttpResponse> =>
    http.send({
      method: 'GET',
      url: assetManifestUrl(which, clock.now()),
      headers: { 'Cache-Control': 'no-cache' },
      timeout: times.request,
    })
  const [own, other] = await Promise.all([
    fetchManifest('own'),
    fetchManifest('other').catch(() => undefined),
  ])
  return readHostVersion(own, other)
}
