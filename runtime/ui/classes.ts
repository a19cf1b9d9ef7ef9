/** Joins the class names that apply: `classes('Chip', active && 'Chip--active')`. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
