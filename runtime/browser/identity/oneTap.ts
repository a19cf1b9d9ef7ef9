import { oneTapHost } from '../../rules/identity/oneTap'
import { fields } from '../../rules/network/read'
import { googleLanguage } from '../../rules/text/language'
import { loadScript } from '../network/loadScript'

export interface OneTapRequest {
  /** The merchant's client id at Google. */
  readonly clientId: string
  /** Returned inside the credential. */
  readonly nonce: string
  /** BCP 47. */
  readonly language: string
}

export interface OneTap {
  /**
   * Shows Google's prompt, once in a page. Resolves to the credential, a Google ID token, or to undefined when there is
   * none, for whatever reason; aborting removes the prompt. Never rejects (F113).
   */
  prompt(request: OneTapRequest, signal: AbortSignal): Promise<string | undefined>
  /** The next prompt does not choose an account by itself. */
  disableAutoSelect(): void
}

/** The prompt notifications that the browser's own prompt (FedCM) still reports. */
interface Moment {
  isSkippedMoment(): boolean
  isDismissedMoment(): boolean
  getDismissedReason(): string
}

/** The part of Google Identity Services that we use. */
interface GoogleId {
  initialize(configuration: object): void
  prompt(listener: (moment: Moment) => void): void
  cancel(): void
  disableAutoSelect(): void
}

type GoogleWindow = { google?: { accounts?: { id?: GoogleId } } }

const googleId = (): GoogleId | undefined => (window as GoogleWindow).google?.accounts?.id

const scriptAddress = (language: string): string =>
  `https://${oneTapHost}/gsi/client?hl=${encodeURIComponent(googleLanguage(language))}`

const hasNoCredential = (moment: Moment): boolean =>
  moment.isSkippedMoment() ||
  (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned')

const showPrompt = (
  id: GoogleId,
  { clientId, nonce }: OneTapRequest,
  signal: AbortSignal,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      id.cancel()
      resolve(undefined)
    })
    id.initialize({
      client_id: clientId,
      nonce,
      context: 'signin',
      auto_select: false,
      use_fedcm_for_prompt: true,
      itp_support: true,
      callback(response: unknown) {
        const { credential } = fields(response)
        resolve(typeof credential === 'string' ? credential : undefined)
      },
    })
    id.prompt((moment) => {
      if (hasNoCredential(moment)) resolve(undefined)
    })
  })

/** Google's one-tap prompt. Every failure resolves to undefined: the sign-in buttons remain (F113). */
export const browserOneTap: OneTap = {
  async prompt(request, signal) {
    try {
      if (!googleId()) await loadScript(scriptAddress(request.language))
      const id = googleId()
      return id && !signal.aborted ? await showPrompt(id, request, signal) : undefined
    } catch {
      return undefined
    }
  },
  disableAutoSelect: () => googleId()?.disableAutoSelect(),
}
