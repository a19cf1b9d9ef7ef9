import { afterEach, describe, expect, it } from 'vitest'
import { browserNative } from '../../../runtime/browser/device/native'

describe("Telegram's browser", () => {
  const names = ['TelegramWebviewProxy', 'TelegramWebview']

  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(globalThis, name)
  })

  it.each(names)('is known by %s (F114)', (name) => {
    expect(browserNative.telegram).toBe(false)
    Reflect.set(globalThis, name, {})
    expect(browserNative.telegram).toBe(true)
  })
})
