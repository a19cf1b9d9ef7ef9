/** A folder, or the label of a host. In characters. */
export const maxCodeLength = 63

/** What a merchant code is, in words. */
export const codeForm = `a to z, 0 to 9 and dashes between them, at most ${maxCodeLength} characters`

/** Whether a folder's name can be a merchant code, which every request contains (I1.03, D135). */
export const isMerchantCode = (code: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) && code.length <= maxCodeLength
