import type { Site } from '../../contract/site'
import { factsAtom } from '../../state/facts'

/** Whether a login requires a captcha now (D127); waits until its flags are known. Resolves to true on abort. */
export async function isLoginCaptchaRequired(site: Site, signal: AbortSignal): Promise<boolean> {
  const captcha = await site.service('captcha')
  if (!captcha) return false
  return new Promise((resolve) => {
    const settle = (required: boolean | undefined): void => {
      if (required === undefined) return
      unsubscribe()
      resolve(required)
    }
    const unsubscribe = site.store.sub(factsAtom, () => settle(captcha.isRequired('login')))
    signal.addEventListener('abort', () => settle(true))
    settle(signal.aborted || captcha.isRequired('login'))
  })
}
