import { useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { Legal } from './Legal'

interface AgeGateProps {
  readonly age: number
  readonly onConfirm: () => void
  readonly onDecline: () => void
}

/** Visitors confirm that they are of age before they register (D14). */
export function AgeGate({ age, onConfirm, onDecline }: AgeGateProps) {
  const t = useText()
  return (
    <div className="AgeGate">
      <bdi className="AgeGate-mark" aria-hidden="true">
        {age}+
      </bdi>
      <h2 className="AgeGate-title">{t('register.ageTitle', { age })}</h2>
      <p className="AgeGate-text">{t('register.ageText')}</p>
      <Button wide size="l" onClick={onConfirm}>
        {t('register.ageYes')}
      </Button>
      <Button wide variant="text" onClick={onDecline}>
        {t('register.ageNo')}
      </Button>
      <Legal />
    </div>
  )
}
