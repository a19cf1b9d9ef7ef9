import { useEffect, useRef, useState } from 'react'
import type { RememberedLogins } from '../../contract/services'
import { useSite } from '../../kit/useSite'

export interface Remembering {
  /** The box "remember me"; undefined when there is none. */
  readonly ticked: boolean | undefined
  tick(ticked: boolean): void
  /** After a good login: keeps it, or forgets what was kept. */
  keep(credentials: { userName: string; password?: string }): Promise<void>
}

/** What is remembered on this device; `started` gets the user name to begin with. */
export function useRemembering(started: (userName: string) => void): Remembering {
  const site = useSite()
  const logins = useRef<RememberedLogins | undefined>(undefined)
  // The manifest says at once whether there is a box: nothing moves when the service comes.
  const { rememberLogin = 'ticked' } = site.data.manifest
  const [ticked, setTicked] = useState(rememberLogin === 'absent' ? undefined : rememberLogin === 'ticked')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form comes
  useEffect(() => {
    let here = true
    void site.service('rememberedLogin').then((service) => {
      if (!here || !service) return
      logins.current = service
      started(service.userName())
    })
    return () => {
      here = false
    }
  }, [site])
  return {
    ticked,
    tick: setTicked,
    keep: async (credentials) => logins.current?.save(credentials, ticked ?? false),
  }
}
