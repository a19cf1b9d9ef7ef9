import { useEffect, useRef } from 'react'
import { useSite, useText } from '../../kit/useSite'
import { type CaptchaErrorKey, CaptchaNotPassedError } from '../../rules/captcha/captchaNotPassed'
import type { CaptchaPurpose } from '../../rules/captcha/chooseCaptcha'
import { Message } from '../../ui/feedback/Message'
import { CaptchaHelpButton } from './CaptchaHelpButton'
import { registerController } from './captchaRegistry'

interface CaptchaUnavailableProps {
  readonly purpose: CaptchaPurpose
  readonly textKey: CaptchaErrorKey
}

/** Says why the captcha cannot be shown, and offers customer service (I5.07, F005). A form that needs it leads here. */
export function CaptchaUnavailable({ purpose, textKey }: CaptchaUnavailableProps) {
  const site = useSite()
  const t = useText()
  const element = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      registerController(site, purpose, {
        async getFields() {
          element.current?.focus()
          throw new CaptchaNotPassedError(textKey, true)
        },
        invalidate: () => undefined,
      }),
    [site, purpose, textKey],
  )
  return (
    <div ref={element} className="CaptchaUnavailable" tabIndex={-1}>
      <Message tone="danger" live action={<CaptchaHelpButton />}>
        {t(textKey)}
      </Message>
    </div>
  )
}
