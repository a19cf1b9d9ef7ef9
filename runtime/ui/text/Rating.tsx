import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

const stars = [1, 2, 3, 4, 5] as const

/** Stars, filled up to the value (0 to 5), and the value in figures. */
export function Rating({ value, figures, label }: { value: number; figures: string; label: string }) {
  return (
    <span className="Rating" role="img" aria-label={label}>
      <span className="Rating-stars">
        <Stars />
        <span className="Rating-filled" style={{ inlineSize: `${(value / stars.length) * 100}%` }}>
          <Stars />
        </span>
      </span>
      <span className="Rating-figures">{figures}</span>
    </span>
  )
}

const Stars = () => stars.map((star) => <Icon key={star} icon={icons.star} size="s" />)
