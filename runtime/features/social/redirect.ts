import type { Site } from '../../contract/site'
import type { SignIn } from '../../edge/edge'
import { openOverlaysAtom } from '../../state/overlays'
import { type SocialChannel, socialChannels } from '../../tables/social'

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
  const { keep } = site.edge
  keep.write('socialChannel', channel)
  keep.write('socialFrom', formOf(site))
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
  const { keep } = site.edge
  const channel = socialChannels.find((one) => one === keep.read('socialChannel'))
  const from = forms.find((one) => one === keep.read('socialFrom'))
  forget(site)
  return channel && from && { channel, from }
}

function forget({ edge: { keep } }: Site): void {
  keep.remove('socialChannel')
  keep.remove('socialFrom')
}
