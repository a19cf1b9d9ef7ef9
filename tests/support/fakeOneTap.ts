import type { OneTap, OneTapRequest } from '../../runtime/browser/identity/oneTap'

/** A prompt that is up; the test is the visitor before it. */
export interface FakePrompt {
  readonly request: OneTapRequest
  /** It was taken away. */
  readonly gone: boolean
  /** The visitor chooses an account; without a credential they do not, or the browser does not let them. */
  answer(credential?: string): void
}

export interface FakeOneTap extends OneTap {
  readonly prompts: readonly FakePrompt[]
  /** How often the choice of an account by itself was switched off. */
  readonly forgotten: number
  /** The code of it does not load. */
  blocked: boolean
}

/** An ID token as Google makes it, with these claims. */
export const credentialWith = (claims: object): string =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature'].map((part) => btoa(part)).join('.')

export function fakeOneTap(): FakeOneTap {
  const prompts: FakePrompt[] = []
  let forgotten = 0
  return {
    prompts,
    blocked: false,
    get forgotten() {
      return forgotten
    },
    prompt: (request, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(undefined))
        prompts.push({
          request,
          get gone() {
            return signal.aborted
          },
          answer: resolve,
        })
      }),
    disableAutoSelect() {
      forgotten += 1
    },
  }
}
