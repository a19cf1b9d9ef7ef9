/** What a captcha can be asked for; each has a flag of its own (I4.43, I4.44, D17). */
export const captchaPurposes = ['login', 'sms', 'register'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

/** A form was submitted with a captcha that is shown and not passed (I5.05). */
export class CaptchaUnpassed extends Error {
  override readonly name = 'CaptchaUnpassed'
}
