import { useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { Legal } from './Legal'

interface AgeGateProps {
  readonly age: number
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Nobody registers without having said that they are of age (D14). */
export function AgeGate({ age, onYes, onNo }: AgeGateProps) {
  const t = useText()
  return (
    <div className="AgeGate">
      <bdi className="AgeGate-mark" aria-hidden="true">
        {age}+
      </bdi>
      <h2 className="AgeGate-title">{t('register.ageTitle', { age })}</h2>
      <p className="AgeGate-text">{t('register.ageText')}</p>
      <Button wide size="l" onClick={onYes}>
        {t('register.ageYes')}
      </Button>
      <Button wide variant="text" onClick={onNo}>
        {t('register.ageNo')}
      </Button>
      <Legal />
    </div>
  )
}
