import type { NamedCountry } from '../../rules/phone/countryNames'
import { Flag } from '../../ui/Flag'
import { Icon } from '../../ui/Icon'

interface CountryRowProps {
  readonly country: NamedCountry
  readonly chosen: boolean
  /** The folder of the flags. */
  readonly flags: string | undefined
}

/** Flag, name and +code of a country; the chosen one has a tick. */
export function CountryRow({ country, chosen, flags }: CountryRowProps) {
  const { code, name, diallingCode } = country
  return (
    <span className={`CountryRow${chosen ? ' CountryRow--chosen' : ''}`}>
      <Flag code={code} src={flags && `${flags}${code}.svg`} />
      <span className="CountryRow-words">
        <bdi className="CountryRow-name">{name}</bdi>
        <bdi className="CountryRow-code" dir="ltr">
          +{diallingCode}
        </bdi>
      </span>
      {chosen && <Icon name="check" />}
    </span>
  )
}
