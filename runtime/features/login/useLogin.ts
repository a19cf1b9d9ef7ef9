import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { useDelayedFlag } from '../../kit/useDelayedFlag'
import type { FormFields } from '../../kit/useFields'
import { useSite, useText } from '../../kit/useSite'
import { CaptchaNotPassedError } from '../../rules/captcha/captcha'
import { truncate } from '../../rules/text/text'
import { limits } from '../../tables/limits'
import { times } from '../../tables/times'
import type { Remembering } from './useRemembering'

interface Problems {
  readonly userName?: string
  readonly password?: string
}

export interface LoginForm {
  readonly problems: Problems
  readonly busy: boolean
  /** The wait has become long enough to offer a way out. */
  readonly slow: boolean
  typed(): void
  submit(event: FormEvent): void
  cancel(): void
}

/** The login form's life: what is missing, one request at a time, and where the cursor waits after a mistake. */
export function useLogin(fields: FormFields<'userName' | 'password'>, remembering: Remembering): LoginForm {
  const site = useSite()
  const t = useText()
  const attempt = useRef<AbortController | undefined>(undefined)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const slow = useDelayedFlag(site.browser.clock, busy, times.slowThreshold)
  useEffect(() => {
    // The code that a login needs comes with the form: who loses the network while typing is told by the call itself.
    for (const name of ['captcha', 'logIn'] as const) site.service(name).catch(() => undefined)
  }, [site])
  useEffect(() => () => attempt.current?.abort(), [])

  /** Password managers may fill fields without telling: the fields themselves say what is in them (F087). */
  function read() {
    const { userName, password } = fields.readInputs()
    return { userName: userName.trim(), password }
  }

  function missing({ userName, password }: ReturnType<typeof read>): Problems {
    return {
      ...(userName === '' ? { userName: t('login.userNameMissing') } : {}),
      ...(password === '' ? { password: t('login.passwordMissing') } : {}),
    }
  }

  /** What cannot be kept is said once, quietly (F023). */
  function welcome(name: string): string {
    return site.browser.storage.persistent
      ? t('login.success', { name: truncate(name, limits.toastName) })
      : t('errors.notKept')
  }

  async function logIn(signal: AbortSignal): Promise<void> {
    const credentials = read()
    const captcha = await site.service('captcha')
    const extra = (await captcha?.getFields('login', signal)) ?? {}
    const { ticked: remember = false } = remembering
    const service = await site.service('logIn')
    if (signal.aborted) return
    const outcome = await service?.({ ...credentials, captchaFields: extra, remember, signal })
    captcha?.invalidate('login')
    if (outcome === 'failed' && !signal.aborted) fields.select('password')
    if (outcome === 'in') site.toast(welcome(credentials.userName))
    // Until the second proof is given only the name is kept: a reload must not find the password (F084).
    if (outcome === 'secondFactor') await remembering.keep({ userName: credentials.userName })
    if (outcome === 'in') await remembering.keep(credentials)
  }

  function end(): void {
    attempt.current = undefined
    setBusy(false)
  }

  async function submit(): Promise<void> {
    if (attempt.current) return
    const found = missing(read())
    setProblems(found)
    if (found.userName) return fields.focus('userName')
    if (found.password) return fields.focus('password')
    const controller = new AbortController()
    attempt.current = controller
    setBusy(true)
    try {
      await logIn(controller.signal)
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
    typed: () => setProblems({}),
    submit(event) {
      event.preventDefault()
      void submit()
    },
    // Whatever it waits for, the form is free at once.
    cancel() {
      attempt.current?.abort()
      end()
      site.toast(t('login.cancelled'))
    },
  }
}
