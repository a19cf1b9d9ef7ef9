import { atom } from 'jotai/vanilla'
import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import type { SocialChannel } from '../../tables/socialChannels'

/** The progress of an attempt; a tap opens the window in `ready`, and opens it again in `window`. */
export type SignInStage =
  | { readonly status: 'loading' | 'leaving' | 'finishing' }
  | { readonly status: 'ready' | 'window'; readonly signIn: SignIn }

/** One attempt to sign in. A new one replaces the previous one, whose late result is dropped (I4.30, F107, F108). */
export interface SignInAttempt {
  readonly channel: SocialChannel
  readonly stage: SignInStage
  /** Aborts when the member closes the waiting screen. */
  readonly screenSignal: AbortSignal
  /** Begins another attempt in the same way. */
  readonly again?: (() => void) | undefined
  /** The browser says that the window was closed: the waiting screen is gone, and a late result is still used. */
  readonly isQuiet?: true
}

export const signInAttemptAtom = atom<SignInAttempt | undefined>(undefined)

/** Begins an attempt, and shows the waiting screen unless it is open already; closing it cancels the attempt. */
export function beginAttempt(
  site: Site,
  channel: SocialChannel,
  stage: SignInStage,
  again?: () => void,
): SignInAttempt {
  const { store } = site
  const current = store.get(signInAttemptAtom)
  const screenSignal = current && !current.isQuiet ? current.screenSignal : openWaitingScreen(site)
  const attempt: SignInAttempt = { channel, stage, screenSignal, again }
  store.set(signInAttemptAtom, attempt)
  return attempt
}

function openWaitingScreen(site: Site): AbortSignal {
  const controller = new AbortController()
  const screenSignal = controller.signal
  void site.openOverlay('socialWaiting', screenSignal).then(() => {
    const current = site.store.get(signInAttemptAtom)
    const isCurrent = current?.screenSignal === screenSignal
    if (isCurrent && current.isQuiet) return
    controller.abort()
    if (isCurrent) site.store.set(signInAttemptAtom, undefined)
  })
  return screenSignal
}

/** Advances to another stage; undefined if the member has cancelled or begun another attempt. */
export const advanceAttempt = (
  site: Site,
  attempt: SignInAttempt,
  stage: SignInStage,
): SignInAttempt | undefined => changeAttempt(site, attempt, { stage })

/** Closes the waiting screen; undefined as above. */
export const quietAttempt = (site: Site, attempt: SignInAttempt): SignInAttempt | undefined =>
  changeAttempt(site, attempt, { isQuiet: true })

function changeAttempt(
  { store }: Site,
  attempt: SignInAttempt,
  change: Partial<SignInAttempt>,
): SignInAttempt | undefined {
  if (store.get(signInAttemptAtom) !== attempt) return undefined
  const next: SignInAttempt = { ...attempt, ...change }
  store.set(signInAttemptAtom, next)
  return next
}

/** Ends the attempt and closes the waiting screen; false if it is no longer the current attempt. */
export function endAttempt({ store }: Site, attempt: SignInAttempt): boolean {
  const isCurrent = store.get(signInAttemptAtom) === attempt
  if (isCurrent) store.set(signInAttemptAtom, undefined)
  return isCurrent
}
