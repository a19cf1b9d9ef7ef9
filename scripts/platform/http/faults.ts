/** A fault that the control call injects into a call. */
export interface Fault {
  /** Name of a call, a path, or "*" for every address of the platform. */
  readonly call: string
  /** Only for this merchant. */
  readonly merchant?: string
  /** HTTP status; 200 when only a body or a reply is given. */
  readonly status?: number
  /** Milliseconds to wait first; without any other field the real reply follows. */
  readonly delay?: number
  /** Closes the connection without a response. */
  readonly drop?: true
  /** A raw body instead of a reply. */
  readonly body?: string
  readonly contentType?: string
  /** Merged into an empty refusal, and sent without validation against the schema. */
  readonly reply?: Readonly<Record<string, unknown>>
  /** The call is handled first; only its response is lost or replaced. */
  readonly afterHandling?: true
  /** How many times; when absent, until the faults are cleared. */
  readonly times?: number
}

export interface FaultState {
  faults: Fault[]
}

/** The first fault that matches a request. Taking one with `times` counts it down. */
export function takeFault(
  platform: FaultState,
  request: { call?: string; path: string; merchant?: string },
): Fault | undefined {
  const fault = platform.faults.find(
    ({ call, merchant }) =>
      (call === '*' || call === request.call || call === request.path) &&
      (merchant === undefined || merchant === request.merchant),
  )
  if (fault?.times === undefined) return fault
  platform.faults = platform.faults.flatMap((other) => {
    if (other !== fault) return [other]
    return fault.times === undefined || fault.times <= 1 ? [] : [{ ...fault, times: fault.times - 1 }]
  })
  return fault
}

/** Whether a fault has a response of its own, or only delays the real one. */
export const hasResponse = ({ status, body, reply }: Fault): boolean =>
  status !== undefined || body !== undefined || reply !== undefined
