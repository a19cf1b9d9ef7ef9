/** Options that several subjects have. */
export const pageOption = {
  type: 'string',
  default: '/m/home',
  value: 'path',
  help: 'the page, as a path or an address; by default /m/home',
} as const

export const typeOption = {
  type: 'string',
  default: '-1',
  value: 'number',
  help: "the member's type: 0 a member, 1 or 2 an agent, 4 restricted; -1, the default: a visitor",
} as const
