import { useState } from 'react'
import { Button } from '../../runtime/ui/actions/Button'
import { IconButton } from '../../runtime/ui/actions/IconButton'
import { Checkbox } from '../../runtime/ui/forms/Checkbox'
import { CodeField } from '../../runtime/ui/forms/CodeField'
import { PasswordField } from '../../runtime/ui/forms/PasswordField'
import { PhoneField } from '../../runtime/ui/forms/PhoneField'
import { TextArea } from '../../runtime/ui/forms/TextArea'
import { TextField } from '../../runtime/ui/forms/TextField'
import { Chip } from '../../runtime/ui/lists/Chip'
import { Tabs } from '../../runtime/ui/lists/Tabs'
import * as icons from '../../runtime/ui/media/icons'
import { Examples, Section } from './Section'
import type { SampleBrand } from './sampleBrand'
import type { SampleTexts } from './sampleTexts'

interface ControlProps {
  words: SampleTexts
  brand: SampleBrand
}

/** The gallery has no image files next to it: without a flag, the letters are shown. */
const countryOf = ({ words, brand: { phone } }: ControlProps) => ({
  countryLabel: words.country,
  country: phone.country,
  countryName: phone.countryName,
  diallingCode: phone.diallingCode,
  showCountry: true,
})

const variants = ['filled', 'accent', 'tonal', 'outline', 'text', 'danger'] as const

function Buttons({ words }: { words: SampleTexts }) {
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <Examples key={variant}>
          <Button variant={variant}>{words.logIn}</Button>
          <Button variant={variant} busy busyText="busy">
            {words.logIn}
          </Button>
          <Button variant={variant} disabled>
            {words.logIn}
          </Button>
        </Examples>
      ))}
      <Examples>
        <Button size="s">{words.logIn}</Button>
        <Button icon={icons.wallet}>{words.deposit}</Button>
        <Button size="l" iconEnd={icons.forward}>
          {words.offerAction}
        </Button>
      </Examples>
      <Button wide variant="outline" icon="globe" href="#">
        {words.language}
      </Button>
      <Examples>
        <IconButton icon="search" label="search" />
        <IconButton icon={icons.bell} label="bell" badge={3} variant="tonal" />
        <IconButton icon={icons.plus} label="plus" variant="filled" />
        <IconButton icon={icons.forward} label="forward" variant="glass" />
        <IconButton icon="close" label="close" disabled />
      </Examples>
    </Section>
  )
}

function Fields({ words, brand }: ControlProps) {
  const [name, setName] = useState(brand.memberNames[0] ?? '')
  const country = countryOf({ words, brand })
  const [secret, setSecret] = useState('correct horse')
  const [code, setCode] = useState('4081')
  return (
    <Section title="Fields">
      <TextField
        label={words.userName}
        value=""
        onChange={setName}
        helper={words.userNameHelper}
        icon="user"
      />
      <TextField
        label={words.userName}
        value={name}
        onChange={setName}
        clearLabel={words.clear}
        icon="user"
        dir="ltr"
      />
      <TextField
        label={words.phone}
        value={brand.phone.number}
        onChange={setName}
        type="tel"
        icon={icons.phone}
        dir="ltr"
        disabled
      />
      <PhoneField
        {...country}
        label={words.phone}
        value={brand.phone.number}
        onChange={setName}
        onPick={() => setName('')}
      />
      <PhoneField
        {...country}
        label={words.phone}
        value={brand.phone.number}
        onChange={setName}
        error={words.wrongPassword}
      />
      <PasswordField
        label={words.password}
        value={secret}
        onChange={setSecret}
        showLabel={words.show}
        hideLabel={words.hide}
        autoComplete="current-password"
        error={words.wrongPassword}
      />
      <TextArea
        label={words.offer}
        value={words.notice}
        onChange={setName}
        rows={3}
        error={words.wrongPassword}
      />
      <CodeField label={words.code} helper={words.codeHelper} value={code} onChange={setCode} />
    </Section>
  )
}

function Choices({ words }: { words: SampleTexts }) {
  const [checked, setChecked] = useState(true)
  const [tab, setTab] = useState('one')
  const panel = (text: string) => <p>{text}</p>
  return (
    <Section title="Choices">
      <Checkbox label={words.rememberMe} checked={checked} onChange={setChecked} />
      <Checkbox label={words.age} checked={false} onChange={setChecked} error={words.wrongPassword} />
      <Checkbox label={words.age} checked disabled onChange={setChecked} />
      <Examples>
        <Chip label={words.popular} icon={icons.fire} active onClick={() => setChecked(true)} />
        <Chip label={words.live} count="24" onClick={() => setChecked(true)} />
      </Examples>
      <Tabs
        label={words.welcome}
        active={tab}
        onSelect={setTab}
        items={[
          { id: 'one', label: words.password, panel: panel(words.subtitle) },
          { id: 'two', label: words.phone, panel: panel(words.codeHelper) },
        ]}
      />
    </Section>
  )
}

/** Buttons, fields and choices in all states. */
export function Controls({ words, brand }: ControlProps) {
  return (
    <>
      <Buttons words={words} />
      <Fields words={words} brand={brand} />
      <Choices words={words} />
    </>
  )
}
