import { calls } from '../../../runtime/tables/calls'
import type { Fault } from '../../platform/http/faults'

/** What can be wrong with a call, by the name in the link. */
export const faultKinds = {
  drop: { label: 'the connection breaks', fault: { drop: true } },
  slow: { label: 'takes 5 seconds', fault: { delay: 5000 } },
  hangs: { label: 'takes a minute', fault: { delay: 60_000 } },
  '500': { label: 'status 500', fault: { status: 500 } },
  '502': { label: 'status 502, a page of the gateway', fault: gateway(502) },
  '503': { label: 'status 503', fault: { status: 503 } },
  '429': { label: 'status 429, too many', fault: { status: 429 } },
  '404': { label: 'status 404', fault: { status: 404 } },
  '403': { label: 'status 403', fault: { status: 403 } },
  '401': { label: 'status 401', fault: { status: 401 } },
  html: { label: 'a page instead of a reply', fault: gateway(200) },
  refused: {
    label: 'refused, with a message',
    fault: { reply: { errorCode: 'preview', message: 'Refused.' } },
  },
  empty: { label: 'a reply without a value', fault: { reply: { success: true } } },
} as const satisfies Readonly<Record<string, { label: string; fault: Partial<Fault> }>>

export type FaultKind = keyof typeof faultKinds

export const faultKindNames = Object.keys(faultKinds) as FaultKind[]

/** Stands for every call in a link. */
export const everyCall = 'all'

export const faultyCalls: readonly string[] = [everyCall, ...Object.keys(calls).sort()]

export interface PreviewFault {
  /** The name of a call, or `everyCall`. */
  readonly call: string
  readonly kind: FaultKind
}

/** As the simulator is told of it. */
export const toFault = ({ call, kind }: PreviewFault, merchant: string): Fault => ({
  call: call === everyCall ? '*' : call,
  // Pictures and pages have no merchant.
  ...(call !== everyCall && { merchant }),
  ...faultKinds[kind].fault,
})

function gateway(status: number) {
  return { status, body: '<html><h1>Bad gateway</h1></html>', contentType: 'text/html' }
}
