import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { firebaseConfig } from '../../kit/identity/useFirebaseSignIn'
import { useSite, useText } from '../../kit/useSite'
import { offeredChannels } from '../../rules/identity/socialOffer'
import { factsAtom } from '../../state/facts'
import { settingsAtom } from '../../state/settings'
import { channelNames, type SocialChannel } from '../../tables/socialChannels'
import { Button } from '../../ui/actions/Button'
import { Divider } from '../../ui/layout/Divider'
import { ChannelMark } from './ChannelMark'
import { useSocialSignIn } from './useSocialSignIn'

/** The channels that the merchant offers; nothing without a Firebase project (I2.17, I4.37). */
export default function SocialButtons() {
  const site = useSite()
  const googleEnabled = useAtomValue(factsAtom)('flag.GOOGLELOGIN3')
  // The platform may send the project after the form has rendered.
  const settings = useAtomValue(settingsAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the project is one of the settings
  const configured = useMemo(() => firebaseConfig(site) !== undefined, [site, settings])
  const channels = offeredChannels(site.data.manifest.social ?? {}, googleEnabled)
  if (channels.length === 0 || !configured) return null
  return <Channels channels={channels} />
}

/** As they stand beside the mark: several have room in one row. */
const shortNames: typeof channelNames = { ...channelNames, twitter: 'X' }

function Channels({ channels }: { channels: readonly SocialChannel[] }) {
  const t = useText()
  const { preload, tap } = useSocialSignIn()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads on pointer down or focus
    <div className="SocialButtons" onPointerDown={preload} onFocus={preload}>
      <Divider label={t('social.or')} />
      <ul className="SocialButtons-channels">
        {channels.map((channel) => (
          <li key={channel}>
            <Button
              wide
              variant="outline"
              aria-label={t('social.continue', { channel: channelNames[channel] })}
              onClick={() => tap(channel)}
            >
              <span className="SocialButtons-name">
                <ChannelMark channel={channel} />
                {shortNames[channel]}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
