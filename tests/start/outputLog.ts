/** Collects output, and lets tests wait for a part of it. */
export class OutputLog {
  private text = ''
  private readonly listeners = new Set<() => void>()

  readonly write = (line: string): void => {
    this.text += `${line}\n`
    for (const listener of this.listeners) listener()
  }

  /** Resolves when the output contains `part`, as often as that. */
  until(part: string, times = 1): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.text.split(part).length <= times) return
        this.listeners.delete(check)
        resolve()
      }
      this.listeners.add(check)
      check()
    })
  }

  /** Opens an event stream; resolves with its first bytes. */
  async openEventStream(
    url: string,
  ): Promise<{ until(chunk: string): Promise<void>; close(): Promise<void> }> {
    const abort = new AbortController()
    const events = new OutputLog()
    const { body } = await fetch(url, { signal: abort.signal })
    const done = (async () => {
      for await (const chunk of body ?? []) events.write(Buffer.from(chunk).toString())
    })().catch(() => {
      // The stream ends when it is aborted or the server closes it.
    })
    await events.until('retry:')
    return {
      until: (chunk) => events.until(chunk),
      async close() {
        abort.abort()
        await done
      },
    }
  }
}
