/** Requests with the same address, language and member are the same. */
export const earlyRequestKey = (url: string, headers: Readonly<Record<string, string>>): string =>
  [url, headers.Language ?? '', headers.Authorization ?? ''].join(' ')
