/** A partner session (I7.10): it logs a member in, once. */
export interface PartnerSession {
  readonly sessionId: string
  readonly env: string
  readonly userName: string
}

export interface PartnerSessionState {
  /** By session id. */
  readonly partnerSessions: Map<string, PartnerSession>
}
