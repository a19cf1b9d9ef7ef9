import { useSite, useText } from '../../kit/useSite'
import { Card } from '../../ui/Card'
import { Registration } from './Registration'

/** The registration page (I2.05); the lobby replaces it in the history (I2.02). */
export default function RegisterPage() {
  const site = useSite()
  const t = useText()
  return (
    <div className="RegisterPage">
      <div className="RegisterPage-welcome">
        <Card tone="brand">
          <h1 className="RegisterPage-title">{t('register.title')}</h1>
          <p>{t('register.subtitle')}</p>
        </Card>
      </div>
      <Registration onLogIn={() => site.go('/m/login')} onLeave={() => site.go('/m/home')} />
    </div>
  )
}
