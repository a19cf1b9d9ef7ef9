import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { openOverlaysAtom } from '../../state/overlays'
import { type SocialChannel, socialChannels } from '../../tables/socialChannels'

/** The form that the page was left from: one of the page itself, or one of the dialogs (I4.26). */
const forms = ['page', 'login', 'register'] as const
export type FormName = (typeof forms)[number]

/** What a page that was left for a provider has noted. */
export interface Departure {
  readonly channel: SocialChannel
  readonly from: FormName
}

/** Notes channel and form, and leaves. Rejects with what kept it here, and nothing is noted. */
export async function leaveFor(site: Site, signIn: SignIn, channel: SocialChannel): Promise<void> {
  const { storage } = site.browser
  storage.write('socialChannel', channel)
  storage.write('socialFrom', formOf(site))
  try {
    await signIn.redirect(channel)
  } catch (error) {
    forget(site)
    throw error
  }
}

function formOf({ store }: Site): FormName {
  const open = store.get(openOverlaysAtom).map(({ id }) => id)
  return open.includes('register') ? 'register' : open.includes('login') ? 'login' : 'page'
}

/** What was noted, once; undefined when a part of it is missing: then this is a page like any other (F110). */
export function takeDeparture(site: Site): Departure | undefined {
  const { storage } = site.browser
  const channel = socialChannels.find((one) => one === storage.read('socialChannel'))
  const from = forms.find((one) => one === storage.read('socialFrom'))
  forget(site)
  return channel && from && { channel, from }
}

function forget({ browser: { storage } }: Site): void {
  storage.remove('socialChannel')
  storage.remove('socialFrom')
}
