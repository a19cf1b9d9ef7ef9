import { useSite, useText } from '../../kit/useSite'
import type { ComplianceLink } from '../../schema/manifest.gen'
import { ListGroup } from '../../ui/lists/ListGroup'
import { ListRow } from '../../ui/lists/ListRow'
import { Icon, type IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

/** Limits and self-exclusion: where the manifest says, else through customer service (D14). */
export function ResponsibleRows() {
  const site = useSite()
  const t = useText()
  const { limits, selfExclusion } = site.data.manifest.compliance ?? {}
  return (
    <ListGroup title={t('shell.responsibleGaming')}>
      <ResponsibleRow icon="clock" link={limits} label={t('member.limits')} />
      <ResponsibleRow icon={icons.shield} link={selfExclusion} label={t('shell.selfExclusion')} />
    </ListGroup>
  )
}

interface ResponsibleRowProps {
  readonly icon: IconSource
  readonly link: ComplianceLink | undefined
  readonly label: string
}

function ResponsibleRow({ icon, link, label }: ResponsibleRowProps) {
  const site = useSite()
  const t = useText()
  if (link === undefined) {
    return (
      <ListRow
        icon={icon}
        label={label}
        helper={t('member.throughSupport')}
        onClick={() => void site.openOverlay('support')}
      />
    )
  }
  return (
    <ListRow
      icon={icon}
      label={link.text?.[site.text.language] ?? label}
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      end={<Icon icon={icons.external} size="s" />}
    />
  )
}
