import { Badge } from '../../runtime/ui/Badge'
import { Icon } from '../../runtime/ui/Icon'
import { type IconName, iconPaths } from '../../runtime/ui/iconPaths'
import { Section } from './Section'
import type { Words } from './words'

const grounds = ['background', 'surface', 'raised', 'sunken'] as const
const roles = ['primary', 'accent', 'success', 'warning', 'danger'] as const

function Grounds() {
  return grounds.map((ground) => (
    <div key={ground} className={`Gallery-swatch Gallery-swatch--${ground}`}>
      {ground} <span className="Gallery-muted">muted</span> <span className="Gallery-link">link</span>
    </div>
  ))
}

function Roles() {
  return roles.map((role) => (
    <div key={role} className="Gallery-pair">
      <div className={`Gallery-swatch Gallery-swatch--${role}`}>{role}</div>
      <div className={`Gallery-swatch Gallery-swatch--${role}-soft`}>{role} soft</div>
    </div>
  ))
}

/** Colours, type and icons. */
export function Foundations({ words }: { words: Words }) {
  return (
    <>
      <Section title="Colours">
        <Grounds />
        <Roles />
        <div className="Gallery-swatch Gallery-swatch--brand">gradient-brand</div>
        <div className="Gallery-swatch Gallery-swatch--hero">gradient-hero</div>
      </Section>
      <Section title="Type">
        <h1>{words.hello}</h1>
        <h2>{words.offer}</h2>
        <h3>{words.popular}</h3>
        <p>{words.notice}</p>
        <p className="Gallery-muted">{words.subtitle}</p>
      </Section>
      <Section title="Icons">
        <div className="Gallery-icons">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Section>
      <Section title="Badges">
        <div className="Gallery-examples">
          {(['primary', 'accent', 'neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Section>
    </>
  )
}
