/** The share of a progress, 0 to 100. */
export const toPercent = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100)

/** The attributes of an element that shows a progress of 0 to 100. */
export const progressAttributes = (label: string, percent: number, valueText: string | undefined) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': percent,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuetext': valueText,
})
