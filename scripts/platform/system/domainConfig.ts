/** A customer-service entry that a test sets: with an address to encrypt, or with a path that is sent as it is. */
export interface CustomerServiceOverride {
  readonly csType: string
  readonly title?: string
  readonly address?: string
  readonly path?: string
  readonly labelIds?: readonly number[]
}

/** Overrides for the reply of the domain config. */
export interface DomainConfigOverride {
  /** "www.hongvan.example" */
  readonly domainList?: readonly string[]
  /** The customer-service call uses it too. */
  readonly customerService?: readonly CustomerServiceOverride[]
}

export interface DomainConfigState {
  domainConfigOverride: DomainConfigOverride
}
