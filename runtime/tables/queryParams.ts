/** Query parameters that survive every navigation (I9.25, E5.50). */
export const keptParams = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
  'kw',
] as const

/** The parameter in which the site passes a token on. */
export const tokenParam = 'token'

/** Parameters whose token becomes the session; the first that is present counts (I2.12, E2.18). */
export const acceptedTokenParams = [tokenParam, 'tokens'] as const

/** Parameters that begin a session, here or in an embedded page: no link leads a member into another's (D26). */
export const sessionParams = [tokenParam, 'tokens', 'sessionId', 'env'] as const

/** In the start address of the web manifest: marks a start from the home screen (I4.02, D7). */
export const homescreenParam = 'homescreen'
