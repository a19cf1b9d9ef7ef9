import {
  decideInterruptions,
  type HoldName,
  holdOf,
  holds,
  type Interruption,
  type InterruptionState,
} from '../../../runtime/rules/system/decideInterruption'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type InterruptionId, interruptions } from '../../../runtime/tables/interruptionOrder'
import { isFramedPage } from '../../../runtime/tables/pagesNotToInterrupt'
import { closestName } from '../validate/closestName'
import { OptionError, readOptions, readPage } from './readOptions'

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
  const words = (text ?? '').split(',').flatMap((word) => word.trim() || [])
  return words.map((word) => {
    const id = interruptions.find((one) => one === word)
    if (id !== undefined) return id
    const suggestion = closestName(word, interruptions)
    const hint = suggestion ? ` Did you mean "${suggestion}"?` : ` It is one of ${interruptions.join(', ')}.`
    throw new OptionError(`--${name}: there is no interruption "${word}".${hint}`)
  })
}

function readSeconds(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !(number >= 0)) throw new OptionError(`--${name} is a number, not "${text}".`)
  return number
}

/** The case that the options describe, or the problem with them. */
export const readInterruptionCase = (
  manifest: Pick<Manifest, 'routes'>,
  options: InterruptionOptions,
): InterruptionCase | { readonly problem: string } =>
  readOptions(() => {
    const { 'closed-ago': closedAgo } = options
    const path = readPage(options.page)
    const forced = readIds('forced', options.forced)
    return {
      state: {
        visible: !options.hidden,
        covered: options.open,
        typed: options.typed,
        sending: options.sending,
        framed: isFramedPage(path, manifest.routes[path]?.page),
        consentDue: options['consent-due'],
        visitTime: readSeconds('seconds', options.seconds) * 1000,
        openedAtFirst: readSeconds('opened', options.opened),
        sinceClosed: closedAgo === undefined ? undefined : readSeconds('closed-ago', closedAgo) * 1000,
      },
      waiting: [...new Set([...readIds('waiting', options.waiting), ...forced])].map((id) => ({
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
  const width = Math.max(...explained.map(({ id }) => id.length))
  return [
    `${code}: of what waits, this opens now:`,
    ...explained.map(({ id, opens, heldBy, seconds }) => {
      if (opens || heldBy === undefined) return `* ${id.padEnd(width)}  opens`
      const still = seconds === undefined ? '' : ` For ${seconds} s more.`
      return `  ${id.padEnd(width)}  held by ${heldBy}: ${reasonOf(heldBy)}${still}`
    }),
  ].join('\n')
}
