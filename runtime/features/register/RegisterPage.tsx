import { useSite, useText } from '../../kit/useSite'
import { Registration } from './Registration'

/** The registration page (I2.05); the lobby replaces it in the history (I2.02). */
export default function RegisterPage() {
  const site = useSite()
  const t = useText()
  return (
    <div className="RegisterPage">
      <h1 className="RegisterPage-title">{t('register.title')}</h1>
      <Registration onLogIn={() => site.go('/m/login')} onLeave={() => site.go('/m/home')} />
    </div>
  )
}
