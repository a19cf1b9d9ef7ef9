import type { CaptchaDesk } from './desk'
import type { CaptchaFault, CaptchaPart } from './faults'

/** The first fault of a part at a server; one with `times` is used up as it is taken. */
export function takeFault(desk: CaptchaDesk, part: CaptchaPart, server: string): CaptchaFault | undefined {
  const found = desk.faults.find(
    (fault) => fault.part === part && (fault.server === undefined || server.startsWith(fault.server)),
  )
  if (found?.times !== undefined)
    desk.faults = desk.faults.flatMap((fault) => (fault === found ? less(found) : [fault]))
  return found
}

const less = (fault: CaptchaFault): CaptchaFault[] =>
  fault.times === undefined || fault.times <= 1 ? [] : [{ ...fault, times: fault.times - 1 }]
