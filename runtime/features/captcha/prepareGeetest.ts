import type { Site } from '../../contract/site'
import type { PageMessage } from '../../rules/captcha/captchaMessages'
import type { CaptchaReport } from '../../rules/captcha/captchaProblem'
import { captchaLanguage, captchaServersFor } from '../../rules/captcha/captchaServers'
import type { CaptchaPurpose } from '../../rules/captcha/chooseCaptcha'
import { parseBoolean } from '../../rules/network/boolean'
import { Failure } from '../../rules/network/failure'
import { fields, type Untrusted } from '../../rules/network/read'
import { settingValue } from '../../rules/settings/settings'
import type { CaptchaConfiguration } from '../../schema/replies.gen'
import { platformSettingsAtom } from '../../state/platformValues'
import type { CaptchaVersion } from '../../tables/captcha'

export type GeetestPreparation =
  | { readonly status: 'ready'; readonly startMessage: PageMessage & { type: 'start' } }
  | { readonly status: 'failed'; readonly report: CaptchaReport }
  /** The platform's reply has no id or challenge (F005). */
  | { readonly status: 'idMissing' }

/** The start message for the captcha frame. For v3 it needs a request to the platform each time: a challenge is used once. */
export async function prepareGeetest(
  site: Site,
  purpose: CaptchaPurpose,
  version: CaptchaVersion,
): Promise<GeetestPreparation> {
  const shared = {
    type: 'start',
    language: captchaLanguage(version, site.text.language),
    ...captchaServersFor(version, merchantServers(site)),
  } as const
  if (version === 'v4') {
    return { status: 'ready', startMessage: { ...shared, version, captchaId: geetestId(site) } }
  }
  try {
    const challenge = readChallenge(await requestChallenge(site, purpose))
    return challenge
      ? { status: 'ready', startMessage: { ...shared, version, ...challenge } }
      : { status: 'idMissing' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const isReply = error.kind === 'refused' || error.kind === 'malformed'
    return { status: 'failed', report: isReply ? {} : { network: true } }
  }
}

/** The merchant's GeeTest servers. Those of the simulator are paths on the page's own host and port. */
function merchantServers({ data, browser }: Site) {
  const { host } = new URL(browser.page.origin)
  const { apiServers, staticServers } = data.manifest.captcha ?? {}
  const withHosts = (servers: readonly string[] | undefined) =>
    servers?.map((server) => (server.startsWith('/') ? host + server : server))
  return { apiServers: withHosts(apiServers), staticServers: withHosts(staticServers) }
}

const geetestId = ({ store, data }: Site): string =>
  String(settingValue(data.manifest.settings?.geetestId, 'geetestId', store.get(platformSettingsAtom)).value)

/** Login has a separate endpoint (I7.21, I7.22). */
const requestChallenge = ({ platform, browser }: Site, purpose: CaptchaPurpose) =>
  platform.call(purpose === 'login' ? 'captchaGeetestLogin' : 'captchaGeetest', {
    query: { t: browser.clock.now() },
    alert: false,
  })

/** The specified reply has no `offline`; without it, GeeTest is online (I3.09). */
function readChallenge(raw: Untrusted<CaptchaConfiguration>) {
  const { gt, challenge, newCaptcha, offline } = fields(raw)
  if (typeof gt !== 'string' || typeof challenge !== 'string' || gt === '' || challenge === '')
    return undefined
  return {
    gt,
    challenge,
    newCaptcha: parseBoolean(newCaptcha) ?? true,
    offline: parseBoolean(offline) ?? false,
  }
}
