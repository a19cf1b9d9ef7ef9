import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Options } from '../commands/readArguments'

/** The values of the options, as they were typed. */
export type OptionValues<T extends Options> = {
  readonly [Name in keyof T]: T[Name]['type'] extends 'boolean'
    ? boolean
    : T[Name] extends { readonly default: string }
      ? string
      : string | undefined
}

export interface Answer {
  /** Lines for people. */
  readonly text: string
  /** The same for programs, besides the merchant's code. */
  readonly json: object
}

export interface ExplainedMerchant {
  readonly code: string
  readonly manifest: Manifest
}

/** Something that the site decides, and that can be explained for one case. */
export interface Subject<T extends Options = Options> {
  readonly name: string
  /** What it says, in one sentence. */
  readonly summary: string
  readonly options: T
  /** What `--help` says after the options: the table that decides. */
  readonly table?: () => readonly string[]
  /** Throws an OptionError for options that describe no possible case. */
  readonly explain: (merchant: ExplainedMerchant, values: OptionValues<T>) => Answer | Promise<Answer>
}

/** A row of the table of subjects. */
export const subject = <const T extends Options>(row: Subject<T>): Subject => row as unknown as Subject
