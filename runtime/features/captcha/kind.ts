import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { useSite } from '../../kit/useSite'
import {
  type CaptchaConditions,
  type CaptchaKind,
  type CaptchaPurpose,
  captchaKind,
  isCaptchaRequired,
  isTestMode,
} from '../../rules/captcha/captcha'
import { Failure } from '../../rules/network/failure'
import type { Facts } from '../../rules/settings/conditions'
import { type ServerValues, type SettingValues, settingValue } from '../../rules/settings/flags'
import { factsAtom } from '../../state/facts'
import { serverSettingsAtom } from '../../state/server'
import type { CaptchaVersion } from '../../tables/captcha'
import type { SettingName } from '../../tables/flags'

/** The flag that makes a purpose ask for a captcha. */
export const purposeFlags = {
  login: 'flag.LOGINCAPTCHA3',
  sms: 'flag.SMSCAPTCHA3',
  register: 'flag.REGISTERCAPTCHA3',
} as const

/** The platform's configuration of GeeTest v3 came without an id: there is none to show (F005). */
export const withoutIdAtom = atom(false)

interface Known {
  readonly facts: Facts
  readonly settings: ServerValues<SettingValues>
  readonly withoutId: boolean
}

function factsOf(
  { data: { manifest }, browser }: Site,
  purpose: CaptchaPurpose,
  { facts, settings, withoutId }: Known,
): CaptchaConditions {
  const setting = (name: SettingName) => settingValue(manifest.settings?.[name], name, settings)
  const version = setting('geetestVersion')
  const id = setting('geetestId')
  const settled = settings.settled || settings.values !== undefined
  return {
    purpose,
    enabled: facts(purposeFlags[purpose]),
    enabledForRegistration: settled ? settings.values?.registerCaptcha !== false : undefined,
    geetest: facts('flag.GEETEST3'),
    geetestTestOnly: facts('flag.GEETESTTEST3'),
    testMode: isTestMode(browser.page.search),
    version: version.known ? (version.value as CaptchaVersion) : undefined,
    // v3 gets its id with its configuration, v4 from the merchant's settings.
    hasGeetestId: version.value === 'v3' ? !withoutId : id.known ? id.value !== undefined : undefined,
    fallback: manifest.captcha?.fallback ?? 'picture',
  }
}

const knownTo = ({ store }: Site): Known => ({
  facts: store.get(factsAtom),
  settings: store.get(serverSettingsAtom),
  withoutId: store.get(withoutIdAtom),
})

/** Which captcha a purpose shows now. */
export const kindOf = (site: Site, purpose: CaptchaPurpose): CaptchaKind =>
  captchaKind(factsOf(site, purpose, knownTo(site)))

/** Whether a purpose asks for a captcha now. */
export const asksFor = (site: Site, purpose: CaptchaPurpose): boolean | undefined =>
  isCaptchaRequired(factsOf(site, purpose, knownTo(site)))

/** The same as soon as it is known; flags and settings settle, with an answer or without. Rejects when that is given up. */
export function knownKind(
  site: Site,
  purpose: CaptchaPurpose,
  signal?: AbortSignal,
): Promise<Exclude<CaptchaKind, 'unknown'>> {
  return new Promise((resolve, reject) => {
    const stopLooking = () => {
      for (const stop of stops) stop()
    }
    const look = () => {
      const kind = kindOf(site, purpose)
      if (kind === 'unknown') return
      stopLooking()
      resolve(kind)
    }
    signal?.addEventListener('abort', () => {
      stopLooking()
      reject(new Failure('cancelled'))
    })
    const stops = [site.store.sub(factsAtom, look), site.store.sub(serverSettingsAtom, look)]
    look()
  })
}

/** Which captcha a purpose shows, for a component. */
export function useCaptchaKind(purpose: CaptchaPurpose): CaptchaKind {
  const site = useSite()
  const known = {
    facts: useAtomValue(factsAtom),
    settings: useAtomValue(serverSettingsAtom),
    withoutId: useAtomValue(withoutIdAtom),
  }
  return captchaKind(factsOf(site, purpose, known))
}
