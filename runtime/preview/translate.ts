import type { Translate } from '../contract/text'
import { fields, textOf } from '../rules/network/read'
import { pluralForm } from '../rules/text/intl/plurals'

/** Looks up texts as the application does: plural forms by the language's rules, values in double braces. */
export function createTranslate(catalogue: unknown, tag: string): Translate {
  return (key, values = {}) => {
    const [section = '', name = ''] = key.split('.')
    const texts = fields(fields(catalogue)[section])
    const plural = values.count === undefined ? '' : `_${pluralForm(Number(values.count), tag)}`
    const text = textOf(texts[name + plural] ?? texts[`${name}_other`] ?? texts[name])
    return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''))
  }
}
