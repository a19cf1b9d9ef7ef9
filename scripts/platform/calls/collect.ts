import { type Exchange, fields, Refused } from '../exchange'

/** Takes a beacon of events (I7.24, E7.22): the received calls keep it, and nobody waits for an answer. */
export function collect({ body }: Exchange): null {
  if (fields(body).value === undefined) throw new Refused('param.invalid')
  return null
}
