import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo } from 'react'
import type { TextKey, Translate } from '../../contract/text'
import { useSite, useText } from '../../kit/useSite'
import type { CaptchaProblem } from '../../rules/captcha/captchaProblem'
import type { CaptchaNote, CaptchaState } from '../../rules/captcha/captchaState'
import type { CaptchaPurpose } from '../../rules/captcha/chooseCaptcha'
import type { CaptchaVersion } from '../../tables/captcha'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { Icon, type IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { CaptchaHelpButton } from './CaptchaHelpButton'
import { registerController } from './captchaRegistry'
import { createSliderController } from './sliderController'

interface SliderCaptchaProps {
  readonly purpose: CaptchaPurpose
  readonly version: CaptchaVersion
}

/** GeeTest as a part of the form: a button with four states (I2.28, E2.64), and a note below it. */
export function SliderCaptcha({ purpose, version }: SliderCaptchaProps) {
  const site = useSite()
  const t = useText()
  const controller = useMemo(() => createSliderController(site, purpose, version), [site, purpose, version])
  const state = useAtomValue(controller.state)
  useEffect(() => {
    const stops = [registerController(site, purpose, controller), controller.start()]
    return () => stops.forEach((stop) => void stop())
  }, [site, purpose, controller])
  const { icon, text } = appearances[state.status]
  const note = noteOf(state)
  const idle = state.status === 'loading' || state.status === 'success'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form's data; this group does not
    <div className="Captcha" role="group" aria-label={t('captcha.title')}>
      <p className="Captcha-why">{t('captcha.why')}</p>
      <button
        type="button"
        className={`Captcha-bar Captcha-bar--${state.status}`}
        aria-disabled={idle || undefined}
        aria-busy={state.status === 'loading' || undefined}
        onClick={() => idle || controller.onTap()}
      >
        <span className="Captcha-mark">{icon && <Icon icon={icon} size="s" />}</span>
        {t(text)}
      </button>
      <div className="Captcha-below">
        <p className={`Captcha-note Captcha-note--${state.status}`} role="status">
          {note ? noteText(t, note) : <VisuallyHidden>{t(text)}</VisuallyHidden>}
        </p>
        <CaptchaHelpButton />
      </div>
    </div>
  )
}

const appearances: Readonly<Record<CaptchaState['status'], { icon?: IconSource; text: TextKey }>> = {
  loading: { text: 'captcha.loading' },
  waiting: { icon: icons.shield, text: 'captcha.waiting' },
  success: { icon: 'checkCircle', text: 'captcha.success' },
  error: { icon: 'refresh', text: 'captcha.retry' },
}

function noteOf(state: CaptchaState): CaptchaNote | undefined {
  if (state.status === 'error') return state.problem
  return state.status === 'success' ? undefined : state.note
}

function noteText(t: Translate, note: CaptchaNote): string {
  if (note === 'verifyFirst') return t('captcha.verifyFirst')
  if (note === 'tooFast') return t('captcha.tooFast')
  const text = problemText(t, note)
  return note.code === undefined ? text : t('captcha.withCode', { message: text, code: note.code })
}

/** The vendor's own message, or ours (I8.17, I8.18). */
function problemText(t: Translate, { text }: CaptchaProblem): string {
  if (typeof text === 'object') return text.provider
  return text === 'networkFailure' ? t('captcha.networkFailure') : t('captcha.unknownError')
}
