import { type ErrorCode, type ErrorCodeRow, errorCodes } from '../../../runtime/tables/errorCodes'
import type { MessageKey } from '../messages'

interface RefusalOptions {
  readonly messageKey?: MessageKey
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly message?: string
  readonly value?: unknown
}

/** Thrown to refuse a call with any code, as the control call can ask for; it is turned into the reply. */
export class Refusal extends Error {
  constructor(
    readonly errorCode: string,
    readonly options: RefusalOptions = {},
    readonly status = 200,
  ) {
    super(errorCode)
  }
}

/** Thrown to refuse a call with a code that the table lists for it, and with its status. */
export class RefusalError extends Refusal {
  constructor(
    override readonly errorCode: ErrorCode,
    options: RefusalOptions = {},
  ) {
    const { status }: ErrorCodeRow = errorCodes[errorCode]
    super(errorCode, options, status)
  }
}
