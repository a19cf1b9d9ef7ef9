import { useEffect, useRef, useState } from 'react'
import type { RememberedLogins } from '../../contract/services'
import { useSite } from '../../kit/useSite'

export interface RememberMe {
  /** State of the "remember me" checkbox; undefined when there is none. */
  readonly checked: boolean | undefined
  setChecked(checked: boolean): void
  /** After a successful login: stores it, or deletes the stored one. */
  save(credentials: { userName: string; password?: string }): Promise<void>
}

/** The "remember me" checkbox; `onUserName` receives the stored user name. */
export function useRememberMe(onUserName: (userName: string) => void): RememberMe {
  const site = useSite()
  const rememberedLogins = useRef<RememberedLogins | undefined>(undefined)
  // From the manifest, not from the service, so that nothing moves when the service has loaded.
  const { rememberLogin = 'ticked' } = site.data.manifest
  const [checked, setChecked] = useState(rememberLogin === 'absent' ? undefined : rememberLogin === 'ticked')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form mounts
  useEffect(() => {
    let mounted = true
    void site.service('rememberedLogin').then((service) => {
      if (!mounted || !service) return
      rememberedLogins.current = service
      onUserName(service.userName())
    })
    return () => {
      mounted = false
    }
  }, [site])
  return {
    checked,
    setChecked,
    save: async (credentials) => rememberedLogins.current?.save(credentials, checked ?? false),
  }
}
