/** WCAG 2.2 AA: text 4.5 (1.4.3), parts of a control 3 (1.4.11). Body text gets more: phones are read in sunlight. */
export const text = 4.5
export const bodyText = 7
export const mutedText = 5
export const control = 3

/** Custom property to value. */
export type Tokens = Record<string, string>

/** A brand colour and what is written on it. */
export interface Role {
  fill: string
  on: string
  strong: string
  soft: string
  onSoft: string
}
