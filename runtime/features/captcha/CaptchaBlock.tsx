import { useAtomValue } from 'jotai/react'
import { useText } from '../../kit/useSite'
import { purposeFact } from '../../rules/captcha/captchaConditions'
import type { CaptchaPurpose } from '../../rules/captcha/chooseCaptcha'
import { factsAtom } from '../../state/facts'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { CaptchaUnavailable } from './CaptchaUnavailable'
import { useCaptchaChoice } from './captchaChoice'
import { PictureCaptcha } from './PictureCaptcha'
import { SliderCaptcha } from './SliderCaptcha'

/** Reserves the space of a captcha that is not chosen yet, so that nothing moves later. */
function CaptchaPlaceholder({ purpose }: { purpose: CaptchaPurpose }) {
  const t = useText()
  const required = useAtomValue(factsAtom)(purposeFact(purpose))
  if (required !== true) return null
  return (
    <div className="Captcha" aria-hidden="true">
      <p className="Captcha-why">{t('captcha.why')}</p>
      <Skeleton shape="control" />
      <div className="Captcha-below Captcha-below--coming" />
    </div>
  )
}

/** The captcha that a purpose requires now, if any (I2.15, I4.43, E2.65). */
export function CaptchaBlock({ purpose }: { purpose: CaptchaPurpose }) {
  const choice = useCaptchaChoice(purpose)
  switch (choice) {
    case 'none':
      return null
    case 'unknown':
      return <CaptchaPlaceholder purpose={purpose} />
    case 'picture':
      return <PictureCaptcha purpose={purpose} />
    case 'later':
      return <CaptchaUnavailable purpose={purpose} textKey="captcha.later" />
    case 'notWorking':
      return <CaptchaUnavailable purpose={purpose} textKey="captcha.serviceNotWork" />
    default:
      return <SliderCaptcha key={choice} purpose={purpose} version={choice} />
  }
}
