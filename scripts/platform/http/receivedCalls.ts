/** A received call, for tests that check what a site has sent. */
export interface ReceivedCall {
  /** Name in the table of calls; null when the path is not a call. */
  call: string | null
  at: number
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string
  /** The decrypted body; null when it was not encrypted or could not be decrypted. */
  decryptedBody: string | null
  /** HTTP status of the response; null when the connection was dropped. */
  status: number | null
}

export interface ReceivedCallState {
  /** Oldest first. */
  receivedCalls: ReceivedCall[]
}

const maxReceivedCalls = 2000

/** Logs a call; the oldest ones are dropped when there are too many. */
export function recordCall(platform: ReceivedCallState, call: ReceivedCall): ReceivedCall {
  platform.receivedCalls.push(call)
  if (platform.receivedCalls.length > maxReceivedCalls) platform.receivedCalls.shift()
  return call
}
