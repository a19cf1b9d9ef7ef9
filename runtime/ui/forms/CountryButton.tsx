import { VisuallyHidden } from '../layout/VisuallyHidden'
import { Flag } from '../media/Flag'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

export interface CountryButtonProps {
  /** Read out before the country: what the button is for. */
  countryLabel: string
  /** ISO 3166 alpha-2. */
  country: string
  countryName: string
  /** Digits without the plus sign. */
  diallingCode: string
  /** URL of the flag's picture. */
  flag?: string | undefined
  /** Opens the list of countries; absent: the country cannot be changed. */
  onPick?: (() => void) | undefined
}

/** A button with flag and dialling code that opens the list of countries (I2.24). */
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
      {onPick !== undefined && <Icon icon={icons.chevronDown} size="s" />}
    </button>
  )
}
