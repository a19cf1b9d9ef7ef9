import * as limits from '../../tables/limits'
import { isRecord } from '../network/read'
import type { MiniGameScript, MiniGameVariant } from './variant'

/** A message from the page to the frame that the mini game runs in. */
export interface MiniGameStart extends MiniGameVariant {
  readonly type: 'start'
  readonly merchant: string
  /** Language tag: "vi", "pt-BR". */
  readonly language: string
}

/** A game that the mini game asks for. */
export interface WantedGame {
  /** As in the lobby's lanes. */
  readonly code: string
  readonly category: string
}

/** A message from the frame to the page. */
export type MiniGameMessage =
  /** `hello`: the frame waits for `start`. `closed`: the member wants to leave the game. */
  | { readonly type: 'hello' | 'ready' | 'closed' }
  | { readonly type: 'failed'; readonly reason: 'missing' | 'thrown' }
  | { readonly type: 'launch'; readonly game: WantedGame }
  /** The height that the game would like, in px. */
  | { readonly type: 'resize'; readonly height: number }

const isText = (raw: unknown, length: number): raw is string =>
  typeof raw === 'string' && raw !== '' && raw.length <= length

const isScript = (raw: unknown): raw is MiniGameScript => raw === 'v1' || raw === 's1'

/** Reads a message of the page; undefined unless it has exactly this shape. */
export function readMiniGameStart(raw: unknown): MiniGameStart | undefined {
  if (!isRecord(raw) || raw.type !== 'start') return undefined
  const { script, sea, merchant, language } = raw
  if (!isScript(script) || typeof sea !== 'boolean') return undefined
  if (!isText(merchant, limits.miniGameText) || !isText(language, limits.miniGameText)) return undefined
  return { type: 'start', script, sea, merchant, language }
}

function readWantedGame(raw: unknown): WantedGame | undefined {
  if (!isRecord(raw)) return undefined
  const { code, category } = raw
  return isText(code, limits.miniGameText) && isText(category, limits.miniGameText)
    ? { code, category }
    : undefined
}

/** Reads a message of the frame, in which the platform's script can send anything; undefined unless it has exactly this shape. */
export function readMiniGameMessage(raw: unknown): MiniGameMessage | undefined {
  if (!isRecord(raw)) return undefined
  const { type, reason, height } = raw
  switch (type) {
    case 'hello':
    case 'ready':
    case 'closed':
      return { type }
    case 'failed':
      return reason === 'missing' || reason === 'thrown' ? { type, reason } : undefined
    case 'launch': {
      const game = readWantedGame(raw.game)
      return game && { type, game }
    }
    case 'resize':
      return typeof height === 'number' && Number.isFinite(height)
        ? { type, height: Math.round(Math.min(Math.max(height, 0), limits.miniGameHeight)) }
        : undefined
    default:
      return undefined
  }
}
