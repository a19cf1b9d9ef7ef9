import type { FrameConnection, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { createMessageGate } from '../../kit/messageGate'
import { mayStart } from '../../rules/miniGame/memory'
import {
  type MiniGameMessage,
  type MiniGameStart,
  readMiniGameMessage,
  type WantedGame,
} from '../../rules/miniGame/messages'
import type { MiniGameVariant } from '../../rules/miniGame/variant'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'

/** Our iframe page that runs the platform's script (D95). */
const framePage = '/m/minigame.html'

/** Why a game is not shown. `silent`: it was not ready in time; `halted`: the page came to a halt when it started before. */
export type MiniGameFault = 'missing' | 'thrown' | 'silent' | 'halted'

export interface MiniGameOptions {
  readonly variant: MiniGameVariant
  readonly container: HTMLElement
  onReady(): void
  /** Only before it is ready; the frame is gone then. */
  onFault(fault: MiniGameFault): void
  onClose(): void
  onResize(height: number): void
  onLaunch(game: WantedGame): void
}

export interface RunningMiniGame {
  show(shown: boolean): void
  readonly stop: Stop
}

const startMessage = ({ data, text }: Site, variant: MiniGameVariant): MiniGameStart => ({
  type: 'start',
  ...variant,
  merchant: data.code,
  language: languages[text.language].tag,
})

/**
 * Leaves a mark while a game starts and the page is seen. A script that loops forever may stop the whole page, where a browser
 * runs both on one thread: then the mark stays, and the next page does not start it (F156).
 */
function leaveMark({ browser: { clock, page, storage } }: Site): Stop {
  const remove = () => storage.remove('miniGameStart')
  const write = () => {
    if (!storage.has('miniGameStart')) storage.write('miniGameStart', clock.now())
  }
  const update = (visible: boolean) => (visible ? write() : remove())
  update(page.visible)
  const stopWatching = page.onVisible(update)
  return () => {
    stopWatching()
    remove()
  }
}

/** Starts the platform's mini game in a frame, hidden (E4.71). Nothing that it does reaches the page but these callbacks (F156). */
export function startMiniGame(site: Site, options: MiniGameOptions): RunningMiniGame {
  const { variant, container } = options
  const { clock, frames, storage } = site.browser
  let frame: FrameConnection | undefined
  let isReady = false
  let starting: readonly Stop[] = []

  const gate = createMessageGate(clock, handleMessage)

  function endStart(): void {
    for (const stop of starting) stop()
    starting = []
  }

  function stop(): void {
    endStart()
    gate.stop()
    frame?.close()
    frame = undefined
  }

  function fail(fault: MiniGameFault): void {
    if (isReady) return
    stop()
    options.onFault(fault)
  }

  function becomeReady(): void {
    isReady = true
    endStart()
    options.onReady()
  }

  function handleMessage(message: MiniGameMessage): void {
    if (message.type === 'hello') frame?.send(startMessage(site, variant))
    if (message.type === 'failed') fail(message.reason)
    if (message.type === 'ready') becomeReady()
    if (message.type === 'closed') options.onClose()
    if (message.type === 'resize') options.onResize(message.height)
    if (message.type === 'launch') options.onLaunch(message.game)
  }

  if (mayStart(storage.read('miniGameStart'), clock.now())) {
    starting = [leaveMark(site), clock.after(times.miniGameStart, () => fail('silent'))]
    frame = frames.open({
      address: framePage,
      title: site.text.t('miniGame.title'),
      className: 'MiniGame-frame',
      container,
      onMessage(raw) {
        const message = readMiniGameMessage(raw)
        if (message) gate.receive(message)
      },
    })
  } else fail('halted')
  return { show: (shown) => frame?.show(shown), stop }
}
