/**
 * The page's boot script, inlined in the head. It sets the language before the first paint and starts the requests that
 * the application will need while the application's own code is still loading.
 */

import { detectRunMode } from '../../rules/device/device'
import { shouldShowSplash } from '../../rules/device/splash'
import { readStoredBar, showsDownloadBar } from '../../rules/download/downloadBar'
import { fields, untrusted } from '../../rules/network/read'
import { extractToken, withQuery } from '../../rules/network/url'
import { readSession } from '../../rules/session/session'
import { chooseLanguage } from '../../rules/text/language'
import { isConsentDue, readConsent } from '../../rules/tracking/consent'
import { bannersPath, gameLanesPath, lobbyBannerGroup, webManifestPath } from '../../tables/earlyCalls'
import { defaultHeaderLanguage } from '../../tables/languages'
import {
  announcementLineKey,
  consentKey,
  downloadBarKey,
  languageKey,
  sessionKey,
  splashKey,
  tabSessionKey,
  textsKey,
  webclipKey,
} from '../../tables/storageKeys'
import type { HttpResponse } from '../browser'
import { deviceSignals } from '../device/deviceSignals'
import { catchInstallEvents, linkWebManifest } from '../device/earlyInstallPrompt'
import { browserNative } from '../device/native'
import { earlyRequestKey } from '../network/earlyRequestKey'
import type { BootResult } from '../network/earlyRequests'
import { readResponseHead } from '../network/responseHead'
import {
  preferredLanguages,
  replaceAddress,
  reserveBar,
  reserveLine,
  setDocumentLanguage,
  showSplash,
} from '../page/earlyPage'
import { recordActions } from '../page/recordActions'
import { readStoredValue } from '../storage/storedValue'
import { readSiteData } from './readSiteData'
import type { SiteData } from './siteData'

/**
 * With the site's own cookies, and without those of a host of assets. A failed request is not an error here: the application sends it
 * again and reports the failure.
 */
async function sendEarly(url: string, headers: Record<string, string>): Promise<HttpResponse | undefined> {
  try {
    const response = await fetch(url, { headers })
    return { status: response.status, ...readResponseHead(response.headers), text: await response.text() }
  } catch {
    return undefined
  }
}

function boot({ code, manifest, texts, languageTags }: SiteData): BootResult {
  const choice = chooseLanguage(manifest.languages, readStoredValue(code, languageKey), preferredLanguages())
  const [tag, direction] = languageTags[choice.language] ?? ['en', 'ltr']
  setDocumentLanguage(tag, direction)
  const runMode = detectRunMode(
    deviceSignals(
      {
        webclip: readStoredValue(code, webclipKey),
        native: browserNative,
        search: location.search,
      },
      manifest,
    ),
  )
  const splash = shouldShowSplash(runMode, readStoredValue(code, splashKey) === true)
  if (splash) showSplash(true)
  /** Whether the bar that offers the app will stand above the lobby: its room must not come later. */
  function reservesBar(loggedIn: boolean): boolean {
    return (
      showsDownloadBar({
        download: manifest.download,
        runMode,
        stored: readStoredBar(readStoredValue(code, downloadBarKey)),
        loggedIn,
        loginRequired: manifest.download?.settings?.login_required?.enabled === true,
        asksForConsent: isConsentDue(manifest, readConsent(readStoredValue(code, consentKey))),
      }) === true
    )
  }
  const { token, search } = extractToken(location.search)
  if (search !== location.search) replaceAddress(location.pathname + search + location.hash)
  const requests: BootResult['requests'] = new Map()
  function startRequest(url: string, headers: Record<string, string>) {
    const response = sendEarly(url, headers)
    requests.set(earlyRequestKey(url, headers), response)
    return response
  }
  const textsUrl = texts[choice.language]
  const hasTexts = fields(readStoredValue(code, textsKey)).url === textsUrl
  const textsResponse = textsUrl && !hasTexts ? startRequest(textsUrl, {}) : undefined
  let lobby: BootResult['lobby']
  // A token in the address replaces the session first (D4), so nothing is requested early with the old one.
  const inLobby = manifest.routes?.[location.pathname]?.page === 'lobby'
  if (inLobby && token === undefined) {
    const session = readSession(
      untrusted(readStoredValue(code, manifest.session?.keep === 'tab' ? tabSessionKey : sessionKey)),
      code,
    )
    if (reservesBar(session !== undefined)) reserveBar(true)
    // What is in the line depends on the member too; its room does not wait for that.
    if (fields(readStoredValue(code, announcementLineKey)).language === choice.language) reserveLine(true)
    const headers = {
      Merchant: code,
      Language: choice.detected ? choice.language : defaultHeaderLanguage,
      ...(session ? { Authorization: session.token } : {}),
    }
    const { gameLanes = gameLanesPath, banners = bannersPath } = manifest.platform?.endpoints ?? {}
    lobby = {
      lanes: startRequest(gameLanes, headers),
      banners: startRequest(withQuery(banners, { groupName: lobbyBannerGroup }), headers),
      ...(textsResponse && { texts: textsResponse }),
    }
  }
  return {
    language: choice.language,
    detected: choice.detected,
    token,
    splashSince: splash ? performance.now() : undefined,
    requests,
    actions: recordActions(),
    ...(lobby && { lobby }),
  }
}

const siteData = readSiteData()
const { code, manifest } = siteData
if (manifest.download && manifest.download.install !== false) {
  globalThis.__install = catchInstallEvents()
  const { webManifest = webManifestPath } = manifest.platform?.endpoints ?? {}
  linkWebManifest(withQuery(webManifest, { merchantCode: code, _: Date.now() }))
}
globalThis.__boot = boot(siteData)
