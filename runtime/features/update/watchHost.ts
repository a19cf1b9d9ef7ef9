import type { Browser, HttpResponse, Stop } from '../../browser/browser'
import { onPageResume } from '../../browser/onPageResume'
import type { Site } from '../../contract/site'
import { assetManifestUrl } from '../../rules/system/recovery'
import { decideUpdate, type HostVersion, readHostVersion } from '../../rules/system/update'
import { pathAtom } from '../../state/page'
import { times } from '../../tables/times'

/**
 * Looks what the host has: 1.5 s after the start, when the tab is looked at again, and every hour (E4.55, E9.01). Tells what is
 * newer than this page: the host's build, or the hash of the manifests where only the other product's has changed.
 */
export function watchHost(site: Site, newer: (cause: string) => void): Stop {
  const { clock } = site.browser
  let looks = 0
  let looking = false

  async function look(): Promise<void> {
    if (looking) return
    looking = true
    void site.browser.serviceWorker.checkForUpdate()
    const version = await askHost(site.browser).catch(() => undefined)
    looking = false
    if (version) judge(version)
  }

  function judge(version: HostVersion): void {
    const { storage } = site.browser
    const own = site.data.build
    const verdict = decideUpdate(version, {
      ownBuild: own,
      storedHash: storage.read('assets') as string | undefined,
      justLoaded: looks === 0,
      rendered: site.store.get(pathAtom) !== undefined,
    })
    const { build, hash } = version
    if (hash !== undefined) looks += 1
    if (verdict === 'keep') storage.write('assets', hash)
    if (verdict === 'tell') newer(build === own && hash !== undefined ? hash : build)
  }

  const back = onPageResume(site.browser, () => void look())
  const stops = [
    clock.after(times.firstUpdateCheck, () => void look()),
    clock.every(times.updateCheckInterval, back.schedule),
    back.stop,
  ]
  return () => stops.forEach((stop) => void stop())
}

/** Undefined when the host does not say what it has; rejects when it does not answer for this site. */
async function askHost({ http, clock }: Browser): Promise<HostVersion | undefined> {
  const ask = (which: 'own' | 'other'): Promise<HttpResponse> =>
    http.send({
      method: 'GET',
      url: assetManifestUrl(which, clock.now()),
      headers: { 'Cache-Control': 'no-cache' },
      timeout: times.request,
    })
  const [own, other] = await Promise.all([ask('own'), ask('other').catch(() => undefined)])
  return readHostVersion(own, other)
}
