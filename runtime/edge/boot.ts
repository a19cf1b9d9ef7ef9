/**
 * The page's first script, inlined in the head: sets the language before the first paint, and starts the requests that
 * the application will want, while its own code is still on the way.
 */

import { takeToken } from '../rules/address'
import { deviceState } from '../rules/device'
import { chooseLanguage } from '../rules/language'
import { untrusted } from '../rules/read'
import { readSession } from '../rules/session'
import { showsSplash } from '../rules/splash'
import { gameLanesPath } from '../tables/calls'
import { defaultHeaderLanguage, languages } from '../tables/languages'
import { headOf } from './answer'
import { browserClock } from './clock'
import type { SiteData } from './data'
import { type Early, earlyKey } from './early'
import type { HttpAnswer } from './edge'
import { browserKeep } from './keep'
import { browserNative } from './native'
import { browserPage } from './page'
import { siteData } from './root'
import { deviceSigns } from './signs'

/** No answer is not an error here: the application asks again and tells the member. */
async function ask(url: string, headers: Record<string, string>): Promise<HttpAnswer | undefined> {
  try {
    const response = await fetch(url, { headers, credentials: 'include' })
    return { status: response.status, ...headOf(response.headers), text: await response.text() }
  } catch {
    return undefined
  }
}

function start({ code, manifest, texts }: SiteData): Early {
  const keep = browserKeep(code, browserClock)
  const choice = chooseLanguage(manifest.languages, keep.read('language'), browserPage.languages)
  const { tag, direction } = languages[choice.language]
  browserPage.setLanguage(tag, direction)
  const device = deviceState(deviceSigns({ keep, native: browserNative, page: browserPage }, manifest))
  const splash = showsSplash(device, keep.read('splash') === true)
  if (splash) browserPage.showSplash(true)
  const { token, search } = takeToken(browserPage.search)
  if (search !== browserPage.search) browserPage.replaceAddress(browserPage.path + search + browserPage.hash)
  const requests: Early['requests'] = new Map()
  const begin = (url: string, headers: Record<string, string>) =>
    requests.set(earlyKey(url, headers), ask(url, headers))
  const words = texts[choice.language]
  if (words) begin(words, {})
  // A token in the address becomes the session first (D4): nothing is asked for early then.
  const inLobby = manifest.routes?.[browserPage.path]?.page === 'lobby'
  if (inLobby && token === undefined) {
    const session = readSession(
      untrusted(keep.read(manifest.session?.keep === 'tab' ? 'tabSession' : 'session')),
      code,
    )
    begin(manifest.platform?.endpoints?.gameLanes ?? gameLanesPath, {
      Merchant: code,
      Language: choice.detected ? choice.language : defaultHeaderLanguage,
      ...(session ? { Authorization: session.token } : {}),
    })
  }
  return {
    language: choice.language,
    detected: choice.detected,
    token,
    splashSince: splash ? browserClock.steady() : undefined,
    requests,
  }
}

globalThis.__boot = start(siteData())
