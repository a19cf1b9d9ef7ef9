import { firebaseProviderIds } from '../../runtime/tables/firebaseProviders'
import type { SocialChannel } from '../../runtime/tables/socialChannels'
import { demoProjectId } from '../../scripts/platform/system/smsProvider'
import { startTime } from './platformServer'

/** Claims of the Auth emulator for a user with the id `subject` at a provider. */
export const createClaims = (channel: SocialChannel, subject: string, email = '') => ({
  iss: `https://securetoken.google.com/${demoProjectId}`,
  aud: demoProjectId,
  iat: startTime / 1000 - 60,
  exp: startTime / 1000 + 3600,
  sub: `uid-of-${subject}`,
  ...(email && { email, email_verified: true }),
  firebase: {
    sign_in_provider: firebaseProviderIds[channel],
    identities: { [firebaseProviderIds[channel]]: [subject] },
  },
})

/** Claims for the holder of a phone number in E.164. */
export const createPhoneClaims = (phone: string) => ({
  ...createClaims('google', ''),
  sub: `uid-of-${phone}`,
  phone_number: phone,
  firebase: { sign_in_provider: 'phone', identities: { phone: [phone] } },
})

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token. */
export const createIdToken = (
  claims: object,
  header: object = { alg: 'none', typ: 'JWT' },
  signature = '',
): string => `${encodePart(header)}.${encodePart(claims)}.${signature}`
