import { type Exchange, Refused, textField } from '../exchange'
import { caller } from '../guards'
import { isLanguage } from '../languages'

/** Remembers the language that a member has chosen (I7.26): member info answers it from then on. */
export function setMemberLanguage(exchange: Exchange): null {
  const language = textField(exchange.body, 'language')
  const merchant = textField(exchange.body, 'merchantCode')
  if (merchant && merchant !== exchange.state.merchant.code) throw new Refused('merchant.unknown')
  if (!isLanguage(language)) throw new Refused('language.unknown')
  caller(exchange).language = language
  return null
}
