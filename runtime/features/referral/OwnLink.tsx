import { useAtomValue } from 'jotai/react'
import { refreshMember } from '../../kit/refreshMember'
import { SlowRetry } from '../../kit/SlowRetry'
import { useSite, useText } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { invitationUrl } from '../../rules/registration/invitationUrl'
import type { ReferralCodes } from '../../rules/registration/registrationInfo'
import { lobbyPath } from '../../rules/session/loginTarget'
import type { Member } from '../../rules/session/member'
import { memberAtom } from '../../state/member'
import { Card } from '../../ui/Card'
import { ErrorState } from '../../ui/ErrorState'
import { Skeleton } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { LinkCard } from './LinkCard'

interface OwnLinkProps {
  readonly label: string
  readonly qrLabel: string
  /** The codes in the link. */
  readonly codesOf: (member: Member) => ReferralCodes
}

/** The member's link to the registration, on the domain where the member is: that one works for friends nearby. */
export function OwnLink({ label, qrLabel, codesOf }: OwnLinkProps) {
  const site = useSite()
  const { value: member, status } = useAtomValue(memberAtom)
  if (member) {
    const path = pathOfPage(site.data.manifest.routes, 'register') ?? lobbyPath
    const url = invitationUrl(site.browser.page.origin, path, codesOf(member))
    return <LinkCard url={url} label={label} qrLabel={qrLabel} />
  }
  return status === 'error' ? <LinkError /> : <LinkSkeleton />
}

function LinkError() {
  const site = useSite()
  const t = useText()
  return (
    <ErrorState
      title={t('referral.failedTitle')}
      text={t('referral.failedText')}
      retry={{ label: t('common.retry'), onClick: () => void refreshMember(site, { isRetry: true }) }}
      support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
    />
  )
}

function LinkSkeleton() {
  const site = useSite()
  return (
    <>
      <SlowRetry onRetry={() => void refreshMember(site, { isRetry: true })} />
      <Card>
        <Stack>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <div className="Referral-qr">
            <Skeleton shape="block" />
          </div>
        </Stack>
      </Card>
    </>
  )
}
