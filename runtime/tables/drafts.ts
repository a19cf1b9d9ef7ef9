/**
 * The fields of forms whose text comes back after the browser has discarded or reloaded the page, by form. Never a password, a
 * code or a captcha.
 */
export const drafts = {
  login: ['userName', 'mobileNum'],
  register: ['userName', 'mobileNum', 'affiliateCode', 'referralCode'],
  phoneCode: ['mobileNum'],
  forgottenByEmail: ['email'],
  forgottenBySms: ['mobileNum'],
  feedback: ['message'],
} as const satisfies Record<string, readonly string[]>

export type DraftForm = keyof typeof drafts
