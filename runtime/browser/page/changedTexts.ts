import type { Language } from '../../tables/languages'

/** The addresses of texts, by language. */
export type TextAddresses = Readonly<Partial<Record<Language, string>>>

/**
 * During development: calls back when `npm start` has built texts that were saved. It reloads a page in which nobody listens, or that
 * cannot load them. A release drops this code and its callers'.
 */
export function onChangedTexts(apply: (addresses: TextAddresses) => Promise<void>): void {
  if (process.env.NODE_ENV !== 'development') return
  addEventListener('start:texts', (event) => {
    event.preventDefault()
    apply((event as CustomEvent<TextAddresses>).detail).catch(() => location.reload())
  })
}
