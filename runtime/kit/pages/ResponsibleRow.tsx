import type { ComplianceLink } from '../../schema/manifest.gen'
import { ListRow } from '../../ui/lists/ListRow'
import type { IconSource } from '../../ui/media/Icon'
import { useSite, useText } from '../useSite'
import { OutsideRow } from './OutsideRow'

interface ResponsibleRowProps {
  readonly name: 'limits' | 'selfExclusion'
  readonly icon: IconSource
  readonly label: string
  /** Before customer service opens: closes what the row is in. */
  readonly onLeave?: () => void
}

/** Where a member limits or stops playing: what the manifest says, else through customer service (D14). */
export function ResponsibleRow({ name, icon, label, onLeave }: ResponsibleRowProps) {
  const site = useSite()
  const t = useText()
  const link: ComplianceLink | undefined = site.data.manifest.compliance?.[name]
  if (link !== undefined)
    return <OutsideRow icon={icon} label={link.text?.[site.text.language] ?? label} url={link.url} />
  function openSupport(): void {
    onLeave?.()
    void site.openOverlay('support')
  }
  return <ListRow icon={icon} label={label} helper={t('member.throughSupport')} onClick={openSupport} />
}
