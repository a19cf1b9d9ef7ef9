import { useEffect, useState } from 'react'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { Message } from '../../ui/feedback/Message'
import { Stack } from '../../ui/layout/Stack'
import * as icons from '../../ui/media/icons'
import { GuidePicture } from './GuidePicture'

/**
 * A profile puts the site on the home screen. From iOS 17 a tip follows its download; before that, once the page has the focus
 * again, a prompt leads to the settings, with the file once more for those who have lost it (E2.31, E2.32).
 */
export function ProfileGuide({ after, url }: { after: 'tip' | 'settings'; url: string }) {
  const { browser } = useSite()
  const t = useText()
  const [started, setStarted] = useState(false)
  const [returned, setReturned] = useState(false)
  useEffect(() => (started ? browser.page.onFocus(() => setReturned(true)) : undefined), [started, browser])
  const isNext = started && (after === 'tip' || returned)
  return (
    <Stack>
      <GuidePicture name={isNext ? 'settings' : 'profile'} />
      {isNext ? (
        <Message tone="info" live>
          {t(after === 'tip' ? 'install.profileTip' : 'install.profileSettings')}
        </Message>
      ) : (
        <p className="InstallGuide-text">{t('install.profile')}</p>
      )}
      <Button
        wide
        icon={icons.download}
        variant={isNext ? 'tonal' : 'filled'}
        href={url}
        onClick={() => setStarted(true)}
      >
        {t(isNext ? 'install.profileAgain' : 'install.profileGet')}
      </Button>
    </Stack>
  )
}
