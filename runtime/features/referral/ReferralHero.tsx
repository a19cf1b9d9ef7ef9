import { Card } from '../../ui/layout/Card'

interface ReferralHeroProps {
  readonly title: string
  readonly text: string
}

/** What the page is about, with a picture of friends around one person. */
export function ReferralHero({ title, text }: ReferralHeroProps) {
  return (
    <Card tone="brand">
      <div className="Referral-hero">
        <div className="Referral-words">
          <h2 className="Referral-title">{title}</h2>
          <p>{text}</p>
        </div>
        <FriendsPicture />
      </div>
    </Card>
  )
}

const friends = ['translate(20 24)', 'translate(100 24)', 'translate(22 76)', 'translate(98 76)']
const sparks = [
  'translate(60 9)',
  'translate(88 50) scale(0.6)',
  'translate(32 50) scale(0.6)',
  'translate(60 88) scale(0.7)',
]
const star = 'M0-6Q1-1 6 0Q1 1 0 6Q-1 1-6 0Q-1-1 0-6Z'

const FriendsPicture = () => (
  <svg className="Referral-picture" viewBox="0 0 120 96" aria-hidden="true">
    <path className="Referral-lines" d="M60 48 20 24M60 48l40-24M60 48 22 76M60 48l38 28" />
    {friends.map((place) => (
      <g key={place} transform={`${place} scale(0.65)`}>
        <Person />
      </g>
    ))}
    <circle className="Referral-halo" cx="60" cy="48" r="27" />
    <g className="Referral-host" transform="translate(60 48)">
      <Person />
    </g>
    {sparks.map((place) => (
      <path key={place} className="Referral-spark" transform={place} d={star} />
    ))}
  </svg>
)

/** Head and shoulders in a disc. */
const Person = () => (
  <>
    <circle className="Referral-disc" r="20" />
    <path
      className="Referral-figure"
      d="M0 1a7 7 0 1 0 0-14A7 7 0 0 0 0 1ZM-13 12.5a13 9.5 0 0 1 26 0a18 18 0 0 1-26 0z"
    />
  </>
)
