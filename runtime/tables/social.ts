/** The ways to sign in with an account elsewhere, in the order in which they are offered (I2.17). */
export const socialChannels = ['google', 'facebook', 'twitter', 'line'] as const

export type SocialChannel = (typeof socialChannels)[number]

/** What each calls itself; names, so in no language's catalogue. */
export const channelNames: Readonly<Record<SocialChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  line: 'LINE',
}

/** What the sign-in library cannot do without: hosts, beside the project's own domain in a frame, and policies. */
export const firebaseHosts = {
  script: ['apis.google.com'],
  connect: ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
  /** What Google's frame library calls its Trusted Types policies. */
  policies: ['gapi#gapi', 'goog#html'],
} as const
