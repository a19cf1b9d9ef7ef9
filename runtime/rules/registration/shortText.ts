import * as limits from '../../tables/limits'

/** A trimmed code or host name; undefined when it is empty or too long. */
export const readShortText = (raw: unknown): string | undefined => {
  const code = typeof raw === 'string' ? raw.trim() : ''
  return code === '' || code.length > limits.inviteCode ? undefined : code
}
