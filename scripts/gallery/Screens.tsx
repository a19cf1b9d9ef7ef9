import { Lobby } from './Lobby'
import { LogIn } from './LogIn'
import { Member } from './Member'
import { Section } from './Section'
import type { ScreenProps } from './screenParts'

/** Whole screens built from the components. */
export function Screens(props: ScreenProps) {
  return (
    <>
      <Section title="Lobby" frame>
        <Lobby {...props} />
      </Section>
      <Section title="Log in" frame>
        <LogIn {...props} />
      </Section>
      <Section title="Member" frame>
        <Member {...props} />
      </Section>
    </>
  )
}
