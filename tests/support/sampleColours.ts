/** Colours of a light brand that are readable on each other, so that the theme takes them as they are. */
export const sampleColours = {
  primary: '#b3261e',
  accent: '#c8912d',
  background: '#fffaf5',
  surface: '#ffffff',
  text: '#2b1512',
  success: '#16834a',
  warning: '#e8a317',
  danger: '#cf2436',
} as const
