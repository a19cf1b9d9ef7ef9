import type { Site } from '../../contract/site'
import { factsAtom } from '../../state/facts'

/** Whether a login asks for a captcha now (D17); waits as long as its flags are not known. True when nobody waits any more. */
export async function captchaAsked(site: Site, signal: AbortSignal): Promise<boolean> {
  const captcha = await site.service('captcha')
  if (!captcha) return false
  return new Promise((resolve) => {
    const answer = (asked: boolean | undefined): void => {
      if (asked === undefined) return
      stop()
      resolve(asked)
    }
    const stop = site.store.sub(factsAtom, () => answer(captcha.isRequired('login')))
    signal.addEventListener('abort', () => answer(true))
    answer(signal.aborted || captcha.isRequired('login'))
  })
}
