/**
 * What the identity library's error codes mean, without their prefix `auth/` (I8.11, I8.12, D12). A code that is not
 * listed is unknown. The codes come from sending and confirming a code by SMS, from the sign-in popup and from the
 * redirect; a few are not in the library's own list, but built from its server's messages.
 */
export const signInCauses = {
  /** The member cancelled, or it is over: nothing is shown. */
  silent: ['cancelled-popup-request', 'no-auth-event', 'redirect-cancelled-by-user', 'user-cancelled'],
  popupClosed: ['popup-closed-by-user'],
  popupBlocked: ['popup-blocked'],
  wrongCode: ['invalid-verification-code', 'missing-verification-code'],
  expiredCode: ['code-expired', 'invalid-verification-id', 'missing-verification-id'],
  badNumber: ['invalid-phone-number', 'missing-phone-number'],
  tooMany: ['too-many-requests'],
  network: ['network-request-failed', 'timeout'],
  accountUsesOtherMethod: [
    'account-exists-with-different-credential',
    'credential-already-in-use',
    'email-already-in-use',
  ],
  disabled: ['login-blocked', 'user-disabled'],
  browser: [
    'app-not-installed',
    'cors-unsupported',
    'operation-not-supported-in-this-environment',
    'unsupported-persistence-type',
    'web-storage-unsupported',
  ],
  domain: ['unauthorized-domain'],
  operator: [
    'admin-restricted-operation',
    'api-key-not-valid.-please-pass-a-valid-api-key.',
    'app-deleted',
    'app-not-authorized',
    'auth-domain-config-required',
    'billing-not-enabled',
    'error-code:-39',
    'invalid-api-key',
    'invalid-app-id',
    'invalid-cert-hash',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
    'invalid-provider-id',
    'invalid-tenant-id',
    'no-such-provider',
    'operation-not-allowed',
    'quota-exceeded',
    'recaptcha-not-enabled',
    'tenant-id-mismatch',
    'unauthorized-continue-uri',
    'unsupported-tenant-operation',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Why a sign-in failed, as far as it matters to the member. */
export type SignInCause = keyof typeof signInCauses | 'unknown'
