import { atom } from 'jotai/vanilla'
import type { PushMessage } from '../../rules/push/pushMessage'

/** The message that is shown above the page: the newest one. */
export const pushMessageAtom = atom<PushMessage | undefined>(undefined)
