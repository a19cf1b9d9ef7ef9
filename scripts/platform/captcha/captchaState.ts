import type { CaptchaFault, CaptchaPart } from './faults'

/** The purpose of a challenge: GeeTest v3 has one path for logins and one for everything else (I7.21, I7.22). */
export type ChallengePurpose = 'login' | 'other'

/** An open challenge. Its id is the challenge of GeeTest v3, or the lot number of v4. */
export interface Challenge {
  readonly version: 'v3' | 'v4'
  readonly id: string
  readonly merchant: string
  /** Only v3 has a purpose. */
  readonly purpose: ChallengePurpose | undefined
  /** The slider position that passes, 0 to 100. */
  readonly goal: number
  readonly at: number
}

/** What a form can send once: a passed challenge, or a picture with its code. */
export interface CaptchaAnswer {
  readonly merchant: string
  readonly purpose: ChallengePurpose | undefined
  /** ms since 1970. */
  readonly at: number
  /** What must be sent with it: the challenge, the lot number, or the picture's code. */
  readonly solution: string
}

/** The state of the captcha servers. */
export interface CaptchaServers {
  readonly challenges: Map<string, Challenge>
  /** By seccode, pass token or picture id; an answer is removed when it is used. */
  readonly answers: Map<string, CaptchaAnswer>
  /** Injected faults; see the control call. */
  faults: readonly CaptchaFault[]
  /** Requests to the vendor's servers, as "static1 /v4/gt4.js", oldest first. */
  readonly requests: string[]
}

export const createCaptchaServers = (): CaptchaServers => ({
  challenges: new Map(),
  answers: new Map(),
  faults: [],
  requests: [],
})

/** The part of the platform's state that belongs to the captcha vendor. */
export interface CaptchaState {
  captcha: CaptchaServers
}

/** Between 20 and 80, away from both ends of the slider; the same for the same id. */
export const createGoal = (id: string): number => 20 + (Number.parseInt(id.slice(0, 6), 16) % 61)

/** The first fault that matches a part and a server. Taking one with `times` counts it down. */
export function takeCaptchaFault(
  captcha: CaptchaServers,
  part: CaptchaPart,
  server: string,
): CaptchaFault | undefined {
  const found = captcha.faults.find(
    (fault) => fault.part === part && (fault.server === undefined || server.startsWith(fault.server)),
  )
  if (found?.times !== undefined)
    captcha.faults = captcha.faults.flatMap((fault) => (fault === found ? countDown(found) : [fault]))
  return found
}

const countDown = (fault: CaptchaFault): CaptchaFault[] =>
  fault.times === undefined || fault.times <= 1 ? [] : [{ ...fault, times: fault.times - 1 }]
