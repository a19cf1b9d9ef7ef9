import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { SocialChannel } from '../../runtime/tables/socialChannels'
import english from '../../runtime/text/EN.json'
import type { FakePopup } from '../support/fakes/fakeFirebase'
import { good } from '../support/fakes/replies'
import { press, type RunningSite, type SiteOptions, startSite } from '../support/site'

export const project = {
  appId: '1:7:web:a',
  apiKey: 'key',
  authDomain: 'sign-in.hongvan.example',
  projectId: 'hongvan',
}

export const everyChannel: readonly SocialChannel[] = ['google', 'facebook', 'twitter', 'line']

/** A merchant who offers every channel, and opens accounts for identities. */
export const offering = (flags: Manifest['flags'] = {}): Partial<Manifest> => ({
  flags: { GOOGLELOGIN3: true, FIREBASECREATEACC3: true, ...flags },
  settings: { firebase: project },
  social: { channels: [...everyChannel] },
  hosts: { frame: [project.authDomain] },
})

export const continueWith = (name: string): string => english.social.continue.replace('{{channel}}', name)

/** The login page of a merchant who offers every channel. */
export const onSocialLogin = (more: SiteOptions = {}): Promise<RunningSite> =>
  startSite({ path: '/m/login', manifest: offering(), ...more })

/** The page has nothing better to do. */
export const idle = ({ browser }: RunningSite): Promise<void> => browser.clock.advance(1)

/** The platform knows the identity, or does as it is told. */
export const bound = good({ id: 7, token: 'token-7', userName: 'minhanh88', customerType: 0 })

/** The newest window of a provider; throws when there is none. */
export function popup({ browser }: RunningSite): FakePopup {
  const newest = browser.firebase.popups.at(-1)
  if (!newest) throw new Error('No window was opened')
  return newest
}

/** A tap on a channel of the form. */
export const tap = (name: string): Promise<void> => press('button', continueWith(name))

/** What a call was sent with. */
export const bodyOf = (running: RunningSite, call: string): unknown =>
  JSON.parse(running.browser.http.requestsTo(call)[0]?.body ?? 'null')
