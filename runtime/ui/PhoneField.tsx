import { CountryButton, type CountryButtonProps } from './CountryButton'
import { TextField, type TextFieldProps } from './TextField'

export interface PhoneFieldProps
  extends CountryButtonProps,
    Pick<
      TextFieldProps,
      'label' | 'value' | 'onChange' | 'onBlur' | 'maxLength' | 'helper' | 'error' | 'disabled' | 'ref'
    > {
  /** Whether the country's button stands beside the number. */
  shown: boolean
}

/** A mobile number: the country that it belongs to, and its digits, which stay left-to-right in every script. */
export function PhoneField(props: PhoneFieldProps) {
  const { shown, countryLabel, country, countryName, diallingCode, flag, onPick, ...number } = props
  const button = { countryLabel, country, countryName, diallingCode, flag, onPick }
  return (
    <TextField
      {...number}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      enterKeyHint="next"
      dir="ltr"
      before={shown && <CountryButton {...button} />}
    />
  )
}
