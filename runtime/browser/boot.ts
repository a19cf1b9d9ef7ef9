/**
 * The page's boot script, inlined in the head. It sets the language before the first paint and starts the requests that
 * the application will need while the application's own code is still loading.
 */

import { detectRunMode } from '../rules/device/device'
import { shouldShowSplash } from '../rules/device/splash'
import { untrusted } from '../rules/network/read'
import { extractToken } from '../rules/network/url'
import { readSession } from '../rules/session/session'
import { chooseLanguage } from '../rules/text/language'
import { gameLanesPath } from '../tables/calls'
import { defaultHeaderLanguage, languages } from '../tables/languages'
import type { HttpResponse } from './browser'
import { browserClock } from './clock'
import { deviceSignals } from './deviceSignals'
import { type BootResult, earlyRequestKey } from './earlyRequests'
import { browserNative } from './native'
import { browserPage } from './page'
import { readSiteData } from './readSiteData'
import { readResponseHead } from './responseHead'
import type { SiteData } from './siteData'
import { createStorage } from './storage'

/** A failed request is not an error here: the application sends it again and reports the failure. */
async function sendEarly(url: string, headers: Record<string, string>): Promise<HttpResponse | undefined> {
  try {
    const response = await fetch(url, { headers, credentials: 'include' })
    return { status: response.status, ...readResponseHead(response.headers), text: await response.text() }
  } catch {
    return undefined
  }
}

function boot({ code, manifest, texts }: SiteData): BootResult {
  const storage = createStorage(code, browserClock)
  const choice = chooseLanguage(manifest.languages, storage.read('language'), browserPage.languages)
  const { tag, direction } = languages[choice.language]
  browserPage.setLanguage(tag, direction)
  const runMode = detectRunMode(
    deviceSignals({ storage, native: browserNative, page: browserPage }, manifest),
  )
  const splash = shouldShowSplash(runMode, storage.read('splash') === true)
  if (splash) browserPage.showSplash(true)
  const { token, search } = extractToken(browserPage.search)
  if (search !== browserPage.search) browserPage.replaceAddress(browserPage.path + search + browserPage.hash)
  const requests: BootResult['requests'] = new Map()
  const startRequest = (url: string, headers: Record<string, string>) =>
    requests.set(earlyRequestKey(url, headers), sendEarly(url, headers))
  const textsUrl = texts[choice.language]
  if (textsUrl) startRequest(textsUrl, {})
  // A token in the address replaces the session first (D4), so nothing is requested early with the old one.
  const inLobby = manifest.routes?.[browserPage.path]?.page === 'lobby'
  if (inLobby && token === undefined) {
    const session = readSession(
      untrusted(storage.read(manifest.session?.keep === 'tab' ? 'tabSession' : 'session')),
      code,
    )
    startRequest(manifest.platform?.endpoints?.gameLanes ?? gameLanesPath, {
      Merchant: code,
      Language: choice.detected ? choice.language : defaultHeaderLanguage,
      ...(session ? { Authorization: session.token } : {}),
    })
  }
  return {
    language: choice.language,
    detected: choice.detected,
    token,
    splashSince: splash ? browserClock.monotonic() : undefined,
    requests,
  }
}

globalThis.__boot = boot(readSiteData())
