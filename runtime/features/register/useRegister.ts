import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { useDelayedFlag } from '../../kit/useDelayedFlag'
import type { FormFields } from '../../kit/useFields'
import { usePasswordPolicy } from '../../kit/usePasswordPolicy'
import { useSite, useText } from '../../kit/useSite'
import { useSubmitLock } from '../../kit/useSubmitLock'
import { CaptchaNotPassedError } from '../../rules/captcha/captcha'
import { nationalNumber } from '../../rules/phone/dialling'
import {
  type AccountIdentity,
  loginNameOf,
  type RegisterRequest,
  type RegistrationMethod,
} from '../../rules/registration/register'
import { latinDigits } from '../../rules/text/digits'
import { typedUserNameAtom } from '../../state/login'
import { times } from '../../tables/times'
import { pendingRegistrationAtom } from './pendingRegistration'
import { completeRegistration, register } from './register'
import registrationInfo from './registrationInfo'
import type { Checks } from './useChecks'
import type { RegistrationOptions } from './useRegistrationOptions'

export const fieldNames = [
  'userName',
  'mobileNum',
  'verificationCode',
  'password',
  'affiliateCode',
  'referralCode',
] as const
export type FieldName = (typeof fieldNames)[number]
type FieldValues = Readonly<Record<FieldName, string>>
export type FieldErrors = Readonly<Partial<Record<FieldName, string | undefined>>>

export interface RegisterFormContext {
  readonly method: RegistrationMethod
  readonly options: RegistrationOptions
  readonly fields: FormFields<FieldName>
  readonly checks: Checks
  /** The dialling code of the mobile number, digits without the plus sign. */
  readonly diallingCode: RefObject<string>
  /** Opens the login, on the page or in the sheet. */
  readonly onLogIn: () => void
  /** Called when the platform refused the registration. */
  readonly onRefused: () => void
}

export interface RegisterSubmission {
  readonly errors: FieldErrors
  readonly busy: boolean
  /** It takes long enough to offer a cancel button. */
  readonly slow: boolean
  /** The settings for a mobile registration are not known yet. */
  readonly awaitingOptions: boolean
  /** Called on input: the errors may be outdated. */
  clearErrors(): void
  setErrors(problems: FieldErrors): void
  submit(event: FormEvent): void
  cancel(): void
}

