import { useEffect, useRef, useState } from 'react'
import { Place } from '../../kit/code/Place'
import { AccountPasswordField } from '../../kit/forms/AccountPasswordField'
import { SignInMethods } from '../../kit/forms/SignInMethods'
import { SlowCancel } from '../../kit/forms/SlowCancel'
import { SubmitForm } from '../../kit/forms/SubmitForm'
import { useForm } from '../../kit/forms/useForm'
import { usePasswordPolicy } from '../../kit/forms/usePasswordPolicy'
import { Trust } from '../../kit/pages/Trust'
import { useDelayedFlag } from '../../kit/timing/useDelayedFlag'
import { trackEvent } from '../../kit/tracking'
import { useSite, useText } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { availableMethods, type RegistrationMethod } from '../../rules/registration/registerRequest'
import { typedUserNameAtom } from '../../state/login'
import * as times from '../../tables/times'
import { Button } from '../../ui/actions/Button'
import { Message } from '../../ui/feedback/Message'
import { ChosenUserNameField, InvitationCodeFields, MobileNumberField } from './Fields'
import { Legal } from './Legal'
import { MethodTabs } from './MethodTabs'
import registrationInfo from './registrationInfo'
import { useChecks } from './useChecks'
import { type LinkCodeName, type LinkCodes, type RegisterFormContext, useRegister } from './useRegister'
import { useRegistrationOptions } from './useRegistrationOptions'

interface RegisterFormProps {
  readonly onLogIn: () => void
  /** The form replaces the element that had the focus. */
  readonly focusOnMount: boolean
}

/** The registration form; errors and a change of method keep what was typed (I2.21). */
export function RegisterForm({ onLogIn, focusOnMount }: RegisterFormProps) {
  const site = useSite()
  const t = useText()
  const [refused, setRefused] = useState(false)
  const [ignorePendingOptions, setIgnorePendingOptions] = useState(false)
  const options = useRegistrationOptions(ignorePendingOptions)
  const [initialValues] = useState(() => {
    const { affiliateCode = '', referralCode = '' } = registrationInfo(site)()
    const userName = site.store.get(typedUserNameAtom)
    return { userName, mobileNum: '', verificationCode: '', password: '', affiliateCode, referralCode }
  })
  const fields = useForm(initialValues, { draft: 'register' })
  const { userName: nameAtStart, mobileNum: numberAtStart } = fields.values
  const [chosenMethod, setChosenMethod] = useState<RegistrationMethod | undefined>(
    nameAtStart === '' && numberAtStart !== '' ? 'mobile' : undefined,
  )
  const method =
    options.methods.find((offeredMethod) => offeredMethod === chosenMethod) ??
    options.methods[0] ??
    'username'
  const checks = useChecks()
  const [linkCodes, setLinkCodes] = useState<LinkCodes>(initialValues)
  const onRefused = () => {
    setRefused(true)
    checks.affiliateCode.onBlur(fields.readInputs().affiliateCode)
  }
  const leaveOutLinkCodes = (names: readonly LinkCodeName[]) => {
    const inputs = fields.readInputs()
    for (const name of names) if (inputs[name] === linkCodes[name]) fields.setValue(name, '')
    setLinkCodes({ ...linkCodes, ...Object.fromEntries(names.map((name) => [name, ''])) })
    formElement.current?.focus({ preventScroll: true })
  }
  const form: RegisterFormContext = {
    method,
    options,
    fields,
    checks,
    linkCodes,
    diallingCode: useRef(''),
    onLogIn,
    onRefused,
  }
  const submission = useRegister(form)
  const optionsAreSlow = useDelayedFlag(site.browser.clock, submission.awaitingOptions, times.slowThreshold)
  /** Continues with another method, even if registration by mobile number turns out to be available. */
  const switchMethod = () => {
    setIgnorePendingOptions(true)
    setChosenMethod(availableMethods(options.methods, 'off')[0])
  }
  const formElement = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (focusOnMount) formElement.current?.focus({ preventScroll: true })
    trackEvent(site, 'registerStart')
  }, [])
  const views = {
    username: <ChosenUserNameField form={form} />,
    mobile: <MobileNumberField form={form} />,
    autoUsername: <Message>{t('register.autoText')}</Message>,
  }
  return (
    <>
      <SubmitForm
        className="RegisterForm"
        ref={formElement}
        onSubmit={submission.submit}
        label={t('register.title')}
        submission={submission}
        waits={submission.awaitingOptions}
        calls={['register', 'registerMobile', 'registerAutoUserName']}
        submitText={t('register.submit')}
        busyText={t('register.submitting')}
        below={
          <>
            <SlowCancel slow={optionsAreSlow} cancel={switchMethod} />
            <Legal accepting />
          </>
        }
      >
        <MethodTabs methods={options.methods} method={method} onMethod={setChosenMethod} views={views} />
        <Password form={form} />
        <InvitationCodeFields form={form} />
        <LinkCode form={form} refused={refused} onLeaveOut={leaveOutLinkCodes} />
        <Place name="registerCaptcha" required />
      </SubmitForm>
      <SignInMethods />
      <LogInInstead
        onLogIn={() => {
          site.store.set(typedUserNameAtom, fields.readInputs().userName)
          onLogIn()
        }}
      />
      <Trust />
    </>
  )
}

interface LinkCodeProps extends PartProps {
  /** The platform has refused the registration. */
  readonly refused: boolean
  readonly onLeaveOut: (names: readonly LinkCodeName[]) => void
}

/** A code that the platform may not know is the link's fault, when a link brought it: the member goes on without it (I3.29). */
function LinkCode({ form: { fields, options, checks, linkCodes }, refused, onLeaveOut }: LinkCodeProps) {
  const t = useText()
  const affiliateCheck = checks.affiliateCode.resultFor(linkCodes.affiliateCode)
  const isDoubtful = {
    affiliateCode: affiliateCheck ? !affiliateCheck.valid : refused,
    referralCode: refused,
  }
  const isUsed = (name: LinkCodeName) => !options[name] || fields.values[name] === linkCodes[name]
  const names = (['affiliateCode', 'referralCode'] as const).filter(
    (name) => linkCodes[name] !== '' && isDoubtful[name] && isUsed(name),
  )
  if (names.length === 0) return null
  return (
    <Message
      tone="warning"
      live
      action={
        <Button size="s" variant="tonal" onClick={() => onLeaveOut(names)}>
          {t('register.leaveCodeOut')}
        </Button>
      }
    >
      {t('register.linkCode', { code: names.map((name) => linkCodes[name]).join(', ') })}
    </Message>
  )
}

interface PartProps {
  readonly form: RegisterFormContext
}

/** The member's own password; a mobile registration may get a default one that has to be changed at once (I5.02). */
function Password({ form: { fields, method, options } }: PartProps) {
  const t = useText()
  const policy = usePasswordPolicy()
  if (method === 'mobile' && options.mobilePasswordSource !== 'own') {
    return typeof options.mobilePasswordSource === 'object' ? (
      <Message>{t('register.passwordNext')}</Message>
    ) : null
  }
  return (
    <AccountPasswordField
      kind="new"
      {...fields.propsOf('password')}
      label={t('login.password')}
      rule={policy.hint}
    />
  )
}

/** Opens the login; the user name that was typed is kept. */
function LogInInstead({ onLogIn }: Pick<RegisterFormContext, 'onLogIn'>) {
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
