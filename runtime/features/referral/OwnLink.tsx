import { useAtomValue } from 'jotai/react'
import { FailedState } from '../../kit/feedback/FailedState'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { refreshMember } from '../../kit/identity/refreshMember'
import { useSite } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { invitationUrl } from '../../rules/registration/invitationUrl'
import type { ReferralCodes } from '../../rules/registration/registrationInfo'
import { lobbyPath } from '../../rules/session/loginTarget'
import type { Member } from '../../rules/session/member'
import { memberAtom } from '../../state/member'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
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
  const { value: member, status, cause } = useAtomValue(memberAtom)
  if (member) {
    const path = pathOfPage(site.data.manifest.routes, 'register') ?? lobbyPath
    const url = invitationUrl(site.browser.page.origin, path, codesOf(member))
    return <LinkCard url={url} label={label} qrLabel={qrLabel} />
  }
  const retry = () => void refreshMember(site, { isRetry: true })
  return status === 'error' ? (
    <FailedState
      titleKey="referral.failedTitle"
      textKey="referral.failedText"
      cause={cause}
      onRetry={retry}
    />
  ) : (
    <LinkSkeleton onRetry={retry} />
  )
}

function LinkSkeleton({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <SlowRetry onRetry={onRetry} />
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
