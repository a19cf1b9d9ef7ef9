import type { Download, Manifest } from '../../../runtime/schema/manifest.gen'
import { success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'
import { type RunningSite, type SiteOptions, startSite } from '../../support/site'

/** The links of an app for both systems. */
export const appResources = success({
  resources: [
    { resourceType: 'Android', url: '/wps/media/app/hongvan.apk' },
    { resourceType: 'IOS', url: 'https://downloads.hongvan.example/ios' },
    { resourceType: 'AppDownloadIcon', url: '/wps/media/app/hongvan.webp' },
  ],
})

export const androidUserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A245F) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

type Settings = NonNullable<Download['settings']>

/** A merchant whose prompt has these rules. */
export const merchantWith = (
  settings: Settings = {},
  download: Partial<Download> = {},
): Partial<Manifest> => ({
  hosts: { download: ['downloads.hongvan.example'] },
  routes: {
    ...manifest.routes,
    '/m/voucherCenter': { page: 'rewards' },
    '/m/withdraw': { page: 'rewards' },
    '/m/securityCenter/addBankCard': { page: 'rewards' },
    '/m/launchGame': { page: 'rewards' },
  },
  download: {
    ...download,
    settings: { download_condition_switch: { enabled: true }, ...settings },
  },
})

/** Starts a site for a member of a merchant with an app. */
export function startMember(
  settings: Settings,
  { prepare, download, ...options }: SiteOptions & { readonly download?: Partial<Download> } = {},
): Promise<RunningSite> {
  return startSite({
    session: {},
    manifest: merchantWith(settings, download),
    ...options,
    prepare(browser) {
      browser.http.answer('resources', appResources)
      browser.native.userAgent = androidUserAgent
      browser.installPrompt.available = true
      prepare?.(browser)
    },
  })
}
