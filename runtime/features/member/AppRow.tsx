import { useOfferApp } from '../../kit/useOfferApp'
import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/lists/ListRow'
import * as icons from '../../ui/media/icons'

/** In the account: the ways to get the app, whatever became of the bar and the prompt (E4.34). */
export function AppRow() {
  const t = useText()
  const { name } = useSite().data.manifest
  const offer = useOfferApp()
  return offer ? <ListRow icon={icons.download} label={t('download.bar', { name })} onClick={offer} /> : null
}
