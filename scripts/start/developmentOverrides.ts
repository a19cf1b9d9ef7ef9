import { isMerchantCode } from '../steps/validate/merchantCode'
import overrides from './development.json'
import { otherHostNameOf, previewNumbers } from './hostNames'

/** What `npm start` merges into a merchant's manifest: the hosts of this machine that its site may use. */
export function developmentOverrides(code: string): object {
  const { development } = overrides
  const others = otherOrigins(code)
  const { hosts } = development
  return {
    development: {
      ...development,
      hosts: { ...hosts, frame: [...hosts.frame, ...others], game: [...hosts.game, ...others] },
    },
  }
}

/** Where its games, chat and embedded pages are; none for a folder whose name is no merchant code. */
const otherOrigins = (code: string): string[] =>
  isMerchantCode(code)
    ? [{ code }, ...previewNumbers.map((preview) => ({ code, preview }))].flatMap((host) =>
        ['http', 'https'].map((scheme) => `${scheme}://${otherHostNameOf(host)}:*`),
      )
    : []
