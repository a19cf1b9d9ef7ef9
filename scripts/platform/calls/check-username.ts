import { type Exchange, Refused } from '../exchange'
import { isFree, refuseUnfitName } from '../members/user-name'

/** Whether a user name may still be taken (I7.28, D2). A name that nobody may have is refused, with what is wrong with it. */
export function checkUserName({ state, query }: Exchange): { available: boolean } {
  const name = (query.get('username') ?? '').trim().normalize('NFC')
  if (!name) throw new Refused('param.invalid', { say: 'incomplete' })
  refuseUnfitName(name)
  return { available: isFree(state, name) }
}
