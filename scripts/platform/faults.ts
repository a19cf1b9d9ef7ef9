import type { World } from './world'

/** Something that is made to go wrong with a call. */
export interface Fault {
  /** Name of a call, a path, or "*" for every address of the platform. */
  readonly call: string
  /** Only for this merchant. */
  readonly merchant?: string
  /** HTTP status; 200 when only a body or a reply is given. */
  readonly status?: number
  /** Wait so many ms first; with nothing else the true answer follows. */
  readonly delay?: number
  /** Break the connection without an answer. */
  readonly drop?: true
  /** A raw body instead of a reply. */
  readonly body?: string
  readonly contentType?: string
  /** Laid over an empty refusal, and sent without a check against its schema. */
  readonly reply?: Readonly<Record<string, unknown>>
  /** The platform does its work first: only what it says about it is lost or goes wrong. */
  readonly afterwards?: true
  /** How often; until it is cleared when absent. */
  readonly times?: number
}

/** The first fault that fits a request; one with `times` is used up as it is taken. */
export function takeFault(
  world: World,
  about: { call?: string; path: string; merchant?: string },
): Fault | undefined {
  const fault = world.faults.find(
    ({ call, merchant }) =>
      (call === '*' || call === about.call || call === about.path) &&
      (merchant === undefined || merchant === about.merchant),
  )
  if (fault?.times === undefined) return fault
  world.faults = world.faults.flatMap((other) => {
    if (other !== fault) return [other]
    return fault.times === undefined || fault.times <= 1 ? [] : [{ ...fault, times: fault.times - 1 }]
  })
  return fault
}

/** Whether a fault answers by itself, or only delays the true answer. */
export const answersItself = ({ status, body, reply }: Fault): boolean =>
  status !== undefined || body !== undefined || reply !== undefined
