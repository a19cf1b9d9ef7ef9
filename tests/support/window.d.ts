interface Window {
  /** The API of happy-dom. */
  readonly happyDOM: {
    setURL(address: string): void
    readonly settings: { fetch: { interceptor: { beforeAsyncRequest(): Promise<never> } | null } }
  }
}
