import { type Atom, atom, createStore } from 'jotai/vanilla'
import type { Browser } from '../browser/browser'
import { deviceSignals } from '../browser/device/deviceSignals'
import type { BootResult } from '../browser/network/earlyRequests'
import { withEarlyRequests } from '../browser/network/earlyRequests'
import { languageName } from '../browser/start/siteData'
import type { Feature } from '../contract/feature'
import type { Services } from '../contract/services'
import type { Site, SiteData } from '../contract/site'
import { loadCode, notifyChunkLoadError } from '../kit/code/lazyCode'
import { retryOf } from '../kit/feedback/retries'
import { reportFailure } from '../kit/tracking'
import { detectRunMode, markerToStore } from '../rules/device/device'
import { supportCode } from '../rules/network/supportCode'
import { evaluate, excludesVisitors } from '../rules/settings/conditions'
import { readConsent } from '../rules/tracking/consent'
import { consentAtom } from '../state/consent'
import { factManifestAtom, factsAtom } from '../state/facts'
import { openOverlaysAtom } from '../state/overlays'
import {
  goingBackAtom,
  initialQueryStringAtom,
  leftBehindAtom,
  onlineAtom,
  reconnectCountAtom,
  runModeAtom,
  slowRequestsAtom,
} from '../state/page'
import { sessionAtom } from '../state/session'
import { manifestSettingsAtom } from '../state/settings'
import { defaultHeaderLanguage, type Language } from '../tables/languages'
import { neverOpened, type OverlayId, type OverlayRow, pageLeft, overlays as table } from '../tables/overlays'
import type { Ms } from '../tables/times'
import * as times from '../tables/times'
import { type FailureHandlers, handleFailure } from './handleFailure'
import { createNavigation, type Navigation } from './navigation'
import { createNoticeOpener } from './noticeOpener'
import { createOverlayManager, type OverlayManager } from './overlayManager'
import { mountedPages } from './pages'
import { createPlatformClient } from './platform/platformClient'
import { createRateLimiter } from './platform/rateLimiter'
import { refetchFailedValues } from './platformValues'
import { createSessionStore, type RestorableSessionStore } from './sessionStore'
import { createTranslator, type Translator } from './translator'
import { watchSlowRequests } from './watchSlowRequests'

/** The site, with the parts that only the shell may use. */
export interface Shell extends Site {
  readonly features: readonly Feature[]
  readonly activeFeatures: Atom<readonly Feature[]>
  readonly overlays: OverlayManager
  readonly navigation: Navigation
  readonly session: RestorableSessionStore
}

