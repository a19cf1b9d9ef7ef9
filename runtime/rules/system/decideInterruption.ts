/**
 * What may open without being asked for, and when (D27): one table of what holds it back. The site and `npm run explain` use the
 * same function.
 */
import { type InterruptionId, interruptions } from '../../tables/interruptionOrder'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'

/** Everything that decides. Times are in ms. */
export interface InterruptionState {
  readonly visible: boolean
  /** An overlay other than a line of text is open or closing. */
  readonly covered: boolean
  /** A text field, or a frame that may have one, has the focus, or a field has typed text. */
  readonly typed: boolean
  /** A form is being sent. */
  readonly sending: boolean
  /** A payment, a game or another page in a frame is on the screen. */
  readonly framed: boolean
  /** The visitor has not answered yet whether visits may be tracked. */
  readonly consentDue: boolean
  /** How long this visit has lasted. */
  readonly visitTime: number
  /** How many were opened in the visit's first minute. */
  readonly openedAtFirst: number
  /** How long ago the last one was closed; undefined: none was. */
  readonly sinceClosed: number | undefined
}

/**
 * What an interruption belongs to: the payment page that it is about (E4.26 to E4.28), the game on the screen, where it has an interval
 * of its own (E4.31), or the browser, which shows it beside the page (I4.34).
 */
export type Owner = 'payment' | 'game' | 'browser'

export interface Interruption {
  readonly id: InterruptionId
  /** It comes whatever the member does. */
  readonly forced: boolean
  readonly belongsTo?: Owner | undefined
}

interface Hold {
  /** What `explain` says. */
  readonly reason: string
  /** It does not hold back what belongs to these. */
  readonly except?: readonly Owner[]
  readonly holds: (state: InterruptionState) => boolean
  /** How long it holds still, where time ends it. */
  readonly remaining?: (state: InterruptionState) => number
}

/** What holds back everything that is not forced; the first row that holds is the reason. */
export const holds = {
  hidden: { reason: 'The tab is hidden.', holds: ({ visible }) => !visible },
  covered: { reason: 'Something else is open: one thing at a time.', holds: ({ covered }) => covered },
  typed: {
    reason: 'The member types, or a field has typed text.',
    except: ['game'],
    holds: ({ typed }) => typed,
  },
  sending: { reason: 'A form is being sent.', holds: ({ sending }) => sending },
  framed: {
    reason: 'A payment, a game or another page in a frame is on the screen.',
    except: ['payment', 'game'],
    holds: ({ framed }) => framed,
  },
  consentDue: {
    reason: 'The question about tracking is not answered yet.',
    except: ['browser'],
    holds: ({ consentDue }) => consentDue,
  },
  firstMinute: {
    reason: "Enough was shown already in the visit's first minute.",
    except: ['game'],
    holds: ({ visitTime, openedAtFirst }) =>
      openedAtFirst >= limits.interruptionsAtFirst && visitTime < times.firstMinute,
    remaining: ({ visitTime }) => times.firstMinute - visitTime,
  },
  quiet: {
    reason: 'Another one was closed only seconds ago.',
    except: ['game'],
    holds: ({ sinceClosed }) => sinceClosed !== undefined && sinceClosed < times.betweenInterruptions,
    remaining: ({ sinceClosed = 0 }) => times.betweenInterruptions - sinceClosed,
  },
} as const satisfies Readonly<Record<string, Hold>>

export type HoldName = keyof typeof holds

const holdNames = Object.keys(holds) as HoldName[]
const rowOf = (name: HoldName): Hold => holds[name]

/** What holds one back in this state; undefined: nothing does. */
export function holdOf(state: InterruptionState, { forced, belongsTo }: Interruption): HoldName | undefined {
  if (forced) return undefined
  const spares = ({ except = [] }: Hold) => belongsTo !== undefined && except.includes(belongsTo)
  return holdNames.find((name) => !spares(rowOf(name)) && rowOf(name).holds(state))
}

export interface InterruptionDecision<W extends Interruption> {
  /** What opens now: everything that is forced, else at most one. */
  readonly open: readonly W[]
  /** What keeps each of the others; `outranked`: one that is more urgent opens. */
  readonly held: ReadonlyMap<W, HoldName | 'outranked'>
  /** After how many ms time alone may change the decision; undefined: never. */
  readonly recheckIn: number | undefined
}

/** Decides what of all that waits opens now; of equal ones the first (D27). */
export function decideInterruptions<W extends Interruption>(
  state: InterruptionState,
  waiting: readonly W[],
): InterruptionDecision<W> {
  const forced = waiting.filter((one) => one.forced)
  const ranked = waiting
    .filter((one) => !one.forced)
    .sort((one, other) => interruptions.indexOf(one.id) - interruptions.indexOf(other.id))
  const held = new Map<W, HoldName | 'outranked'>()
  const open = [...forced]
  const remaining: number[] = []
  for (const one of ranked) {
    const hold = holdOf(state, one) ?? (open.length > 0 ? 'outranked' : undefined)
    if (hold === undefined) open.push(one)
    else held.set(one, hold)
    if (hold !== undefined && hold !== 'outranked') {
      const time = rowOf(hold).remaining?.(state)
      if (time !== undefined) remaining.push(time)
    }
  }
  return { open, held, recheckIn: remaining.length === 0 ? undefined : Math.min(...remaining) }
}

/** What a session's storage remembers of them. */
export interface InterruptionMemory {
  /** When the visit began, and when the last one was closed, in ms since 1970. */
  readonly began: number
  readonly closed?: number
  readonly openedAtFirst: number
}

/** Reads it leniently: times in the future are those of a clock that was wrong. */
export function readInterruptionMemory(raw: unknown, now: number): InterruptionMemory | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { began, closed, openedAtFirst } = raw as Partial<Record<keyof InterruptionMemory, unknown>>
  if (typeof began !== 'number' || !(began <= now)) return undefined
  return {
    began,
    ...(typeof closed === 'number' && closed <= now ? { closed } : {}),
    openedAtFirst: typeof openedAtFirst === 'number' && openedAtFirst > 0 ? openedAtFirst : 0,
  }
}
