import { assertPasswordLength } from '../../account/passwordPolicy'
import {
  assertValidForm,
  createAccount,
  createRegistrationReply,
  type NewAccountState,
} from '../../account/registration'
import type { CaptchaState } from '../../captcha/captchaState'
import { textField, untrimmedField } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import { assertValidUserName, createUserName, isAvailable } from '../../members/userName'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<PlatformServices & CaptchaState, NewAccountState>

/** The submitted password. */
function readPassword({ state, body }: Context): string {
  const password = untrimmedField(body, 'password')
  if (!password) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  assertPasswordLength(state, password)
  return password
}

/** Creates an account with a user name (I7.13). */
export function register(context: Context) {
  const { state, body } = context
  assertValidForm(context)
  const userName = textField(body, 'username').normalize('NFC')
  if (!userName) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  assertValidUserName(userName)
  if (!isAvailable(state, userName)) throw new RefusalError('username.taken', { messageKey: 'userNameTaken' })
  const password = readPassword(context)
  return createRegistrationReply(context, createAccount(context, 'userName', { userName, password }))
}

/** Creates an account with a generated user name (I7.15). */
export function registerAutoUserName(context: Context) {
  const { platform, state } = context
  assertValidForm(context)
  const password = readPassword(context)
  const userName = createUserName(platform, state)
  return createRegistrationReply(context, createAccount(context, 'autoUserName', { userName, password }))
}
