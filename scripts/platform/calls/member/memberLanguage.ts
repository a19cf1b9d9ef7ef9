import { isLanguage } from '../../../../runtime/tables/languages'
import { textField } from '../../http/bodyFields'
import { type CallContext, requireMember } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { ConfigState } from '../../state/merchantConfig'

/** Saves the language that a member has chosen (I7.26); member info returns it from then on. */
export function setMemberLanguage(context: CallContext<unknown, ConfigState>): null {
  const language = textField(context.body, 'language')
  const merchant = textField(context.body, 'merchantCode')
  if (merchant && merchant !== context.state.merchant.code) throw new RefusalError('merchant.unknown')
  if (!isLanguage(language)) throw new RefusalError('language.unknown')
  requireMember(context).language = language
  return null
}
