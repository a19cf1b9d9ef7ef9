import type { MessageKey } from '../messages'

/** Thrown to refuse a call; it is turned into the reply. */
export class RefusalError extends Error {
  constructor(
    readonly errorCode: string,
    readonly options: {
      status?: number
      messageKey?: MessageKey
      /** Values for the placeholders of the message. */
      values?: Readonly<Record<string, string | number>>
      message?: string
      value?: unknown
    } = {},
  ) {
    super(errorCode)
  }
}
