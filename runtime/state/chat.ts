import { atom } from 'jotai/vanilla'

/** The member's unread chat messages; 0 until they are known, and for everybody without a chat (E7.08). */
export const unreadMessagesAtom = atom(0)
