import { fields } from '../network/read'

/**
 * What a game may say to the page around it: that it is on the screen, that the member wants to leave it, or that they want to
 * deposit. The message is an object with this word as its `type`.
 */
export type GameMessage = 'ready' | 'close' | 'back' | 'deposit'

const messages: readonly unknown[] = ['ready', 'close', 'back', 'deposit'] satisfies GameMessage[]

/** Reads a message; undefined for anything else, which games send to their own tools. */
export function readGameMessage(raw: unknown): GameMessage | undefined {
  const { type } = fields(raw)
  return messages.includes(type) ? (type as GameMessage) : undefined
}
