import { demoProjectId } from '../../scripts/platform/sms-provider'
import { START } from './support'

const providers = {
  google: 'google.com',
  facebook: 'facebook.com',
  twitter: 'twitter.com',
  line: 'oidc.line',
} as const

/** Claims as the Auth emulator makes them for somebody whom a provider calls `subject`. */
export const claimsOf = (channel: keyof typeof providers, subject: string, email = '') => ({
  iss: `https://securetoken.google.com/${demoProjectId}`,
  aud: demoProjectId,
  iat: START / 1000 - 60,
  exp: START / 1000 + 3600,
  sub: `uid-of-${subject}`,
  ...(email && { email, email_verified: true }),
  firebase: { sign_in_provider: providers[channel], identities: { [providers[channel]]: [subject] } },
})

/** Claims for whoever holds a phone, in E.164. */
export const phoneClaims = (phone: string) => ({
  ...claimsOf('google', ''),
  sub: `uid-of-${phone}`,
  phone_number: phone,
  firebase: { sign_in_provider: 'phone', identities: { phone: [phone] } },
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that nobody has signed. */
export const idToken = (
  claims: object,
  header: object = { alg: 'none', typ: 'JWT' },
  signature = '',
): string => `${part(header)}.${part(claims)}.${signature}`
