import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo } from 'react'
import type { TextKey, Translate } from '../../contract/text'
import { useSite, useText } from '../../kit/useSite'
import type { CaptchaPurpose } from '../../rules/captcha/captcha'
import type { CaptchaProblem } from '../../rules/captcha/captchaProblem'
import type { CaptchaNote, CaptchaState } from '../../rules/captcha/captchaState'
import type { CaptchaVersion } from '../../tables/captcha'
import { Icon, type IconName } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { setUp } from './booth'
import { Help } from './Help'
import { sliderBooth } from './sliderBooth'

interface SliderCaptchaProps {
  readonly purpose: CaptchaPurpose
  readonly version: CaptchaVersion
}

/** GeeTest as a block of the form: one button in four states (I2.28, E2.64), and below it what there is to say. */
export function SliderCaptcha({ purpose, version }: SliderCaptchaProps) {
  const site = useSite()
  const t = useText()
  const booth = useMemo(() => sliderBooth(site, purpose, version), [site, purpose, version])
  const state = useAtomValue(booth.state)
  useEffect(() => {
    const stops = [setUp(site, purpose, booth), booth.open()]
    return () => stops.forEach((stop) => void stop())
  }, [site, purpose, booth])
  const { icon, text } = looks[state.at]
  const note = noteOf(state)
  const idle = state.at === 'loading' || state.at === 'success'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take part in the form, and this does not
    <div className="Captcha" role="group" aria-label={t('captcha.title')}>
      <button
        type="button"
        className={`Captcha-bar Captcha-bar--${state.at}`}
        aria-disabled={idle || undefined}
        aria-busy={state.at === 'loading' || undefined}
        onClick={() => idle || booth.tap()}
      >
        <span className="Captcha-mark">{icon && <Icon name={icon} size="s" />}</span>
        {t(text)}
      </button>
      <div className="Captcha-below">
        <p className={`Captcha-note Captcha-note--${state.at}`} role="status">
          {note ? wordsOf(t, note) : <VisuallyHidden>{t(text)}</VisuallyHidden>}
        </p>
        <Help />
      </div>
    </div>
  )
}

const looks: Readonly<Record<CaptchaState['at'], { icon?: IconName; text: TextKey }>> = {
  loading: { text: 'captcha.loading' },
  waiting: { icon: 'shield', text: 'captcha.waiting' },
  success: { icon: 'checkCircle', text: 'captcha.success' },
  error: { icon: 'refresh', text: 'captcha.retry' },
}

function noteOf(state: CaptchaState): CaptchaNote | undefined {
  if (state.at === 'error') return state.trouble
  return state.at === 'success' ? undefined : state.note
}

function wordsOf(t: Translate, note: CaptchaNote): string {
  if (note === 'verifyFirst') return t('captcha.verifyFirst')
  if (note === 'tooFast') return t('captcha.tooFast')
  const words = troubleWords(t, note)
  return note.code === undefined ? words : t('captcha.withCode', { words, code: note.code })
}

/** The vendor's own words, or ours (I8.17, I8.18). */
function troubleWords(t: Translate, { text }: CaptchaProblem): string {
  if (typeof text === 'object') return text.provider
  return text === 'networkFailure' ? t('captcha.networkFailure') : t('captcha.unknownError')
}
