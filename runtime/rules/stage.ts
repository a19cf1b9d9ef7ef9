import { type Lane, type OverlayId, overlays } from '../tables/overlays'

/** Somebody wants an overlay to be shown. Keys tell two of a kind apart; `opened` is the order of wishing. */
export interface Wish {
  readonly id: OverlayId
  readonly key: string
  readonly opened: number
}

/** What is shown now, from the bottom up. */
export interface Staged<W extends Wish = Wish> {
  readonly takeover: W | undefined
  readonly dialogs: readonly W[]
  readonly prompt: W | undefined
  readonly toast: W | undefined
}

/**
 * Decides who is shown (F152): a takeover covers all, dialogs are a stack, a prompt waits until no dialog is open, and
 * in the takeover, prompt and toast lanes one is shown at a time, by order and then by age. Dialogs stay below a takeover:
 * what was typed there is still there when it leaves.
 */
export function stage<W extends Wish>(wishes: readonly W[]): Staged<W> {
  const takeover = first(inLane(wishes, 'takeover'))
  const dialogs = inLane(wishes, 'dialog').sort(byAge)
  const prompt = takeover || dialogs.length > 0 ? undefined : first(inLane(wishes, 'prompt'))
  return { takeover, dialogs, prompt, toast: first(inLane(wishes, 'toast')) }
}

/** The one that has the member's attention, or undefined when the page has it. */
export const onTop = <W extends Wish>({ takeover, dialogs, prompt }: Staged<W>): W | undefined =>
  takeover ?? dialogs.at(-1) ?? prompt

const inLane = <W extends Wish>(wishes: readonly W[], lane: Lane): W[] =>
  wishes.filter(({ id }) => overlays[id].lane === lane)

const byAge = (one: Wish, other: Wish): number => one.opened - other.opened

const first = <W extends Wish>(wishes: readonly W[]): W | undefined =>
  [...wishes].sort((one, other) => overlays[one.id].order - overlays[other.id].order || byAge(one, other))[0]
