import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { openOverlaysAtom } from '../../state/overlays'
import { type SocialChannel, socialChannels } from '../../tables/socialChannels'

/** The form in which the sign-in began: on a page or in a dialog (I4.26). */
const forms = ['page', 'login', 'register'] as const
export type FormName = (typeof forms)[number]

/** What was stored before the redirect to a provider. */
export interface PendingRedirect {
  readonly channel: SocialChannel
  readonly from: FormName
}

/** Stores channel and form, and redirects. If the redirect fails, deletes both and rejects with its error. */
export async function redirectToProvider(site: Site, signIn: SignIn, channel: SocialChannel): Promise<void> {
  const { storage } = site.browser
  storage.write('socialChannel', channel)
  storage.write('socialOrigin', currentForm(site))
  try {
    await signIn.redirect(channel)
  } catch (error) {
    clearPendingRedirect(site)
    throw error
  }
}

function currentForm({ store }: Site): FormName {
  const open = store.get(openOverlaysAtom).map(({ id }) => id)
  return open.includes('register') ? 'register' : open.includes('login') ? 'login' : 'page'
}

/** Reads and deletes the pending redirect; undefined if any part of it is missing (F110). */
export function takePendingRedirect(site: Site): PendingRedirect | undefined {
  const { storage } = site.browser
  const channel = socialChannels.find((one) => one === storage.read('socialChannel'))
  const from = forms.find((one) => one === storage.read('socialOrigin'))
  clearPendingRedirect(site)
  return channel && from && { channel, from }
}

function clearPendingRedirect({ browser: { storage } }: Site): void {
  storage.remove('socialChannel')
  storage.remove('socialOrigin')
}
