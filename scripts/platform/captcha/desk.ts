import type { CaptchaFault } from './faults'

/** What a captcha was begun for: GeeTest v3 has one address for logins and one for everything else (I7.21, I7.22). */
export type ChallengePurpose = 'login' | 'other'

/** A captcha that was begun: of GeeTest v3 by its challenge, of v4 by its lot number. */
export interface Challenge {
  readonly version: 'v3' | 'v4'
  readonly id: string
  readonly merchant: string
  /** Only v3 says what it is for. */
  readonly purpose: ChallengePurpose | undefined
  /** Where the slider must be moved to, 0 to 100. */
  readonly goal: number
  readonly at: number
}

/** Something that a form may bring along once: a passed challenge, or a picture with its code. */
export interface Proof {
  readonly merchant: string
  readonly purpose: ChallengePurpose | undefined
  /** ms since 1970. */
  readonly at: number
  /** What must come with it: the challenge or lot number, or the picture's code. */
  readonly answer: string
}

/** Everything that the captcha servers know. */
export interface CaptchaDesk {
  readonly challenges: Map<string, Challenge>
  /** By seccode, pass token or picture id; a proof leaves when it is used. */
  readonly proofs: Map<string, Proof>
  /** What goes wrong at the vendor's; see the control call. */
  faults: readonly CaptchaFault[]
  /** Requests to the vendor's servers, as "static1 /v4/gt4.js", oldest first. */
  readonly asked: string[]
}

export const newDesk = (): CaptchaDesk => ({
  challenges: new Map(),
  proofs: new Map(),
  faults: [],
  asked: [],
})

/** Between 20 and 80, the same for the same id: away from both ends of the slider. */
export const goalOf = (id: string): number => 20 + (Number.parseInt(id.slice(0, 6), 16) % 61)
