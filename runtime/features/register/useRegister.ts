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
import { doubtAtom } from './doubt'
import { register, welcome } from './register'
import registrationInfo from './registrationInfo'
import type { Checks } from './useChecks'
import type { Offer } from './useOffer'

export const fieldNames = [
  'userName',
  'mobileNum',
  'verificationCode',
  'password',
  'affiliateCode',
  'referralCode',
] as const
export type FieldName = (typeof fieldNames)[number]
type Typed = Readonly<Record<FieldName, string>>
export type Problems = Readonly<Partial<Record<FieldName, string | undefined>>>

export interface RegisterForm {
  readonly way: RegistrationMethod
  readonly offer: Offer
  readonly fields: FormFields<FieldName>
  readonly checks: Checks
  /** The number's dialling code, digits without the plus sign, while its field is shown. */
  readonly diallingCode: RefObject<string>
  /** Leads to the login, from wherever the form stands. */
  readonly onLogIn: () => void
  /** The platform said no. */
  readonly onRefused: () => void
}

export interface Registering {
  readonly problems: Problems
  readonly busy: boolean
  /** The wait has become long enough to offer a way out. */
  readonly slow: boolean
  /** What the merchant wants is not known yet. */
  readonly waiting: boolean
  /** Something was typed: what was wrong may be right now. */
  typed(): void
  mark(problems: Problems): void
  submit(event: FormEvent): void
  cancel(): void
}

/** The registration's life: what is missing, one request at a time, and what comes after it (I4.14 to I4.20). */
export function useRegister(form: RegisterForm): Registering {
  const site = useSite()
  const t = useText()
  const { fields, offer, way } = form
  const guard = useSubmitLock(site.browser.clock, times.registerLock)
  const attempt = useRef<AbortController | undefined>(undefined)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const slow = useDelayedFlag(site.browser.clock, busy, times.slowThreshold)
  const waiting = way === 'mobile' && offer.byNumber === 'unknown'
  const problemsOf = useProblems(form)
  useComingAndGoing(form, attempt)

  function requestOf(typed: Typed): RegisterRequest {
    const known = registrationInfo(site)()
    const { affiliateCode, referralCode, ...others } = known
    const code = (shown: boolean, written: string, came: string | undefined) =>
      (shown ? written.trim() : came) || undefined
    const affiliate = code(offer.affiliateCode, typed.affiliateCode, affiliateCode)
    const referral = code(offer.referralCode, typed.referralCode, referralCode)
    return {
      identity: identityOf(form, typed),
      password:
        way === 'mobile' && typeof offer.byNumber === 'object' ? offer.byNumber.fixed : typed.password,
      info: {
        ...others,
        ...(affiliate === undefined ? {} : { affiliateCode: affiliate }),
        ...(referral === undefined ? {} : { referralCode: referral }),
      },
    }
  }

  async function send(request: RegisterRequest, signal: AbortSignal): Promise<void> {
    const { identity } = request
    const free = identity.method === 'username' && form.checks.userName.of(identity.userName)?.good === true
    const outcome = await register(site, { ...request, free }, signal)
    if (signal.aborted && outcome.is !== 'made') return
    setBusy(false)
    if (outcome.is === 'made') await welcome(site, outcome, request)
    if (outcome.is === 'failed') form.onRefused()
    if (outcome.is === 'taken') fields.select(way === 'mobile' ? 'mobileNum' : 'userName')
    if (outcome.is !== 'mayExist') return
    const name = loginNameOf(identity)
    if (name !== undefined) site.store.set(typedUserNameAtom, name)
    form.onLogIn()
    void site.notice({ message: t('register.mayExist') })
  }

  function end(): void {
    attempt.current = undefined
    setBusy(false)
    guard.release()
  }

  async function submit(): Promise<void> {
    if (waiting) return
    const typed = fields.readInputs()
    const request = requestOf(typed)
    const found = problemsOf(typed, site.store.get(doubtAtom)(request))
    setProblems(found)
    const first = fieldNames.find((name) => found[name] !== undefined)
    if (first) return fields.focus(first)
    if (!guard.acquire()) return
    const controller = new AbortController()
    attempt.current = controller
    setBusy(true)
    try {
      await send(request, controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      // What a call failed with was told already.
      if (error instanceof CodeMissing) return await notifyCodeMissing(site, error.remedy)
      await site.notice({
        message: t(error instanceof CaptchaNotPassedError ? error.textKey : 'errors.network'),
      })
    } finally {
      if (attempt.current === controller) end()
    }
  }

  return {
    problems,
    busy,
    slow,
    waiting,
    typed: () => setProblems({}),
    mark: setProblems,
    submit(event) {
      event.preventDefault()
      void submit()
    },
    // Whatever it waits for, the form is free at once.
    cancel() {
      if (!attempt.current) return
      attempt.current.abort()
      end()
      site.toast(t('register.cancelled'))
    },
  }
}

function identityOf({ way, offer, diallingCode }: RegisterForm, typed: Typed): AccountIdentity {
  if (way === 'username') return { method: way, userName: typed.userName.trim() }
  if (way !== 'mobile') return { method: way }
  return {
    method: way,
    diallingCode: diallingCode.current,
    mobileNum: nationalNumber(diallingCode.current, typed.mobileNum),
    ...(offer.smsCode ? { verificationCode: latinDigits(typed.verificationCode).trim() } : {}),
  }
}

/** What is wrong with what was typed, field by field; a name that is taken is right when it may be the member's own. */
function useProblems({ way, offer, checks }: RegisterForm) {
  const t = useText()
  const policy = usePasswordPolicy()
  const missing = (value: string, words: string) => (value.trim() === '' ? words : undefined)

  return (typed: Typed, doubted: boolean): Problems => {
    const byNumber = way === 'mobile'
    const ownPassword = !byNumber || offer.byNumber === 'own'
    return {
      ...(way === 'username' && {
        userName:
          missing(typed.userName, t('login.userNameMissing')) ??
          (doubted ? undefined : checks.userNameProblem(typed.userName)),
      }),
      ...(byNumber && { mobileNum: missing(typed.mobileNum, t('common.mobileNumMissing')) }),
      ...(byNumber &&
        offer.smsCode && {
          verificationCode: missing(typed.verificationCode, t('common.verificationCodeMissing')),
        }),
      ...(ownPassword && {
        password: typed.password === '' ? t('login.passwordMissing') : policy.errorFor(typed.password),
      }),
      ...(offer.affiliateCode && { affiliateCode: checks.affiliateProblem(typed.affiliateCode) }),
    }
  }
}

/** The code that a registration needs comes with the form; what was typed as a name stays for the login. */
function useComingAndGoing(
  { fields }: RegisterForm,
  attempt: { readonly current: AbortController | undefined },
): void {
  const site = useSite()
  const latest = useRef(fields)
  latest.current = fields
  useEffect(() => {
    for (const name of ['captcha', 'tracking', 'completeLogin'] as const)
      site.service(name).catch(() => undefined)
    return () => {
      attempt.current?.abort()
      const { userName } = latest.current.values
      if (userName.trim() !== '') site.store.set(typedUserNameAtom, userName)
    }
  }, [site, attempt])
}
