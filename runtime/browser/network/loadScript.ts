/**
 * Loads a third-party script into the page. Resolves when it has run; rejects when it is blocked, fails to load, or its
 * host is refused by the Trusted Types policy of the page (D147).
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
