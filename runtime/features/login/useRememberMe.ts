import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'

export interface RememberMe {
  /** State of the "remember me" checkbox; undefined when there is none. */
  readonly checked: boolean | undefined
  setChecked(checked: boolean): void
}

/** The "remember me" checkbox; `onUserName` receives the stored user name. */
export function useRememberMe(onUserName: (userName: string) => void): RememberMe {
  const site = useSite()
  // From the manifest, not from the service, so that nothing moves when the service has loaded.
  const { rememberLogin = 'ticked' } = site.data.manifest
  const [checked, setChecked] = useState(rememberLogin === 'absent' ? undefined : rememberLogin === 'ticked')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form mounts
  useEffect(() => {
    let mounted = true
    site.service('rememberedLogin').then(
      (service) => mounted && service && onUserName(service.userName()),
      // The field stays empty.
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [site])
  return { checked, setChecked }
}
