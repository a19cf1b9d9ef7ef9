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

/** A token in the address becomes the session; the first that is there counts (I2.12, E2.18). */
export const tokenParams = ['token', 'tokens'] as const

/** Set in the web manifest's start address: a start from the home screen (I4.02, D7). */
export const homescreenParam = 'homescreen'
