import { atom } from 'jotai/vanilla'
import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import type { SocialChannel } from '../../tables/socialChannels'

/** Where an attempt stands; the window can be opened by a tap in `ready`, and opened again in `window`. */
export type Stage =
  | { readonly is: 'loading' | 'leaving' | 'finishing' }
  | { readonly is: 'ready' | 'window'; readonly signIn: SignIn }

/** One attempt to sign in. A new one takes the place of the one before, whose late result is dropped (I4.30, F107, F108). */
export interface Attempt {
  readonly channel: SocialChannel
  readonly stage: Stage
  /** Ends when the member closes the waiting screen: then nobody wants to know any more. */
  readonly screen: AbortSignal
}

export const attemptAtom = atom<Attempt | undefined>(undefined)

/** Begins an attempt, and shows the waiting screen unless it stands already: closing it gives the attempt up. */
export function begin(site: Site, channel: SocialChannel, stage: Stage): Attempt {
  const { store } = site
  const screen = store.get(attemptAtom)?.screen ?? openScreen(site)
  const attempt: Attempt = { channel, stage, screen }
  store.set(attemptAtom, attempt)
  return attempt
}

function openScreen(site: Site): AbortSignal {
  const controller = new AbortController()
  const screen = controller.signal
  void site.openOverlay('socialWaiting', screen).then(() => {
    controller.abort()
    site.store.set(attemptAtom, (current) => (current?.screen === screen ? undefined : current))
  })
  return screen
}

/** Goes on to another stage; undefined when the member has given up, or begun anew. */
export function advance({ store }: Site, attempt: Attempt, stage: Stage): Attempt | undefined {
  if (store.get(attemptAtom) !== attempt) return undefined
  const next: Attempt = { ...attempt, stage }
  store.set(attemptAtom, next)
  return next
}

/** The waiting screen goes; false when somebody else has taken it, or it has gone already. */
export function end({ store }: Site, attempt: Attempt): boolean {
  const current = store.get(attemptAtom) === attempt
  if (current) store.set(attemptAtom, undefined)
  return current
}
