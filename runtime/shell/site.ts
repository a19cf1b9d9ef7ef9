import { atom, createStore } from 'jotai/vanilla'
import type { Browser } from '../browser/browser'
import { deviceSignals } from '../browser/deviceSignals'
import type { BootResult } from '../browser/earlyRequests'
import { withEarlyRequests } from '../browser/earlyRequests'
import type { Feature } from '../contract/feature'
import { loadCode, tellOfLoss } from '../contract/lazyCode'
import { reportFailure } from '../contract/report'
import type { Services } from '../contract/services'
import type { Notice, Site, SiteData } from '../contract/site'
import { detectRunMode, markerToStore } from '../rules/device/device'
import type { Session } from '../rules/session/session'
import { evaluate } from '../rules/settings/conditions'
import { readConsent, trackingFacts } from '../rules/tracking/consent'
import { factsAtom, manifestFlagsAtom, manifestSocialAtom, manifestTrackingAtom } from '../state/facts'
import { openOverlaysAtom } from '../state/overlays'
import {
  consentAtom,
  goingBackAtom,
  initialQueryStringAtom,
  onlineAtom,
  reconnectCountAtom,
  runModeAtom,
} from '../state/page'
import { sessionAtom } from '../state/session'
import { manifestSettingsAtom } from '../state/settings'
import { defaultHeaderLanguage, type Language } from '../tables/languages'
import { overlays as table } from '../tables/overlays'
import { interpret } from './failure'
import { type Navigation, navigation } from './navigation'
import { type OverlayBook, overlayBook } from './overlays'
import { platformClient } from './platform/client'
import { type SessionKeeper, sessionKeeper } from './session'
import { createWords, type Words } from './text'

/** The site with the parts that only the shell may touch. */
export interface Shell extends Site {
  readonly features: readonly Feature[]
  readonly overlays: OverlayBook
  readonly navigation: Navigation
  readonly session: SessionKeeper
}

/** Puts a site together; resolves when it can speak. Rejects when its texts cannot be loaded. */
export async function createSite(
  browser: Browser,
  data: SiteData,
  features: readonly Feature[],
  early: BootResult,
): Promise<Shell> {
  const edge: Browser = { ...browser, http: withEarlyRequests(browser.http, early.requests, browser.clock) }
  const { manifest } = data
  const store = createStore()
  const overlays = overlayBook(store, edge.clock)
  // A notice tells what has happened, not about the page that is left: "please log in" goes along to the login. What covers
  // the whole site is not about a page at all (F014).
  const moves = navigation(edge.page, {
    leaving() {
      for (const { id, key } of store.get(openOverlaysAtom))
        if (id !== 'notice' && table[id].lane !== 'takeover') overlays.close(key)
    },
    goingBack: (now) => store.set(goingBackAtom, now),
  })
  const words = await createWords(edge, data, early.language)
  if (early.detected) edge.storage.write('language', early.language)
  const headerLanguage = () =>
    edge.storage.read('language') === undefined ? defaultHeaderLanguage : words.language

  const notice = noticeBoard(overlays)
  const toast = (message: string) => void overlays.open('toast', { message })
  const platform = platformClient(edge, {
    merchant: data.code,
    language: headerLanguage,
    token: () => store.get(sessionAtom)?.token,
    member: () => memberName(store.get(sessionAtom)),
    endpoints: manifest.platform?.endpoints ?? {},
    loadCipher: () => loadCode(site, () => import('../rules/network/cipher')),
    timeout: manifest.platform?.timeout,
    failed(failure, options, token) {
      reportFailure(site, failure)
      interpret(failure, options, token, {
        https: edge.page.https,
        words: (text) => words.t(`errors.${text}`),
        endSession: (used) => session.end(used),
        alert: (message, title) =>
          // A merchant without a word for a prompt says "notice" (I4.19).
          void notice({ message, ...(title && words.t('common.prompt') ? { title: 'common.prompt' } : {}) }),
        toast,
        goToLogin: () => moves.go('/m/login', { returnTo: moves.here.path + moves.here.search }),
        forgetLogin: () => edge.storage.remove('remembered'),
        autoLoginOff: () => edge.storage.write('autoLogin', '0'),
        tellOfLoss: (remedy) => void tellOfLoss(site, remedy),
        domainNotice: (message) => {
          const open = store.get(openOverlaysAtom).some((one) => one.id === 'domainNotice' && !one.leaving)
          if (!open) void overlays.open('domainNotice', { message })
        },
      })
    },
  })
  const session = sessionKeeper({
    edge,
    store,
    merchant: data.code,
    keepFor: manifest.session?.keep ?? 'device',
    forget: platform.forgetReplies,
  })
  senseDevice(edge, data, store)
  session.restore()

  const site: Shell = {
    data,
    edge,
    platform,
    features,
    mounted: atom((get) => features.filter(({ when }) => evaluate(when, get(factsAtom)) === 'yes')),
    store,
    text: words,
    overlays,
    navigation: moves,
    session,
    notice,
    toast,
    go: moves.go,
    get here() {
      return moves.here
    },
    open: overlays.open,
    speak: (language: Language) => speak(edge, words, language),
    service: serviceDesk(features, () => site),
  }
  return site
}

/** Tells one member's replies from another's without writing the token down. */
const memberName = (session: Session | undefined): string =>
  session ? (session.id ?? session.userName ?? 'member') : ''

/** Kept before anybody hears of it: what is asked for anew then says the new language already (I7.01). */
const speak = (edge: Browser, words: Words, language: Language): Promise<void> =>
  words.speak(language, () => edge.storage.write('language', language))

/** One answerer for each question, made when it is first asked. */
function serviceDesk(features: readonly Feature[], site: () => Site): Site['service'] {
  const answerers = new Map<keyof Services, Promise<unknown>>()
  return <Name extends keyof Services>(name: Name) => {
    const make = features.find((one) => one.services?.[name])?.services?.[name]
    if (!make) return Promise.resolve(undefined)
    const known = answerers.get(name) ?? loadCode(site(), make).then((module) => module.default(site()))
    answerers.set(name, known)
    // Code that did not come is asked for again the next time.
    known.catch(() => answerers.delete(name))
    return known as Promise<Services[Name]>
  }
}

/** The same words twice at once are one notice: never two dialogs for one cause. */
function noticeBoard(overlays: OverlayBook) {
  const shown = new Map<string, Promise<void>>()
  return (notice: Notice): Promise<void> => {
    const before = shown.get(notice.message)
    if (before) return before
    const closed = overlays.open('notice', notice).then(() => {
      shown.delete(notice.message)
    })
    shown.set(notice.message, closed)
    return closed
  }
}

function senseDevice(edge: Browser, { manifest }: SiteData, store: Site['store']): void {
  const signs = deviceSignals(edge, manifest)
  const marker = markerToStore(signs)
  if (marker !== undefined) edge.storage.write('webclip', marker)
  store.set(runModeAtom, detectRunMode(signs))
  store.set(manifestFlagsAtom, manifest.flags ?? {})
  store.set(manifestSocialAtom, manifest.social ?? {})
  store.set(manifestTrackingAtom, trackingFacts(manifest))
  store.set(manifestSettingsAtom, manifest.settings ?? {})
  store.set(initialQueryStringAtom, edge.page.search)
  store.set(consentAtom, readConsent(edge.storage.read('consent')))
  store.set(onlineAtom, edge.page.online)
  edge.page.onOnline((online) => {
    store.set(onlineAtom, online)
    if (online) store.set(reconnectCountAtom, (times) => times + 1)
  })
}
