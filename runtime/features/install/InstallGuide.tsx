import { useAtomValue } from 'jotai/react'
import type { OverlayProps } from '../../contract/feature'
import type { TextKey } from '../../contract/text'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useSite, useText } from '../../kit/useSite'
import type { InstallGuide as Guide } from '../../rules/device/installGuide'
import { htmlToText } from '../../rules/text/htmlToText'
import { platformSettingsAtom } from '../../state/platformValues'
import { GuidePicture, type PictureName } from './GuidePicture'
import { ProfileGuide } from './ProfileGuide'
import { SiteIcon } from './SiteIcon'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    installGuide: Guide
  }
}

interface Step {
  readonly picture: PictureName
  readonly text: TextKey
}

/** The two steps of each guide (E2.29, E2.30), in today's words for what stands on the screen. */
function stepsOf(guide: Guide): readonly Step[] {
  switch (guide.kind) {
    case 'legacy':
      return [
        { picture: 'share', text: 'install.shareLegacy' },
        { picture: 'addLegacy', text: 'install.addLegacy' },
      ]
    case 'share':
      if (guide.browser === 'other')
        return [
          { picture: 'shareTop', text: 'install.shareTop' },
          { picture: 'add', text: 'install.add' },
        ]
      return guide.menu
        ? [
            { picture: 'shareMenu', text: 'install.shareMenu' },
            { picture: 'add', text: 'install.addMore' },
          ]
        : [
            { picture: 'share', text: 'install.share' },
            { picture: 'add', text: 'install.add' },
          ]
    case 'menu':
      return guide.browser === 'android'
        ? [
            { picture: 'menuAndroid', text: 'install.menuAndroid' },
            { picture: 'add', text: 'install.addAndroid' },
          ]
        : [
            { picture: 'menuDesktop', text: 'install.menuDesktop' },
            { picture: 'add', text: 'install.addDesktop' },
          ]
    case 'profile':
      return []
  }
}

/** How to put the site on the home screen by hand (E2.29 to E2.32), and what the platform says about it (E2.78). */
export default function InstallGuide(overlay: OverlayProps<'installGuide'>) {
  const { payload } = overlay
  const t = useText()
  const { name } = useSite().data.manifest
  const about = htmlToText(useAtomValue(platformSettingsAtom).values?.mobileTemplate?.app_desc)
  return (
    <OverlaySheet overlay={overlay} title={t('install.title', { name })}>
      {about !== undefined && (
        <p className="InstallGuide-about">
          <SiteIcon />
          <bdi>{about}</bdi>
        </p>
      )}
      {payload.kind === 'profile' ? (
        <ProfileGuide after={payload.after} url={payload.url} />
      ) : (
        <ol className="InstallGuide-steps">
          {stepsOf(payload).map(({ picture, text }, index) => (
            <li className="InstallGuide-step" key={text}>
              <GuidePicture name={picture} />
              <p className="InstallGuide-text">
                <span className="InstallGuide-number" aria-hidden="true">
                  {index + 1}
                </span>
                {t(text)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </OverlaySheet>
  )
}
