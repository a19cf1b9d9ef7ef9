/** The plural form of a count, as the keys of the texts end: "one", "other". */
export const pluralForm = (count: number, tag: string): string => new Intl.PluralRules(tag).select(count)
