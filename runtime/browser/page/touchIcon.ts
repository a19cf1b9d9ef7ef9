/** Sets the picture that iOS puts on the home screen. */
export const setTouchIcon = (url: string): void =>
  document.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', url)
