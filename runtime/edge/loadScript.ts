/**
 * Runs another house's script in the page. Resolves when it has run; rejects when it is blocked or does not come; throws
 * when the page's Trusted Types policy refuses its host (D16).
 */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.async = true
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`Not loaded: ${new URL(address, location.href).host}`))
    element.src = address
    document.head.append(element)
  })
