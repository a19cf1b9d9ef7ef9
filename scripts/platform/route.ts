/** A way to customer service that a test asks for: with its address in clear, or with a path that is sent as it is. */
export interface ServiceWish {
  readonly csType: string
  readonly title?: string
  readonly address?: string
  readonly path?: string
  readonly labelIds?: readonly number[]
}

/** What the domain config answers instead of what it usually does. */
export interface RouteWish {
  /** "www.hongvan.example" */
  readonly domainList?: readonly string[]
  /** The customer-service call answers the same. */
  readonly customerService?: readonly ServiceWish[]
}
