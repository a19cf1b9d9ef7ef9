import type { Site } from '../../contract/site'
import type { CaptchaFields } from '../../rules/captcha/captchaState'
import type { CaptchaPurpose } from '../../rules/captcha/chooseCaptcha'

/** Controls one captcha; registered while a form shows it. */
export interface CaptchaController {
  /** Rejects with CaptchaNotPassedError. */
  getFields(): Promise<CaptchaFields>
  /** Discards the solution (F105). */
  invalidate(): void
}

const controllersBySite = new WeakMap<Site, Map<CaptchaPurpose, CaptchaController>>()

const controllersOf = (site: Site): Map<CaptchaPurpose, CaptchaController> => {
  const controllers = controllersBySite.get(site) ?? new Map<CaptchaPurpose, CaptchaController>()
  controllersBySite.set(site, controllers)
  return controllers
}

/** The controller for a purpose; undefined while no form shows its captcha. */
export const controllerFor = (site: Site, purpose: CaptchaPurpose): CaptchaController | undefined =>
  controllersOf(site).get(purpose)

/** Registers the controller of the captcha that a form shows; the returned function removes it. */
export function registerController(
  site: Site,
  purpose: CaptchaPurpose,
  controller: CaptchaController,
): () => void {
  const controllers = controllersOf(site)
  controllers.set(purpose, controller)
  return () => {
    if (controllers.get(purpose) === controller) controllers.delete(purpose)
  }
}
