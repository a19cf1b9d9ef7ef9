import { useAtomValue } from 'jotai/react'
import { useLocation } from 'react-router-dom'
import { AccountPasswordField } from '../../kit/forms/AccountPasswordField'
import { SubmitForm } from '../../kit/forms/SubmitForm'
import { useInsecureMessageProps } from '../../kit/forms/useInsecureMessageProps'
import { usePasswordPolicy } from '../../kit/forms/usePasswordPolicy'
import { logOut } from '../../kit/identity/logOut'
import { useSite, useText } from '../../kit/useSite'
import { sessionAtom } from '../../state/session'
import { Button } from '../../ui/actions/Button'
import { InsecureMessage } from '../../ui/feedback/InsecureMessage'
import { Message } from '../../ui/feedback/Message'
import { usePasswordChange } from './usePasswordChange'

/** Whether a forced change interrupted something. Read from the router, because `site.location` is one render behind. */
const hasReturnTo = (historyState: unknown): boolean =>
  typeof historyState === 'object' && historyState !== null && 'returnTo' in historyState

/** The page; without a secure connection it shows no form, so that no password is sent unencrypted (F056). */
export default function ChangePassword() {
  const insecureMessageProps = useInsecureMessageProps()
  return useSite().browser.page.secure ? <ChangeForm /> : <InsecureMessage {...insecureMessageProps} />
}

/** Old and new password. After some logins the change is forced, and leads on to the interrupted page (I4.06, D4). */
function ChangeForm() {
  const site = useSite()
  const t = useText()
  const policy = usePasswordPolicy()
  const change = usePasswordChange(policy)
  const userName = useAtomValue(sessionAtom)?.userName ?? ''
  const forced = hasReturnTo(useLocation().state)
  return (
    <SubmitForm
      className="ChangePassword"
      onSubmit={change.submit}
      submission={change}
      calls={['changePassword']}
      submitText={t('password.submit')}
      busyText={t('password.submitting')}
      below={
        forced && (
          <Button wide variant="text" onClick={() => void logOut(site)}>
            {t('password.later')}
          </Button>
        )
      }
    >
      {forced && (
        <Message tone="info" title={t('password.forcedTitle')}>
          {t('password.forcedText')}
        </Message>
      )}
      <p className="ChangePassword-text">{t('password.text')}</p>
      {/* Password managers need the user name. */}
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
      <AccountPasswordField
        kind="current"
        {...change.fields.propsOf('oldPassword')}
        label={t('password.old')}
        enterKeyHint="next"
      />
      <AccountPasswordField
        kind="new"
        {...change.fields.propsOf('newPassword')}
        label={t('password.new')}
        rule={policy.hint}
      />
    </SubmitForm>
  )
}