/** Creates the site; resolves when its texts are loaded, rejects when they cannot be. */
export async function createSite(
  baseBrowser: Browser,
  data: SiteData,
  features: readonly Feature[],
  early: Omit<BootResult, 'actions'>,
): Promise<Shell> {
  const { manifest } = data
  const store = createStore()
  const browser: Browser = {
    ...baseBrowser,
    http: watchSlowRequests(
      withEarlyRequests(baseBrowser.http, early.requests, baseBrowser.clock),
      baseBrowser.clock,
      (change) => store.set(slowRequestsAtom, (count) => count + change),
    ),
  }
  const overlays = createOverlayManager(store, browser.clock)
  // A notice is not bound to the page that is left: "please log in" stays open on the login page. Nor is a takeover (F014), or a toast.
  function closeOverlays(except?: OverlayId): void {
    for (const { id, key } of store.get(openOverlaysAtom))
      if (id !== 'notice' && table[id].lane !== 'takeover' && id !== except) overlays.close(key, pageLeft)
  }
  const navigation = createNavigation(browser.page, browser.clock, {
    onLeave: () => closeOverlays('toast'),
    onGoingBack: (isGoingBack) => store.set(goingBackAtom, isGoingBack),
  })
  const translator = await createTranslator(browser, data, early.language)
  if (early.detected) browser.storage.write('language', early.language)
  let isLanguageKnown = early.detected
  const headerLanguage = () => {
    // Once known, it stays known when the storage is cleared, or refuses it.
    isLanguageKnown ||= browser.storage.read('language') !== undefined
    return isLanguageKnown ? translator.language : defaultHeaderLanguage
  }

  const notice = createNoticeOpener(overlays, store)
  const toast = (message: string, duration?: Ms) =>
    void overlays.open('toast', { message, ...(duration && { duration }) })
  const platform = createPlatformClient(browser, {
    merchant: data.code,
    language: headerLanguage,
    token: () => store.get(sessionAtom)?.token,
    endpoints: manifest.platform?.endpoints ?? {},
    loadCipher: () => loadCode(site, () => import('../rules/network/cipher')),
    rateLimiter: createRateLimiter(store, browser.clock),
    timeout: manifest.platform?.timeoutMilliseconds,
    onFailure(failure, options, token, handled) {
      if (!handled) reportFailure(site, failure)
      const handlers: FailureHandlers = {
        https: browser.page.https,
        translate: (text) => translator.t(`errors.${text}`),
        endSession: (usedToken) => session.end(usedToken),
        alert: (message, title, remedy) =>
          // Without a text for "prompt", the title is "notice" (I4.19).
          void notice({
            message,
            code: supportCode(failure),
            ...(title && translator.t('common.prompt') ? { title: 'common.prompt' } : {}),
            ...(remedy ? { remedy } : {}),
            retry: options.retry ?? retryOf(options.signal),
          }),
        toast,
        goToLogin: () =>
          navigation.go('/m/login', { returnTo: navigation.location.path + navigation.location.search }),
        forgetLogin: () => browser.storage.remove('remembered'),
        disableAutoLogin: () => browser.storage.write('autoLogin', '0'),
        notifyChunkLoadError: (remedy) =>
          void notifyChunkLoadError(site, remedy, options.retry ?? retryOf(options.signal)),
        domainNotice: (message) => {
          const open = store.get(openOverlaysAtom).some((one) => one.id === 'domainNotice' && !one.leaving)
          if (!open) void overlays.open('domainNotice', { message })
        },
      }
      handleFailure(failure, options, token, handlers, handled)
    },
  })
  const session = createSessionStore({
    browser,
    store,
    merchant: data.code,
    lifetime: manifest.session?.keep ?? 'device',
    clearMemberData() {
      platform.clearReplyCache()
      closeOverlays()
    },
  })
  seedDeviceAtoms(browser, data, store)
  session.restore()

  const site: Shell = {
    data,
    browser,
    platform,
    features,
    activeFeatures: atom((get) => features.filter(({ when }) => evaluate(when, get(factsAtom)) === 'yes')),
    store,
    text: translator,
    overlays,
    navigation,
    session,
    notice,
    toast,
    go: navigation.go,
    get location() {
      return navigation.location
    },
    isForMembers: (path) =>
      mountedPages(data, features).some((page) => page.path === path && excludesVisitors(page.guard)),
    openOverlay(id, ...payload) {
      const { typing }: OverlayRow = table[id]
      if (typing && payload[0] === undefined) browser.page.holdKeyboard()
      return overlays.open(id, ...payload)
    },
    interrupt: (id, request) =>
      loadCode(site, () => import('./openInterruptions')).then(
        ({ interrupt }) => interrupt(site, id, request),
        () => neverOpened,
      ),
    changeLanguage: (language: Language) => changeLanguage(browser, translator, language),
    refetchFailedValues: () => refetchFailedValues(site),
    service: createServiceRegistry(features, () => site),
  }
  const { awaited } = translator
  if (awaited !== undefined) {
    const message = translator.t('language.unavailable', { language: languageName(data, awaited) })
    toast(message, times.longToast)
  }
  return site
}

/** Stored before listeners run: requests that they repeat must carry the new language (I7.01). */
const changeLanguage = (browser: Browser, translator: Translator, language: Language): Promise<void> =>
  translator.changeLanguage(language, () => browser.storage.write('language', language))

/** Creates each service when it is first requested. */
function createServiceRegistry(features: readonly Feature[], site: () => Site): Site['service'] {
  const instances = new Map<keyof Services, Promise<unknown>>()
  return <Name extends keyof Services>(name: Name) => {
    const load = features.find((one) => one.services?.[name])?.services?.[name]
    if (!load) return Promise.resolve(undefined)
    const instance = instances.get(name) ?? loadCode(site(), load).then((module) => module.default(site()))
    instances.set(name, instance)
    // Code that failed to load is loaded again on the next request.
    instance.catch(() => instances.delete(name))
    return instance as Promise<Services[Name]>
  }
}

function seedDeviceAtoms(browser: Browser, { manifest }: SiteData, store: Site['store']): void {
  const signals = deviceSignals(
    { webclip: browser.storage.read('webclip'), native: browser.native, search: browser.page.search },
    manifest,
  )
  const marker = markerToStore(signals)
  if (marker !== undefined) browser.storage.write('webclip', marker)
  store.set(runModeAtom, detectRunMode(signals))
  store.set(factManifestAtom, manifest)
  store.set(manifestSettingsAtom, manifest.settings ?? {})
  store.set(initialQueryStringAtom, browser.page.search)
  const rememberedLogin = browser.storage.read('remembered') !== undefined
  // A damaged entry is never used again (F077).
  if (!rememberedLogin) browser.storage.remove('remembered')
  store.set(leftBehindAtom, {
    rememberedLogin,
    signInRedirect: (['socialChannel', 'socialOrigin'] as const).some(
      (key) => browser.storage.read(key) !== undefined,
    ),
    push: browser.storage.has('pushBinding') || browser.storage.has('pushEnding'),
  })
  store.set(consentAtom, readConsent(browser.storage.read('consent')))
  store.set(onlineAtom, browser.page.online)
  browser.page.onOnline((online) => {
    store.set(onlineAtom, online)
    if (online) store.set(reconnectCountAtom, (count) => count + 1)
  })
}
