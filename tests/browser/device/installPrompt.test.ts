// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catchInstallEvents } from '../../../runtime/browser/device/earlyInstallPrompt'
import { createInstallPrompt } from '../../../runtime/browser/device/installPrompt'

type Outcome = 'accepted' | 'dismissed'

/** The browser offers its prompt; the visitor will answer like this. */
function offer(
  answer: () => Promise<{ outcome: Outcome } | undefined>,
  userChoice: Outcome = 'dismissed',
): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: answer,
    userChoice: Promise.resolve({ outcome: userChoice }),
  })
  dispatchEvent(event)
}

afterEach(() => {
  globalThis.__install = undefined
})

describe('the browser’s install prompt', () => {
  it('that came before the application can be opened, once (E4.04, E4.05)', async () => {
    globalThis.__install = catchInstallEvents()
    const answer = vi.fn(async () => ({ outcome: 'accepted' as const }))
    offer(answer)
    const prompt = createInstallPrompt()
    expect(prompt.available).toBe(true)
    expect(await prompt.open()).toBe('accepted')
    expect([prompt.available, await prompt.open(), answer.mock.calls.length]).toEqual([false, undefined, 1])
  })

  it('answers by its own promise in older browsers (E4.06)', async () => {
    const prompt = createInstallPrompt()
    expect(prompt.available).toBe(false)
    offer(async () => undefined)
    expect(await prompt.open()).toBe('dismissed')
  })

  it('that refuses to open counts as none (E4.09)', async () => {
    const prompt = createInstallPrompt()
    expect(prompt.available).toBe(false)
    offer(async () => {
      throw new DOMException('not in a tap', 'NotAllowedError')
    })
    expect(await prompt.open()).toBeUndefined()
  })

  it('tells late listeners what has happened, and stops on request (E4.04, E4.07)', () => {
    globalThis.__install = catchInstallEvents()
    offer(async () => undefined)
    const prompt = createInstallPrompt()
    const [offered, installed] = [vi.fn(), vi.fn()]
    const stop = prompt.onOffered(offered)
    prompt.onInstalled(installed)
    expect([offered.mock.calls.length, installed.mock.calls.length]).toEqual([1, 0])
    stop()
    dispatchEvent(new Event('appinstalled'))
    expect([offered.mock.calls.length, installed.mock.calls.length]).toEqual([1, 1])
  })
})
