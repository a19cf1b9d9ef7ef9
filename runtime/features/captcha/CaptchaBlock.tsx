import { useAtomValue } from 'jotai/react'
import type { CaptchaPurpose } from '../../rules/captcha/captcha'
import { factsAtom } from '../../state/facts'
import { Skeleton } from '../../ui/Skeleton'
import { purposeFlags, useCaptchaKind } from './kind'
import { NoCaptcha } from './NoCaptcha'
import { PictureCaptcha } from './PictureCaptcha'
import { SliderCaptcha } from './SliderCaptcha'

/** One is wanted, and the settings do not say yet which: its place is kept, so that nothing moves when they do. */
function Coming({ purpose }: { purpose: CaptchaPurpose }) {
  const wanted = useAtomValue(factsAtom)(purposeFlags[purpose])
  if (wanted !== true) return null
  return (
    <div className="Captcha" aria-hidden="true">
      <Skeleton shape="control" />
      <div className="Captcha-below Captcha-below--coming" />
    </div>
  )
}

/** The captcha that a purpose asks for now, if any (I2.15, I4.43, E2.65). */
export function CaptchaBlock({ purpose }: { purpose: CaptchaPurpose }) {
  const kind = useCaptchaKind(purpose)
  switch (kind) {
    case 'none':
      return null
    case 'unknown':
      return <Coming purpose={purpose} />
    case 'picture':
      return <PictureCaptcha purpose={purpose} />
    case 'later':
      return <NoCaptcha says="captcha.later" />
    case 'notWorking':
      return <NoCaptcha says="captcha.serviceNotWork" />
    default:
      return <SliderCaptcha key={kind} purpose={purpose} version={kind} />
  }
}
