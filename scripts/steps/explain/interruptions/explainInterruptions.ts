import {
  decideInterruptions,
  type HoldName,
  holdOf,
  holds,
  type Interruption,
  type InterruptionState,
} from '../../../../runtime/rules/system/decideInterruption'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { type InterruptionId, interruptions } from '../../../../runtime/tables/interruptionOrder'
import { isFramedPage } from '../../../../runtime/tables/pagesNotToInterrupt'
import { alignColumns } from '../alignColumns'
import {
  OptionError,
  readCount,
  readOptions,
  readSeconds,
  readWords,
  unknownName,
} from '../options/readOptions'
import { readPlace } from '../options/readPlace'

/** The options of `npm run explain -- <code> interruptions`, as they were typed. */
export interface InterruptionOptions {
  /** Names, separated by commas. */
  readonly waiting: string
  readonly forced?: string | undefined
  readonly page: string
  readonly seconds: string
  readonly opened: string
  readonly 'closed-ago'?: string | undefined
  readonly hidden: boolean
  readonly open: boolean
  readonly typed: boolean
  readonly sending: boolean
  readonly 'consent-due': boolean
}

export interface InterruptionCase {
  readonly state: InterruptionState
  readonly waiting: readonly Interruption[]
}

function readIds(name: string, text: string | undefined): InterruptionId[] {
  return readWords(text).map((word) => {
    const id = interruptions.find((one) => one.toLowerCase() === word.toLowerCase())
    if (id === undefined) throw unknownName(name, 'interruption', word, interruptions)
    return id
  })
}

/** The case that the options describe, or the problem with them. */
export const readInterruptionCase = (
  manifest: Pick<Manifest, 'routes' | 'domains'>,
  options: InterruptionOptions,
): InterruptionCase | { readonly problem: string } =>
  readOptions(() => {
    const { 'closed-ago': closedAgo } = options
    const { path } = readPlace(manifest, options.page)
    const forced = readIds('forced', options.forced)
    const waiting = [...new Set([...readIds('waiting', options.waiting), ...forced])]
    if (waiting.length === 0) throw new OptionError('--waiting names nothing: nothing would open.')
    return {
      state: {
        visible: !options.hidden,
        covered: options.open,
        typed: options.typed,
        sending: options.sending,
        framed: isFramedPage(path, manifest.routes[path]?.page),
        consentDue: options['consent-due'],
        visitTime: readSeconds('seconds', options.seconds) * 1000,
        openedAtFirst: readCount('opened', options.opened) ?? 0,
        sinceClosed: closedAgo === undefined ? undefined : readSeconds('closed-ago', closedAgo) * 1000,
      },
      waiting: waiting.map((id) => ({
        id,
        forced: forced.includes(id),
        ...(id === 'oneTap' ? { belongsTo: 'browser' as const } : {}),
      })),
    }
  })

export interface ExplainedInterruption {
  readonly id: InterruptionId
  readonly opens: boolean
  /** The row that holds it back; `outranked`: a more urgent one opens. */
  readonly heldBy: HoldName | 'outranked' | undefined
  /** After how many seconds time ends that; undefined: something else must. */
  readonly seconds: number | undefined
}

/** Explains what of all that waits opens now, and what holds the others back (D27). */
export function explainInterruptions({ state, waiting }: InterruptionCase): ExplainedInterruption[] {
  const { open, held } = decideInterruptions(state, waiting)
  return waiting.map((one) => {
    const hold = holdOf(state, one)
    const row = hold && holds[hold]
    return {
      id: one.id,
      opens: open.includes(one),
      heldBy: held.get(one),
      seconds: row && 'remaining' in row ? row.remaining(state) / 1000 : undefined,
    }
  })
}

const reasonOf = (hold: HoldName | 'outranked'): string =>
  hold === 'outranked' ? 'One that is more urgent opens.' : holds[hold].reason

/** The explanation as lines of text. */
export function formatInterruptions(code: string, explained: readonly ExplainedInterruption[]): string {
  const rows = explained.map(({ id, opens, heldBy, seconds }) => {
    if (opens || heldBy === undefined) return ['*', id, 'opens']
    const still = seconds === undefined ? '' : ` For ${seconds} s more.`
    return [' ', id, `held by ${heldBy}: ${reasonOf(heldBy)}${still}`]
  })
  const opening = explained.filter(({ opens }) => opens).length
  return [
    `${code}: of what waits, ${opening === 0 ? 'nothing opens now' : 'this opens now'}:`,
    ...alignColumns(rows),
  ].join('\n')
}

/** What holds an interruption back, for `--help`. */
export const interruptionTable = (): string[] => [
  'What holds it back, the first row that applies:',
  ...alignColumns((Object.keys(holds) as HoldName[]).map((name) => [name, holds[name].reason])),
  '',
  `The order, the most urgent first: ${interruptions.join(', ')}.`,
]
