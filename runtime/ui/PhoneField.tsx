import type { Ref } from 'react'
import { SelectField } from './SelectField'
import { TextField } from './TextField'

export interface PhoneFieldProps {
  /** The number's label. */
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  error?: string | undefined
  /** The country's label, the chosen one, and all; without any the number stands alone (F104). */
  countryLabel: string
  country: string
  countries: readonly { readonly value: string; readonly text: string }[]
  onCountry: (country: string) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** A mobile number: the country that it belongs to, and its digits, which stay left-to-right in every script. */
export function PhoneField(props: PhoneFieldProps) {
  const { countryLabel, country, countries, onCountry, ref, ...number } = props
  return (
    <div className="PhoneField">
      {countries.length > 0 && (
        <SelectField label={countryLabel} value={country} onChange={onCountry} options={countries} />
      )}
      <TextField
        {...number}
        ref={ref}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        enterKeyHint="next"
        dir="ltr"
      />
    </div>
  )
}
