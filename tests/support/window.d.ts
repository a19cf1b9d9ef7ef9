interface Window {
  /** What a test's window can do beyond a browser's. */
  readonly happyDOM: { setURL(address: string): void }
}
