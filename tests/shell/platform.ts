import type { CallOptions } from '../../runtime/contract/platform'
import type { Failure } from '../../runtime/rules/network/failure'
import { type Caller, type PlatformClient, platformClient } from '../../runtime/shell/platform/client'
import { type FakeBrowser, fakeBrowser } from '../support/fakeBrowser'

export interface Told {
  readonly failure: Failure
  readonly options: CallOptions
  readonly token: string | undefined
}

export interface Asking {
  readonly edge: FakeBrowser
  readonly platform: PlatformClient
  /** The failures that were handed over to be interpreted. */
  readonly told: Told[]
  /** Who asks; a test may change it between two calls. */
  readonly who: { token: string | undefined; language: string; member: string; merchant: string }
}

/** A client of the platform over a fake network, with nobody behind it who interprets failures. */
export function asking(more: Partial<Caller> = {}, edge: FakeBrowser = fakeBrowser()): Asking {
  const told: Told[] = []
  const who = { token: 'token-7' as string | undefined, language: 'VI', member: '7', merchant: 'hongvan' }
  const platform = platformClient(edge, {
    merchant: who.merchant,
    language: () => who.language,
    token: () => who.token,
    member: () => who.member,
    endpoints: {},
    loadCipher: () => import('../../runtime/rules/network/cipher'),
    timeout: undefined,
    failed: (failure, options, token) => void told.push({ failure, options, token }),
    ...more,
  })
  return { edge, platform, told, who }
}

/** What a call came to: its value, or its Failure. */
export const outcome = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)
