/** Remembers what was written, and tells when something is there. */
export class Journal {
  private text = ''
  private readonly waiting = new Set<() => void>()

  readonly write = (line: string): void => {
    this.text += `${line}\n`
    for (const look of this.waiting) look()
  }

  /** Resolves when `part` has been written. */
  until(part: string): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.text.includes(part)) return
        this.waiting.delete(look)
        resolve()
      }
      this.waiting.add(look)
      look()
    })
  }

  /** Opens an event stream; resolves when its first bytes are there. */
  async listenTo(url: string): Promise<{ until(part: string): Promise<void>; close(): Promise<void> }> {
    const abort = new AbortController()
    const events = new Journal()
    const { body } = await fetch(url, { signal: abort.signal })
    const reading = (async () => {
      for await (const part of body ?? []) events.write(Buffer.from(part).toString())
    })().catch(() => {
      // The stream ends by abort or by the server's end.
    })
    await events.until('retry:')
    return {
      until: (part) => events.until(part),
      async close() {
        abort.abort()
        await reading
      },
    }
  }
}
