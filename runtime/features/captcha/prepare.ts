import type { Site } from '../../contract/site'
import { type CaptchaPurpose, captchaLanguage, captchaServersFor } from '../../rules/captcha/captcha'
import type { PageMessage } from '../../rules/captcha/captchaMessages'
import type { CaptchaReport } from '../../rules/captcha/captchaProblem'
import { parseBoolean } from '../../rules/network/boolean'
import { Failure } from '../../rules/network/failure'
import { fields, type Untrusted } from '../../rules/network/read'
import { settingValue } from '../../rules/settings/flags'
import type { CaptchaConfiguration } from '../../schema/replies.gen'
import { serverSettingsAtom } from '../../state/server'
import type { CaptchaVersion } from '../../tables/captcha'

export type Preparation =
  | { readonly is: 'ready'; readonly start: PageMessage & { say: 'start' } }
  | { readonly is: 'failed'; readonly report: CaptchaReport }
  /** The platform has no captcha to show (F005). */
  | { readonly is: 'withoutId' }

/** What the captcha page needs to start; v3 asks the platform for it each time, because a challenge is used once. */
export async function prepare(
  site: Site,
  purpose: CaptchaPurpose,
  version: CaptchaVersion,
): Promise<Preparation> {
  const shared = {
    say: 'start',
    language: captchaLanguage(version, site.text.language),
    ...captchaServersFor(version, ownServers(site)),
  } as const
  if (version === 'v4') {
    return { is: 'ready', start: { ...shared, version, captchaId: geetestId(site) } }
  }
  try {
    const challenge = readChallenge(await askForChallenge(site, purpose))
    return challenge ? { is: 'ready', start: { ...shared, version, ...challenge } } : { is: 'withoutId' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { is: 'failed', report: error.kind === 'refused' ? {} : { network: true } }
  }
}

/** The merchant's servers. The simulator's are paths of the very origin that the page came from, whatever its port. */
function ownServers({ data, browser }: Site) {
  const { host } = new URL(browser.page.origin)
  const { apiServers, staticServers } = data.manifest.captcha ?? {}
  const whole = (servers: readonly string[] | undefined) =>
    servers?.map((server) => (server.startsWith('/') ? host + server : server))
  return { apiServers: whole(apiServers), staticServers: whole(staticServers) }
}

const geetestId = ({ store, data }: Site): string =>
  String(settingValue(data.manifest.settings?.geetestId, 'geetestId', store.get(serverSettingsAtom)).value)

/** Login has an address of its own (I7.21, I7.22). */
const askForChallenge = ({ platform, browser }: Site, purpose: CaptchaPurpose) =>
  platform.call(purpose === 'login' ? 'captchaGeetestLogin' : 'captchaGeetest', {
    query: { t: browser.clock.now() },
    alert: false,
  })

/** `offline` is no part of the specified reply: then GeeTest is there (I3.09). */
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
