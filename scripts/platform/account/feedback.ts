/** A member's message to the operator. */
export interface FeedbackMessage {
  readonly merchant: string
  readonly userName: string
  readonly message: string
  /** ms since 1970. */
  readonly at: number
}

export interface FeedbackState {
  /** Oldest first. */
  readonly feedback: FeedbackMessage[]
}
