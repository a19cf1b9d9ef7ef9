import { createStore } from 'jotai/vanilla'
import type { CallOptions } from '../../runtime/contract/platform'
import type { Failure } from '../../runtime/rules/network/failure'
import {
  createPlatformClient,
  type PlatformClient,
  type PlatformClientConfig,
} from '../../runtime/shell/platform/platformClient'
import { createRateLimiter } from '../../runtime/shell/platform/rateLimiter'
import { type FakeBrowser, fakeBrowser } from '../support/fakes/fakeBrowser'

export interface HandledFailure {
  readonly failure: Failure
  readonly options: CallOptions
  readonly token: string | undefined
  /** It was handled before, for a silent caller. */
  readonly handled: boolean
}

export interface PlatformSetup {
  readonly browser: FakeBrowser
  readonly platform: PlatformClient
  /** The failures that were passed to `onFailure`. */
  readonly failures: HandledFailure[]
  /** Token and language of the caller; a test may change them between two calls. */
  readonly caller: { token: string | undefined; language: string; merchant: string }
}

/** A platform client over a fake network that only records its failures. */
export function setUpPlatform(
  config: Partial<PlatformClientConfig> = {},
  browser: FakeBrowser = fakeBrowser(),
): PlatformSetup {
  const failures: HandledFailure[] = []
  const caller = { token: 'token-7' as string | undefined, language: 'VI', merchant: 'hongvan' }
  const platform = createPlatformClient(browser, {
    merchant: caller.merchant,
    language: () => caller.language,
    token: () => caller.token,
    rateLimiter: createRateLimiter(createStore(), browser.clock),
    endpoints: {},
    loadCipher: () => import('../../runtime/rules/network/cipher'),
    timeout: undefined,
    onFailure: (failure, options, token, handled) => void failures.push({ failure, options, token, handled }),
    ...config,
  })
  return { browser, platform, failures, caller }
}

/** The result of a call: its value, or its Failure. */
export const outcome = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)
