import { Place } from '../../kit/code/Place'
import { AccountPasswordField } from '../../kit/forms/AccountPasswordField'
import { SignInMethods } from '../../kit/forms/SignInMethods'
import { SubmitForm } from '../../kit/forms/SubmitForm'
import { useInsecureMessageProps } from '../../kit/forms/useInsecureMessageProps'
import { Trust } from '../../kit/pages/Trust'
import { useSite, useText } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { typedUserNameAtom } from '../../state/login'
import { Button } from '../../ui/actions/Button'
import { InsecureMessage } from '../../ui/feedback/InsecureMessage'
import { Checkbox } from '../../ui/forms/Checkbox'
import { LoginNameField } from './LoginNameField'
import { useLoginForm } from './useLoginForm'

interface LoginFormProps {
  /** Opens the registration: its page on that path, or its dialog. */
  readonly onRegister: (path: string) => void
}

/** User name and password; an error never clears what was typed. */
export function LoginForm({ onRegister }: LoginFormProps) {
  const site = useSite()
  const t = useText()
  const insecureMessageProps = useInsecureMessageProps()
  const form = useLoginForm()
  const { fields, rememberMe } = form
  const registerPath = pathOfPage(site.data.manifest.routes, 'register')
  // A password is never sent over an unencrypted connection (F056, F060).
  if (!site.browser.page.secure) return <InsecureMessage {...insecureMessageProps} />
  return (
    <>
      <SubmitForm
        className="LoginForm"
        onSubmit={form.submit}
        submission={form}
        calls={['login']}
        submitText={t('login.submit')}
        busyText={t('login.submitting')}
      >
        <LoginNameField form={form} />
        <AccountPasswordField kind="current" {...fields.propsOf('password')} label={t('login.password')} />
        <div className="LoginForm-line">
          {rememberMe.checked !== undefined && (
            <Checkbox
              label={t('login.remember')}
              checked={rememberMe.checked}
              onChange={rememberMe.setChecked}
            />
          )}
          <Button
            variant="text"
            size="s"
            onClick={() =>
              void site.openOverlay('forgottenPassword', { userName: fields.readInputs().userName })
            }
          >
            {t('login.forgotten')}
          </Button>
        </div>
        <Place name="loginCaptcha" required />
      </SubmitForm>
      <SignInMethods />
      <div className="LoginForm-otherwise">
        {registerPath !== undefined && (
          <Button
            variant="outline"
            href={registerPath}
            onClick={(event) => {
              event.preventDefault()
              site.store.set(typedUserNameAtom, fields.readInputs().userName)
              onRegister(registerPath)
            }}
          >
            {t('register.submit')}
          </Button>
        )}
        <Button variant="text" onClick={() => void site.openOverlay('support')}>
          {t('login.help')}
        </Button>
      </div>
      <Trust />
    </>
  )
}
