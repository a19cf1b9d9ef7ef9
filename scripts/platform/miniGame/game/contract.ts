/** What the page of the frame offers; see the simulator's README. */
interface MiniGame {
  readonly merchant: string
  /** Language tag: "vi", "pt-BR". */
  readonly language: string
  readonly script: 'v1' | 's1'
  readonly sea: boolean
  ready(): void
  launch(code: string, category?: string): void
  resize(height: number): void
  close(): void
}

interface FrameGlobals {
  readonly miniGame: MiniGame
  /** Merchant code to the code of the lottery that its game leads to. */
  readonly miniGameLotteries: Readonly<Record<string, string | undefined>>
}

export const { miniGame, miniGameLotteries } = globalThis as unknown as FrameGlobals
