import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../contract/useSite'
import { Sheet } from '../../ui/Sheet'
import { LoginForm } from './LoginForm'

const reasonOf = (given: unknown): string | undefined =>
  typeof given === 'object' && given !== null && 'reason' in given ? String(given.reason) : undefined

/** The login as a dialog, from anywhere (I2.11). */
export default function LoginSheet({ given, close, titleId, leaving }: OverlayProps) {
  const t = useText()
  return (
    <Sheet
      title={t('login.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    >
      <p className="LoginSheet-text">{reasonOf(given) ?? t('login.subtitle')}</p>
      <LoginForm />
    </Sheet>
  )
}
