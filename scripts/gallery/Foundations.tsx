import { Icon } from '../../runtime/ui/media/Icon'
import { Badge } from '../../runtime/ui/text/Badge'
import { iconNamed, iconNames } from '../steps/site/icons'
import { Section } from './Section'
import type { SampleTexts } from './sampleTexts'

const backgrounds = ['background', 'surface', 'raised', 'sunken'] as const
const roles = ['primary', 'accent', 'success', 'warning', 'danger'] as const

function BackgroundSwatches() {
  return backgrounds.map((background) => (
    <div key={background} className={`Gallery-swatch Gallery-swatch--${background}`}>
      {background} <span className="Gallery-muted">muted</span> <span className="Gallery-link">link</span>
    </div>
  ))
}

function RoleSwatches() {
  return roles.map((role) => (
    <div key={role} className="Gallery-pair">
      <div className={`Gallery-swatch Gallery-swatch--${role}`}>{role}</div>
      <div className={`Gallery-swatch Gallery-swatch--${role}-soft`}>{role} soft</div>
    </div>
  ))
}

/** Colours, type and icons. */
export function Foundations({ words }: { words: SampleTexts }) {
  return (
    <>
      <Section title="Colours">
        <BackgroundSwatches />
        <RoleSwatches />
        <div className="Gallery-swatch Gallery-swatch--brand">gradient-brand</div>
        <div className="Gallery-swatch Gallery-swatch--hero">gradient-hero</div>
      </Section>
      <Section title="Type">
        <h1>{words.welcome}</h1>
        <h2>{words.offer}</h2>
        <h3>{words.popular}</h3>
        <p>{words.notice}</p>
        <p className="Gallery-muted">{words.subtitle}</p>
      </Section>
      <Section title="Icons">
        <div className="Gallery-icons">
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon icon={iconNamed(name)} />
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
          <Badge tone="danger" number>
            99+
          </Badge>
        </div>
      </Section>
    </>
  )
}
