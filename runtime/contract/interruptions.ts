import type { Interruption } from '../rules/system/decideInterruption'
import type { InterruptionId } from '../tables/interruptionOrder'
import type { neverOpened, OverlayId, PromptId } from '../tables/overlays'
import type { PayloadOf, ResultOf } from './overlays'
import type { TextKey } from './text'

/** How the lobby names it, and opens it at a tap, when it had to wait; the list there adds what else it shows. */
export interface WaitingRow {
  /** May contain the merchant's `name`. */
  readonly title: TextKey
}

interface InterruptionOptions {
  /** It opens at once, whatever the member does. */
  readonly forced?: boolean
  readonly belongsTo?: Interruption['belongsTo']
  /** Aborts when it is not wanted any more; once it is open, that has no effect. */
  readonly signal?: AbortSignal
}

/** What a feature wants to open without being asked, and when it does not want it any more (D27). */
export type InterruptionRequest<Id extends InterruptionId> = InterruptionOptions &
  (Id extends PromptId ? { readonly waitingRow: WaitingRow } : { readonly waitingRow?: never }) &
  (Id extends OverlayId
    ? undefined extends PayloadOf<Id>
      ? { readonly payload?: never }
      : {
          /** Called when it opens; undefined: there is nothing to show any more. */
          payload(): PayloadOf<Id> | undefined
        }
    : {
        /** Shows the browser's own prompt; resolves when it is gone. */
        show(): Promise<string | undefined>
      })

/** The overlay's result, or what the browser's own prompt has answered; `neverOpened` when it was withdrawn. */
export type InterruptionResult<Id extends InterruptionId> =
  | (Id extends OverlayId ? ResultOf<Id> : string | undefined)
  | typeof neverOpened
