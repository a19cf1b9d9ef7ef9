import { useCallback, useEffect, useRef, useState } from 'react'
import type { FirebaseConfig, SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { matchesHost } from '../../rules/network/url'
import { settingsAtom } from '../../state/settings'
import { languages } from '../../tables/languages'
import { defaultLineProvider } from '../../tables/socialChannels'
import { loadCode } from '../code/lazyCode'
import { useSite } from '../useSite'

/**
 * The configuration for sign-in; undefined without a project (I4.37) or if the manifest does not allow its pages
 * (D144).
 */
export function firebaseConfig({ store, data, browser }: Site): FirebaseConfig | undefined {
  const project = store.get(settingsAtom)('firebase').value
  if (!project) return undefined
  const { social, hosts } = data.manifest
  const emulated = data.firebaseEmulator === true
  if (!emulated && !hosts?.frame?.some((pattern) => matchesHost(pattern, project.authDomain))) {
    console.warn(`The manifest does not list ${project.authDomain} in hosts.frame: sign-in is disabled`)
    return undefined
  }
  const { googleWebClientId: _, ...config } = project
  return {
    ...config,
    lineProvider: social?.lineProvider ?? defaultLineProvider,
    ...(emulated ? { emulator: browser.page.origin } : {}),
  }
}

/** Loads the sign-in library; rejects with ChunkLoadError when it cannot be loaded. */
export async function loadSignIn(site: Site): Promise<SignIn> {
  const config = firebaseConfig(site)
  if (!config) throw new Error('Firebase sign-in requires a project')
  const { firebase } = site.browser
  await loadCode(site, firebase.load)
  return firebase.prepare(config, languages[site.text.language].tag)
}

export interface FirebaseSignIn {
  /** The sign-in client, once it is loaded. */
  readonly signIn: SignIn | undefined
  /** Loads the library once. Rejects with ChunkLoadError when it cannot be loaded; the next call tries again. */
  load(): Promise<SignIn>
}

/** Firebase is loaded only when it is needed. */
export function useFirebaseSignIn(): FirebaseSignIn {
  const site = useSite()
  const [signIn, setSignIn] = useState<SignIn | undefined>(undefined)
  const pending = useRef<Promise<SignIn> | undefined>(undefined)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const load = useCallback(() => {
    pending.current ??= loadSignIn(site).then(
      (loaded) => {
        if (isMounted.current) setSignIn(() => loaded)
        return loaded
      },
      (error) => {
        pending.current = undefined
        throw error
      },
    )
    return pending.current
  }, [site])
  return { signIn, load }
}
