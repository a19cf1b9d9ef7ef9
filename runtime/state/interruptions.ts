import { atom } from 'jotai/vanilla'
import type { WaitingRow } from '../contract/interruptions'
import type { InterruptionId } from '../tables/interruptionOrder'

/** Something that has waited for its moment for longer than a minute. */
export interface WaitingInterruption extends WaitingRow {
  readonly id: InterruptionId
  /** Opens it, because the member asks for it. */
  open(): void
}

/** They stand in the lobby (D27). */
export const waitingInterruptionsAtom = atom<readonly WaitingInterruption[]>([])

/** How many forms are being sent. */
export const sendingFormsAtom = atom(0)
