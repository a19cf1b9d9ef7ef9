import { Flag } from './Flag'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

export interface CountryButtonProps {
  /** Spoken before the country: what the button is about. */
  countryLabel: string
  /** ISO 3166 alpha-2. */
  country: string
  countryName: string
  /** Digits without the plus sign. */
  diallingCode: string
  /** Address of the flag's picture. */
  flag?: string | undefined
  /** Opens the list of countries; absent: the country cannot be changed. */
  onPick?: (() => void) | undefined
}

/** A flag and +code, which lead to the list of countries (I2.24). */
export function CountryButton(props: CountryButtonProps) {
  const { countryLabel, country, countryName, diallingCode, flag, onPick } = props
  return (
    <button
      type="button"
      className="CountryButton"
      aria-haspopup="dialog"
      onClick={onPick}
      disabled={onPick === undefined}
    >
      <Flag code={country} src={flag} />
      <VisuallyHidden>
        {countryLabel} {countryName}
      </VisuallyHidden>
      <bdi className="CountryButton-code" dir="ltr">
        +{diallingCode}
      </bdi>
      {onPick !== undefined && <Icon name="chevronDown" size="s" />}
    </button>
  )
}
