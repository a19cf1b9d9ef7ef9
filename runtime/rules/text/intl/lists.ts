/** Names in a sentence: "Meta, Google and TikTok". */
export const formatList = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(names)
