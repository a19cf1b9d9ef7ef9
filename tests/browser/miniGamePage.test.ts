import { describe, expect, it } from 'vitest'
import { type MiniGameGlobal, startMiniGamePage } from '../../runtime/browser/miniGame/miniGamePage'

const start = { type: 'start', script: 's1', sea: true, merchant: 'hongvan', language: 'vi' }

/** The page of the frame in a fake environment: the test runs its scripts. */
function openPage() {
  const sent: unknown[] = []
  const scripts: string[] = []
  const tried: string[] = []
  let endTrial = (): void => undefined
  let finishScript = (_: boolean): void => undefined
  let throwError = (): void => undefined
  let miniGame: MiniGameGlobal | undefined
  const receive = startMiniGamePage({
    tryOut: (path) =>
      new Promise((resolve) => {
        tried.push(path)
        endTrial = resolve
      }),
    addScript(path, done) {
      scripts.push(path)
      finishScript = done
    },
    onThrow: (listener) => {
      throwError = listener
    },
    define: (value) => {
      miniGame = value
    },
    send: (message) => sent.push(message),
  })
  return {
    sent,
    scripts,
    tried,
    receive,
    finishScript: (loaded: boolean) => finishScript(loaded),
    throwError: () => throwError(),
    get miniGame() {
      if (!miniGame) throw new Error('The script has not started')
      return miniGame
    },
    async endTrial() {
      endTrial()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

async function openStarted() {
  const page = openPage()
  page.receive(start)
  await page.endTrial()
  return page
}

describe('the page of the mini game', () => {
  it('says hello, and runs nothing until it is told what', async () => {
    const page = openPage()
    for (const raw of [null, 'start', { ...start, script: 'v2' }]) page.receive(raw)
    await page.endTrial()
    expect([page.sent, page.tried, page.scripts]).toEqual([[{ type: 'hello' }], [], []])
  })

  it('runs the script only after it has ended where it does no harm (E4.71, F156)', async () => {
    const page = openPage()
    page.receive(start)
    expect([page.tried, page.scripts]).toEqual([['/mini-game/s1/minigame.js'], []])
    await page.endTrial()
    expect(page.scripts).toEqual(['/mini-game/s1/minigame.js'])
  })

  it('starts only once', async () => {
    const page = await openStarted()
    page.receive({ ...start, script: 'v1' })
    await page.endTrial()
    expect(page.scripts).toHaveLength(1)
  })

  it('tells the script which game it is, for whom, and in which language (E4.72)', async () => {
    const { miniGame } = await openStarted()
    expect(miniGame).toMatchObject({ script: 's1', sea: true, merchant: 'hongvan', language: 'vi' })
  })

  it('passes on what the script says', async () => {
    const { miniGame, sent } = await openStarted()
    miniGame.resize(300)
    miniGame.ready()
    miniGame.ready()
    miniGame.launch('hanoi')
    miniGame.launch('dragon', 'slots')
    miniGame.close()
    expect(sent.slice(1)).toEqual([
      { type: 'resize', height: 300 },
      { type: 'ready' },
      { type: 'launch', game: { code: 'hanoi', category: 'lottery' } },
      { type: 'launch', game: { code: 'dragon', category: 'slots' } },
      { type: 'closed' },
    ])
  })

  it('reports once that the script is missing, or has thrown (F156)', async () => {
    const missing = await openStarted()
    missing.finishScript(false)
    missing.throwError()
    expect(missing.sent.slice(1)).toEqual([{ type: 'failed', reason: 'missing' }])
    const thrown = await openStarted()
    thrown.throwError()
    thrown.finishScript(true)
    thrown.miniGame.ready()
    expect(thrown.sent.slice(1)).toEqual([{ type: 'failed', reason: 'thrown' }])
  })

  it('lets a game go on that throws once it is ready (F156)', async () => {
    const page = await openStarted()
    page.miniGame.ready()
    page.throwError()
    expect(page.sent.slice(1)).toEqual([{ type: 'ready' }])
  })
})
