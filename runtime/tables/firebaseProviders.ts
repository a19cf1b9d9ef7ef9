import { defaultLineProvider, type SocialChannel } from './socialChannels'

/** Firebase's ids of the providers; a merchant may name another one for LINE. */
export const firebaseProviderIds: Readonly<Record<SocialChannel, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  twitter: 'twitter.com',
  line: defaultLineProvider,
}
