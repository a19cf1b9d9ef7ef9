/** A device that receives push messages, and for whom. */
export interface PushRegistration {
  readonly merchant: string
  readonly registrationToken: string
  readonly userName: string
  readonly topics: readonly string[]
}

export interface PushState {
  /** By registration token: a device belongs to the member who was bound last. */
  readonly pushRegistrations: Map<string, PushRegistration>
}
