import { type RefObject, useEffect, useRef } from 'react'
import { type FormErrors, type FormFields, type FormValues, requiredError } from '../../kit/forms/useForm'
import { usePasswordPolicy } from '../../kit/forms/usePasswordPolicy'
import { usePhoneErrors } from '../../kit/forms/usePhoneErrors'
import { notifySubmitError, type Submit, useSubmit } from '../../kit/forms/useSubmit'
import { useSite, useText } from '../../kit/useSite'
import { nationalNumber } from '../../rules/phone/phoneNumber'
import {
  type AccountIdentity,
  loginNameOf,
  type RegisterRequest,
  type RegistrationMethod,
} from '../../rules/registration/registerRequest'
import { typedUserNameAtom } from '../../state/login'
import * as times from '../../tables/times'
import { pendingRegistrationAtom } from './pendingRegistration'
import registrationInfo from './registrationInfo'
import { completeRegistration, type RegistrationOutcome, register } from './sendRegistration'
import type { Checks } from './useChecks'
import type { RegistrationOptions } from './useRegistrationOptions'

export type FieldName =
  | 'userName'
  | 'mobileNum'
  | 'verificationCode'
  | 'password'
  | 'affiliateCode'
  | 'referralCode'

/** The codes in the link that brought the visitor; empty when there is none, or when the member leaves it out. */
export type LinkCodes = Readonly<Record<LinkCodeName, string>>

export type LinkCodeName = 'affiliateCode' | 'referralCode'

export interface RegisterFormContext {
  readonly method: RegistrationMethod
  readonly options: RegistrationOptions
  readonly fields: FormFields<FieldName>
  readonly checks: Checks
  readonly linkCodes: LinkCodes
  /** The dialling code of the mobile number, digits without the plus sign. */
  readonly diallingCode: RefObject<string>
  /** Opens the login, on the page or in the sheet. */
  readonly onLogIn: () => void
  /** Called when the platform refused the registration. */
  readonly onRefused: () => void
}

export interface RegisterSubmission extends Pick<Submit, 'busy' | 'locked' | 'slow' | 'cancel'> {
  /** The settings for a mobile registration are not known yet. */
  readonly awaitingOptions: boolean
  submit(): void
}

/** Validates and submits the form, one request at a time, and handles the outcome (I4.14 to I4.20). */
export function useRegister(form: RegisterFormContext): RegisterSubmission {
  const site = useSite()
  const t = useText()
  const { fields, options, method } = form
  const { busy, locked, slow, run, cancel } = useSubmit({
    cancelledText: 'register.cancelled',
    lock: times.registerLock,
    retry: () => void submit(),
  })
  const awaitingOptions = method === 'mobile' && options.mobilePasswordSource === 'unknown'
  const checkOf = useValidation(form)
  useFormLifecycle(form)

  function buildRequest(values: FormValues<FieldName>): RegisterRequest {
    const { originalDomain = site.browser.page.hostname } = registrationInfo(site)()
    const codeOf = (name: LinkCodeName) =>
      (options[name] ? values[name].trim() : form.linkCodes[name]) || undefined
    const affiliate = codeOf('affiliateCode')
    const referral = codeOf('referralCode')
    return {
      identity: buildIdentity(form, values),
      password:
        method === 'mobile' && typeof options.mobilePasswordSource === 'object'
          ? options.mobilePasswordSource.fixed
          : values.password,
      info: {
        originalDomain,
        ...(affiliate === undefined ? {} : { affiliateCode: affiliate }),
        ...(referral === undefined ? {} : { referralCode: referral }),
      },
    }
  }

  function send(request: RegisterRequest, signal: AbortSignal): Promise<RegistrationOutcome> {
    const { identity } = request
    const userNameAvailable =
      identity.method === 'username' && form.checks.userName.resultFor(identity.userName)?.valid === true
    return register(site, { ...request, userNameAvailable }, signal)
  }

  async function handleOutcome(outcome: RegistrationOutcome, request: RegisterRequest): Promise<void> {
    if (outcome.status === 'created') await completeRegistration(site, outcome, request)
    if (outcome.status === 'failed') form.onRefused()
    if (outcome.status === 'taken') fields.select(method === 'mobile' ? 'mobileNum' : 'userName')
    if (outcome.status !== 'mayExist') return
    const name = loginNameOf(request.identity)
    if (name !== undefined) site.store.set(typedUserNameAtom, name)
    form.onLogIn()
    void site.notice({ message: t('register.mayExist') })
  }

  async function submit(): Promise<void> {
    if (awaitingOptions) return
    const values = fields.readInputs()
    const request = buildRequest(values)
    if (!fields.validate(checkOf(values, site.store.get(pendingRegistrationAtom)(request)))) return
    let outcome: RegistrationOutcome | undefined
    await run(async (signal) => {
      const result = await send(request, signal)
      // An account that was created in spite of a cancel is used.
      if (!signal.aborted || result.status === 'created') outcome = result
    })
    // After the submission has ended: the form is not busy while the success message is open.
    if (outcome) await handleOutcome(outcome, request).catch((error) => notifySubmitError(site, error))
  }

  return {
    busy,
    locked,
    slow,
    cancel,
    awaitingOptions,
    submit: () => void submit(),
  }
}

function buildIdentity(
  { method, options, diallingCode }: RegisterFormContext,
  values: FormValues<FieldName>,
): AccountIdentity {
  if (method === 'username') return { method, userName: values.userName.trim() }
  if (method !== 'mobile') return { method }
  return {
    method,
    diallingCode: diallingCode.current,
    mobileNum: nationalNumber(diallingCode.current, values.mobileNum),
    ...(options.smsCode ? { verificationCode: values.verificationCode } : {}),
  }
}

/** Reads the errors of each field; a taken user name is no error if the account may be the member's own. */
function useValidation({ method, options, checks, diallingCode, linkCodes }: RegisterFormContext) {
  const t = useText()
  const { numberError, codeError } = usePhoneErrors()
  const policy = usePasswordPolicy()

  return (values: FormValues<FieldName>, isPending: boolean) => {
    const byMobile = method === 'mobile'
    const ownPassword = !byMobile || options.mobilePasswordSource === 'own'
    const { current: code } = diallingCode
    return (): FormErrors<FieldName> => ({
      ...(method === 'username' && {
        userName:
          requiredError(values.userName, t('login.userNameMissing')) ??
          (isPending ? undefined : checks.userNameError(values.userName)),
      }),
      ...(byMobile && { mobileNum: numberError(code, values.mobileNum) }),
      ...(byMobile &&
        options.smsCode && {
          verificationCode: codeError(values.verificationCode, t('common.verificationCodeMissing')),
        }),
      ...(ownPassword && {
        password: values.password === '' ? t('login.passwordMissing') : policy.errorFor(values.password),
      }),
      ...(options.affiliateCode &&
        values.affiliateCode !== linkCodes.affiliateCode && {
          affiliateCode: checks.affiliateCodeError(values.affiliateCode),
        }),
    })
  }
}

/** Preloads the services that a registration needs; on unmount, keeps the typed user name for the login. */
function useFormLifecycle({ fields }: RegisterFormContext): void {
  const site = useSite()
  const latestFields = useRef(fields)
  latestFields.current = fields
  useEffect(() => {
    for (const name of ['captcha', 'tracking', 'completeLogin'] as const)
      site.service(name).catch(() => undefined)
    return () => {
      const { userName } = latestFields.current.values
      if (userName.trim() !== '') site.store.set(typedUserNameAtom, userName)
    }
  }, [site])
}
