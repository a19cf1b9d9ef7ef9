/** The providers for sign-in with an existing account, in the order in which they are offered (I2.17). */
export const socialChannels = ['google', 'facebook', 'twitter', 'line'] as const

export type SocialChannel = (typeof socialChannels)[number]

/** The providers' own names, which are not translated. */
export const channelNames: Readonly<Record<SocialChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  line: 'LINE',
}

/** Firebase's id of LINE, unless a merchant names another one. */
export const defaultLineProvider = 'oidc.line'

/** What the sign-in library needs: hosts, besides the project's own domain in a frame, and Trusted Types policies. */
export const firebaseHosts = {
  script: ['apis.google.com'],
  /** Of reCAPTCHA, before a code is sent to a phone (I3.34). */
  robotCheck: ['www.google.com', 'www.gstatic.com'],
  connect: ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
  /** The names of the Trusted Types policies of Google's frame library. */
  policies: ['gapi#gapi', 'goog#html'],
} as const
