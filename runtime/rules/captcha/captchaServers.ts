import { type CaptchaVersion, captchaLanguages, captchaServers } from '../../tables/captcha'
import type { Language } from '../../tables/languages'

/** The vendor's code for a language (E9.34). */
export const captchaLanguage = (version: CaptchaVersion, language: Language): string =>
  captchaLanguages[version][language] ?? captchaLanguages[version].EN

interface CustomServers {
  readonly apiServers?: readonly string[] | undefined
  readonly staticServers?: readonly string[] | undefined
}

/** The servers to try, in order: the manifest's, otherwise the vendor's defaults. */
export const captchaServersFor = (
  version: CaptchaVersion,
  { apiServers, staticServers }: CustomServers = {},
) => ({
  apiServers: apiServers?.length ? apiServers : captchaServers[version].api,
  staticServers: staticServers?.length ? staticServers : captchaServers[version].static,
})
