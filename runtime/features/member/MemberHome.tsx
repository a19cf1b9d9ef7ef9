import { useAtomValue } from 'jotai/react'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { logOut } from '../../kit/identity/logOut'
import { refreshMember } from '../../kit/identity/refreshMember'
import { Link } from '../../kit/pages/Link'
import { useRankProgress } from '../../kit/pages/useRankProgress'
import { useSite, useText } from '../../kit/useSite'
import type { QueryState } from '../../rules/network/query'
import { pathOfPage } from '../../rules/network/url'
import { progressLabel } from '../../rules/session/levels'
import type { Member } from '../../rules/session/member'
import { isAgent } from '../../rules/session/session'
import type { Mission } from '../../rules/session/vip'
import { formatDay } from '../../rules/text/intl/dates'
import { formatPercent } from '../../rules/text/intl/numbers'
import { truncate } from '../../rules/text/text'
import { balanceAtom, memberAtom } from '../../state/member'
import { onlineAtom } from '../../state/page'
import { customerTypeAtom, sessionAtom } from '../../state/session'
import { languages } from '../../tables/languages'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { classNames } from '../../ui/classNames'
import { Message } from '../../ui/feedback/Message'
import { ProgressBar } from '../../ui/feedback/ProgressBar'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Card } from '../../ui/layout/Card'
import { ListGroup } from '../../ui/lists/ListGroup'
import { ListRow } from '../../ui/lists/ListRow'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { Badge } from '../../ui/text/Badge'
import { VipBadge } from '../../ui/text/VipBadge'
import { AccountGroups } from './AccountGroups'
import { Balance } from './Balance'
import { MemberPicture } from './MemberPicture'
import { refreshBalance } from './refreshBalance'

/** Name, level, agent badge, balance, links and the logout button (D5). */
export default function MemberHome() {
  const member = useAtomValue(memberAtom)
  return (
    <div className="MemberHome">
      <Card tone="brand">
        <Identity member={member} />
        <Balance />
        <Rank />
      </Card>
      {member.status === 'error' && <MemberInfoError />}
      <SlowMember />
      <Links />
    </div>
  )
}

/** While the member's data or balance takes long: asks for it once more (F038). */
function SlowMember() {
  const site = useSite()
  const member = useAtomValue(memberAtom).status
  const balance = useAtomValue(balanceAtom).status
  if (member !== 'pending' && balance !== 'pending') return null
  function retry(): void {
    if (member === 'pending') void refreshMember(site, { isRetry: true })
    if (balance === 'pending') void refreshBalance(site, { isRetry: true })
  }
  return <SlowRetry onRetry={retry} />
}

function Identity({ member }: { member: QueryState<Member> }) {
  const site = useSite()
  const t = useText()
  const session = useAtomValue(sessionAtom)
  const agent = isAgent(useAtomValue(customerTypeAtom))
  const name = member.value?.userName ?? session?.userName ?? ''
  const { rank, regDate } = member.value ?? {}
  const isLoading = member.value === undefined && member.status === 'pending'
  return (
    <div className="MemberHome-identity">
      <button
        type="button"
        className="MemberHome-picture"
        aria-label={t('member.picture')}
        onClick={() => void site.openOverlay('profileIcons')}
      >
        <MemberPicture name={name} size="l" />
        <span className="MemberHome-change">
          <Icon icon={icons.plus} size="s" />
        </span>
      </button>
      <div className="MemberHome-words">
        <h2 className="MemberHome-name">
          <bdi>{truncate(name, limits.name)}</bdi>
        </h2>
        <p className="MemberHome-marks">
          {rank?.name && <VipBadge level={rank.name} />}
          {agent && <Badge tone="accent">{t('member.agent')}</Badge>}
        </p>
        {isLoading && (
          <div className="MemberHome-loading" aria-hidden="true">
            <Skeleton shape="title" width="half" />
            <Skeleton shape="text" width="long" />
          </div>
        )}
        {regDate !== undefined && (
          <p className="MemberHome-since">
            {t('member.memberSince', { date: formatDay(regDate, languages[site.text.language].locale) })}
          </p>
        )}
      </div>
    </div>
  )
}

function Rank() {
  const site = useSite()
  const t = useText()
  const { value: standing } = useRankProgress()
  const member = useAtomValue(memberAtom)
  const missionsPath = pathOfPage(site.data.manifest.routes, 'leaderBoard')
  if (standing === undefined || member.value === undefined)
    return member.status === 'pending' ? (
      <div className={classNames('MemberHome-rank', missionsPath && 'MemberHome-rank--mission')} />
    ) : null
  const { progress } = standing
  const percent = formatPercent(progress, languages[site.text.language].locale)
  return (
    <div className="MemberHome-rank">
      <ProgressBar label={t(progressLabel(standing))} value={progress} valueText={percent} />
      {missionsPath && <NextMission path={missionsPath} missions={standing.missions} />}
    </div>
  )
}

/** The first thing that is left to do for the next level, and the way to the others (E3.29). */
function NextMission({ path, missions }: { readonly path: string; readonly missions: readonly Mission[] }) {
  const t = useText()
  const mission = missions.find(({ completed, expected }) => completed < expected)
  if (!mission) return null
  const { title, completed, expected } = mission
  return (
    <Link className="MemberHome-mission" to={path}>
      <Icon icon={icons.trophy} size="s" />
      <span className="MemberHome-missionTitle">{title}</span>
      <span className="MemberHome-missionShare">{t('vip.share', { completed, expected })}</span>
      <Icon icon="chevron" size="s" />
    </Link>
  )
}

/** Without a connection, the line below the top bar says why, and the data comes when it is back. */
function MemberInfoError() {
  const site = useSite()
  const t = useText()
  if (!useAtomValue(onlineAtom)) return null
  return (
    <Message
      tone="warning"
      live
      action={
        <Button size="s" variant="tonal" onClick={() => void refreshMember(site, { isRetry: true })}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('member.infoFailed')}
    </Message>
  )
}

function Links() {
  const site = useSite()
  const t = useText()

  async function confirmLogOut() {
    const confirmed = await site.openOverlay('confirm', {
      title: 'member.logOutTitle',
      message: t('member.logOutText'),
      confirm: 'member.logOut',
      other: 'common.cancel',
      danger: true,
    })
    if (confirmed === true) await logOut(site)
  }

  return (
    <>
      <AccountGroups />
      <ListGroup>
        <ListRow icon={icons.logOut} danger label={t('member.logOut')} onClick={() => void confirmLogOut()} />
      </ListGroup>
    </>
  )
}
