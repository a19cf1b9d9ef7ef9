interface Window {
  /** The API of happy-dom. */
  readonly happyDOM: {
    setURL(address: string): void
    readonly settings: {
      readonly navigation: { disableChildFrameNavigation: boolean }
      readonly fetch: { interceptor: { beforeAsyncRequest(): Promise<never> } | null }
    }
  }
}
