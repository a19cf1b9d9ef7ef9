import { type CaptchaState, createCaptchaServers } from '../captcha/captchaState'
import { createRsaKey, type EncryptionState, type RsaKey } from '../http/encryption'
import type { FaultState } from '../http/faults'
import type { ReceivedCallState } from '../http/receivedCalls'
import type { MiniGameState } from '../miniGame/miniGameState'
import { createClock } from './clock'
import type { SimulatedMerchant } from './merchantConfig'
import { initialMerchantState, type MerchantState } from './merchantState'
import type { PlatformServices } from './platformServices'
import { createTokenGenerator } from './tokenGenerator'

/** The whole state of the simulator. A call imports only the parts that it uses. */
export interface PlatformState
  extends PlatformServices,
    CaptchaState,
    EncryptionState,
    FaultState,
    MiniGameState,
    ReceivedCallState {
  readonly merchants: Map<string, MerchantState>
  reset(): void
}

export interface PlatformStateOptions {
  readonly merchants: readonly SimulatedMerchant[]
  /** The clock that the platform starts from, ms since 1970; Date.now when absent. */
  readonly now?: () => number
  /** Seed of tokens and other random values; the same seed gives the same platform. */
  readonly seed?: number
  /** One line for each call, each code or mail that is sent, and each reply that does not match its schema. */
  readonly log?: (line: string) => void
}

export function createPlatformState(options: PlatformStateOptions): PlatformState {
  const clock = createClock(options.now ?? Date.now)
  const createTokens = () => createTokenGenerator(options.seed ?? 1)
  const merchants = new Map<string, MerchantState>()
  let rsaKey: RsaKey | undefined
  const platform: PlatformState = {
    clock,
    tokens: createTokens(),
    log: options.log ?? (() => {}),
    merchants,
    faults: [],
    receivedCalls: [],
    captcha: createCaptchaServers(),
    miniGameFault: undefined,
    rsaKey: () => {
      rsaKey ??= createRsaKey()
      return rsaKey
    },
    reset: () => {
      clock.reset()
      platform.tokens = createTokens()
      platform.faults = []
      platform.receivedCalls = []
      platform.captcha = createCaptchaServers()
      platform.miniGameFault = undefined
      for (const merchant of options.merchants)
        merchants.set(merchant.code, initialMerchantState(merchant, clock.now()))
    },
  }
  platform.reset()
  return platform
}
