/** Joins the class names that apply: `classNames('Chip', active && 'Chip--active')`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
