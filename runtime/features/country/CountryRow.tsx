import type { NamedCountry } from '../../rules/phone/countryNames'
import { Flag } from '../../ui/media/Flag'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

interface CountryRowProps {
  readonly country: NamedCountry
  readonly chosen: boolean
  /** URL of the folder with the flag images. */
  readonly flagsUrl: string | undefined
}

/** Flag, name and +code of a country; the chosen one has a check mark. */
export function CountryRow({ country, chosen, flagsUrl }: CountryRowProps) {
  const { code, name, diallingCode } = country
  return (
    <span className={`CountryRow${chosen ? ' CountryRow--chosen' : ''}`}>
      <Flag code={code} src={flagsUrl && `${flagsUrl}${code}.svg`} />
      <span className="CountryRow-words">
        <bdi className="CountryRow-name">{name}</bdi>
        <bdi className="CountryRow-code" dir="ltr">
          +{diallingCode}
        </bdi>
      </span>
      {chosen && <Icon icon={icons.check} />}
    </span>
  )
}
