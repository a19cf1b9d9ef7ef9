import { type MiniGameMessage, type MiniGameStart, readMiniGameStart } from '../../rules/miniGame/messages'
import { miniGameScriptPath } from '../../rules/miniGame/variant'

/** What the platform's script finds as the global `miniGame`; its contract is in scripts/platform/README.md. */
export interface MiniGameGlobal extends Omit<MiniGameStart, 'type'> {
  ready(): void
  launch(code: string, category?: string): void
  resize(height: number): void
  close(): void
}

/** What the mini game's page needs from its browser. */
export interface MiniGamePageEnvironment {
  /**
   * Runs the script where it can do no harm, and resolves when it has ended or thrown there: never, if it does not end. Resolves at
   * once where the browser cannot do this.
   */
  tryOut(path: string): Promise<void>
  /** Runs the script in this page. */
  addScript(path: string, done: (loaded: boolean) => void): void
  /** Calls back when a script of this page throws. */
  onThrow(listener: () => void): void
  define(miniGame: MiniGameGlobal): void
  send(message: MiniGameMessage): void
}

/** The games of a lottery's mini game are lotteries, unless it says otherwise. */
const defaultCategory = 'lottery'

/** Runs the page of the mini game: it starts the platform's script, once, when the page that embeds it says which (F156). */
export function startMiniGamePage(environment: MiniGamePageEnvironment): (raw: unknown) => void {
  const { send } = environment
  let phase: 'waiting' | 'starting' | 'ready' | 'failed' = 'waiting'

  function fail(reason: 'missing' | 'thrown'): void {
    if (phase !== 'starting') return
    phase = 'failed'
    send({ type: 'failed', reason })
  }

  function createGlobal({ type: _, ...start }: MiniGameStart): MiniGameGlobal {
    return {
      ...start,
      ready() {
        if (phase !== 'starting') return
        phase = 'ready'
        send({ type: 'ready' })
      },
      launch: (code, category = defaultCategory) => send({ type: 'launch', game: { code, category } }),
      resize: (height) => send({ type: 'resize', height }),
      close: () => send({ type: 'closed' }),
    }
  }

  async function run(start: MiniGameStart): Promise<void> {
    const path = miniGameScriptPath(start.script)
    await environment.tryOut(path)
    environment.define(createGlobal(start))
    environment.onThrow(() => fail('thrown'))
    environment.addScript(path, (loaded) => {
      if (!loaded) fail('missing')
    })
  }

  send({ type: 'hello' })
  return (raw) => {
    const start = readMiniGameStart(raw)
    if (!start || phase !== 'waiting') return
    phase = 'starting'
    void run(start)
  }
}
