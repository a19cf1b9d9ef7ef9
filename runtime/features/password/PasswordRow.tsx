import { PageRow } from '../../kit/pages/PageRow'
import { useText } from '../../kit/useSite'
import * as icons from '../../ui/media/icons'

/** A link from the member's home to the change of the password. */
export default function PasswordRow() {
  const t = useText()
  return <PageRow page="changePassword" icon={icons.lock} label={t('password.title')} />
}
