import { useEffect, useRef, useState } from 'react'
import { Place } from '../../kit/Place'
import { trackEvent } from '../../kit/tracking'
import { useDelayedFlag } from '../../kit/useDelayedFlag'
import { useFields } from '../../kit/useFields'
import { usePasswordPolicy } from '../../kit/usePasswordPolicy'
import { useSite, useText } from '../../kit/useSite'
import { useSlowBannerProps } from '../../kit/useSlowBannerProps'
import { pathOfPage } from '../../rules/network/url'
import { availableMethods, type RegistrationMethod } from '../../rules/registration/register'
import { typedUserNameAtom } from '../../state/login'
import { limits } from '../../tables/limits'
import { times } from '../../tables/times'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/PasswordField'
import { SlowBanner } from '../../ui/SlowBanner'
import { InvitationCodes, MobileNumber, OwnName } from './Fields'
import { Legal } from './Legal'
import registrationInfo from './registrationInfo'
import { useChecks } from './useChecks'
import { useOffer, withCodes } from './useOffer'
import { type RegisterForm as Form, type Registering, useRegister } from './useRegister'
import { Ways } from './Ways'

interface RegisterFormProps {
  readonly onLogIn: () => void
  /** The form takes the place of what had the focus. */
  readonly arriving: boolean
}

/** What an account is made of; nothing typed is lost by a mistake, nor by looking at another way (I2.21). */
export function RegisterForm({ onLogIn, arriving }: RegisterFormProps) {
  const site = useSite()
  const t = useText()
  const slowWords = useSlowBannerProps()
  const [refused, setRefused] = useState(false)
  const [tired, setTired] = useState(false)
  const offered = useOffer(tired)
  const [chosen, setWay] = useState<RegistrationMethod | undefined>()
  const way = offered.ways.find((one) => one === chosen) ?? offered.ways[0] ?? 'username'
  const [start] = useState(() => {
    const { affiliateCode = '', referralCode = '' } = registrationInfo(site)()
    const userName = site.store.get(typedUserNameAtom)
    return { userName, mobileNum: '', verificationCode: '', password: '', affiliateCode, referralCode }
  })
  const fields = useFields(start, () => life.typed())
  const checks = useChecks()
  const offer = refused ? withCodes(offered, start) : offered
  const onRefused = () => {
    setRefused(true)
    checks.affiliateCode.left(fields.readInputs().affiliateCode)
  }
  const form: Form = { way, offer, fields, checks, diallingCode: useRef(''), onLogIn, onRefused }
  const life = useRegister(form)
  const offerIsSlow = useDelayedFlag(site.browser.clock, life.waiting, times.slowThreshold)
  /** On with another way; it stays when the number's is open after all. */
  const goWithout = () => {
    setTired(true)
    setWay(availableMethods(offered.ways, 'off')[0])
  }
  const box = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (arriving) box.current?.focus({ preventScroll: true })
    trackEvent(site, 'registerStart')
  }, [])
  const views = {
    username: <OwnName form={form} life={life} />,
    mobile: <MobileNumber form={form} life={life} />,
    autoUsername: <Banner>{t('register.autoText')}</Banner>,
  }
  return (
    <>
      <form
        className="RegisterForm"
        ref={box}
        tabIndex={-1}
        noValidate
        onSubmit={life.submit}
        aria-label={t('register.title')}
        aria-busy={life.busy}
      >
        <Ways ways={offer.ways} way={way} onWay={setWay} views={views} />
        <Password form={form} life={life} />
        <InvitationCodes form={form} life={life} />
        <Place name="registerCaptcha" />
        <Button
          wide
          size="l"
          type="submit"
          busy={life.busy || life.waiting}
          busyText={life.busy ? t('register.submitting') : undefined}
        >
          {t('register.submit')}
        </Button>
        {life.slow && <SlowBanner {...slowWords} onCancel={life.cancel} />}
        {offerIsSlow && <SlowBanner {...slowWords} onCancel={goWithout} />}
        <Legal accepting />
      </form>
      <Place name="signInMethods" />
      <LogInInstead
        onLogIn={() => {
          site.store.set(typedUserNameAtom, fields.readInputs().userName)
          onLogIn()
        }}
      />
    </>
  )
}

interface PartProps {
  readonly form: Form
  readonly life: Registering
}

/** A password of one's own; an account by number may get a fixed one that is changed at once (I5.02). */
function Password({ form: { fields, way, offer }, life }: PartProps) {
  const t = useText()
  const policy = usePasswordPolicy()
  if (way === 'mobile' && offer.byNumber !== 'own') {
    return typeof offer.byNumber === 'object' ? <Banner>{t('register.passwordNext')}</Banner> : null
  }
  return (
    <PasswordField
      {...fields.propsOf('password')}
      label={t('login.password')}
      name="new-password"
      autoComplete="new-password"
      enterKeyHint="go"
      maxLength={limits.password}
      helper={policy.hint}
      error={life.problems.password}
      showLabel={t('common.showPassword')}
      hideLabel={t('common.hidePassword')}
    />
  )
}

/** Back to the login with what was typed as a name. */
function LogInInstead({ onLogIn }: Pick<Form, 'onLogIn'>) {
  const site = useSite()
  const t = useText()
  return (
    <div className="RegisterForm-logIn">
      <p>{t('register.haveAccount')}</p>
      <Button
        wide
        variant="outline"
        href={pathOfPage(site.data.manifest.routes, 'login') ?? '/m/login'}
        onClick={(event) => {
          event.preventDefault()
          onLogIn()
        }}
      >
        {t('login.submit')}
      </Button>
    </div>
  )
}
