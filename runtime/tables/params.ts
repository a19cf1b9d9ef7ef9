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

/** The name by which we hand a token on. */
export const tokenParam = 'token'

/** A token in the address becomes the session; the first that is there counts (I2.12, E2.18). */
export const tokenParams = [tokenParam, 'tokens'] as const

/** Set in the web manifest's start address: a start from the home screen (I4.02, D7). */
export const homescreenParam = 'homescreen'
