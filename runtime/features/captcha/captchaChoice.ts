import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { useSite } from '../../kit/useSite'
import { type CaptchaContext, captchaConditions, purposeFlags } from '../../rules/captcha/captchaConditions'
import {
  type CaptchaChoice,
  type CaptchaPurpose,
  chooseCaptcha,
  isCaptchaRequired,
} from '../../rules/captcha/chooseCaptcha'
import { Failure } from '../../rules/network/failure'
import { factsAtom } from '../../state/facts'
import { platformSettingsAtom } from '../../state/platformValues'

/** The platform's configuration for GeeTest v3 has no id, so GeeTest cannot be shown (F005). */
export const geetestIdMissingAtom = atom(false)

const conditionsFor = ({ data, browser }: Site, purpose: CaptchaPurpose, context: CaptchaContext) =>
  captchaConditions(data.manifest, browser.page.search, purpose, context)

const readContext = ({ store }: Site): CaptchaContext => ({
  facts: store.get(factsAtom),
  settings: store.get(platformSettingsAtom),
  idMissing: store.get(geetestIdMissingAtom),
})

/** Which captcha a purpose shows now. */
export const currentCaptchaChoice = (site: Site, purpose: CaptchaPurpose): CaptchaChoice =>
  chooseCaptcha(conditionsFor(site, purpose, readContext(site)))

/** Whether a purpose requires a captcha now; undefined until it is known. */
export const isRequiredFor = (site: Site, purpose: CaptchaPurpose): boolean | undefined =>
  isCaptchaRequired(conditionsFor(site, purpose, readContext(site)))

/** Unless the manifest rules it out, the platform may require a captcha that the site does not know of yet. */
export const mayBeRequired = ({ data }: Site, purpose: CaptchaPurpose): boolean =>
  Boolean(data.manifest.flags?.[purposeFlags[purpose]])

/** Resolves to the choice once it is known: flags and settings always settle, even on failure. Rejects on abort. */
export function waitForCaptchaChoice(
  site: Site,
  purpose: CaptchaPurpose,
  signal?: AbortSignal,
): Promise<Exclude<CaptchaChoice, 'unknown'>> {
  return new Promise((resolve, reject) => {
    const unsubscribe = () => {
      for (const stop of stops) stop()
    }
    const checkChoice = () => {
      const choice = currentCaptchaChoice(site, purpose)
      if (choice === 'unknown') return
      unsubscribe()
      resolve(choice)
    }
    signal?.addEventListener('abort', () => {
      unsubscribe()
      reject(new Failure('cancelled'))
    })
    const stops = [site.store.sub(factsAtom, checkChoice), site.store.sub(platformSettingsAtom, checkChoice)]
    checkChoice()
  })
}

/** The hook for `currentCaptchaChoice`. */
export function useCaptchaChoice(purpose: CaptchaPurpose): CaptchaChoice {
  const site = useSite()
  const context = {
    facts: useAtomValue(factsAtom),
    settings: useAtomValue(platformSettingsAtom),
    idMissing: useAtomValue(geetestIdMissingAtom),
  }
  return chooseCaptcha(conditionsFor(site, purpose, context))
}
