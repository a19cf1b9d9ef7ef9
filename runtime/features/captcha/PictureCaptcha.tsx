import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo } from 'react'
import { useSite, useText } from '../../kit/useSite'
import type { CaptchaPurpose } from '../../rules/captcha/captcha'
import { limits } from '../../tables/limits'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { Skeleton } from '../../ui/Skeleton'
import { TextField } from '../../ui/TextField'
import { setUp } from './booth'
import { Help } from './Help'
import { type PictureState, pictureBooth } from './pictureBooth'

/** The plain captcha as a field of the form: a picture, and the code that stands in it (I5.18). */
export function PictureCaptcha({ purpose }: { purpose: CaptchaPurpose }) {
  const site = useSite()
  const t = useText()
  const booth = useMemo(() => pictureBooth(site), [site])
  const state = useAtomValue(booth.state)
  useEffect(() => {
    booth.reload()
    return setUp(site, purpose, booth)
  }, [site, purpose, booth])
  return (
    <div className="Captcha">
      <TextField
        label={t('captcha.pictureLabel')}
        name="captcha"
        autoComplete="off"
        dir="ltr"
        maxLength={limits.captchaCode}
        value={state.code}
        onChange={booth.type}
        error={useProblem(state)}
        after={
          <>
            <Picture state={state} broken={booth.broken} />
            <IconButton icon="refresh" label={t('captcha.pictureReload')} onClick={booth.reload} />
          </>
        }
      />
      <div className="Captcha-below">
        <Help />
      </div>
    </div>
  )
}

function useProblem({ at, problem }: PictureState): string | undefined {
  const t = useText()
  if (at === 'failed') return t('captcha.pictureFailed')
  if (problem === 'missing') return t('captcha.codeMissing')
  return problem && t('captcha.codeUnlikely')
}

/** Its place is kept while it is on its way: nothing moves when it comes. */
function Picture({ state: { at, picture }, broken }: { state: PictureState; broken: () => void }) {
  const t = useText()
  return (
    <span className="Captcha-picture">
      {at === 'loading' && <Skeleton shape="block" />}
      {at === 'failed' && <Icon name="error" />}
      {picture && <img src={picture.image} alt={t('captcha.pictureAlt')} onError={broken} />}
    </span>
  )
}
