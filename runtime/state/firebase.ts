import { useCallback, useEffect, useRef, useState } from 'react'
import type { FirebaseConfig, SignIn } from '../browser/browser'
import { loadCode } from '../contract/lazyCode'
import type { Site } from '../contract/site'
import { useSite } from '../contract/useSite'
import { coversHost } from '../rules/address'
import type { FirebaseProject } from '../rules/firebase'
import { languages } from '../tables/languages'
import { settingsAtom } from './settings'

/** The provider of LINE in a project, where the manifest names none. */
const lineProvider = 'oidc.line'

/** What sign-in needs; undefined without a project (I4.37), or with one whose pages the manifest does not allow (D16). */
export function firebaseConfig({ store, data, edge }: Site): FirebaseConfig | undefined {
  const project = store.get(settingsAtom)('firebase').value as FirebaseProject | undefined
  if (!project) return undefined
  const { social, hosts } = data.manifest
  const emulated = data.firebaseEmulator === true
  if (!emulated && !hosts?.frame?.some((pattern) => coversHost(pattern, project.authDomain))) {
    console.warn(`The manifest does not list ${project.authDomain} in hosts.frame, so nobody signs in there`)
    return undefined
  }
  const { googleWebClientId: _, ...config } = project
  return {
    ...config,
    lineProvider: social?.lineProvider ?? lineProvider,
    ...(emulated ? { emulator: edge.page.origin } : {}),
  }
}

/** Loads what sign-in needs; rejects with CodeMissing when it cannot be loaded. */
export async function prepareSignIn(site: Site): Promise<SignIn> {
  const config = firebaseConfig(site)
  if (!config) throw new Error('Nobody signs in by Firebase without a project')
  const { firebase } = site.edge
  await loadCode(site, firebase.load)
  return firebase.prepare(config, languages[site.text.language].tag)
}

export interface Prepared {
  /** What signs in, once it is there. */
  readonly signIn: SignIn | undefined
  /** The member reaches for it: it is loaded now, once. Rejects with CodeMissing when it cannot be loaded; the next reach tries again. */
  reach(): Promise<SignIn>
}

/** Nothing of Firebase is loaded before somebody reaches for it. */
export function usePrepared(): Prepared {
  const site = useSite()
  const [signIn, setSignIn] = useState<SignIn | undefined>(undefined)
  const underway = useRef<Promise<SignIn> | undefined>(undefined)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const reach = useCallback(() => {
    underway.current ??= prepareSignIn(site).then(
      (ready) => {
        if (here.current) setSignIn(() => ready)
        return ready
      },
      (error) => {
        underway.current = undefined
        throw error
      },
    )
    return underway.current
  }, [site])
  return { signIn, reach }
}
