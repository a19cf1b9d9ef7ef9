import { act } from 'react'
import { afterEach, vi } from 'vitest'
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
import urdu from '../../runtime/text/UR.json'
import { type FakeBrowser, fakeBrowser } from './fakeBrowser'
import { nextTurn } from './fakeClock'
import { manifest } from './manifest'
import { json } from './replies'
import { get, nameOf } from './screen'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

export const merchant = 'hongvan'
export const origin = 'https://www.hongvan.example'

const catalogues: Partial<Record<Language, unknown>> = { EN: english, CN: chinese, UR: urdu }

const heads: SiteData['heads'] = {
  '/m/home': {
    EN: { title: 'Hồng Vân lobby', description: 'Every draw of the day' },
    CN: { title: '红云大厅' },
    UR: { title: 'لابی' },
  },
  '/m/login': { EN: { title: 'Hồng Vân log in', robots: 'noindex' } },
}

export const siteDataOf = (more: Partial<Manifest> = {}, features = allFeatures): SiteData => ({
  code: merchant,
  build: '0123456789abcdef',
  manifest: { ...manifest, ...more },
  texts: { EN: '/m/assets/EN.json', CN: '/m/assets/CN.json', UR: '/m/assets/UR.json' },
  styles: { login: '/m/assets/login.css' },
  heads,
  logo: { src: '/m/assets/logo.svg', width: 120, height: 32 },
  features: features.map(({ id }) => id),
  countryFlags: '/m/assets/flags.1A2B3C4D/',
})

export interface SiteOptions {
  readonly manifest?: Partial<Manifest>
  /** The member who is logged in; the session is kept on the device before the start. */
  readonly session?: Partial<Session>
  /** Path with query and fragment; absent: the lobby. */
  readonly path?: string
  readonly kept?: Readonly<Partial<Record<StorageKey, unknown>>>
  readonly features?: readonly Feature[]
  readonly edge?: FakeBrowser
  /** Prepares the edge, above all its answers. */
  readonly prepare?: (edge: FakeBrowser) => void
}

export interface RunningSite {
  readonly edge: FakeBrowser
  /** The site itself; throws as long as it could not start. */
  readonly site: Shell
  readonly root: HTMLElement
}

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one()
})

export const member: Session = {
  token: 'token-7',
  merchantCode: merchant,
  id: '7',
  userName: 'minhanh88',
  type: 0,
}

function prepareEdge({ edge = fakeBrowser(), session, kept = {}, prepare }: SiteOptions): FakeBrowser {
  for (const [code, catalogue] of Object.entries(catalogues)) {
    edge.http.answer(`/m/assets/${code}.json`, json(catalogue))
  }
  for (const [key, value] of Object.entries(kept)) edge.storage.write(key as StorageKey, value)
  if (session) edge.storage.write('session', { ...member, ...session })
  prepare?.(edge)
  edge.clock.settle = doing
  return edge
}

/** Starts a whole site in this window, and waits until it has come to rest. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const { features = allFeatures, path = '/m/home' } = options
  window.happyDOM.setURL(origin + path)
  history.replaceState(null, '', path)
  const edge = prepareEdge(options)
  const root = document.body.appendChild(document.createElement('div'))
  let started: Awaited<ReturnType<typeof start>> | undefined
  const data = siteDataOf(options.manifest, features)
  await act(async () => {
    void start({ browser: edge, data, features, root, early: undefined }).then((running) => {
      started = running
    })
  })
  undo.push(async () => {
    await act(async () => started?.root.unmount())
    root.remove()
  })
  await settled()
  return {
    edge,
    root,
    get site() {
      if (!started) throw new Error('The site has not started yet')
      return started.site
    },
  }
}

/** What a visitor could notice. */
const picture = (): string => `${location.href} ${document.documentElement.outerHTML}`

/** Lets code load, promises settle and React draw, until nothing changes any more. */
export async function settled(): Promise<void> {
  for (let quiet = 0, turn = 0; quiet < 2; turn += 1) {
    if (turn > 60) throw new Error('The site does not come to rest')
    const before = picture()
    await act(async () => {
      await vi.dynamicImportSettled()
      await nextTurn()
    })
    quiet = picture() === before ? quiet + 1 : 0
  }
}

/** Does something as the visitor or the world would, and waits for what comes of it. */
export async function doing(something?: () => unknown): Promise<void> {
  await act(async () => {
    something?.()
  })
  await settled()
}

/** A tap on what has that role and name. */
export const press = (role: string, name: string | RegExp): Promise<void> =>
  doing(() => {
    const element = get(role, name)
    element.focus()
    element.click()
  })

export const key = (pressed: string): Promise<void> =>
  doing(() =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: pressed, bubbles: true }),
    ),
  )

export const back = (): Promise<void> => doing(() => history.back())

/** The field with that label. */
export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('input')].filter((input) => nameOf(input) === label)
  if (!found[0]) throw new Error(`There is no field "${label}"`)
  return found[0]
}

/** Puts a value into a field without telling anybody, as some password managers do. */
export function fillSilently(label: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), value)
}

/** Types into the field with that label. */
export const type = (label: string, value: string): Promise<void> =>
  doing(() => {
    const input = field(label)
    input.focus()
    fillSilently(label, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Enter in a form. */
export const submit = (): Promise<void> => doing(() => sendForm())

export function sendForm(): void {
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}
