import { useState } from 'react'
import { Button } from '../../runtime/ui/actions/Button'
import { IconButton } from '../../runtime/ui/actions/IconButton'
import { Checkbox } from '../../runtime/ui/forms/Checkbox'
import { PasswordField } from '../../runtime/ui/forms/PasswordField'
import { TextField } from '../../runtime/ui/forms/TextField'
import { Divider } from '../../runtime/ui/layout/Divider'
import { Page } from '../../runtime/ui/layout/Page'
import { Stack } from '../../runtime/ui/layout/Stack'
import { TopBar } from '../../runtime/ui/layout/TopBar'
import { TrustNote } from '../../runtime/ui/layout/TrustNote'
import type { ScreenProps } from './screenParts'

/** The login screen. */
export function LogIn({ words, brand }: ScreenProps) {
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const bar = (
    <TopBar
      start={<IconButton icon="back" label="back" href="#" />}
      title={words.logIn}
      end={<IconButton icon="globe" label={words.language} />}
    />
  )
  return (
    <Page top={bar}>
      <Stack>
        <div>
          <h1>{words.welcome}</h1>
          <p className="Gallery-muted">{words.subtitle}</p>
        </div>
        <TextField
          label={words.userName}
          helper={words.userNameHelper}
          value={name}
          onChange={setName}
          icon="user"
          clearLabel={words.clear}
          dir="ltr"
          autoComplete="username"
        />
        <PasswordField
          label={words.password}
          value={secret}
          onChange={setSecret}
          showLabel={words.show}
          hideLabel={words.hide}
          autoComplete="current-password"
          aside={
            <a className="Gallery-link" href="?only=Member">
              {words.forgotPassword}
            </a>
          }
        />
        <Checkbox label={words.rememberMe} checked onChange={() => setName(name)} />
        <Button wide size="l" type="submit">
          {words.logIn}
        </Button>
        <TrustNote
          age={{ mark: brand.age, text: words.age }}
          licence={{ text: words.licence, href: '#' }}
          support={words.supportHours}
        />
        <Divider label={words.or} />
        <Button wide variant="outline">
          {words.register}
        </Button>
        <Button wide variant="text" icon="support">
          {words.support}
        </Button>
      </Stack>
    </Page>
  )
}
