import type { Site } from '../../contract/site'
import type { CaptchaPurpose } from '../../rules/captcha/captcha'
import type { CaptchaFields } from '../../rules/captcha/captchaState'

/** Where one captcha is passed: it stands as long as a form shows it. */
export interface Booth {
  /** Rejects with CaptchaUnpassed. */
  fields(): Promise<CaptchaFields>
  /** What was passed counts no more (F105). */
  spend(): void
}

const standing = new WeakMap<Site, Map<CaptchaPurpose, Booth>>()

const boothsOf = (site: Site): Map<CaptchaPurpose, Booth> => {
  const booths = standing.get(site) ?? new Map<CaptchaPurpose, Booth>()
  standing.set(site, booths)
  return booths
}

/** The booth of a purpose; undefined while no form shows it. */
export const boothOf = (site: Site, purpose: CaptchaPurpose): Booth | undefined => boothsOf(site).get(purpose)

/** A form shows this booth from now on, until it calls what is returned. */
export function setUp(site: Site, purpose: CaptchaPurpose, booth: Booth): () => void {
  const booths = boothsOf(site)
  booths.set(purpose, booth)
  return () => {
    if (booths.get(purpose) === booth) booths.delete(purpose)
  }
}
