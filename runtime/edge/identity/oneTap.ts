import { googleLanguage } from '../../rules/googleLanguage'
import { oneTapHost } from '../../rules/oneTap'
import { fields } from '../../rules/read'
import { loadScript } from '../loadScript'

export interface OneTapRequest {
  /** Google's name for the merchant. */
  readonly clientId: string
  /** Comes back inside the credential. */
  readonly nonce: string
  /** BCP 47. */
  readonly language: string
}

export interface OneTap {
  /**
   * Shows Google's prompt, once in a page. Resolves to the credential, an ID token of Google, or to undefined when there
   * comes none, for whatever reason; aborting takes the prompt away. Never rejects (F113).
   */
  ask(request: OneTapRequest, signal: AbortSignal): Promise<string | undefined>
  /** The next prompt chooses nobody by itself. */
  forget(): void
}

/** What of Google's moments the browser's own prompt (FedCM) still tells. */
interface Moment {
  isSkippedMoment(): boolean
  isDismissedMoment(): boolean
  getDismissedReason(): string
}

/** What we use of Google Identity Services. */
interface GoogleId {
  initialize(configuration: object): void
  prompt(listener: (moment: Moment) => void): void
  cancel(): void
  disableAutoSelect(): void
}

type GoogleWindow = { google?: { accounts?: { id?: GoogleId } } }

const googleId = (): GoogleId | undefined => (window as GoogleWindow).google?.accounts?.id

const address = (language: string): string =>
  `https://${oneTapHost}/gsi/client?hl=${encodeURIComponent(googleLanguage(language))}`

const hasNoCredential = (moment: Moment): boolean =>
  moment.isSkippedMoment() ||
  (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned')

const show = (
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
      callback(answer: unknown) {
        const { credential } = fields(answer)
        resolve(typeof credential === 'string' ? credential : undefined)
      },
    })
    id.prompt((moment) => {
      if (hasNoCredential(moment)) resolve(undefined)
    })
  })

/** Google's one-tap prompt. Whatever goes wrong with it comes to nothing: the buttons remain (F113). */
export const browserOneTap: OneTap = {
  async ask(request, signal) {
    try {
      if (!googleId()) await loadScript(address(request.language))
      const id = googleId()
      return id && !signal.aborted ? await show(id, request, signal) : undefined
    } catch {
      return undefined
    }
  },
  forget: () => googleId()?.disableAutoSelect(),
}
