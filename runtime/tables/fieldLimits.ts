import * as limits from './limits'

/**
 * The longest text of a form's fields, by field name. Nothing typed is cut: more is an error in words. Apart from the other limits,
 * which the first page loads.
 */
export const fieldLimits: Readonly<Record<string, number>> = {
  userName: limits.userName,
  payeeName: limits.userName,
  email: limits.email,
  password: limits.password,
  oldPassword: limits.password,
  newPassword: limits.password,
  affiliateCode: limits.inviteCode,
  referralCode: limits.inviteCode,
  message: limits.feedback,
}
