import * as React from 'react'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true

/** Where React counts the elements whose stack it has recorded in this second; it stops at its own limit. */
interface OwnerStacks {
  recentlyCreatedOwnerStacks: number
}

const ownerStacks = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
  | OwnerStacks
  | undefined

// A stack for each element costs a fifth of a rendered test, and nothing reads it: the limit counts as reached from the start.
if (ownerStacks)
  Object.defineProperty(ownerStacks, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
