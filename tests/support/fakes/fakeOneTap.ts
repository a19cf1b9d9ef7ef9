import type { OneTap, OneTapRequest } from '../../../runtime/browser/identity/oneTap'

/** A prompt that is shown; the test acts as the visitor. */
export interface FakePrompt {
  readonly request: OneTapRequest
  /** The site has closed it. */
  readonly closed: boolean
  /** The visitor chooses an account; without a credential the prompt is dismissed or blocked. */
  choose(credential?: string): void
}

export interface FakeOneTap extends OneTap {
  readonly prompts: readonly FakePrompt[]
  /** How often automatic account selection was disabled. */
  readonly autoSelectDisabledCount: number
  /** Its code fails to load. */
  blocked: boolean
}

/** An ID token in Google's format, with these claims. */
export const createCredential = (claims: object): string =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature'].map((part) => btoa(part)).join('.')

export function fakeOneTap(): FakeOneTap {
  const prompts: FakePrompt[] = []
  let autoSelectDisabledCount = 0
  return {
    prompts,
    blocked: false,
    get autoSelectDisabledCount() {
      return autoSelectDisabledCount
    },
    prompt: (request, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(undefined))
        prompts.push({
          request,
          get closed() {
            return signal.aborted
          },
          choose: resolve,
        })
      }),
    disableAutoSelect() {
      autoSelectDisabledCount += 1
    },
  }
}
