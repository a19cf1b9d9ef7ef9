import { type Exchange, exactField, Refused, textField } from '../exchange'
import { isFree, newUserName, refuseUnfitName } from '../members/user-name'
import { refuseShort } from '../password-policy'
import { enrol, refuseUnfitForm, welcome } from '../registration'

/** The password that somebody has chosen. */
function chosenPassword({ state, body }: Exchange): string {
  const password = exactField(body, 'password')
  if (!password) throw new Refused('param.invalid', { say: 'incomplete' })
  refuseShort(state, password)
  return password
}

/** Opens an account under a user name (I7.13). */
export function register(exchange: Exchange) {
  const { state, body } = exchange
  refuseUnfitForm(exchange)
  const userName = textField(body, 'username').normalize('NFC')
  if (!userName) throw new Refused('param.invalid', { say: 'incomplete' })
  refuseUnfitName(userName)
  if (!isFree(state, userName)) throw new Refused('username.taken', { say: 'userNameTaken' })
  const password = chosenPassword(exchange)
  return welcome(exchange, enrol(exchange, 'userName', { userName, password }))
}

/** Opens an account under a name that the platform makes up (I7.15). */
export function registerAutoUserName(exchange: Exchange) {
  const { world, state } = exchange
  refuseUnfitForm(exchange)
  const password = chosenPassword(exchange)
  const userName = newUserName(world, state)
  return welcome(exchange, enrol(exchange, 'autoUserName', { userName, password }))
}
