import { CountryButton, type CountryButtonProps } from './CountryButton'
import { TextField, type TextFieldProps } from './TextField'

export interface PhoneFieldProps
  extends CountryButtonProps,
    Pick<
      TextFieldProps,
      'label' | 'value' | 'onChange' | 'onBlur' | 'helper' | 'error' | 'disabled' | 'ref'
    > {
  /** Whether the country button is shown beside the number. */
  showCountry: boolean
}

/** A mobile number: its country, and its digits, which stay left-to-right in every script. */
export function PhoneField(props: PhoneFieldProps) {
  const { showCountry, countryLabel, country, countryName, diallingCode, flag, onPick, ...fieldProps } = props
  const buttonProps = { countryLabel, country, countryName, diallingCode, flag, onPick }
  return (
    <TextField
      {...fieldProps}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      enterKeyHint="next"
      dir="ltr"
      before={showCountry && <CountryButton {...buttonProps} />}
    />
  )
}
