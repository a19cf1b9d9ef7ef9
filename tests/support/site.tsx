import { act } from 'react'
import type { Feature } from '../../runtime/contract/feature'
import type { SiteData } from '../../runtime/contract/site'
import { features as allFeatures } from '../../runtime/features'
import type { Session } from '../../runtime/rules/session/session'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { Shell } from '../../runtime/shell/site'
import { start } from '../../runtime/shell/start'
import type { Language } from '../../runtime/tables/languages'
import type { StorageKey } from '../../runtime/tables/storageKeys'
import chinese from '../../runtime/text/CN.json'
import english from '../../runtime/text/EN.json'
import brazilian from '../../runtime/text/PT-BR.json'
import urdu from '../../runtime/text/UR.json'
import { type Catalogue, withTextOverrides } from '../../scripts/steps/assets/catalogues'
import { languageTags } from '../../scripts/steps/site/htmlLanguage'
import { accountTexts, siteAccount, siteRoutes } from '../../scripts/steps/site/siteAccount'
import { afterThisTest, cleanUp } from './afterTest'
import { type FakeBrowser, fakeBrowser } from './fakes/fakeBrowser'
import { nextMacrotask } from './fakes/fakeClock'
import { json } from './fakes/replies'
import './loadedCode'
import { manifest } from './manifest'
import { get, nameOf } from './screen'
import './testReact'

export const merchant = 'hongvan'
export const origin = 'https://www.hongvan.example'

const catalogues: Partial<Record<Language, Catalogue>> = {
  EN: english,
  CN: chinese,
  UR: urdu,
  'PT-BR': brazilian,
}

/** As a build writes them, with the manifest's own words of the account and of embedded pages. */
const catalogueReplies = (overrides: Partial<Manifest> = {}) =>
  Object.entries(catalogues).map(([code, catalogue]) => {
    const texts = withTextOverrides(catalogue, accountTexts({ ...manifest, ...overrides }, code))
    return [`/m/assets/${code}.json`, json(texts)] as const
  })

const pageHeads = {
  '/m/home': {
    EN: { title: 'Hồng Vân lobby', description: 'Every draw of the day' },
    CN: { title: '红云大厅' },
    UR: { title: 'لابی' },
  },
  '/m/login': { EN: { title: 'Hồng Vân log in', robots: 'noindex' } },
}

export const createSiteData = (overrides: Partial<Manifest> = {}, features = allFeatures): SiteData => ({
  code: merchant,
  build: '0123456789abcdef',
  manifest: { ...manifest, ...overrides, routes: siteRoutes({ ...manifest, ...overrides }) },
  account: siteAccount(
    { ...manifest, ...overrides },
    features.map(({ when, routes = [] }) => ({ when, pages: routes })),
  ),
  texts: Object.fromEntries(Object.keys(catalogues).map((code) => [code, `/m/assets/${code}.json`])),
  languageTags: languageTags({ ...manifest, ...overrides }.languages),
  textSections: Object.keys(english).length,
  heads: '/m/assets/heads.json',
  logo: { src: '/m/assets/logo.svg', width: 120, height: 32 },
  withoutFeatures: allFeatures.filter((one) => !features.includes(one)).map(({ id }) => id),
  countryFlags: '/m/assets/flags.1A2B3C4D/',
})

export interface SiteOptions {
  readonly manifest?: Partial<Manifest>
  /** What a build has written into its pages, instead of data with `manifest`; the site is then on its main domain. */
  readonly data?: SiteData
  /** The session of a logged-in member, stored before the start. */
  readonly session?: Partial<Session>
  /** Path with query and fragment; the lobby when absent. */
  readonly path?: string
  readonly stored?: Readonly<Partial<Record<StorageKey, unknown>>>
  readonly features?: readonly Feature[]
  readonly browser?: FakeBrowser
  /** Prepares the browser, mainly its replies. */
  readonly prepare?: (browser: FakeBrowser) => void
}

export interface RunningSite {
  readonly browser: FakeBrowser
  /** The site itself; throws until it has started. */
  readonly site: Shell
  readonly root: HTMLElement
}

/** Removes all sites from the window: a test that starts several calls it in between. */
export const stopSites = cleanUp

