const retries = new WeakMap<AbortSignal, () => void>()

/** What repeats the submission that has this signal. Its calls pass the signal on, so that a notice finds it (D20). */
export const setRetry = (signal: AbortSignal, retry: () => void): void => void retries.set(signal, retry)

export const retryOf = (signal: AbortSignal | undefined): (() => void) | undefined =>
  signal && retries.get(signal)
