/**
 * Minimum contrasts. WCAG 2.2 AA: text 4.5 (1.4.3), parts of a control 3 (1.4.11). Body text gets more, because phones
 * are used in sunlight.
 */
export const textContrast = 4.5
export const bodyTextContrast = 7
export const mutedTextContrast = 5
export const controlContrast = 3
/** Two areas of less contrast are hardly seen as two. */
export const areaContrast = 1.5

/** Custom property to value. */
export type Tokens = Record<string, string>

/** A brand colour, and the colours that go with it. */
export interface ColorRole {
  fill: string
  on: string
  strong: string
  soft: string
  onSoft: string
}
