import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo } from 'react'
import { useSite, useText } from '../../kit/useSite'
import type { CaptchaPurpose } from '../../rules/captcha/chooseCaptcha'
import * as limits from '../../tables/limits'
import { IconButton } from '../../ui/actions/IconButton'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { TextField } from '../../ui/forms/TextField'
import { Icon } from '../../ui/media/Icon'
import { CaptchaHelpButton } from './CaptchaHelpButton'
import { registerController } from './captchaRegistry'
import { createPictureController, type PictureState } from './pictureController'

/** The plain captcha as a form field: a picture, and a field for the code in it (I5.18). */
export function PictureCaptcha({ purpose }: { purpose: CaptchaPurpose }) {
  const site = useSite()
  const t = useText()
  const controller = useMemo(() => createPictureController(site), [site])
  const state = useAtomValue(controller.state)
  useEffect(() => {
    controller.reload()
    return registerController(site, purpose, controller)
  }, [site, purpose, controller])
  return (
    <div className="Captcha">
      <p className="Captcha-why">{t('captcha.why')}</p>
      <TextField
        label={t('captcha.pictureLabel')}
        name="captcha"
        autoComplete="off"
        dir="ltr"
        value={state.code}
        onChange={controller.setCode}
        error={useErrorText(state)}
        after={
          <>
            <Picture state={state} onImageError={controller.onImageError} />
            <IconButton icon="refresh" label={t('captcha.pictureReload')} onClick={controller.reload} />
          </>
        }
      />
      <div className="Captcha-below">
        <CaptchaHelpButton />
      </div>
    </div>
  )
}

function useErrorText({ status, problem }: PictureState): string | undefined {
  const t = useText()
  if (status === 'error') return t('captcha.pictureFailed')
  if (problem === 'missing') return t('captcha.codeMissing')
  if (problem === 'tooLong') return t('common.tooLong', { limit: limits.captchaCode })
  return problem && t('captcha.codeUnlikely')
}

/** Takes up its space while it loads, so that nothing moves later. */
function Picture({
  state: { status, picture },
  onImageError,
}: {
  state: PictureState
  onImageError: () => void
}) {
  const t = useText()
  return (
    <span className="Captcha-picture">
      {status === 'pending' && <Skeleton shape="block" />}
      {status === 'error' && <Icon icon="error" />}
      {picture && <img src={picture.image} alt={t('captcha.pictureAlt')} onError={onImageError} />}
    </span>
  )
}