export const memberSession: Session = {
  token: 'token-7',
  merchantCode: merchant,
  id: '7',
  userName: 'minhanh88',
  type: 0,
}

function prepareBrowser({
  browser = fakeBrowser(),
  session,
  stored = {},
  manifest: manifestOverrides,
  prepare,
}: SiteOptions): FakeBrowser {
  for (const [path, reply] of catalogueReplies(manifestOverrides)) browser.http.answer(path, reply)
  browser.http.answer('/m/assets/heads.json', json(pageHeads))
  for (const [key, value] of Object.entries(stored)) browser.storage.write(key as StorageKey, value)
  if (session) browser.storage.write('session', { ...memberSession, ...session })
  prepare?.(browser)
  browser.clock.settle = actAndSettle
  return browser
}

/** Starts a whole site in this window, and waits until it has settled. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const { features = allFeatures, path = '/m/home' } = options
  const data = options.data ?? createSiteData(options.manifest, features)
  window.happyDOM.setURL((options.data ? `https://${data.manifest.domains[0]}` : origin) + path)
  history.replaceState(null, '', path)
  const browser = prepareBrowser(options)
  const root = document.body.appendChild(document.createElement('div'))
  let started: Awaited<ReturnType<typeof start>> | undefined
  await act(async () => {
    void start({ browser, data, features, root, early: undefined }).then((startedSite) => {
      started = startedSite
    })
  })
  afterThisTest(async () => {
    await act(async () => started?.root.unmount())
    root.remove()
  })
  await waitUntilSettled()
  return {
    browser,
    root,
    get site() {
      if (!started) throw new Error('The site has not started yet')
      return started.site
    },
  }
}

/** Lets promises settle and React render, until nothing changes any more. */
export async function waitUntilSettled(): Promise<void> {
  const changes = new MutationObserver(() => {
    isChanged = true
  })
  let isChanged = false
  let { href } = location
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let unchangedTurns = 0, turn = 0; unchangedTurns < 2; turn += 1) {
    if (turn > 60) throw new Error('The site does not settle')
    await act(nextMacrotask)
    isChanged ||= changes.takeRecords().length > 0 || location.href !== href
    unchangedTurns = isChanged ? 0 : unchangedTurns + 1
    isChanged = false
    href = location.href
  }
  changes.disconnect()
}

/** Performs an action of the visitor or the environment, and waits until the site has settled. */
export async function actAndSettle(action?: () => unknown): Promise<void> {
  await act(async () => {
    action?.()
  })
  await waitUntilSettled()
}

/** Taps the element with that role and name. */
export const press = (role: string, name: string | RegExp): Promise<void> =>
  actAndSettle(() => {
    const element = get(role, name)
    element.focus()
    element.click()
  })

export const pressKey = (name: string): Promise<void> =>
  actAndSettle(() =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true }),
    ),
  )

export const back = (): Promise<void> => actAndSettle(() => history.back())

const onlyField = (label: string, accept: (input: HTMLInputElement) => boolean): HTMLInputElement => {
  const found = [...document.querySelectorAll('input')].filter(
    (input) => nameOf(input) === label && accept(input),
  )
  if (!found[0] || found[1]) throw new Error(`There are ${found.length} such fields "${label}"`)
  return found[0]
}

/** The only reachable field with that label. */
export const field = (label: string): HTMLInputElement =>
  onlyField(label, (input) => !input.closest('[inert], [hidden]'))

/** The only field with that label below an open dialog. */
export const coveredField = (label: string): HTMLInputElement =>
  onlyField(label, (input) => input.closest('[inert]') !== null)

export const isInvalid = (label: string): boolean => field(label).getAttribute('aria-invalid') === 'true'

/** Sets the value of a field without an event, as some password managers do. */
export function fillSilently(label: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), value)
}

/** Types into the field with that label. */
export const type = (label: string, value: string): Promise<void> =>
  actAndSettle(() => {
    const input = field(label)
    input.focus()
    fillSilently(label, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Submits the form, as the Enter key does. */
export const submit = (): Promise<void> => actAndSettle(() => submitForm())

export function submitForm(): void {
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}