/** Validates and submits the form, one request at a time, and handles the outcome (I4.14 to I4.20). */
export function useRegister(form: RegisterFormContext): RegisterSubmission {
  const site = useSite()
  const t = useText()
  const { fields, options, method } = form
  const submitLock = useSubmitLock(site.browser.clock, times.registerLock)
  const pending = useRef<AbortController | undefined>(undefined)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const slow = useDelayedFlag(site.browser.clock, busy, times.slowThreshold)
  const awaitingOptions = method === 'mobile' && options.mobilePasswordSource === 'unknown'
  const validate = useValidation(form)
  useFormLifecycle(form, pending)

  function buildRequest(values: FieldValues): RegisterRequest {
    const info = registrationInfo(site)()
    const { affiliateCode, referralCode, ...otherInfo } = info
    const code = (isShown: boolean, entered: string, fromReferral: string | undefined) =>
      (isShown ? entered.trim() : fromReferral) || undefined
    const affiliate = code(options.affiliateCode, values.affiliateCode, affiliateCode)
    const referral = code(options.referralCode, values.referralCode, referralCode)
    return {
      identity: buildIdentity(form, values),
      password:
        method === 'mobile' && typeof options.mobilePasswordSource === 'object'
          ? options.mobilePasswordSource.fixed
          : values.password,
      info: {
        ...otherInfo,
        ...(affiliate === undefined ? {} : { affiliateCode: affiliate }),
        ...(referral === undefined ? {} : { referralCode: referral }),
      },
    }
  }

  async function send(request: RegisterRequest, signal: AbortSignal): Promise<void> {
    const { identity } = request
    const userNameAvailable =
      identity.method === 'username' && form.checks.userName.resultFor(identity.userName)?.valid === true
    const outcome = await register(site, { ...request, userNameAvailable }, signal)
    if (signal.aborted && outcome.status !== 'created') return
    setBusy(false)
    if (outcome.status === 'created') await completeRegistration(site, outcome, request)
    if (outcome.status === 'failed') form.onRefused()
    if (outcome.status === 'taken') fields.select(method === 'mobile' ? 'mobileNum' : 'userName')
    if (outcome.status !== 'mayExist') return
    const name = loginNameOf(identity)
    if (name !== undefined) site.store.set(typedUserNameAtom, name)
    form.onLogIn()
    void site.notice({ message: t('register.mayExist') })
  }

  function end(): void {
    pending.current = undefined
    setBusy(false)
    submitLock.release()
  }

  async function submit(): Promise<void> {
    if (awaitingOptions) return
    const values = fields.readInputs()
    const request = buildRequest(values)
    const newErrors = validate(values, site.store.get(pendingRegistrationAtom)(request))
    setErrors(newErrors)
    const firstInvalid = fieldNames.find((name) => newErrors[name] !== undefined)
    if (firstInvalid) return fields.focus(firstInvalid)
    if (!submitLock.acquire()) return
    const controller = new AbortController()
    pending.current = controller
    setBusy(true)
    try {
      await send(request, controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      // A failed call was already shown.
      if (error instanceof CodeMissing) return await notifyCodeMissing(site, error.remedy)
      await site.notice({
        message: t(error instanceof CaptchaNotPassedError ? error.textKey : 'errors.network'),
      })
    } finally {
      if (pending.current === controller) end()
    }
  }

  return {
    errors,
    busy,
    slow,
    awaitingOptions,
    clearErrors: () => setErrors({}),
    setErrors,
    submit(event) {
      event.preventDefault()
      void submit()
    },
    // Unlocks the form at once, whatever is pending.
    cancel() {
      if (!pending.current) return
      pending.current.abort()
      end()
      site.toast(t('register.cancelled'))
    },
  }
}

function buildIdentity(
  { method, options, diallingCode }: RegisterFormContext,
  values: FieldValues,
): AccountIdentity {
  if (method === 'username') return { method, userName: values.userName.trim() }
  if (method !== 'mobile') return { method }
  return {
    method,
    diallingCode: diallingCode.current,
    mobileNum: nationalNumber(diallingCode.current, values.mobileNum),
    ...(options.smsCode ? { verificationCode: latinDigits(values.verificationCode).trim() } : {}),
  }
}

/** The errors of each field; a taken user name is no error if the account may be the member's own. */
function useValidation({ method, options, checks }: RegisterFormContext) {
  const t = useText()
  const policy = usePasswordPolicy()
  const required = (value: string, message: string) => (value.trim() === '' ? message : undefined)

  return (values: FieldValues, isPending: boolean): FieldErrors => {
    const byMobile = method === 'mobile'
    const ownPassword = !byMobile || options.mobilePasswordSource === 'own'
    return {
      ...(method === 'username' && {
        userName:
          required(values.userName, t('login.userNameMissing')) ??
          (isPending ? undefined : checks.userNameError(values.userName)),
      }),
      ...(byMobile && { mobileNum: required(values.mobileNum, t('common.mobileNumMissing')) }),
      ...(byMobile &&
        options.smsCode && {
          verificationCode: required(values.verificationCode, t('common.verificationCodeMissing')),
        }),
      ...(ownPassword && {
        password: values.password === '' ? t('login.passwordMissing') : policy.errorFor(values.password),
      }),
      ...(options.affiliateCode && { affiliateCode: checks.affiliateCodeError(values.affiliateCode) }),
    }
  }
}

/** Preloads the services that a registration needs; on unmount, keeps the typed user name for the login. */
function useFormLifecycle(
  { fields }: RegisterFormContext,
  pending: { readonly current: AbortController | undefined },
): void {
  const site = useSite()
  const latestFields = useRef(fields)
  latestFields.current = fields
  useEffect(() => {
    for (const name of ['captcha', 'tracking', 'completeLogin'] as const)
      site.service(name).catch(() => undefined)
    return () => {
      pending.current?.abort()
      const { userName } = latestFields.current.values
      if (userName.trim() !== '') site.store.set(typedUserNameAtom, userName)
    }
  }, [site, pending])
}
