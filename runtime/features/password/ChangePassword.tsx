import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useInsecureBannerProps } from '../../kit/useInsecureBannerProps'
import { usePasswordPolicy } from '../../kit/usePasswordPolicy'
import { useSite, useText } from '../../kit/useSite'
import { useSlowBannerProps } from '../../kit/useSlowBannerProps'
import { sessionAtom } from '../../state/session'
import { limits } from '../../tables/limits'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { InsecureBanner } from '../../ui/InsecureBanner'
import { PasswordField } from '../../ui/PasswordField'
import { SlowBanner } from '../../ui/SlowBanner'
import { useChange } from './useChange'

/** A forced change has interrupted something. From the entry itself: the site's `here` is a drawing behind. */
const leadsOn = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'returnTo' in entry

/** A new password in the place of the old one; neither travels over an open line (F056). */
export default function ChangePassword() {
  const securePage = useInsecureBannerProps()
  return useSite().browser.page.secure ? <ChangeForm /> : <InsecureBanner {...securePage} />
}

/** Old and new password, the rule shown before it fails. Forced after some logins; then it leads on (I4.06, D4). */
function ChangeForm() {
  const site = useSite()
  const t = useText()
  const slowWords = useSlowBannerProps()
  const policy = usePasswordPolicy()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const change = useChange(policy)
  const userName = useAtomValue(sessionAtom)?.userName ?? ''
  const forced = leadsOn(useLocation().state)
  return (
    <form
      className="ChangePassword"
      noValidate
      aria-busy={change.busy}
      onSubmit={(event) => {
        event.preventDefault()
        change.submit()
      }}
    >
      {forced && (
        <Banner tone="info" title={t('password.forcedTitle')}>
          {t('password.forcedText')}
        </Banner>
      )}
      <p className="ChangePassword-text">{t('password.text')}</p>
      {/* Password managers ask whose password it is. */}
      <input
        className="ChangePassword-whose"
        type="text"
        name="username"
        autoComplete="username"
        value={userName}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        ref={change.oldField}
        label={t('password.old')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="next"
        maxLength={limits.password}
        value={old}
        onChange={setOld}
        error={change.problems.old}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <PasswordField
        ref={change.newField}
        label={t('password.new')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={limits.password}
        helper={policy.hint}
        value={next}
        onChange={setNext}
        error={change.problems.next}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <Button wide size="l" type="submit" busy={change.busy} busyText={t('password.submitting')}>
        {t('password.submit')}
      </Button>
      {change.slow && <SlowBanner {...slowWords} onCancel={change.cancel} />}
      {forced && (
        <Button wide variant="text" onClick={() => void site.service('logOut').then((logOut) => logOut?.())}>
          {t('password.later')}
        </Button>
      )}
    </form>
  )
}
