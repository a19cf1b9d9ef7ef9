import { Place } from '../../kit/Place'
import { useFields } from '../../kit/useFields'
import { useInsecureBannerProps } from '../../kit/useInsecureBannerProps'
import { useSite, useText } from '../../kit/useSite'
import { useSlowBannerProps } from '../../kit/useSlowBannerProps'
import { pathOfPage } from '../../rules/network/url'
import { typedUserNameAtom } from '../../state/login'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { InsecureBanner } from '../../ui/InsecureBanner'
import { PasswordField } from '../../ui/PasswordField'
import { SlowBanner } from '../../ui/SlowBanner'
import { TextField } from '../../ui/TextField'
import { useLogin } from './useLogin'
import { useRemembering } from './useRemembering'

interface LoginFormProps {
  /** Leads to the registration on that path, or to its dialog. */
  readonly onRegister: (path: string) => void
}

/** User name and password; nothing typed is lost by a mistake. */
export function LoginForm({ onRegister }: LoginFormProps) {
  const site = useSite()
  const t = useText()
  const securePage = useInsecureBannerProps()
  const slowWords = useSlowBannerProps()
  const fields = useFields({ userName: site.store.get(typedUserNameAtom), password: '' }, () => form.typed())
  const remembering = useRemembering((known) => {
    if (fields.readInputs().userName === '') fields.setValue('userName', known)
  })
  const form = useLogin(fields, remembering)
  const registration = pathOfPage(site.data.manifest.routes, 'register')
  // A password never travels over an open line (F056, F060).
  if (!site.browser.page.secure) return <InsecureBanner {...securePage} />
  return (
    <>
      <form className="LoginForm" noValidate onSubmit={form.submit} aria-busy={form.busy}>
        <TextField
          {...fields.propsOf('userName')}
          label={t('login.userName')}
          name="username"
          autoComplete="username"
          enterKeyHint="next"
          dir="ltr"
          icon="user"
          maxLength={limits.userName}
          error={form.problems.userName}
          clearLabel={t('common.clear')}
        />
        <PasswordField
          {...fields.propsOf('password')}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          maxLength={limits.password}
          error={form.problems.password}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
        />
        <div className="LoginForm-line">
          {remembering.ticked !== undefined && (
            <Checkbox label={t('login.remember')} checked={remembering.ticked} onChange={remembering.tick} />
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
        <Place name="loginCaptcha" />
        <Button wide size="l" type="submit" busy={form.busy} busyText={t('login.submitting')}>
          {t('login.submit')}
        </Button>
        {form.slow ? (
          <SlowBanner {...slowWords} onCancel={form.cancel} />
        ) : (
          <Button wide variant="text" icon="support" onClick={() => void site.openOverlay('support')}>
            {t('login.help')}
          </Button>
        )}
      </form>
      <Place name="signInMethods" />
      {registration !== undefined && (
        <div className="LoginForm-register">
          <p>{t('register.newHere')}</p>
          <Button
            wide
            variant="outline"
            href={registration}
            onClick={(event) => {
              event.preventDefault()
              site.store.set(typedUserNameAtom, fields.readInputs().userName)
              onRegister(registration)
            }}
          >
            {t('register.submit')}
          </Button>
        </div>
      )}
    </>
  )
}
